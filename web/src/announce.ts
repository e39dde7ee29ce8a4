// What a sighted person sees move without any sentence about it, said for the others: which piece
// went where, why nothing can move any more, and what became of the square just tapped.

import { element } from "./dom";
import type { Grid } from "./grid";
import type { Event, View } from "./view.gen";

let seq = 0;
let told = "";

export function announce(view: View, cause: Event | null, grid: Grid): void {
  const { board } = view;
  const parts: string[] = [];
  if (board.seq !== seq) parts.push(...board.motion.map((phase) => phase.said));
  seq = board.seq;
  if (board.told !== "" && board.told !== told) parts.push(board.told);
  told = board.told;
  const tapped = cause?.type === "tap" || cause?.type === "escape";
  if (tapped && parts.length === 0 && view.feedback.verdict === "none") {
    const cell = grid.current;
    if (cell) parts.push(cell.description === "" ? cell.name : `${cell.name}, ${cell.description}`);
  }
  const text = parts.join(". ");
  if (text !== "") element("whisper").textContent = text;
}
