// The board drawn by the page: the squares are coloured by the style sheet, the pieces are background images of the
// cells, the marks stand in two layers of SVG, one below the pieces and one above.

import { element } from "./dom";
import { drawMarks, type Drawn } from "./marks";
import { pieceBackground } from "./pieces";

export class BoardPicture {
  private readonly under = layer("under");
  private readonly over = layer("over");

  /** Cells as in Board.cells. */
  constructor(private readonly grid: HTMLElement, private readonly cells: HTMLElement[]) {}

  draw(board: Drawn): void {
    if (!this.under.isConnected) {
      this.grid.before(this.under);
      this.grid.after(this.over);
    }
    element("board").classList.toggle("turned", board.turned);
    element("board").classList.toggle("plain", board.plain);
    const leaving = new Set(board.marks.filter((mark) => mark.kind === "leaving").map((mark) => mark.square));
    board.cells.forEach((cell, index) => {
      const place = this.cells[index];
      if (!place) return;
      place.classList.toggle("leaving", leaving.has(cell.square)); // the marks draw it, faded
      if (place.dataset.piece === cell.piece) return;
      place.dataset.piece = cell.piece;
      place.style.backgroundImage = pieceBackground(cell.piece);
    });
    drawMarks(board, this.under, this.over);
  }

  /** Takes the marks away, and with pieces those too. */
  remove(pieces: boolean): void {
    this.under.remove();
    this.over.remove();
    if (!pieces) return;
    element("board").classList.remove("turned", "plain");
    for (const cell of this.cells) {
      cell.classList.remove("leaving");
      delete cell.dataset.piece;
      cell.style.backgroundImage = "";
    }
  }
}

function layer(name: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", `marks ${name}`);
  svg.setAttribute("viewBox", "0 0 800 800");
  svg.setAttribute("aria-hidden", "true");
  return svg;
}
