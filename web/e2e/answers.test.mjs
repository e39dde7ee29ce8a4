// What follows a legal move: right, wrong with what it leads to, legal but not the point; promotion,
// questions, hints, stars.

import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Assisted, Clicking, Dragging, Tapping, Typing } from "./harness/hands.mjs";
import { after, positionOf, readLessons, readWrongMoves } from "./harness/script.mjs";
import { dist } from "./harness/site.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();

const rookLost = {
  title: "Castle", fen: "6k1/5ppp/8/4b3/8/8/5PPP/r3K2R w K - 0 1",
  comment: "Get out of check. [%hint Look at your king.] [%hint The king goes to e2.] [%wrong That is not how to meet the rook.]",
  moves: "1. Ke2 { Right. } ( 1. Kd2 $2 { The bishop now takes the way out. } 1... Bf4+ 2. Ke2 Rxh1 { And the rook is lost. } )",
};

test("a wrong move stands, is stepped through and is taken back: one move, not the lesson", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [rookLost]);
  const hands = new Dragging(v);
  await v.open(ID, 1);
  const start = positionOf(rookLost.fen);
  await hands.move("e1", "d2");
  assert.match(await v.expectVerdict("wrong"), /The bishop now takes the way out/);
  let position = after(start, { from: "e1", to: "d2" });
  await v.expectPosition(position);

  // Nothing goes on by itself, and nobody can play on meanwhile.
  assert.ok(await v.byId("continue").isVisible());
  await hands.move("d2", "e3");
  await v.expectPosition(position);
  for (const [from, to] of [["e5", "f4"], ["d2", "e2"], ["a1", "h1"]]) {
    await hands.press("continue");
    position = after(position, { from, to });
    await v.expectPosition(position);
    assert.equal(await v.verdict(), "wrong");
  }
  assert.match(await v.text(), /And the rook is lost/);
  assert.ok(!await v.byId("continue").isVisible(), "there is nothing more to step through");

  await hands.press("undo");
  await v.expectPosition(start);
  assert.equal(await v.verdict(), "none");
  await hands.move("e1", "e2");
  await v.expectVerdict("done");
  assert.match(await v.text(), /2 of 3 stars/);
}));

test("a legal move that the script does not know is answered with the script's own words", { timeout: TIMEOUT }, visit({}, async (v) => {
  const lost = { ...rookLost, fen: "6k1/5ppp/8/4b3/8/8/r4PPP/4K2R w K - 0 1", moves: "1. O-O" };
  serveLesson(v.site, [lost]);
  const hands = new Dragging(v);
  await v.open(ID, 1);
  await hands.move("e1", "d1");
  assert.match(await v.expectVerdict("wrong"), /That is not how to meet the rook/);
  await hands.press("undo");
  await v.expectPosition(positionOf(lost.fen));
}));

test("a legal move that is not the point costs nothing", { timeout: TIMEOUT }, visit({}, async (v) => {
  const game = { fen: "6k1/8/8/8/8/8/8/4K2R w K - 0 1", moves: "1. O-O ( 1. Kf2 { By hand that takes longer. } )" };
  serveLesson(v.site, [game]);
  const hands = new Clicking(v);
  await v.open(ID, 1);
  await hands.move("e1", "f2");
  assert.match(await v.expectVerdict("other"), /By hand that takes longer/);
  await hands.press("undo");
  await v.expectPosition(positionOf(game.fen));
  await hands.move("e1", "g1");
  await v.expectVerdict("done");
  assert.match(await v.text(), /3 of 3 stars/);
}));

test("also right ($1) is as good as the main line", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [{ fen: "6k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", moves: "1. O-O ( 1. O-O-O $1 { That wing too. } )" }]);
  await v.open(ID, 1);
  await new Dragging(v).move("e1", "c1");
  assert.match(await v.expectVerdict("done"), /That wing too/);
}));

