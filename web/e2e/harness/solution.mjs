// What solves an exercise, as far as chessops can know it. Nothing is taken from the program under test; of the script only
// what is chess: positions, moves, and what is asked.

import { attacks } from "chessops/attacks";
import { makeFen } from "chessops/fen";
import { makeSan } from "chessops/san";
import { kingCastlesTo, makeSquare, opposite, parseSquare, parseUci } from "chessops/util";

import { anyPosition } from "./course.mjs";
import { isLegal } from "./script.mjs";
import { tour } from "./tour.mjs";

/**
 * @typedef {object} Solution one of these
 * @property {import("./script.mjs").Ply[]} [moves] the learner's
 * @property {string[]} [texts] the same, written
 * @property {string[]} [squares]
 * @property {string} [choice]
 * @property {Record<string, string>} [target] what belongs where: {a1: "white rook"}
 */

/** @param {import("./course.mjs").CourseExercise} exercise @returns {Solution | null} null where chessops cannot know it */
export function solutionOf(exercise) {
  const { goal, tags, alone, scene, positions, line } = exercise;
  if (scene) return null;
  const position = positions.at(-1);
  const moves = line.filter((ply) => ply.learner);
  const [kind, what, ...rest] = goal;
  switch (kind) {
    case "choose": {
      const choice = ANSWERS[what]?.(position, rest, exercise) ?? "";
      return choice === "" ? null : { choice };
    }
    case "find": {
      const found = [...SQUARES[what](position, rest)];
      return found.length === 0 ? { choice: "none" } : { squares: found };
    }
    case "place":
      return { target: named(anyPosition(tags.get("Target"))) };
    case "write":
      return { texts: moves.map(({ san }) => san) };
  }
  if (alone && kind !== "line") {
    const found = tour(position, goal);
    return found && { moves: found };
  }
  if (moves.length === 0 && kind === "escape") {
    const [[from, dests]] = [...position.allDests()].filter(([, targets]) => targets.nonEmpty());
    return { moves: [{ from: makeSquare(from), to: makeSquare(dests.first()), promotion: "" }] };
  }
  return moves.length === 0 ? null : { moves };
}

/** What stands where: {e1: "white king"}. */
export function named(position) {
  return Object.fromEntries([...position.board].map(([square, { color, role }]) => [makeSquare(square), `${color} ${role}`]));
}

const WORTH = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 };

const yesIf = (yes) => (yes ? "yes" : "no");
const attackersOf = (position, square, color) => position.kingAttackers(square, color, position.board.occupied);

/** The squares a piece can go to; where it castles, where the king lands. */
function targets(position, from) {
  return [...position.dests(from)].map((to) => (
    position.board[position.turn].has(to) ? kingCastlesTo(position.turn, to > from ? "h" : "a") : to));
}

/** What a piece's move to a square takes, undefined for nothing. */
function takenBy(position, from, to) {
  if (position.board[opposite(position.turn)].has(to)) return to;
  if (to !== position.epSquare || position.board.getRole(from) !== "pawn") return undefined;
  return to + (position.turn === "white" ? -8 : 8);
}

/** Every legal move, castling as the king onto his rook. */
function* legalMoves(position) {
  for (const [from, dests] of position.allDests()) {
    for (const to of dests) {
      const promotes = position.board.getRole(from) === "pawn" && (to < 8 || to >= 56);
      for (const promotion of promotes ? ["queen", "rook", "bishop", "knight"] : [undefined]) yield { from, to, promotion };
    }
  }
}

function played(position, move) {
  const next = position.clone();
  next.play(move);
  return next;
}

/** What a capture wins when both sides go on taking on that square as long as it pays. */
function trade(position, move) {
  const taken = takenBy(position, move.from, move.to);
  const won = WORTH[position.board.getRole(taken)] + (move.promotion ? WORTH[move.promotion] - WORTH.pawn : 0);
  const next = played(position, move);
  const back = [...legalMoves(next)].filter(({ to, from }) => to === move.to && takenBy(next, from, to) === to);
  return won - Math.max(0, ...back.map((reply) => trade(next, reply)));
}

/** How often the position on the board has stood there. */
function occurrences(positions) {
  const key = (position) => makeFen(position.toSetup()).split(" ").slice(0, 4).join(" ");
  return positions.filter((position) => key(position) === key(positions.at(-1))).length;
}

/** Who wins where one side has lost at once, "" where it is not plain that the other could mate. */
const winnerWithout = (position, loser) => (position.hasInsufficientMaterial(opposite(loser)) ? "draw" : "");

