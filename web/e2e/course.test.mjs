// Two learners go through the whole course on the page. One solves every exercise, and what chessops can know is not asked of
// the program. The other first does in each what is wrong, and what is illegal, and must be told something worth telling.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { attacks } from "chessops/attacks";
import { makeSan } from "chessops/san";
import { SquareSet } from "chessops/squareSet";
import { makeSquare, parseSquare } from "chessops/util";

import { readCourse } from "./harness/course.mjs";
import { keepPicture } from "./harness/picture.mjs";
import { after, isLegal } from "./harness/script.mjs";
import { dist } from "./harness/site.mjs";
import { named, solutionOf } from "./harness/solution.mjs";
import { openStage } from "./harness/stage.mjs";
import { Swift } from "./harness/swift.mjs";

const course = readCourse(join(dist, "lessons"));
const exercises = course.flatMap((lesson) => lesson.exercises);
const { visit } = await openStage();

/** The whole course may take this long on a busy machine, ms. */
const TIMEOUT = 900_000;

/** The codes of reasons, as the dialect lists them. */
const REASONS = new Set(/The codes of reasons: ([^.]*)\./.exec(readFileSync(new URL("../../lessons/FORMAT.md", import.meta.url), "utf8"))[1]
  .match(/[a-z-]+/g));

/** What could be said of any exercise. */
const EMPTY = /^That is legal, but it is not what this exercise asks for|^That is not one of the answers/;

/** The largest share of the exercises in which a mistake may be answered with the same words. */
const MOST_OFTEN = 0.1;

/** Calls the body in each exercise of the course, going on with Next, and returns how long it took. */
async function throughTheCourse(v, t, body) {
  const swift = new Swift(v);
  const [{ lesson }] = exercises;
  await v.open(lesson, 1);
  const times = [];
  for (const [index, exercise] of exercises.entries()) {
    const where = `${exercise.lesson} ${exercise.step} (${exercise.goal.join(" ")})`;
    const begin = performance.now();
    await swift.until((now) => now.exercise === `${exercise.lesson} ${exercise.step}` && now.prompt !== "", where);
    try {
      await body(swift, exercise);
    } catch (fault) {
      fault.message = `${where}: ${fault.message}`;
      throw fault;
    }
    if (index + 1 < exercises.length) await swift.press("#next");
    times.push([performance.now() - begin, where]);
  }
  const total = times.reduce((sum, [time]) => sum + time, 0);
  t.diagnostic(`${exercises.length} exercises in ${(total / 1000).toFixed(1)} s, ${(total / exercises.length).toFixed(0)} ms each`);
  times.sort(([a], [b]) => b - a);
  for (const [time, where] of times.slice(0, 5)) t.diagnostic(`${time.toFixed(0)} ms: ${where}`);
  return swift;
}

test("a learner solves the whole course", { timeout: TIMEOUT }, visit({}, async (v, t) => {
  let alone = 0;
  const shown = [];
  const swift = await throughTheCourse(v, t, async (swift, exercise) => {
    const solution = solutionOf(exercise);
    if (solution) {
      await solve(swift, solution);
      alone++;
    } else {
      shown.push(`${exercise.lesson} ${exercise.step}`);
      await follow(swift);
    }
    const end = await swift.look();
    assert.equal(end.verdict, "done", JSON.stringify(end));
    assert.match(end.text, /\w{3,}.*\w{3,}/, `it ends without words: ${JSON.stringify(end)}`);
    assert.equal(end.stars, solution ? "3" : "1", JSON.stringify(end));
  });
  t.diagnostic(`solved by chessops with 3 stars: ${alone}; with "show me": ${shown.length}: ${shown.join(", ")}`);

  await swift.press("#open-lessons");
  const map = await v.page.evaluate(() => [...document.querySelectorAll("#lesson-list li")].map((li) => [li.querySelector("button").dataset.lesson, li.dataset.state]));
  assert.deepEqual(map, course.map(({ id }) => [id, "done"]));
  const stars = 3 * alone + shown.length;
  assert.equal(await v.page.locator("#course-done").innerText(),
    `${exercises.length} of ${exercises.length} exercises done, ${stars} of ${3 * exercises.length} stars`);
}));

/** Does what chessops knows to be right. */
async function solve(swift, { moves = [], texts = [], squares = [], choice = "", target }) {
  for (const [index, move] of moves.entries()) {
    await swift.move(move);
    await swift.expect(index + 1 < moves.length ? "good" : "done");
  }
  for (const text of texts) await swift.say(text);
  for (const square of squares) await swift.tap(square);
  if (choice !== "") await swift.press(`[data-choice="${choice}"]`);
  while (target) {
    const { verdict, prompt, standing } = await swift.look();
    if (verdict === "done") break;
    const piece = /Place: the (.*)\.$/.exec(prompt)[1];
    const place = Object.keys(target).find((square) => target[square] === piece && !standing[square]);
    await swift.tap(place);
    assert.notEqual((await swift.look()).verdict, "wrong", `${piece} on ${place}`);
  }
}

