// The board's squares, at any pixel ratio and size, and while these change.

import assert from "node:assert/strict";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Dragging } from "./harness/hands.mjs";
import { at, decode, distance } from "./harness/picture.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();

/** Nothing but two kings in a corner, so that most squares show their colour. */
const bare = { fen: "8/8/8/8/8/8/6k1/K7 w - - 0 1", moves: "1. Ka2" };
for (const dpr of [1, 1.25, 1.5, 2, 3]) {
  test(`pixel ratio ${dpr}: one canvas pixel for each of the screen's, and the cells exactly over the squares`, { timeout: TIMEOUT }, async (t) => {
    // A screen of its own: with an emulated ratio Chromium rounds the places of things to CSS pixels.
    const stage = await openStage([`--force-device-scale-factor=${dpr}`, "--window-size=1001,803"], (close) => t.after(close));
    await stage.visit({ viewport: null }, async (v) => {
      serveLesson(v.site, [bare]);
      await v.open(ID, 1);
      await sharp(v, dpr);
      await overSquares(v, dpr);
      await v.press("flip");
      await overSquares(v, dpr);
    })(t);
  });
}

/** CSS lengths are kept in 64ths of a pixel. */
async function sharp(v, dpr) {
  const { canvas, pane } = await v.page.evaluate(() => {
    const it = document.querySelector("canvas");
    const box = it.getBoundingClientRect();
    const around = document.querySelector("#board-pane").getBoundingClientRect();
    return {
      canvas: { width: it.width, height: it.height, cssWidth: box.width, cssHeight: box.height, x: box.x, y: box.y },
      pane: { width: around.width, height: around.height, x: around.x, y: around.y },
    };
  });
  assert.equal(await v.page.evaluate(() => devicePixelRatio), dpr);
  for (const [pixels, css] of [[canvas.width, canvas.cssWidth], [canvas.height, canvas.cssHeight]]) {
    assert.ok(Math.abs(pixels - css * dpr) <= dpr / 64 + 0.01, `${pixels} pixels on ${css * dpr} of the screen`);
  }
  for (const side of ["x", "y"]) {
    const pixel = canvas[side] * dpr;
    assert.ok(Math.abs(pixel - Math.round(pixel)) <= dpr / 64 + 0.01, `the canvas begins between two pixels: ${side} = ${pixel}`);
  }
  assert.ok(Math.abs(canvas.cssWidth - pane.width) < 0.02 && Math.abs(canvas.cssHeight - pane.height) < 0.02);
}

/** Compares the cells with the picture: at every edge between two squares the colour must change there and nowhere else. */
async function overSquares(v, dpr) {
  const cells = await v.page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { square: cell.dataset.square, name: cell.getAttribute("aria-label"), x, y, width, height };
  }));
  await v.still();
  const board = await v.boardBox();
  const picture = decode(await v.page.screenshot({ scale: "device" }));
  const colour = (cell, fx, fy) => at(picture, (cell.x + fx * cell.width) * dpr, (cell.y + fy * cell.height) * dpr);
  const of = (cell) => ((cell.square.charCodeAt(0) + Number(cell.square[1])) % 2 === 0 ? "dark" : "light");
  const plain = cells.filter((cell) => cell.name.endsWith("empty"));
  const shade = { light: colour(plain.find((cell) => of(cell) === "light"), 0.5, 0.5), dark: colour(plain.find((cell) => of(cell) === "dark"), 0.5, 0.5) };
  assert.ok(distance(shade.light, shade.dark) > 40, "light and dark squares differ");
  for (const cell of plain) {
    assert.ok(Math.abs(cell.width - cell.height) < 0.02 && Math.abs(cell.width * dpr - Math.round(cell.width * dpr)) <= dpr / 64 + 0.01, JSON.stringify(cell));
    // The middle, and the last pixel inside each edge, away from the corners where letters and numbers
    // are. The board's own edge is a drawn line.
    const pixel = 0.5 / (cell.width * dpr);
    const places = [[0.5, 0.5], [pixel, 0.5], [1 - pixel, 0.5], [0.5, pixel], [0.5, 1 - pixel]];
    for (const [fx, fy] of places) {
      const [beyondX, beyondY] = [cell.x + (2 * fx - 0.5) * cell.width, cell.y + (2 * fy - 0.5) * cell.height];
      if (beyondX < board.x || beyondX > board.x + board.width || beyondY < board.y || beyondY > board.y + board.height) continue;
      const there = colour(cell, fx, fy);
      assert.ok(distance(there, shade[of(cell)]) < 24, `${cell.square} at ${fx}, ${fy} is ${there} instead of ${shade[of(cell)]}`);
    }
  }
}

test("the window changes while a piece is in hand", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [bare]);
  await v.open(ID, 1);
  const hands = new Dragging(v);
  await hands.click("a1");
  for (const [width, height] of [[500, 900], [844, 390], [1400, 800], [1003, 701]]) {
    await v.page.setViewportSize({ width, height });
    await v.until(() => v.page.evaluate(() => innerWidth), (now) => now === width, "the new size");
    await v.still();
    await sharp(v, 1);
    assert.equal(await v.page.evaluate(() => document.querySelector("[aria-selected=true]")?.dataset.square), "a1");
  }
  await hands.click("a2");
  await v.expectVerdict("done");
}));

test("the pixel ratio changes while the page is open", { timeout: TIMEOUT }, visit({ viewport: null }, async (v) => {
  serveLesson(v.site, [bare]);
  const metrics = (width, deviceScaleFactor) => v.cdp.send("Emulation.setDeviceMetricsOverride", { width, height: 700, deviceScaleFactor, mobile: false });
  await metrics(1000, 1);
  await v.open(ID, 1);
  // By the size too: Chromium tells a page nothing of an emulated ratio that changes alone.
  for (const [index, dpr] of [2, 1.5, 1].entries()) {
    await metrics(1001 + index, dpr);
    await v.until(() => v.page.evaluate(() => {
      const canvas = document.querySelector("canvas");
      return Math.abs(canvas.width - canvas.getBoundingClientRect().width * devicePixelRatio);
    }), (difference) => difference < 0.1, `a sharp canvas at ratio ${dpr}`);
    await sharp(v, dpr);
  }
  await new Dragging(v).move("a1", "a2");
  await v.expectVerdict("done");
}));

test("a lesson for Black has Black below; turning turns it", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [{ fen: "r3k3/8/8/8/8/8/8/4K3 b q - 0 1", moves: "1... O-O-O" }]);
  await v.open(ID, 1);
  const corner = () => v.page.locator("[role=gridcell]").first().getAttribute("data-square");
  assert.equal(await corner(), "h1");
  await v.press("flip");
  await v.until(corner, (now) => now === "a8", "the turned board");
  await new Dragging(v).move("e8", "c8");
  await v.expectVerdict("done");
}));
