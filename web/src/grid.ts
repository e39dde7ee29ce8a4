// The 64 squares as the browser knows them: names for screen readers, one tab stop, keys. They lie
// transparent over the canvas; where there is no canvas they show the pieces themselves.

import { makeCells, nameCell } from "./cells";
import { element } from "./dom";
import type { Board, Cell, Event } from "./view.gen";

type Send = (event: Event) => void;

export class Grid {
  readonly element = element("grid");
  /** In the order seen, from the upper left. */
  readonly cells = makeCells(this.element);
  private shown: Cell[] = [];
  private active = 0;

  constructor(private readonly send: Send) {
    this.activate(0);
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener("focusin", (event) => {
      const index = this.cells.indexOf(event.target as HTMLElement);
      if (index >= 0) this.activate(index);
    });
  }

  /** Fresh is true where another exercise begins. */
  show(board: Board, fresh: boolean): void {
    const focused = this.hasFocus ? this.shown[this.active]?.square : undefined;
    const turned = this.shown.length > 0 && this.shown[0]?.square !== board.cells[0]?.square;
    const selected = board.marks.find((mark) => mark.kind === "selected")?.square ?? "";
    board.cells.forEach((cell, index) => {
      const place = this.cells[index];
      if (place) this.fill(place, cell, this.shown[index], cell.square === selected);
    });
    const square = this.shown[this.active]?.square;
    this.shown = board.cells;
    // The keyboard's place is a square, not a spot on the screen: it turns with the board.
    if (turned && square) this.activate(Math.max(0, this.indexOf(square)));
    if (turned && focused) this.cells[this.active]?.focus({ preventScroll: true });
    // A Tab into a new exercise lands where there is something to do.
    if (fresh && !this.hasFocus) this.activate(Math.max(0, board.cells.findIndex((cell) => cell.grab)));
  }

  /** The cell of a square, undefined where there is none. */
  cellOf(square: string): HTMLElement | undefined {
    return this.cells[this.indexOf(square)];
  }

  /** Where a square is seen: 0 to 63 from the upper left, -1 for none. */
  indexOf(square: string): number {
    return this.shown.findIndex((cell) => cell.square === square);
  }

  /** What a cell holds, undefined before the first View. */
  content(index: number): Cell | undefined {
    return this.shown[index];
  }

  /** Frames the square on which a dragged piece would land, "" for none. */
  target(square: string): void {
    this.element.querySelector(".target")?.classList.remove("target");
    if (square !== "") this.cellOf(square)?.classList.add("target");
  }

  get hasFocus(): boolean {
    return this.element.contains(document.activeElement);
  }

  /** What the keyboard's square holds. */
  get current(): Cell | undefined {
    return this.shown[this.active];
  }

  focus(): void {
    this.cells[this.active]?.focus({ preventScroll: true });
  }

  private fill(place: HTMLElement, cell: Cell, before: Cell | undefined, selected: boolean): void {
    // 64 cells at each View: only what changed is written.
    if (before?.square !== cell.square) nameCell(place, cell.square);
    if (before?.name !== cell.name) place.setAttribute("aria-label", cell.name);
    if (before?.description !== cell.description) {
      if (cell.description === "") place.removeAttribute("aria-description");
      else place.setAttribute("aria-description", cell.description);
    }
    if (before?.grab !== cell.grab) place.classList.toggle("grab", cell.grab);
    const is = String(selected);
    if (place.getAttribute("aria-selected") !== is) place.setAttribute("aria-selected", is);
  }

  private activate(index: number): void {
    const old = this.cells[this.active];
    const next = this.cells[index];
    if (!next) return;
    if (old) old.tabIndex = -1;
    next.tabIndex = 0;
    this.active = index;
  }

  private key(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey) return;
    const row = this.active >> 3;
    const column = this.active & 7;
    const move = (toRow: number, toColumn: number): void => {
      event.preventDefault();
      if (toRow < 0 || toRow > 7 || toColumn < 0 || toColumn > 7) return;
      this.cells[toRow * 8 + toColumn]?.focus();
    };
    switch (event.key) {
      case "ArrowLeft": return move(row, column - 1);
      case "ArrowRight": return move(row, column + 1);
      case "ArrowUp": return move(row - 1, column);
      case "ArrowDown": return move(row + 1, column);
      case "Home": return event.ctrlKey ? move(0, 0) : move(row, 0);
      case "End": return event.ctrlKey ? move(7, 7) : move(row, 7);
      case "PageUp": return move(0, column);
      case "PageDown": return move(7, column);
      case "Enter":
      case " ":
        event.preventDefault();
        if (!event.repeat && !event.ctrlKey && this.current) this.send({ type: "tap", square: this.current.square });
        return;
      case "Escape":
        event.preventDefault();
        return this.send({ type: "escape" });
    }
  }
}
