// Reads lesson scripts with chessops, independently of the program under test: which moves solve an
// exercise, and whether they are legal at all.

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { Chess, castlingSide, normalizeMove } from "chessops/chess";
import { makeFen, parseFen } from "chessops/fen";
import { parsePgn } from "chessops/pgn";
import { makeSanAndPlay, parseSan } from "chessops/san";
import { kingCastlesTo, makeSquare, parseSquare } from "chessops/util";

/**
 * A move of the main line.
 * @typedef {{from: string, to: string, promotion: string, san: string, learner: boolean}} Ply
 *
 * @typedef {object} Exercise
 * @property {string} lesson
 * @property {number} step counted from 1
 * @property {string} title
 * @property {string} goal
 * @property {"white" | "black"} learner
 * @property {string} answer id of the right answer where the goal asks for one, else ""
 * @property {Ply[]} lead moves that the program plays before the learner's first turn
 * @property {Ply[]} line the rest of the main line
 * @property {Chess} start the position at the learner's first turn
 */

/** The exercises of a script. Throws where chessops finds a move illegal, in variations too. */
export function readScript(lesson, text) {
  return parsePgn(text).map((game, index) => readExercise(lesson, index + 1, game));
}

/** The lessons whose every exercise is ordinary chess, played on the board or asked about: what chessops can solve. */
const ORDINARY = ["castling", "en-passant", "stalemate-trap"];

/** The ordinary lessons, by id. */
export function readLessons(folder) {
  const scripts = ORDINARY.map((id) => `${id}.pgn`);
  return Object.fromEntries(scripts.map((name) => {
    const id = basename(name, ".pgn");
    return [id, readScript(id, readFileSync(join(folder, name), "utf8"))];
  }));
}

/**
 * The moves of the ordinary lessons at a learner's turn on the main line that a script has something to say about, other than the
 * right ones, with what led there and what they lead to.
 */
export function readWrongMoves(folder) {
  const scripts = ORDINARY.map((id) => `${id}.pgn`);
  return scripts.flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const games = parsePgn(text);
    return readScript(basename(name, ".pgn"), text).flatMap((exercise, index) => wrongMoves(exercise, games[index]));
  });
}

function wrongMoves({ lesson, step, lead, line }, game) {
  const plies = [...lead, ...line];
  const position = positionOf(game.headers.get("FEN"));
  const found = [];
  let node = game.moves;
  for (const [index, ply] of plies.entries()) {
    const others = index >= lead.length && ply.learner ? node.children.slice(1) : [];
    for (const other of others) {
      const nags = other.data.nags ?? [];
      if (nags.some((nag) => nag === 1 || nag === 3)) continue;
      found.push({
        lesson, step, before: plies.slice(lead.length, index), move: readMove(position, other.data.san),
        verdict: nags.some((nag) => nag === 2 || nag === 4) ? "wrong" : "other",
        line: [...other.mainline()],
      });
    }
    makeSanAndPlay(position, parseSan(position, ply.san));
    node = node.children[0];
  }
  return found;
}

function readExercise(lesson, step, game) {
  const tag = (name, otherwise) => game.headers.get(name) ?? otherwise;
  const where = `${lesson} step ${step}`;
  const begin = positionOf(tag("FEN", undefined), where);
  provePlayable(begin, game.moves, where);

  const goal = tag("Goal", "line");
  const learnerTag = tag("Learner", "");
  const byDefault = learnerTag !== "" && learnerTag !== begin.turn ? 1 : 0;
  const leadIn = Number(tag("LeadIn", byDefault));

  const position = begin.clone();
  const plies = [];
  let start = position.clone();
  let learner = begin.turn;
  for (const { san } of game.moves.mainline()) {
    if (plies.length === leadIn) {
      start = position.clone();
      learner = learnerTag || position.turn;
    }
    plies.push({ turn: position.turn, ...readMove(position, san) });
    makeSanAndPlay(position, parseSan(position, san));
  }
  if (plies.length <= leadIn) {
    start = position.clone();
    learner = learnerTag || position.turn;
  }
  const line = plies.map(({ turn, ...ply }) => ({ ...ply, learner: turn === learner }));
  return {
    lesson, step, title: tag("ChapterName", ""), goal, learner, start,
    answer: answerOf(goal, start),
    lead: line.slice(0, leadIn), line: goal.startsWith("choose") ? [] : line.slice(leadIn),
    after: position,
  };
}

export function positionOf(fen, where = fen) {
  if (fen === undefined) return Chess.default();
  return parseFen(fen).chain((setup) => Chess.fromSetup(setup)).unwrap(
    (position) => position,
    (fault) => { throw new Error(`${where}: ${fault.message}`); },
  );
}

function provePlayable(position, node, where) {
  for (const child of node.children) {
    const move = parseSan(position, child.data.san);
    if (!move) throw new Error(`${where}: ${child.data.san} is not legal in ${makeFen(position.toSetup())}`);
    const after = position.clone();
    after.play(move);
    provePlayable(after, child, where);
  }
}

/** A move as a learner makes it: a king castles by going two squares. */
export function readMove(position, san) {
  const move = parseSan(position, san);
  const side = castlingSide(position, move);
  const to = side === undefined ? move.to : kingCastlesTo(position.turn, side);
  return { from: makeSquare(move.from), to: makeSquare(to), promotion: move.promotion ?? "", san };
}

/** The position after a move given as a learner makes it. */
export function after(position, { from, to, promotion }) {
  const next = position.clone();
  next.play(normalizeMove(next, { from: parseSquare(from), to: parseSquare(to), promotion: promotion || undefined }));
  return next;
}

/** What chessops says of a try; a promotion counts as legal where any piece would be. */
export function isLegal(position, from, to) {
  const piece = position.board.get(parseSquare(from));
  const promotes = piece?.role === "pawn" && /[18]$/.test(to);
  // chessops also takes a king onto his own rook for castling; here castling is two squares.
  const target = position.board.get(parseSquare(to));
  if (target && piece && target.color === piece.color) return false;
  return position.isLegal(normalizeMove(position, {
    from: parseSquare(from), to: parseSquare(to), promotion: promotes ? "queen" : undefined,
  }));
}

/** What stands where, in the words of the page: {e1: "white king"}. */
export function pieces(position) {
  const found = {};
  for (const [square, piece] of position.board) found[makeSquare(square)] = `${piece.color} ${piece.role}`;
  return found;
}

/** The answers to the questions of a script, worked out anew. */
function answerOf(goal, position) {
  if (goal === "choose castlings") {
    const [rank, king] = position.turn === "white" ? ["1", "e1"] : ["8", "e8"];
    const own = position.board.get(parseSquare(king));
    const isKing = own?.role === "king" && own.color === position.turn;
    const short = isKing && isLegal(position, king, `g${rank}`);
    const long = isKing && isLegal(position, king, `c${rank}`);
    return short && long ? "both" : short ? "kingside" : long ? "queenside" : "neither";
  }
  if (goal === "choose status") {
    if (position.isCheckmate()) return "checkmate";
    if (position.isStalemate()) return "stalemate";
    return position.isCheck() ? "check" : "none";
  }
  return "";
}
