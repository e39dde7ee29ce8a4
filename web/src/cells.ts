// The 64 places of the board on the page, in rows, from the upper left.

/** Makes the places. Where an unmoving board has made them before, those are returned. */
export function makeCells(grid: HTMLElement): HTMLElement[] {
  const there = [...grid.querySelectorAll<HTMLElement>(".cell")];
  if (there.length > 0) return there;
  const cells: HTMLElement[] = [];
  for (let row = 0; row < 8; row++) {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    line.className = "row";
    for (let column = 0; column < 8; column++) {
      const cell = document.createElement("div");
      cell.setAttribute("role", "gridcell");
      cell.className = "cell";
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
