// Mouse, pen and finger on the board: what is a move, what is none, and what belongs to the browser.

import assert from "node:assert/strict";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Assisted, Clicking, Dragging, Touching, Typing } from "./harness/hands.mjs";
import { after, positionOf } from "./harness/script.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const moving = { reducedMotion: "no-preference" };
const touch = { ...moving, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

const fen = "6k1/5ppp/8/8/8/8/5PPP/4K2R w K - 0 1";
const game = { fen, moves: "1. O-O" };
const start = positionOf(fen);
const open = async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
};
const view = (v) => v.page.evaluate(() => JSON.parse(globalThis.touchmove.event('{"type":"none"}')));
const selected = (v) => v.page.evaluate(() => document.querySelector("[aria-selected=true]")?.dataset.square ?? "");

/** Nothing was tried, nothing is lifted, and a real move still works. */
async function unharmed(v, hands) {
  await v.expectPosition(start);
  assert.equal(await v.verdict(), "none");
  assert.equal((await view(v)).board.held, "");
  await hands.move("e1", "g1");
  await v.expectVerdict("done");
}

test("a piece dropped outside the board goes back", { timeout: TIMEOUT }, visit(moving, async (v) => {
  await open(v);
  const hands = new Dragging(v);
  const { x, y, width, height } = await v.boardBox();
  for (const [toX, toY] of [[x + width + 60, y + 100], [x + 100, y + height + 40], [Math.max(1, x - 5), Math.max(1, y - 5)]]) {
    const from = await v.middle("e1");
    await v.page.mouse.move(from.x, from.y);
    await v.page.mouse.down();
    await v.page.mouse.move(toX, toY, { steps: 4 });
    await v.page.mouse.up();
    await v.expectPosition(start);
    assert.equal(await selected(v), "");
  }
  await unharmed(v, hands);
}));

test("a piece dragged off and back onto its square stays in hand for a click", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v);
  const hands = new Dragging(v);
  await hands.lift("e1", "g1");
  const home = await v.middle("e1");
  await v.page.mouse.move(home.x, home.y, { steps: 2 });
  await v.page.mouse.up();
  await v.expectPosition(start);
  assert.equal(await selected(v), "e1");
  await hands.click("g1");
  await v.expectVerdict("done");
}));

test("a second click on a piece puts it back", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v);
  const hands = new Clicking(v);
  await hands.click("e1");
  assert.equal(await selected(v), "e1");
  await hands.click("e1");
  assert.equal(await selected(v), "");
  await unharmed(v, hands);
}));

test("Escape puts a dragged and a selected piece back", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v);
  const hands = new Dragging(v);
  await hands.lift("e1", "g1");
  await v.page.keyboard.press("Escape");
  await v.page.mouse.up();
  await v.expectPosition(start);
  await hands.click("h1");
  assert.equal(await selected(v), "h1");
  await v.page.keyboard.press("Escape");
  assert.equal(await selected(v), "");
  await unharmed(v, hands);
}));

test("the king set on his own rook gets one answer, dragged, clicked, tapped or typed", { timeout: TIMEOUT }, visit(moving, async (v) => {
  const answers = [];
  for (const make of [
    () => new Dragging(v).move("e1", "h1"),
    () => new Clicking(v).move("e1", "h1"),
    () => new Typing(v).move("e1", "h1"),
    () => new Assisted(v).move("e1", "h1"),
    async () => {
      await v.byId("move-input").fill("e1h1");
      await v.byId("move-input").press("Enter");
    },
  ]) {
    await open(v);
    await make();
    answers.push(await v.expectVerdict("illegal", "not-how-it-moves"));
    assert.equal(await selected(v), "");
    await v.expectPosition(start);
  }
  assert.match(answers[0], /two squares towards the rook/);
  assert.deepEqual(new Set(answers).size, 1, answers.join("\n"));
}));

