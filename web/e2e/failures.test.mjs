// What can be missing or break, each with its own plain message and a way on.

import assert from "node:assert/strict";
import test from "node:test";

import { ID, serveLesson, serveScript } from "./harness/doctored.mjs";
import { Assisted, Clicking, Dragging, Touching } from "./harness/hands.mjs";
import { after, positionOf } from "./harness/script.mjs";
import { colours, decode } from "./harness/picture.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const game = { fen: "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1", moves: "1. O-O" };
const start = positionOf(game.fen);
const castled = after(start, { from: "e1", to: "g1" });
/** The program, and its compressed twin, which the page asks for where a host compresses nothing. */
const WASM = /^touchmove-.*\.wasm(\.gz)?$/;

async function solve(v, Hands = Dragging) {
  await new Hands(v).move("e1", "g1");
  await v.expectVerdict("done");
  await v.expectPosition(castled);
}

const noWebGL = (page) => page.addInitScript(() => {
  const real = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return /webgl/.test(kind) ? null : real.call(this, kind, ...rest);
  };
});

for (const [how, Hands, context] of [["mouse", Dragging, {}], ["clicks", Clicking, {}], ["finger", Touching, { hasTouch: true }], ["screen reader", Assisted, {}]]) {
  test(`without WebGL the grid itself is the board and a lesson can be played, by ${how}`, { timeout: TIMEOUT }, visit({ before: noWebGL, ...context }, async (v) => {
    serveLesson(v.site, [game]);
    await v.open(ID, 1);
    assert.equal(await v.count("canvas"), 0);
    assert.ok(colours(decode(await v.boardPicture())) > 8, "a board is to be seen");
    await new Hands(v).move("h1", "g3");
    await v.expectVerdict("illegal", "not-how-it-moves");
    await solve(v, Hands);
    assert.equal(await v.notice(), "");
  }));
}

test("without WebGL promotion, drag out and hints work too", { timeout: TIMEOUT }, visit({ before: noWebGL }, async (v) => {
  serveLesson(v.site, [{ fen: "2r4k/1P6/8/8/8/8/8/4K3 w - - 0 1", moves: "1. bxc8=Q+", comment: "Take. [%hint Promote on c8.]" }]);
  await v.open(ID, 1);
  const hands = new Dragging(v);
  const { x, y } = await v.middle("b7");
  await v.page.mouse.move(x, y);
  await v.page.mouse.down();
  await v.page.mouse.move(x + 700, y, { steps: 3 });
  await v.page.mouse.up();
  await v.expectPosition(positionOf("2r4k/1P6/8/8/8/8/8/4K3 w - - 0 1"));
  await v.press("hint");
  await hands.move("b7", "c8");
  await hands.promote("queen");
  await v.expectVerdict("done");
}));

test("graphics lost while playing: the board goes on in place, nothing is reloaded or forgotten", { timeout: TIMEOUT }, visit({ reducedMotion: "no-preference" }, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  const hands = new Dragging(v);
  await hands.move("h1", "g3");
  await v.expectVerdict("illegal", "not-how-it-moves");
  await v.page.evaluate(() => { globalThis.sameDocument = true; });
  const lost = await v.page.evaluate(() => {
    const gl = document.querySelector("canvas").getContext("webgl2");
    const extension = gl?.getExtension("WEBGL_lose_context");
    extension?.loseContext();
    return extension !== null && extension !== undefined;
  });
  assert.ok(lost, "the context could not be lost");
  await v.until(() => v.count("canvas"), (n) => n === 0, "the canvas to go");
  assert.equal(await v.verdict(), "illegal");
  assert.ok(colours(decode(await v.boardPicture())) > 8, "a board is to be seen");
  await solve(v);
  assert.ok(await v.page.evaluate(() => globalThis.sameDocument), "the page was loaded anew");
}));

test("without WebAssembly a message says what would help", { timeout: TIMEOUT }, visit({
  before: (page) => page.addInitScript(() => { delete globalThis.WebAssembly; }), expects: [/WebAssembly/, /EngineFault/],
}, async (v) => {
  await v.go();
  await v.until(() => v.page.evaluate(() => document.documentElement.dataset.state), (state) => state === "error", "the state error");
  assert.match(await v.notice(), /WebAssembly/);
  assert.notEqual(await v.text("title"), "");
}));