/** The ids of the right answers, "" for those that chessops cannot know. */
const ANSWERS = {
  castlings(position) {
    const [king, rank] = position.turn === "white" ? ["e1", 1] : ["e8", 8];
    const isKing = position.board.getRole(parseSquare(king)) === "king";
    const [short, long] = ["g", "c"].map((file) => isKing && isLegal(position, king, `${file}${rank}`));
    return short && long ? "both" : short ? "kingside" : long ? "queenside" : "neither";
  },
  status(position) {
    if (position.isCheckmate()) return "checkmate";
    if (position.isStalemate()) return "stalemate";
    return position.isCheck() ? "check" : "none";
  },
  legal: (position, [uci]) => yesIf(isLegal(position, uci.slice(0, 2), uci.slice(2, 4))),
  attacked: (position, [square]) => yesIf(attackersOf(position, parseSquare(square), opposite(position.turn)).nonEmpty()),
  colour: (_, [square]) => ((parseSquare(square) + (parseSquare(square) >> 3)) % 2 === 0 ? "dark" : "light"),
  board: (_, __, { tags }) => yesIf(tags.get("Board") !== "turned"),
  name: (_, [square]) => square,
  trade(position, [uci]) {
    const won = trade(position, parseUci(uci));
    return won > 0 ? "good" : won < 0 ? "bad" : "even";
  },
  worth(position, squares) {
    const [one, other] = squares.map((square) => WORTH[position.board.getRole(parseSquare(square))]);
    return one > other ? squares[0] : one < other ? squares[1] : "equal";
  },
  mating: (position, [side]) => (position.hasInsufficientMaterial(side) ? "no" : ""),
  flag: (position, [side]) => winnerWithout(position, side),
  resign: (position, [side]) => winnerWithout(position, side),
  penalty(position, [side, number, game]) {
    if (number === "1") return game === "standard" ? "two-minutes" : "one-minute";
    return winnerWithout(position, side);
  },
  claims(position, _, { positions }) {
    const threefold = occurrences(positions) >= 3;
    const fifty = position.halfmoves >= 100;
    return threefold && fifty ? "both" : threefold ? "threefold" : fifty ? "fifty" : "none";
  },
  occurrences: (_, __, { positions }) => String(occurrences(positions)),
  outcome(position, _, { positions }) {
    if (position.isCheckmate()) return opposite(position.turn);
    const drawn = position.isStalemate() || position.isInsufficientMaterial() || occurrences(positions) >= 5 || position.halfmoves >= 150;
    return drawn ? "draw" : "";
  },
  number(position, [square]) {
    const from = square === undefined ? [...position.board[position.turn]] : [parseSquare(square)];
    return String(from.reduce((sum, piece) => sum + position.dests(piece).size(), 0));
  },
  san: (position, [uci]) => makeSan(position, parseUci(uci)),
  mover: (position) => position.turn,
};

const names = (squares) => [...new Set([...squares].map(makeSquare))];
const filtered = (test) => names([...Array(64).keys()].filter(test));

/** The squares to be found. */
const SQUARES = {
  square: (_, [square]) => [square],
  file: (_, [file]) => filtered((square) => makeSquare(square)[0] === file),
  rank: (_, [rank]) => filtered((square) => makeSquare(square)[1] === rank),
  diagonal(_, ends) {
    const [from, to] = ends.map(parseSquare);
    const [files, ranks] = [Math.sign((to & 7) - (from & 7)), Math.sign((to >> 3) - (from >> 3))];
    const found = [];
    for (let square = from; square !== to + 8 * ranks + files; square += 8 * ranks + files) found.push(square);
    return names(found);
  },
  pieces: (position, [letter]) => names([...position.board].filter(([, { color, role }]) => {
    const short = role === "knight" ? "n" : role[0];
    return letter === (color === "white" ? short.toUpperCase() : short);
  }).map(([square]) => square)),
  moves: (position, [square]) => names(targets(position, parseSquare(square))),
  captures: (position, [square]) => names(taken(position, parseSquare(square))),
  guarded(position, [square]) {
    const from = parseSquare(square);
    return names(attacks(position.board.get(from), from, position.board.occupied));
  },
  attackers: (position, [square]) => names(attackersOf(position, parseSquare(square), opposite(position.turn))),
  defenders: (position, [square]) => names(attackersOf(position, parseSquare(square), position.turn)),
  movable: (position) => names([...position.board[position.turn]].filter((from) => position.dests(from).nonEmpty())),
  takeable: (position) => names([...position.board[position.turn]].flatMap((from) => taken(position, from))),
  loose: (position) => SQUARES.takeable(position).filter((square) => attackersOf(position, parseSquare(square), opposite(position.turn)).isEmpty()),
  checkers: (position) => names(position.ctx().checkers),
  pinned: (position) => names(position.ctx().blockers.intersect(position.board[position.turn])),
  flights(position) {
    const king = position.board.kingOf(position.turn);
    return names(position.dests(king).diff(position.board[position.turn]));
  },
  mates(position) {
    const mating = [...legalMoves(position)].filter((move) => played(position, move).isCheckmate());
    return names(mating.map(({ from, to }) => (position.board[position.turn].has(to) ? kingCastlesTo(position.turn, to > from ? "h" : "a") : to)));
  },
};

function taken(position, from) {
  return [...position.dests(from)].map((to) => takenBy(position, from, to)).filter((square) => square !== undefined);
}