test("right and middle button do no harm, alone or during a drag", { timeout: TIMEOUT }, visit(moving, async (v) => {
  await open(v);
  const hands = new Dragging(v);
  for (const button of ["right", "middle"]) {
    const { x, y } = await v.middle("e1");
    await v.page.mouse.move(x, y);
    await v.page.mouse.down({ button });
    const to = await v.middle("g1");
    await v.page.mouse.move(to.x, to.y, { steps: 3 });
    await v.page.mouse.up({ button });
    assert.equal(await selected(v), "", button);
  }
  await hands.lift("e1", "g1");
  await v.page.mouse.down({ button: "right" });
  await v.page.mouse.up({ button: "right" });
  await v.page.mouse.up();
  await unharmed(v, hands);
}));

test("losing the window during a drag puts the piece back", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v);
  const hands = new Dragging(v);
  await hands.lift("e1", "g1");
  await v.page.evaluate(() => window.dispatchEvent(new Event("blur")));
  await v.page.mouse.up();
  await unharmed(v, hands);
}));

test("a finger drags a piece; a cancelled pointer puts it back", { timeout: TIMEOUT }, visit(touch, async (v) => {
  await open(v);
  const hands = new Touching(v);
  await hands.lift("e1", "g1");
  assert.equal((await view(v)).board.held, "e1");
  await hands.send("touchCancel");
  await v.until(async () => (await view(v)).board.held, (held) => held === "", "the piece to be put back");
  await unharmed(v, hands);
}));

test("a second finger ends the drag without a move", { timeout: TIMEOUT }, visit(touch, async (v) => {
  await open(v);
  const hands = new Touching(v);
  const a = await v.middle("e1");
  const b = await v.middle("g1");
  const c = await v.middle("c5");
  await hands.send("touchStart", a);
  await hands.send("touchMove", { x: a.x + 30, y: a.y });
  await hands.send("touchStart", { x: a.x + 30, y: a.y }, c);
  await hands.send("touchMove", b, { x: c.x, y: c.y - 30 });
  await hands.send("touchEnd");
  await v.until(async () => (await view(v)).board.held, (held) => held === "", "the piece to be put back");
  await unharmed(v, hands);
}));

test("two fingers tapping two squares are no move", { timeout: TIMEOUT }, visit(touch, async (v) => {
  await open(v);
  const hands = new Touching(v);
  await hands.send("touchStart", await v.middle("e1"), await v.middle("g1"));
  await hands.send("touchEnd");
  await v.page.keyboard.press("Escape");
  await v.expectPosition(start);
  await unharmed(v, hands);
}));

test("a finger on a piece that can move drags it; beside one it scrolls the page", { timeout: TIMEOUT }, visit(
  { ...touch, viewport: { width: 360, height: 420 } }, async (v) => {
    await open(v);
    const actions = await v.page.evaluate(() => Object.fromEntries([...document.querySelectorAll("[role=gridcell]")].map(
      (cell) => [cell.dataset.square, getComputedStyle(cell).touchAction])));
    for (const [square, action] of Object.entries(actions)) {
      const own = ["e1", "h1", "f2", "g2", "h2"].includes(square);
      if (own) assert.equal(action, "none", square);
      else assert.match(action, /pan-y|auto|manipulation/, square);
    }
    const top = () => v.page.evaluate(() => Math.round([...document.querySelectorAll("*")].reduce((sum, it) => sum + it.scrollTop, 0)));
    const scrollable = await v.page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 40);
    if (!scrollable) return;
    const hands = new Touching(v);
    await swipe(hands, await v.middle("d5"), -120);
    await hands.send("touchEnd");
    await v.until(top, (now) => now > 40, "the page to scroll under a finger beside the pieces");
    // A flung page rolls on for a while.
    let last = -1;
    await v.until(top, (now) => now === last || ((last = now), false), "the page to come to rest");
    await v.page.evaluate(() => scrollTo(0, 0));
    assert.equal(await top(), 0);
    await swipe(hands, await v.middle("e1"), -80);
    assert.equal(await top(), 0, "the page scrolled under a finger that drags a piece");
    await hands.send("touchEnd");
    assert.equal(await v.verdict(), "illegal");
  }));