for (const [what, trouble] of [
  ["broken off", { truncate: 0.4, times: 2 }],
  ["cut short", { share: 0.4, times: 2 }],
  ["refused", { status: 503, times: 2 }],
  ["without an answer", { hangUp: true, times: 2 }],
  ["no program at all", { body: "<html>not found</html>", times: 2 }],
]) {
  test(`the program's download ${what}: a message, and trying again works`, { timeout: TIMEOUT }, visit({ expects: [/./] }, async (v) => {
    serveLesson(v.site, [game]);
    // Twice, because the browser may ask twice: the preload and the fetch. Chromium itself repeats a broken connection.
    v.site.trouble(WASM, { ...trouble, times: trouble.hangUp ? 6 : trouble.times });
    await v.go(ID, 1);
    await v.until(() => v.page.evaluate(() => document.documentElement.dataset.state), (state) => state === "error", "the state error");
    const notice = await v.notice();
    assert.match(notice, { broken: /broke off|connection/, cut: /broke off/, refused: /503/, without: /connection/, no: /could not|broke off|cannot read/ }[what.split(" ")[0]]);
    assert.doesNotMatch(notice, /undefined|Error|wasm/);
    v.site.mend();
    serveLesson(v.site, [game]);
    await v.page.locator("#notice button").click();
    await v.ready();
    assert.equal(await v.notice(), "");
    await solve(v);
  }));
}

test("the download is shown in bytes while it lasts", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [game]);
  let go;
  v.site.trouble(WASM, { until: new Promise((resolve) => { go = resolve; }) });
  await v.go(ID, 1);
  await v.until(() => v.page.locator("#loading").isVisible(), (is) => is, "the bar");
  assert.notEqual(await v.prompt(), "", "there is text before the program");
  assert.ok((await v.boardBox()).width > 200, "there is a board's frame before the program");
  go();
  await v.ready();
  assert.ok(!await v.page.locator("#loading").isVisible());
  assert.match(await v.page.locator("#bytes").textContent(), /\d\.\d of \d+\.\d MB/);
}));

test("a course that does not come", { timeout: TIMEOUT }, visit({ expects: [/./] }, async (v) => {
  v.site.trouble(/course\.json$/, { status: 404, times: 2 });
  await v.go();
  await v.until(() => v.page.evaluate(() => document.documentElement.dataset.state), (state) => state === "error", "the state error");
  assert.match(await v.notice(), /list of lessons/);
  v.site.mend();
  await v.page.locator("#notice button").click();
  await v.ready();
}));

