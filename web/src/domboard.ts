// The board without a canvas: the same grid, its squares coloured by the style sheet, the pieces as
// background images, the marks in two layers of SVG, one below the pieces and one above.

import { element } from "./dom";
import type { Grid } from "./grid";
import { drawMarks } from "./marks";
import { pieceBackground } from "./pieces";
import type { Drag } from "./pointer";
import type { Board } from "./view.gen";

export class DomBoard {
  private on = false;
  private board: Board | null = null;
  private readonly under = layer("under");
  private readonly over = layer("over");
  private readonly lifted = document.createElement("div");

  constructor(private readonly grid: Grid) {
    this.lifted.className = "lifted";
    this.lifted.hidden = true;
  }

  get visible(): boolean {
    return this.on;
  }

  /** Takes over from the canvas, in place. */
  take(): void {
    if (this.on) return;
    this.on = true;
    document.documentElement.dataset.board = "dom";
    this.grid.element.before(this.under);
    this.grid.element.after(this.over, this.lifted);
    if (this.board) this.draw(this.board);
  }

  show(board: Board): void {
    this.board = board;
    if (this.on) this.draw(board);
  }

  /** Moves the dragged piece and frames the square it is over; null puts it down. */
  follow(at: Drag | null): void {
    if (!this.on) return;
    this.grid.target(at?.square ?? "");
    const held = this.board?.cells.find((cell) => cell.square === this.board?.held);
    this.lifted.hidden = !at || !held;
    if (!at || !held) return;
    this.lifted.style.backgroundImage = pieceBackground(held.piece);
    this.lifted.style.transform = `translate(calc(${at.x}px - var(--board-x) - 50%), calc(${at.y}px - var(--board-y) - 50%))`;
  }

  private draw(board: Board): void {
    element("board").classList.toggle("turned", board.turned);
    element("board").classList.toggle("plain", board.plain);
    board.cells.forEach((cell, index) => {
      const place = this.grid.cells[index];
      if (!place || place.dataset.piece === cell.piece) return;
      place.dataset.piece = cell.piece;
      place.style.backgroundImage = pieceBackground(cell.piece);
    });
    const leaving = new Set(board.marks.filter((mark) => mark.kind === "leaving").map((mark) => mark.square));
    board.cells.forEach(({ square }, index) => {
      const place = this.grid.cells[index];
      place?.classList.toggle("held", square === board.held);
      place?.classList.toggle("leaving", leaving.has(square)); // the marks draw it, faded
    });
    if (board.held === "") this.lifted.hidden = true;
    drawMarks(board, this.under, this.over);
  }
}

function layer(name: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", `marks ${name}`);
  svg.setAttribute("viewBox", "0 0 800 800");
  svg.setAttribute("aria-hidden", "true");
  return svg;
}
