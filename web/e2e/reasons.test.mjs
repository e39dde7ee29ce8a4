// Why a move is not allowed: each reason met by playing, with a sentence and its drawing; and a sweep over
// the real lessons in which chessops says what is legal.

import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Dragging } from "./harness/hands.mjs";
import { after, isLegal, pieces, readLessons } from "./harness/script.mjs";
import { dist } from "./harness/site.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const lead = (plies) => `[Learner "white"]\n[LeadIn "${plies}"]`;

/** try: from and to. marks: kinds that the drawing must have. */
const cases = [
  { reason: "no-piece", fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1", try: ["c3", "c4"], tap: true },
  { reason: "not-your-turn", fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1", try: ["e8", "d8"] },
  { reason: "own-piece-on-target", fen: "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", try: ["a1", "a2"] },
  { reason: "not-how-it-moves", fen: "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", try: ["a1", "c3"] },
  { reason: "path-blocked", fen: "4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", try: ["a1", "a5"], marks: ["blocked"] },
  { reason: "pawn-blocked", fen: "4k3/8/8/8/8/N7/P7/4K3 w - - 0 1", try: ["a2", "a4"], marks: ["blocked"] },
  { reason: "pawn-takes-diagonally", fen: "4k3/8/8/8/8/p7/P7/4K3 w - - 0 1", try: ["a2", "a3"] },
  { reason: "pawn-nothing-to-take", fen: "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", try: ["a2", "b3"] },
  { reason: "pawn-never-back", fen: "4k3/8/8/8/P7/8/8/4K3 w - - 0 1", try: ["a4", "a3"] },
  { reason: "pawn-double-step-only-from-start", fen: "4k3/8/8/8/8/P7/8/4K3 w - - 0 1", try: ["a3", "a5"] },
  {
    reason: "en-passant-expired", fen: "4k3/3p4/8/4P3/8/8/8/R3K3 b - - 0 1", tags: lead(3),
    moves: "1... d5 2. Ra2 Kf8 3. Ke2", try: ["e5", "d6"], marks: ["ghost"],
  },
  { reason: "en-passant-not-possible", fen: "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", try: ["e5", "d6"] },
  {
    reason: "en-passant-uncovers-king", fen: "8/3p4/8/K3P2r/8/8/8/4k3 b - - 0 1", tags: lead(1),
    moves: "1... d5 2. Kb4", try: ["e5", "d6"], marks: ["attack", "leaving"],
  },
  { reason: "king-onto-attacked", fen: "4k3/8/8/8/8/8/r7/4K3 w - - 0 1", try: ["e1", "e2"], marks: ["attack"] },
  { reason: "king-beside-king", fen: "8/8/8/8/8/4k3/8/4K3 w - - 0 1", try: ["e1", "e2"] },
  { reason: "king-along-the-line", fen: "4r1k1/8/8/8/8/8/4K3/8 w - - 0 1", try: ["e2", "e1"], marks: ["attack"] },
  { reason: "pinned", fen: "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", try: ["e2", "a2"], marks: ["pin"] },
  { reason: "check-not-answered", fen: "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", try: ["a2", "a3"], marks: ["attack"] },
  { reason: "double-check", fen: "4r1k1/8/8/8/8/3n4/P7/4K3 w - - 0 1", try: ["a2", "a3"], marks: ["attack"] },
  {
    reason: "castle-king-has-moved", fen: "4k3/p7/8/8/8/8/P7/4K2R w K - 0 1", tags: lead(4),
    moves: "1. Ke2 a6 2. Ke1 a5 3. a3", try: ["e1", "g1"], marks: ["moved"],
  },
  {
    reason: "castle-rook-has-moved", fen: "4k3/p7/8/8/8/8/P7/4K2R w K - 0 1", tags: lead(4),
    moves: "1. Rh2 a6 2. Rh1 a5 3. a3", try: ["e1", "g1"], marks: ["moved"],
  },
  { reason: "castle-right-not-given", fen: "4k3/8/8/8/8/8/8/4K2R w - - 0 1", try: ["e1", "g1"] },
  { reason: "castle-no-rook", fen: "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", try: ["e1", "g1"] },
  { reason: "castle-blocked", fen: "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", try: ["e1", "g1"] },
  { reason: "castle-in-check", fen: "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", try: ["e1", "g1"], marks: ["attack"] },
  { reason: "castle-through-check", fen: "4k3/8/b7/8/8/8/8/4K2R w K - 0 1", try: ["e1", "g1"], marks: ["attack", "path-bad", "path-ok"] },
  { reason: "castle-onto-attacked", fen: "4k3/6r1/8/8/8/8/8/4K2R w K - 0 1", try: ["e1", "g1"], marks: ["attack", "path-bad"] },
];

test("each reason, tried with the mouse", { timeout: TIMEOUT }, visit({}, async (v, t) => {
  serveLesson(v.site, cases.map(({ reason, ...game }) => ({ ...game, title: reason })));
  const hands = new Dragging(v);
  await v.open(ID, 1);
  for (const [index, { reason, try: [from, to], marks = [], tap }] of cases.entries()) {
    await t.test(reason, async () => {
      await v.expectExercise(ID, index + 1);
      const before = await v.standing();
      if (tap) {
        await hands.click(from);
        await hands.click(to);
      } else {
        await hands.move(from, to);
      }
      const sentence = await v.expectVerdict("illegal", reason);
      assert.match(sentence, /\w+ \w+ \w+.*\./, `no sentence: ${sentence}`);
      assert.doesNotMatch(sentence, /undefined|%!|\{|\}|<|>/, sentence);
      assert.deepEqual(await v.standing(), before, "an illegal try must change nothing");
      const view = await v.event({ type: "cancel" });
      const drawn = view.board.marks.map((mark) => mark.kind);
      assert.ok(drawn.includes("illegal"), `no sign on the square: ${drawn}`);
      for (const kind of marks) assert.ok(drawn.includes(kind), `no mark "${kind}" among ${drawn}`);
      assert.ok(view.board.line.length > 0 && view.board.line.length <= 40, `the line under the board: ${view.board.line}`);
      const next = await v.page.evaluate(() => document.querySelectorAll("#steps button").length);
      assert.equal(next, cases.length);
    });
    if (index + 1 < cases.length) await v.page.locator("#steps button").nth(index + 1).click();
  }
}));

test("an illegal try costs nothing and the next move is judged as ever", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [{ fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1", moves: "1. O-O" }]);
  const hands = new Dragging(v);
  await v.open(ID, 1);
  for (let i = 0; i < 4; i++) await hands.move("h1", "g3");
  await v.expectVerdict("illegal", "not-how-it-moves");
  await hands.move("e1", "g1");
  await v.expectVerdict("done");
  assert.match(await v.text(), /3 of 3 stars/);
}));

/** The reasons that somebody must meet in the three lessons. */
const required = [
  "castle-in-check", "castle-through-check", "castle-onto-attacked", "castle-blocked", "castle-rook-has-moved",
  "castle-king-has-moved", "en-passant-expired", "en-passant-not-possible",
  "en-passant-uncovers-king", "king-onto-attacked", "pinned", "not-how-it-moves", "path-blocked",
  "own-piece-on-target", "not-your-turn", "check-not-answered",
];

test("every try in every position of the lessons is judged as chessops does", { timeout: 2 * TIMEOUT }, visit({}, async (v, t) => {
  const lessons = Object.values(readLessons(join(dist, "lessons"))).flat();
  /** Where each reason was met first. */
  const met = new Map();
  let count = 0;
  await v.open(lessons[0].lesson, 1);
  for (const exercise of lessons) {
    if (exercise.answer) continue;
    const { want } = await v.event({ type: "open", name: exercise.lesson, step: exercise.step });
    if (want !== "") await v.open(exercise.lesson, exercise.step);
    const where = `${exercise.lesson} ${exercise.step}`;
    let position = exercise.start;
    for (const [index, ply] of exercise.line.entries()) {
      if (ply.learner) {
        count += await sweep(v, position, where, met, index);
        await v.event({ type: "say", text: ply.from + ply.to + letter(ply.promotion) });
      }
      position = after(position, ply);
    }
  }
  const missing = required.filter((reason) => !met.has(reason));
  assert.deepEqual(missing, [], "reasons that no try in the lessons gives");
  t.diagnostic(`${count} illegal tries; ${met.size} reasons met: ${[...met].map(([reason, at]) => `${reason} (${at})`).join(", ")}`);
}));

/**
 * Tries every piece on every square near it, where nearly all reasons are met, and asks where the page
 * shows that it can go. Playing a legal move would change the position.
 */
async function sweep(v, position, where, met, index) {
  const squares = [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
  const standing = Object.entries(pieces(position));
  const own = standing.filter(([, piece]) => piece.startsWith(position.turn)).map(([square]) => square);
  const near = (a, b) => Math.max(Math.abs(a.charCodeAt(0) - b.charCodeAt(0)), Math.abs(a[1] - b[1])) <= 2;
  const tries = [];
  for (const [from] of standing) {
    for (const to of squares) if (to !== from && near(from, to) && !isLegal(position, from, to)) tries.push({ from, to });
  }
  const { answers, shown } = await v.page.evaluate(([all, pieceSquares]) => {
    const send = (event) => JSON.parse(globalThis.touchmove.event(JSON.stringify(event)));
    return {
      answers: all.map(({ from, to }) => {
        const { feedback, board } = send({ type: "say", text: from + to });
        return { verdict: feedback.verdict, reason: feedback.reason, text: feedback.text, line: board.line };
      }),
      shown: pieceSquares.flatMap((from) => {
        send({ type: "escape" });
        const { board } = send({ type: "tap", square: from });
        send({ type: "escape" });
        return board.cells.filter((cell) => /^can /.test(cell.description)).map((cell) => from + cell.square);
      }),
    };
  }, [tries, own]);
  const legal = own.flatMap((from) => squares.filter((to) => to !== from && isLegal(position, from, to)).map((to) => from + to));
  assert.deepEqual(shown.sort(), legal.sort(), `${where}, ply ${index}: the moves shown`);
  answers.forEach(({ verdict, reason, text, line }, i) => {
    const { from, to } = tries[i];
    const what = `${where}, ply ${index}, ${from}${to}`;
    assert.equal(verdict, "illegal", `${what}: ${text}`);
    assert.match(reason, /^[a-z-]+$/, what);
    assert.match(text, /^[A-Z“].*[.?!]$/s, `${what}: ${text}`);
    assert.doesNotMatch(text, /undefined|%!|\{|\}|<|>| {2}/, `${what}: ${text}`);
    assert.ok(line.length > 0 && line.length <= 40, `${what}: ${line}`);
    if (!met.has(reason)) met.set(reason, `${where} ${from}${to}`);
  });
  return answers.length;
}

function letter(promotion) {
  return { queen: "q", rook: "r", bishop: "b", knight: "n" }[promotion] ?? "";
}
