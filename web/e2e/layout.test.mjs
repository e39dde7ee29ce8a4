// Where everything is, from a watch-sized window to a wall, at any pixel ratio, and while it changes.

import assert from "node:assert/strict";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Dragging } from "./harness/hands.mjs";
import { at, decode, distance } from "./harness/picture.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();

/** Nothing but two kings in a corner, so that most squares show their colour. */
const bare = { fen: "8/8/8/8/8/8/6k1/K7 w - - 0 1", moves: "1. Ka2" };
const game = {
  fen: "r3k2r/pppq1ppp/2n5/4p3/2B1P1b1/5N2/PPP2PPP/R3K2R w KQkq - 0 1", moves: "1. O-O",
  comment: "Castling takes your king to safety. Move him two squares towards the rook on h1, and look where the rook goes then.",
};

export const sizes = [[280, 500], [360, 740], [740, 360], [768, 1024], [1366, 768], [2560, 1440], [320, 300], [899, 700], [900, 480]];

for (const [width, height] of sizes) {
  test(`${width} × ${height}: nothing is cut, nothing overlaps, all can be reached`, { timeout: TIMEOUT }, visit({ viewport: { width, height } }, async (v) => {
    serveLesson(v.site, [game, game, game, game, game, game, game, game, game, game]);
    await v.open(ID, 1);
    await fits(v);
    await new Dragging(v).move("e1", "e4");
    await v.expectVerdict("illegal", "own-piece-on-target").catch(() => v.expectVerdict("illegal", "not-how-it-moves"));
    await fits(v);
    if (width === 360 && height === 740) {
      for (const id of ["prompt", "feedback"]) {
        const box = await v.byId(id).boundingBox();
        assert.ok(box.y >= 0 && box.y + box.height <= height, `the ${id} needs scrolling: ${JSON.stringify(box)}`);
      }
    }
    await v.press("hint");
    await fits(v);
  }));
}

/** Holds where no text is cut off and no two controls lie on each other. */
async function fits(v) {
  const faults = await v.page.evaluate(() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide in a window of ${innerWidth}`);
    const shown = (it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 1;
    const controls = [...document.querySelectorAll("button, input, a[href]")].filter((it) => shown(it) && !it.closest("dialog:not([open])") && !it.classList.contains("skip"));
    for (const it of controls) {
      const { x, width, height } = it.getBoundingClientRect();
      const name = it.id || it.dataset.testid || it.textContent.trim();
      if (width < 24 || height < 24) found.push(`${name} is ${Math.round(width)} × ${Math.round(height)}`);
      if (x < -0.5 || x + width > innerWidth + 0.5) {
        // A strip that scrolls sideways by itself may hold more than it shows.
        if (!it.closest("#progress")) found.push(`${name} leaves the window`);
      }
    }
    const boxes = [...controls, ...document.querySelectorAll("#prompt, #feedback, #title, #heading, #grid, #hints li")].filter(shown);
    for (const a of boxes) {
      for (const b of boxes) {
        if (a === b || a.contains(b) || b.contains(a)) continue;
        const p = a.getBoundingClientRect();
        const q = b.getBoundingClientRect();
        const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        const fixed = (it) => { for (let i = it; i; i = i.parentElement) if (/fixed|sticky/.test(getComputedStyle(i).position)) return true; return false; };
        if (across > 2 && down > 2 && fixed(a) === fixed(b)) found.push(`${a.id || a.textContent.trim()} lies on ${b.id || b.textContent.trim()}`);
      }
    }
    for (const it of document.querySelectorAll("#prompt, #feedback, #title, #heading, #hints, button .label")) {
      if (!shown(it)) continue;
      if (it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).display !== "inline" && getComputedStyle(it).overflow !== "visible") found.push(`${it.id || it.textContent} is cut`);
    }
    return found;
  });
  assert.deepEqual([...new Set(faults)], []);
}

for (const dpr of [1, 1.5, 2, 1.25, 3]) {
  test(`pixel ratio ${dpr}: one canvas pixel for each of the screen's, and the cells exactly over the squares`, { timeout: TIMEOUT }, visit(
    { viewport: { width: 1001, height: 703 }, deviceScaleFactor: dpr }, async (v) => {
      serveLesson(v.site, [bare]);
      await v.open(ID, 1);
      await sharp(v, dpr);
      await overSquares(v, dpr);
      await v.press("flip");
      await v.still();
      await overSquares(v, dpr);
    }));
}

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
    assert.ok(Math.abs(pixels - css * dpr) < 0.02, `${pixels} pixels on ${css * dpr} of the screen`);
  }
  for (const side of ["x", "y"]) {
    const pixel = canvas[side] * dpr;
    assert.ok(Math.abs(pixel - Math.round(pixel)) < 0.02, `the canvas begins between two pixels: ${side} = ${pixel}`);
  }
  assert.ok(Math.abs(canvas.cssWidth - pane.width) < 0.02 && Math.abs(canvas.cssHeight - pane.height) < 0.02);
}

/** Compares the cells with the picture: at every edge between two squares the colour must change there and nowhere else. */
async function overSquares(v, dpr) {
  const cells = await v.page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { square: cell.dataset.square, name: cell.getAttribute("aria-label"), x, y, width, height };
  }));
  const picture = decode(await v.page.screenshot({ scale: "device" }));
  const colour = (cell, fx, fy) => at(picture, (cell.x + fx * cell.width) * dpr, (cell.y + fy * cell.height) * dpr);
  const of = (cell) => ((cell.square.charCodeAt(0) + Number(cell.square[1])) % 2 === 0 ? "dark" : "light");
  const plain = cells.filter((cell) => cell.name.endsWith("empty"));
  const shade = { light: colour(plain.find((cell) => of(cell) === "light"), 0.5, 0.5), dark: colour(plain.find((cell) => of(cell) === "dark"), 0.5, 0.5) };
  assert.ok(distance(shade.light, shade.dark) > 40, "light and dark squares differ");
  for (const cell of plain) {
    assert.ok(Math.abs(cell.width - cell.height) < 0.02 && Math.abs(cell.width * dpr - Math.round(cell.width * dpr)) < 0.02, JSON.stringify(cell));
    // The middle, and the last pixel inside each edge, away from the corners where letters and numbers are.
    const pixel = 0.5 / (cell.width * dpr);
    for (const [fx, fy] of [[0.5, 0.5], [pixel, 0.5], [1 - pixel, 0.5], [0.5, pixel], [0.5, 1 - pixel]]) {
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

test("the pixel ratio changes while the page is open, as between two screens", { timeout: TIMEOUT }, visit({ viewport: null }, async (v) => {
  serveLesson(v.site, [bare]);
  const metrics = (deviceScaleFactor) => v.cdp.send("Emulation.setDeviceMetricsOverride", { width: 1000, height: 700, deviceScaleFactor, mobile: false });
  await metrics(1);
  await v.open(ID, 1);
  for (const dpr of [2, 1.5, 1]) {
    await metrics(dpr);
    await v.until(() => v.page.evaluate(() => document.querySelector("canvas").width), (width) => width > 0, "a canvas");
    await v.until(() => v.page.evaluate(() => {
      const canvas = document.querySelector("canvas");
      return Math.abs(canvas.width - canvas.getBoundingClientRect().width * devicePixelRatio) < 0.02;
    }), (is) => is, `a sharp canvas at ratio ${dpr}`, 4000);
    await v.still();
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