test("giving stalemate where mate is asked is wrong, and says why nothing can move", { timeout: TIMEOUT }, visit({}, async (v) => {
  const game = { fen: "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", tags: '[Goal "mate"]', moves: "1. Qh2#" };
  serveLesson(v.site, [game]);
  const hands = new Dragging(v);
  await v.open(ID, 1);
  await hands.move("c2", "g6");
  assert.match(await v.expectVerdict("wrong"), /stalemate/i);
  const { board } = await v.event({ type: "cancel" });
  assert.ok(board.marks.some((mark) => mark.kind === "guarded"), "the flight squares are drawn with their guards");
  await hands.press("undo");
  await v.expectPosition(positionOf(game.fen));
  await hands.move("c2", "h2");
  assert.match(await v.expectVerdict("done"), /2 of 3 stars/);
}));

test("every wrong move that the lessons name has its words and its way back", { timeout: 2 * TIMEOUT }, visit({}, async (v, t) => {
  const wrongs = readWrongMoves(join(dist, "lessons"));
  assert.ok(wrongs.length >= 20, `only ${wrongs.length} wrong moves in three lessons`);
  const undo = () => v.event({ type: "action", name: "undo" });
  await v.open(wrongs[0].lesson, wrongs[0].step);
  for (const { lesson, step, before, move, verdict, line } of wrongs) {
    const where = `${lesson} ${step} ${move.san}`;
    let view = await v.event({ type: "open", name: lesson, step });
    if (view.want !== "") {
      await v.open(lesson, step);
      view = await v.event({ type: "cancel" });
    }
    for (const ply of before) if (ply.learner) await v.event({ type: "say", text: uci(ply) });
    const start = (await v.event({ type: "cancel" })).board.cells;
    view = await v.event({ type: "say", text: uci(move) });
    assert.equal(view.feedback.verdict, verdict, `${where}: ${view.feedback.text}`);
    assert.match(view.feedback.text, /\w+ \w+ \w+/, where);
    let steps = 0;
    while (view.actions.continue.enabled) {
      view = await v.event({ type: "action", name: "continue" });
      steps++;
    }
    assert.ok(steps <= line.length, `${where}: ${steps} moves are shown of ${line.length}`);
    if (verdict === "wrong") assert.ok(steps >= line.length - 1, `${where}: ${steps} moves are shown of ${line.length}`);
    assert.equal(view.actions.primary, "undo", where);
    view = await undo();
    assert.deepEqual(view.board.cells.map((cell) => cell.piece), start.map((cell) => cell.piece), `${where} taken back`);
  }
  t.diagnostic(`${wrongs.length} moves`);
}));

function uci({ from, to, promotion }) {
  return from + to + ({ queen: "q", rook: "r", bishop: "b", knight: "n" }[promotion] ?? "");
}

test("nothing advances while there is something to read", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [rookLost, rookLost]);
  await v.open(ID, 1);
  await new Dragging(v).move("e1", "e2");
  await v.expectVerdict("done");
  await v.still();
  assert.equal(v.exercise(), `${ID} 1`);
  await v.press("next");
  await v.expectExercise(ID, 2);
  assert.equal(await v.verdict(), "none");
}));

const promotion = { fen: "2r4k/1P6/8/8/8/8/8/4K3 w - - 0 1", moves: "1. bxc8=Q+ ( 1. bxc8=R+ $1 ) ( 1. bxc8=B $2 { Too little. } ) ( 1. bxc8=N { A knight, well. } )" };

for (const [hand, Hands, context] of [
  ["mouse", Dragging, {}], ["clicks", Clicking, {}], ["fingers", Tapping, { hasTouch: true }],
  ["keyboard", Typing, {}], ["screen reader", Assisted, {}],
]) {
  test(`the promotion chooser: each piece, by ${hand}`, { timeout: TIMEOUT }, visit(context, async (v) => {
    serveLesson(v.site, [promotion]);
    const hands = new Hands(v);
    await v.open(ID, 1);
    for (const [piece, verdict] of [["queen", "done"], ["rook", "done"], ["bishop", "wrong"], ["knight", "other"]]) {
      await hands.move("b7", "c8");
      assert.ok(await v.choosing());
      assert.equal(await v.focused(), "queen", "the chooser takes the focus");
      await hands.promote(piece);
      await v.expectVerdict(verdict);
      await v.expectPosition(after(positionOf(promotion.fen), { from: "b7", to: "c8", promotion: piece }));
      assert.ok(!await v.choosing());
      await v.press("retry");
      await v.expectPosition(positionOf(promotion.fen));
    }
  }));
}