async function swipe(hands, { x, y }, dy) {
  await hands.send("touchStart", { x, y });
  for (let i = 1; i <= 8; i++) await hands.send("touchMove", { x, y: y + (dy * i) / 8 });
}

test("a tap right after a quick drop is a click, also on a page that scrolls", { timeout: TIMEOUT }, visit(
  { ...touch, viewport: { width: 360, height: 420 } }, async (v) => {
    await open(v);
    const hands = new Touching(v);
    await hands.move("e1", "g1");
    await v.expectVerdict("done");
    await hands.press("retry");
    await v.until(() => v.verdict(), (now) => now === "none", "a new start");
  }));

test("a long touch opens no menu", { timeout: TIMEOUT }, visit(touch, async (v) => {
  await open(v);
  const stopped = await v.page.evaluate(() => {
    const cell = document.querySelector('[data-square="e1"]');
    return !cell.dispatchEvent(new PointerEvent("contextmenu", { bubbles: true, cancelable: true, pointerType: "touch" }));
  });
  assert.ok(stopped);
}));

test("a pen plays too", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v);
  const pen = (type, { x, y }, buttons) => v.cdp.send("Input.dispatchMouseEvent", {
    type, x, y, button: type === "mouseMoved" ? "none" : "left", buttons, clickCount: 1, pointerType: "pen", force: 0.5,
  });
  const a = await v.middle("e1");
  const b = await v.middle("g1");
  await pen("mousePressed", a, 1);
  await pen("mouseMoved", { x: (a.x + b.x) / 2, y: a.y }, 1);
  await pen("mouseMoved", b, 1);
  await pen("mouseReleased", b, 0);
  await v.expectVerdict("done");
  await v.expectPosition(after(start, { from: "e1", to: "g1" }));
}));

test("the answer stands in the page within the task of the pointer's release, the drawing within two frames", { timeout: TIMEOUT }, visit(moving, async (v) => {
  await open(v);
  await v.still();
  await v.page.evaluate(() => {
    const seen = { verdict: "", frames: -1 };
    globalThis.seen = seen;
    // Bubbles here after the board's own listener, in the same task.
    window.addEventListener("pointerup", () => {
      seen.verdict = document.querySelector("[data-testid=feedback]").dataset.verdict;
      const before = globalThis.touchmove.frames();
      let count = 0;
      const look = () => {
        count++;
        if (globalThis.touchmove.frames() > before) seen.frames = count;
        else if (count < 10) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { once: true });
  });
  const hands = new Clicking(v);
  // By typing the first half, so that the watched release is that of the move.
  await v.page.locator('[data-square="e1"]').focus();
  await v.page.keyboard.press("Enter");
  await v.still();
  await hands.click("g1");
  const { verdict, frames } = await v.until(() => v.page.evaluate(() => globalThis.seen), (now) => now.frames !== -1, "a frame");
  assert.equal(verdict, "done");
  assert.ok(frames <= 2, `the first frame came after ${frames}`);
}));

test("nothing is drawn while nothing changes", { timeout: TIMEOUT }, visit(moving, async (v) => {
  await open(v);
  await new Dragging(v).move("e1", "c3");
  await v.expectVerdict("illegal", "not-how-it-moves");
  await v.still();
  const before = await v.frames();
  const alarms = await v.page.evaluate(() => new Promise((resolve) => {
    const { setTimeout } = window;
    let count = 0;
    window.setTimeout = (...args) => {
      count++;
      return setTimeout(...args);
    };
    setTimeout(() => {
      window.setTimeout = setTimeout;
      resolve(count);
    }, 3000);
  }));
  assert.equal(await v.frames(), before);
  assert.ok(alarms <= 1, `the program's clock was set ${alarms} times`);
  // And it wakes again.
  await new Dragging(v).move("e1", "g1");
  await v.expectVerdict("done");
  await v.until(() => v.frames(), (now) => now > before, "a frame");
}));
