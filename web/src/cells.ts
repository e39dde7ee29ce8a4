// The 64 places of the board on the page, in rows, from the upper left.

import { make } from "./make";

/** Makes the places. Where an unmoving board has made them before, those are returned. */
export function makeCells(grid: HTMLElement): HTMLElement[] {
  const there = [...grid.querySelectorAll<HTMLElement>(".cell")];
  if (there.length > 0) return there;
  const cells: HTMLElement[] = [];
  for (let row = 0; row < 8; row++) {
    const line = make("div", "row");
    line.setAttribute("role", "row");
    for (let column = 0; column < 8; column++) {
      const cell = make("div", "cell");
      cell.setAttribute("role", "gridcell");
      cell.tabIndex = -1;
      cells.push(cell);
      line.append(cell);
    }
    grid.append(line);
  }
  return cells;
}

/** Says which square is seen at a place, for whoever looks for it and for the style, which writes the letters at the edge. */
export function nameCell(cell: HTMLElement, square: string): void {
  cell.dataset.square = square;
  cell.dataset.file = square.charAt(0);
  cell.dataset.rank = square.charAt(1);
}
