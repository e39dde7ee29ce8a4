// Lessons made for a test, served in place of a real one, so that a test about a rule does not hang on
// which exercises the course happens to have.

import { makeSan } from "chessops/san";
import { makeSquare } from "chessops/util";

import { positionOf } from "./script.mjs";

/**
 * @typedef {object} Game
 * @property {string} fen
 * @property {string} [title]
 * @property {string} [tags] further tags, as PGN
 * @property {string} [comment] of the start
 * @property {string} [moves] movetext; default: one move that is legal
 */

/** The id that the lessons of tests are served under. */
export const ID = "castling";

/** Serves these games as the course's only lesson. @param {import("./site.mjs").Site} site @param {Game[]} games */
export function serveLesson(site, games, title = "A lesson for tests") {
  serveScript(site, games.map((game) => write(game, title)).join("\n"), games.length, title);
}

/** Serves this text as the course's only script. */
export function serveScript(site, text, steps = 1, title = "A lesson for tests") {
  site.trouble(/^lessons\/course\.json$/, { body: JSON.stringify({ title: "Tests", lessons: [{ id: ID, title, steps }] }) });
  site.trouble(new RegExp(`^lessons/${ID}\\.pgn$`), { body: text });
}

function write({ fen, title = "A test", tags = "", comment = "Try it.", moves = anyMove(fen) }, lesson) {
  return `[StudyName "${lesson}"]\n[ChapterName "${title}"]\n[FEN "${fen}"]\n[SetUp "1"]\n${tags}\n\n{ ${comment} } ${moves} *\n`;
}

/** A legal move of the position, as movetext. */
function anyMove(fen) {
  const position = positionOf(fen);
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) {
      const move = { from, to };
      // Not a castling, which chessops writes as the king taking his rook, nor a promotion.
      if (position.board.get(to)?.color === position.turn) continue;
      if (position.board.getRole(from) === "pawn" && /[18]$/.test(makeSquare(to))) continue;
      return `${position.turn === "white" ? "1." : "1..."} ${makeSan(position, move)}`;
    }
  }
  throw new Error(`no plain move in ${fen}`);
}
