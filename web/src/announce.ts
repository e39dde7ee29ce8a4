// What a sighted person sees move without any sentence about it, said for the others: which piece
// went where, and what became of the square just tapped.

import { element } from "./dom";
import type { Grid } from "./grid";
import type { Event, Phase, View } from "./view.gen";

const NAMES: Record<string, string> = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

let seq = -1;

export function announce(view: View, cause: Event | null, grid: Grid): void {
  const { board } = view;
  const parts: string[] = [];
  if (board.seq !== seq && seq >= 0) parts.push(...board.motion.map(told).filter((text) => text !== ""));
  seq = board.seq;
  const tapped = cause?.type === "tap" || cause?.type === "escape";
  if (tapped && parts.length === 0 && view.feedback.verdict === "none") {
    const cell = grid.current;
    if (cell) parts.push(cell.description === "" ? cell.name : `${cell.name}, ${cell.description}`);
  }
  const text = parts.join(". ");
  if (text !== "") element("whisper").textContent = text;
}

/** "White king e1 to g1, white rook h1 to f1". */
function told(phase: Phase): string {
  return phase.glides.map((glide) => `${pieceAt(phase.before, glide.from)} ${glide.from} to ${glide.to}`).join(", ");
}

function pieceAt(before: string, square: string): string {
  const index = square.charCodeAt(0) - 97 + 8 * (Number(square.charAt(1)) - 1);
  const letter = before.charAt(index);
  const name = NAMES[letter.toLowerCase()] ?? "piece";
  return letter === letter.toLowerCase() ? `black ${name}` : `white ${name}`;
}
