// The board without a canvas: the same grid, its squares, pieces and marks drawn by the page, and the piece in hand.

import type { Grid } from "./grid";
import { BoardPicture } from "./picture";
import { pieceBackground } from "./pieces";
import type { Drag } from "./pointer";
import type { Board } from "./view.gen";

export class DomBoard {
  private on = false;
  private board: Board | null = null;
  private readonly picture: BoardPicture;
  private readonly lifted = document.createElement("div");

  constructor(private readonly grid: Grid) {
    this.picture = new BoardPicture(grid.element, grid.cells);
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
    this.grid.element.after(this.lifted);
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
    this.picture.draw(board);
    board.cells.forEach(({ square }, index) => this.grid.cells[index]?.classList.toggle("held", square === board.held));
    if (board.held === "") this.lifted.hidden = true;
  }
}
