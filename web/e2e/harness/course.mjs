// Reads the whole course with chessops: also exercises that are no chess of two sides, with boards without kings
// and a side that stands still.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { Chess } from "chessops/chess";
import { parseFen } from "chessops/fen";
import { parsePgn } from "chessops/pgn";
import { parseSan } from "chessops/san";
import { opposite } from "chessops/util";

import { readMove } from "./script.mjs";

/**
 * @typedef {object} CourseExercise
 * @property {string} lesson
 * @property {number} step counted from 1
 * @property {string[]} goal the words of the goal: ["find", "moves", "d4"]
 * @property {Map<string, string>} tags
 * @property {boolean} alone whether the other side stands still
 * @property {boolean} scene whether something is to be done beside the board
 * @property {Chess[]} positions those on the board before and after each move of the lead-in, the last one for the learner
 * @property {import("./script.mjs").Ply[]} line the rest of the main line
 */

/** The lessons of course.json, in order, each with its exercises. @returns {{id: string, title: string, exercises: CourseExercise[]}[]} */
export function readCourse(folder) {
  const { lessons } = JSON.parse(readFileSync(join(folder, "course.json"), "utf8"));
  return lessons.map(({ id, title, steps }) => {
    const exercises = parsePgn(readFileSync(join(folder, `${id}.pgn`), "utf8")).map((game, index) => readExercise(id, index + 1, game));
    if (exercises.length !== steps) throw new Error(`${id} has ${exercises.length} exercises, course.json says ${steps}`);
    return { id, title, exercises };
  });
}

function readExercise(lesson, step, game) {
  const tags = game.headers;
  const goal = (tags.get("Goal") ?? "line").split(/\s+/);
  const alone = tags.get("Turns") === "learner";
  const begin = anyPosition(tags.get("FEN"));
  const learnerTag = tags.get("Learner") ?? "";
  const asked = goal[0] === "choose" || goal[0] === "find" || goal[0] === "place";
  const leadIn = asked ? Infinity : Number(tags.get("LeadIn") ?? (learnerTag !== "" && learnerTag !== begin.turn ? 1 : 0));

  const positions = [begin];
  const line = [];
  const position = begin.clone();
  let learner = learnerTag || begin.turn;
  let plies = 0;
  for (const { san } of game.moves.mainline()) {
    if (plies === leadIn) learner = learnerTag || position.turn;
    if (san === "--") {
      position.turn = opposite(position.turn);
      position.epSquare = undefined;
      continue;
    }
    const move = parseSan(position, san);
    if (!move) throw new Error(`${lesson} ${step}: chessops cannot play ${san}`);
    const ply = { ...readMove(position, san), learner: position.turn === learner };
    position.play(move);
    if (plies++ < leadIn) positions.push(position.clone());
    else line.push(ply);
  }
  return { lesson, step, goal, tags, alone, positions, line, scene: comments(game).some((text) => /\[%(do|then) /.test(text)) };
}

function comments(game) {
  const found = [...(game.comments ?? [])];
  for (const node of game.moves.mainlineNodes()) found.push(...(node.data.startingComments ?? []), ...(node.data.comments ?? []));
  return found;
}

/** A position that need not have kings, nor obey other limits of a game. */
export function anyPosition(fen) {
  const position = Chess.default();
  if (fen !== undefined) position.setupUnchecked(parseFen(fen.includes(" ") ? fen : `${fen} w`).unwrap());
  return position;
}
