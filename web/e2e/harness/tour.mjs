// The shortest ways where the other side stands still, found with the moves of chessops.

import { makeSquare, opposite, parseSquare } from "chessops/util";

/** The most positions looked at. */
const MOST = 40_000;

/**
 * The fewest moves that capture all, reach the squares, or are simply made; null where the search does not end. A move does one
 * of the things that are left at most, so those that could be done with the fewest are looked at first.
 */
export function tour(position, [kind, ...what]) {
  const explores = kind === "explore";
  const enemy = opposite(position.turn);
  const left = (at) => {
    if (explores) return Number(what[0]) - at.moves.length;
    return kind === "reach" ? at.stars.length : at.position.board[enemy].diff(at.position.board.king).size();
  };
  const start = { position, stars: kind === "reach" ? what.map(parseSquare) : [], moves: [] };
  /** What is to be looked at, by the fewest moves there could be in all. */
  const open = [];
  const put = (at) => (open[at.moves.length + left(at)] ??= []).push(at);
  put(start);
  const seen = new Set();
  for (let fewest = 0; fewest < open.length && seen.size < MOST; fewest++) {
    while (open[fewest]?.length > 0) {
      const at = open[fewest].pop();
      if (left(at) === 0) return at.moves;
      const key = `${[...at.position.board].map(([square, { color, role }]) => `${square}${color}${role}`)} ${at.stars} ${at.moves.length}`;
      if (seen.has(key)) continue;
      seen.add(key);
      for (const next of steps(at, !explores)) put(next);
    }
  }
  return null;
}

/** What the learner can do next: not into a capture where pieces are guarded, and no check, which could not be answered. */
function* steps({ position, stars, moves }, guarded) {
  for (const [from, dests] of position.allDests()) {
    for (const to of dests) {
      if (position.board[position.turn].has(to)) continue; // castling, which no tour needs
      const promotion = position.board.getRole(from) === "pawn" && (to < 8 || to >= 56) ? "queen" : undefined;
      const next = position.clone();
      next.play({ from, to, promotion });
      if (next.isCheck()) continue;
      if (guarded && [...next.board[next.turn]].some((guard) => next.dests(guard).has(to))) continue;
      next.turn = position.turn;
      next.epSquare = undefined;
      yield {
        position: next, stars: stars.filter((star) => star !== to),
        moves: [...moves, { from: makeSquare(from), to: makeSquare(to), promotion: promotion ?? "" }],
      };
    }
  }
}
