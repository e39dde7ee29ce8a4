// The page without a pointer: one tab stop for the board, no trap, nothing that the browser wants is cancelled.

import assert from "node:assert/strict";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Typing } from "./harness/hands.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const game = { fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", moves: "1. O-O" };

for (const key of ["Tab", "Shift+Tab"]) {
  test(`${key} goes through the whole page and comes out, with one stop on the board`, { timeout: TIMEOUT }, visit({}, async (v) => {
    serveLesson(v.site, [game, game]);
    await v.open(ID, 1);
    const stops = [];
    for (let i = 0; i < 60; i++) {
      await v.page.keyboard.press(key);
      const now = await v.focused();
      if (now === "" || now === stops[0]) break;
      stops.push(now);
    }
    assert.ok(stops.length < 60, `Tab never comes out: ${stops.join(" ")}`);
    assert.equal(stops.filter((stop) => /^[a-h][1-8]$/.test(stop)).length, 1, stops.join(" "));
    for (const id of ["hint", "show", "retry", "next", "flip", "move-input"]) assert.ok(stops.includes(id), `${id} among ${stops.join(" ")}`);
  }));
}

test("the focus can be seen wherever it is", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  for (let i = 0; i < 30; i++) {
    await v.page.keyboard.press("Tab");
    const name = await v.focused();
    if (name === "") break;
    const shown = await v.page.evaluate(() => {
      const look = (it, pseudo) => {
        const style = getComputedStyle(it, pseudo);
        return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none";
      };
      const it = document.activeElement;
      const { x, y, width, height } = it.getBoundingClientRect();
      const inside = width > 0 && height > 0 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight;
      return { ring: look(it) || look(it, "::after") || look(it, "::before"), inside };
    });
    assert.deepEqual(shown, { ring: true, inside: true }, name);
  }
}));

test("the board's keys: arrows stop at the edge, Home, End, Page, and Escape", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  const hands = new Typing(v);
  await hands.goTo("a1");
  const press = async (key) => {
    await v.page.keyboard.press(key);
    return v.focusedSquare();
  };
  assert.equal(await press("ArrowLeft"), "a1");
  assert.equal(await press("ArrowDown"), "a1");
  assert.equal(await press("End"), "h1");
  assert.equal(await press("Home"), "a1");
  assert.equal(await press("ArrowUp"), "a2");
  assert.equal(await press("Control+End"), "h1");
  assert.equal(await press("Control+Home"), "a8");
  // Up and down are what is seen, also on a turned board.
  await hands.goTo("e1");
  await v.press("flip");
  await hands.goTo("e1");
  assert.equal(await press("ArrowDown"), "e2");
}));

test("turning the board keeps the keyboard's square and turns the order", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  const order = () => v.page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.dataset.square));
  const before = await order();
  assert.deepEqual([before[0], before[7], before[63]], ["a8", "h8", "h1"]);
  await v.press("flip");
  await v.until(order, (now) => now[0] === "h1", "the board to be turned");
  assert.deepEqual(await order(), before.reverse());
  const hands = new Typing(v);
  await hands.move("e1", "g1");
  await v.expectVerdict("done");
}));

test("keys that belong to the browser are not taken", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  await new Typing(v).goTo("e1");
  const taken = await v.page.evaluate(() => {
    const keys = [
      { key: "Tab", code: "Tab" }, { key: "F5", code: "F5" }, { key: "r", code: "KeyR", ctrlKey: true }, { key: "R", code: "KeyR", ctrlKey: true, shiftKey: true },
      { key: "F12", code: "F12" }, { key: "l", code: "KeyL", ctrlKey: true }, { key: "+", code: "Equal", ctrlKey: true }, { key: "f", code: "KeyF", ctrlKey: true },
      { key: "ArrowLeft", code: "ArrowLeft", altKey: true }, { key: "a", code: "KeyA" }, { key: "F6", code: "F6" },
    ];
    const places = [document.activeElement, document.body, document.querySelector("[data-testid=hint]")];
    return places.flatMap((place) => keys.filter(
      (key) => !place.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...key })),
    ).map((key) => `${key.key} on ${place.tagName}`));
  });
  assert.deepEqual(taken, []);
}));

test("the canvas is a picture and nothing else", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  const canvases = await v.page.evaluate(() => [...document.querySelectorAll("canvas")].map((canvas) => [
    canvas.getAttribute("aria-hidden"), canvas.tabIndex, getComputedStyle(canvas).pointerEvents, canvas.closest("#board-pane") !== null,
  ]));
  assert.deepEqual(canvases, [["true", -1, "none", true]]);
  assert.equal(await v.count('meta[name="viewport"]'), 1);
}));

test("what a move did is said in words", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  const hands = new Typing(v);
  const whisper = () => v.page.locator("#whisper").textContent();
  await hands.goTo("e1");
  await v.page.keyboard.press("Enter");
  assert.match(await whisper(), /e1, white king, selected/);
  assert.equal(await v.page.locator('[data-square="g1"]').getAttribute("aria-description"), "can move here");
  await hands.goTo("g1");
  await v.page.keyboard.press("Enter");
  await v.expectVerdict("done");
  assert.match(await whisper(), /king e1 to g1.*rook h1 to f1/);
}));