/** Asks to be shown what comes next, and does it, until it is solved. */
async function follow(swift) {
  for (let turns = 0; turns < 60; turns++) {
    await swift.press("#show");
    const { title, text } = await swift.until((now) => now.title === "Here it is", "to be shown something");
    const squares = text.match(/\b[a-h][1-8]\b/g) ?? [];
    const [, quoted] = /“(.*)”\./.exec(text) ?? [];
    const [, written] = /^It is written (.*)\. Now write it\.$/.exec(text) ?? [];
    if (text.startsWith("The answer is the button")) {
      await swift.press("#calls button", quoted);
      for (const square of squares) await swift.tap(square);
    } else if (text.startsWith("The answer is")) {
      await swift.press("#choices button", quoted);
    } else if (text.startsWith("The arrow")) {
      const [, piece = ""] = /becomes an? (\w+)/.exec(text) ?? [];
      const letter = { queen: "q", rook: "r", bishop: "b", knight: "n" }[piece] ?? "";
      await swift.say(/castles/.test(text) ? (/king's side|kingside/.test(text) ? "O-O" : "O-O-O") : squares.slice(0, 2).join("") + letter);
    } else if (written) {
      await swift.say(written);
    } else {
      await swift.tap(squares[0]);
    }
    const { verdict, ...now } = await swift.look();
    if (verdict === "done") return;
    assert.ok(["good", "other"].includes(verdict), `shown ${title}: ${text}; then ${verdict} ${JSON.stringify(now)}`);
  }
  assert.fail("it has no end");
}

test("a learner makes a wrong and an illegal try in every exercise", { timeout: TIMEOUT }, visit({}, async (v, t) => {
  const said = { wrong: new Map(), illegal: new Map() };
  const reasons = new Map();
  const count = (map, key, where) => map.set(key, [...(map.get(key) ?? []), where]);
  const without = [];
  await throughTheCourse(v, t, async (swift, exercise) => {
    const where = `${exercise.lesson} ${exercise.step}`;
    const wrong = await tryWrong(swift, exercise);
    if (wrong) {
      assert.notEqual(wrong.text, "", "no words for a mistake");
      assert.doesNotMatch(wrong.text, EMPTY);
      count(said.wrong, wrong.text, where);
    } else {
      assert.ok(answeredOnTheBoard(exercise), "no answer is wrong");
      without.push(`${where} (${exercise.goal.join(" ")})`);
    }
    if (!answeredOnTheBoard(exercise)) return;
    const illegal = await tryIllegal(swift, exercise);
    assert.notEqual(illegal.text, "", "no words for an illegal try");
    assert.ok(REASONS.has(illegal.reason), `the reason ${illegal.reason}`);
    count(reasons, illegal.reason, where);
    count(said.illegal, illegal.text, where);
  });

  const tally = (map) => [...map.values()].reduce((sum, places) => sum + places.length, 0);
  t.diagnostic(`wrong tries: ${tally(said.wrong)}, ${said.wrong.size} different answers; illegal tries: ${tally(said.illegal)}, ${said.illegal.size} different answers`);
  t.diagnostic(`where no try is wrong: ${without.join(", ") || "nowhere"}`);
  const byNumber = (map) => [...map].sort(([, a], [, b]) => b.length - a.length);
  t.diagnostic(`reasons: ${byNumber(reasons).map(([code, places]) => `${code} ${places.length}`).join(", ")}`);
  for (const [kind, map] of Object.entries(said)) {
    for (const [text, places] of byNumber(map).slice(0, 8)) t.diagnostic(`${kind}, ${places.length} times: ${text}`);
  }
  for (const [text, places] of said.wrong) {
    assert.ok(places.length <= Math.max(3, MOST_OFTEN * exercises.length), `"${text}" is said in ${places.join(", ")}`);
  }
}));

const answeredOnTheBoard = ({ goal }) => !["choose", "find", "place", "write"].includes(goal[0]);

/** Something that is not right, and what is said of it; undefined where everything is. */
async function tryWrong(swift, exercise) {
  const { goal, positions, line } = exercise;
  const position = positions.at(-1);
  const solution = solutionOf(exercise) ?? {};
  const tries = [];
  switch (goal[0]) {
    case "choose": {
      const { choices } = await swift.look();
      for (const id of choices) if (id !== solution.choice) tries.push(() => swift.press(`[data-choice="${id}"]`));
      break;
    }
    case "find":
    case "place": {
      const right = solution.target ?? Object.fromEntries((solution.squares ?? []).map((square) => [square, ""]));
      const wrong = [...Array(64).keys()].map(makeSquare).filter((square) => right[square] === undefined);
      // A piece says more of why it is none of them than an empty square.
      const pieces = wrong.filter((square) => named(position)[square]);
      const from = goal[0] === "find" && pieces.length > 0 ? pieces : wrong;
      tries.push(() => swift.tap(from[exercise.step % from.length]));
      break;
    }
    case "write": {
      const other = legalMoves(position).map((move) => makeSan(position, chessopsMove(position, move))).filter((san) => san !== line[0].san);
      tries.push(() => swift.say(other[exercise.step % other.length]));
      break;
    }
    default: {
      const right = (solution.moves ?? line)[0];
      let moves = legalMoves(position).filter(({ from, to }) => from !== right?.from || to !== right?.to);
      let most = moves.length;
      if (exercise.alone && goal[0] !== "line") {
        // Who plays alone does right nearly everywhere but where something is guarded.
        const guarded = moves.filter((move) => isTaken(position, move));
        if (guarded.length > 0) moves = guarded;
        most = Math.min(moves.length, 4);
      }
      for (let i = 0; i < most; i++) {
        const move = moves[(i + 5 * exercise.step) % moves.length];
        tries.push(() => swift.move(move));
      }
    }
  }
  for (const make of tries) {
    await make();
    const now = await swift.look();
    if (now.verdict === "wrong" || now.verdict === "other") {
      if (now.undo) await swift.press("#undo");
      return now;
    }
    // It was right as well, or a piece that was touched binds.
    await swift.press("#retry");
  }
  return undefined;
}

/** A try of an own piece that is illegal, and what is said of it. */
async function tryIllegal(swift, { step, positions }) {
  const position = positions.at(-1);
  const own = [...position.board[position.turn]].map(makeSquare);
  const tries = own.flatMap((from) => [...Array(64).keys()].map(makeSquare)
    .filter((to) => !own.includes(to) && !isLegal(position, from, to)).map((to) => ({ from, to, promotion: "" })));
  // What looks possible says more of why it is not.
  const tempting = tries.filter(({ from, to }) => reach(position, from).has(parseSquare(to)));
  const among = tempting.length > 0 ? tempting : tries;
  const chosen = among[(23 * step) % among.length];
  if (step % 2 === 0) await swift.move(chosen);
  else await swift.say(chosen.from + chosen.to);
  return swift.expect("illegal");
}

/** Where a piece could go on an empty board; a king two squares too. */
function reach(position, from) {
  const square = parseSquare(from);
  const piece = position.board.get(square);
  const reached = attacks(piece, square, SquareSet.empty());
  if (piece.role === "king") return [square - 2, square + 2].reduce((set, to) => (to >> 3 === square >> 3 ? set.with(to) : set), reached);
  const ahead = square + (piece.color === "white" ? 8 : -8);
  return piece.role === "pawn" && ahead >= 0 && ahead < 64 ? reached.with(ahead) : reached;
}

/** Whether the other side could take what has moved. */
function isTaken(position, { from, to, promotion }) {
  const next = after(position, { from, to, promotion });
  return [...next.board[next.turn]].some((guard) => next.dests(guard).has(parseSquare(to)));
}

/** The legal moves as a learner makes them. */
function legalMoves(position) {
  const squares = [...Array(64).keys()].map(makeSquare);
  return [...position.board[position.turn]].map(makeSquare).flatMap((from) => squares.filter((to) => isLegal(position, from, to))
    .map((to) => ({ from, to, promotion: position.board.getRole(parseSquare(from)) === "pawn" && /[18]/.test(to) ? "knight" : "" })));
}

function chessopsMove(position, { from, to, promotion }) {
  return { from: parseSquare(from), to: parseSquare(to), promotion: promotion || undefined };
}

test("the first screen of every lesson, as pictures", { timeout: TIMEOUT, skip: !process.env.TOUCHMOVE_PICTURES && "TOUCHMOVE_PICTURES=1 takes them" }, visit({}, async (v) => {
  for (const { id } of course) {
    for (const [width, height] of [[360, 740], [1366, 768]]) {
      await v.page.setViewportSize({ width, height });
      await v.open(id, 1);
      await v.still();
      keepPicture(`lesson ${id} ${width}x${height}`, await v.page.screenshot());
    }
  }
}));