for (const [what, trouble, words] of [
  ["that is not there", { status: 404 }, /not there/],
  ["that cannot be read", { body: '[StudyName "X"]\n[FEN "not a fen"]\n\n1. e4 { never closed *' }, /mistake in its script.*line \d+/],
  ["without a game", { body: "" }, /can't be opened|could not|no exercises/],
]) {
  test(`a script ${what}: a message, and the other lessons go on`, { timeout: TIMEOUT }, visit({ expects: [/404/] }, async (v) => {
    v.site.trouble(/^lessons\/en-passant\.pgn$/, trouble);
    await v.open("en-passant", 1);
    assert.match(await v.notice(), words);
    assert.equal(await v.page.evaluate(() => document.documentElement.dataset.state), "ready");
    v.site.mend();
    await openLesson(v, "castling");
    await v.until(() => v.exercise(), (now) => now.startsWith("castling"), "the other lesson");
    await v.until(() => v.notice(), (now) => now === "", "the message to go");
    await v.until(async () => Object.keys(await v.standing()).length, (n) => n > 2, "the pieces");
  }));
}

test("a script that did not come can be asked for again", { timeout: TIMEOUT }, visit({ expects: [/404|500/] }, async (v) => {
  v.site.trouble(/^lessons\/en-passant\.pgn$/, { status: 500 });
  await v.open("en-passant", 2);
  assert.match(await v.notice(), /500/);
  v.site.mend();
  await v.page.locator("#notice button", { hasText: "again" }).click();
  await v.until(() => v.notice(), (now) => now === "", "the message to go");
  await v.until(async () => Object.keys(await v.standing()).length, (n) => n > 2, "the pieces");
  await v.expectExercise("en-passant", 2);
}));

async function openLesson(v, id) {
  if (!await v.byId("lesson-list").isVisible()) await v.byId("lessons").click();
  await v.byId("lesson-list").locator(`[data-lesson="${id}"]`).click();
}

test("text from a script stays text", { timeout: TIMEOUT }, visit({}, async (v) => {
  const evil = '<img src=x onerror="document.title=1"><b>bold</b>';
  serveLesson(v.site, [{
    ...game, title: evil.replaceAll('"', "'"), comment: `${evil} [%hint ${evil}]`, moves: `1. O-O { ${evil} }`,
  }], evil.replaceAll('"', "'"));
  await v.open(ID, 1);
  await v.press("hint");
  await new Dragging(v).move("e1", "g1");
  assert.ok((await v.expectVerdict("done")).includes("<b>bold</b>"));
  assert.ok((await v.prompt()).includes(evil));
  assert.ok((await v.text("title")).includes("<img src=x"));
  assert.equal(await v.count("main img, main b, dialog img"), 0);
}));

test("an unknown lesson, step or option in the address", { timeout: TIMEOUT }, visit({ expects: [/404.*poker/] }, async (v) => {
  await v.open("poker", 3);
  assert.match(await v.notice(), /no lesson called “poker”/);
  assert.notEqual(await v.prompt(), "", "an exercise is open all the same");
  await v.open("castling", 99);
  assert.match(await v.notice(), /no step 99/);
  await v.expectExercise("castling", 1);
  for (const step of ["0", "-1", "two", "1.5", "1e3"]) {
    await v.open("castling", 0, { step });
    await v.expectExercise("castling", 1);
  }
  await v.open("castling", 2, { theme: "pink", coordinates: "maybe", size: "9", lang: "xx", "<b>": "x" });
  assert.equal(await v.notice(), "");
  await v.expectExercise("castling", 2);
}));

const noStorage = (page) => page.addInitScript(() => {
  Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
});

test("a browser that forbids storage", { timeout: TIMEOUT }, visit({ before: noStorage }, async (v) => {
  serveLesson(v.site, [game, game]);
  await v.open(ID, 1);
  await solve(v);
  await v.press("next");
  await v.expectExercise(ID, 2);
  assert.equal(await v.page.locator("#steps button").first().getAttribute("data-stars"), "3");
  await v.byId("settings").click();
  assert.match(await v.page.locator("#settings-dialog").innerText(), /does not let the page keep/);
}));

test("a full storage", { timeout: TIMEOUT }, visit({
  before: (page) => page.addInitScript(() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  }),
}, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  await solve(v);
}));

for (const [what, save] of [["garbage", "}{"], ["another version", '{"version":99,"best":{"castling":{"1":3}}}'], ["nonsense inside", '{"version":1,"best":{"castling":{"1":77,"2":3}}}']]) {
  test(`saved progress that is ${what}: a message, and it is not thrown away`, { timeout: TIMEOUT }, visit({
    before: (page) => page.addInitScript((text) => {
      if (!localStorage.getItem("touchmove.save")) localStorage.setItem("touchmove.save", text);
    }, save),
  }, async (v) => {
    serveLesson(v.site, [game]);
    await v.open(ID, 1);
    assert.match(await v.notice(), /could not be read/);
    await solve(v);
    const kept = await v.page.evaluate(() => localStorage.getItem("touchmove.save"));
    assert.ok(kept.includes(JSON.stringify(save).slice(1, -1)), kept);
    await v.page.reload();
    await v.ready();
    assert.equal(await v.page.locator("#steps button").first().getAttribute("data-stars"), "3");
  }));
}

test("no JavaScript: the page says so", { timeout: TIMEOUT }, visit({ javaScriptEnabled: false }, async (v) => {
  await v.page.goto(v.site.url);
  assert.match(await v.page.locator("body").innerText(), /needs JavaScript/);
}));