test("the promotion chooser can be left in four ways, and nothing has happened", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [promotion]);
  const hands = new Dragging(v);
  await v.open(ID, 1);
  const leave = {
    cancel: () => v.byId("promotion").getByRole("button", { name: "Cancel" }).click(),
    Escape: () => v.page.keyboard.press("Escape"),
    "a press elsewhere": () => hands.click("f4"),
    flip: () => v.press("flip"),
  };
  for (const [how, go] of Object.entries(leave)) {
    await hands.move("b7", "c8");
    await v.until(() => v.choosing(), (is) => is, `the chooser, to be left by ${how}`);
    await go();
    if (how === "flip") {
      // Turned with the board, not answered.
      if (await v.choosing()) await v.page.keyboard.press("Escape");
    }
    await v.until(() => v.choosing(), (is) => !is, `${how} to close the chooser`);
    await v.expectPosition(positionOf(promotion.fen), `after leaving by ${how}`);
    assert.equal(await v.verdict(), "none");
  }
  await hands.move("b7", "c8");
  await hands.promote("queen");
  await v.expectVerdict("done");
}));

test("typed moves: SAN, UCI, other languages, nonsense", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [{ fen: "6k1/8/8/8/8/5q2/8/4K1NR w K - 0 1", moves: "1. Nxf3" }]);
  await v.open(ID, 1);
  for (const text of ["Nxf3", "g1f3", "Sxf3", "Cxf3", "nf3", "g1-f3"]) {
    await v.say(text);
    await v.expectVerdict("done");
    await v.press("retry");
    await v.until(() => v.verdict(), (now) => now === "none", "a new start");
  }
  await v.say("O-O");
  await v.expectVerdict("illegal", "castle-blocked");
  await v.say("hello <b>there</b>");
  assert.equal(await v.verdict(), "none");
  assert.match(await v.text(), /can't read that as a move/);
}));

test("a question is answered by its buttons; a wrong answer can be mended", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [
    { fen: "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", tags: '[Goal "choose castlings"]', moves: "",
      comment: "Which way may White castle? [%wrong kingside The bishop on a6 guards f1.] [%right Yes, only that way.]" },
    { fen: "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", tags: '[Goal "choose status"]', moves: "", comment: "What is this?" },
  ]);
  const hands = new Dragging(v);
  await v.open(ID, 1);
  assert.equal(await v.count("[data-choice]"), 4);
  await hands.choose("kingside");
  assert.match(await v.expectVerdict("wrong"), /The bishop on a6 guards f1/);
  await hands.choose("queenside");
  assert.match(await v.expectVerdict("done"), /only that way/);
  assert.match(await v.text(), /2 of 3 stars/);
  await hands.press("next");
  await v.expectExercise(ID, 2);
  await hands.choose("checkmate");
  await v.expectVerdict("wrong");
  await hands.choose("stalemate");
  await v.expectVerdict("done");
}));

test("hints go from vague to pointing, then the board shows the move; each costs", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [rookLost]);
  const hands = new Dragging(v);
  await v.open(ID, 1);
  const hints = v.page.locator("#hints li");
  assert.equal(await hints.count(), 0);
  await hands.press("hint");
  assert.match(await hints.nth(0).innerText(), /Look at your king/);
  await hands.press("hint");
  assert.match(await hints.nth(1).innerText(), /The king goes to e2/);
  assert.ok((await v.event({ type: "cancel" })).board.marks.some((mark) => mark.kind === "hint" && mark.square === "e2"));
  await hands.move("e1", "e2");
  assert.match(await v.expectVerdict("done"), /2 of 3 stars/);
  await hands.press("retry");
  await hands.press("show");
  assert.ok((await v.event({ type: "cancel" })).board.marks.some((mark) => mark.kind === "show" && mark.from === "e1" && mark.square === "e2"));
  await hands.move("e1", "e2");
  assert.match(await v.expectVerdict("done"), /1 of 3 stars/);
  // The best is kept.
  assert.equal(await v.page.locator("#steps button").first().getAttribute("data-stars"), "2");
}));
