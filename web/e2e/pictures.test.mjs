// How it looks: from a small embed to a wall, light and dark, and in the moments that matter. The pictures
// are kept in output/ for people to look at; some are compared with those in reference/.

import assert from "node:assert/strict";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Dragging } from "./harness/hands.mjs";
import { colours, decode, differing, keepPicture, looksLike } from "./harness/picture.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();

const sizes = [
  { width: 280, height: 500 }, { width: 360, height: 740, phone: true }, { width: 740, height: 360, phone: true },
  { width: 320, height: 300 }, { width: 600, height: 600 }, { width: 768, height: 1024 }, { width: 899, height: 700 },
  { width: 900, height: 480 }, { width: 1366, height: 768 }, { width: 2560, height: 1440 },
];
const usual = { viewport: { width: 1024, height: 720 }, reducedMotion: "reduce", colorScheme: "light" };
const compared = new Set(["360x740 light illegal", "740x360 dark start", "1366x768 light illegal", "1366x768 dark illegal", "moment promotion", "moment stalemate"]);

for (const { width, height, phone } of sizes) {
  test(`${width} × ${height}: nothing is cut or covered, light and dark`, { timeout: TIMEOUT }, visit(
    { viewport: { width, height }, hasTouch: phone, isMobile: phone, reducedMotion: "reduce", colorScheme: "light" }, async (v) => {
      const hands = new Dragging(v);
      await v.open("castling", await throughCheck(v));
      const look = async (what) => {
        for (const scheme of ["light", "dark"]) {
          await v.page.emulateMedia({ colorScheme: scheme });
          await picture(v, `${width}x${height} ${scheme} ${what}`);
        }
        await v.page.emulateMedia({ colorScheme: "light" });
        await fits(v, what);
      };
      await look("start");
      await hands.move("e1", "g1");
      await v.expectVerdict("illegal", "castle-through-check");
      await look("illegal");
      if (width >= 360 && height >= 740) {
        for (const id of ["prompt", "feedback"]) {
          const box = await v.byId(id).boundingBox();
          assert.ok(box.y >= 0 && box.y + box.height <= height, `the ${id} needs scrolling: ${JSON.stringify(box)}`);
        }
      }
      await v.press("hint");
      await v.press("hint");
      await fits(v, "hints");
      await picture(v, `${width}x${height} light hints`);
      await v.byId("settings").click();
      await picture(v, `${width}x${height} light settings`);
    }));
}

for (const [width, height] of [[280, 560], [568, 320]]) {
  test(`${width} × ${height}: a clock with long times is not cut`, { timeout: TIMEOUT }, visit({ ...usual, viewport: { width, height } }, async (v) => {
    serveLesson(v.site, [{ fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", tags: '[Clock "100:00 90:00"]\n[Calls "clock resign"]', comment: "In a game with a clock your time runs until you press it. [%then clock Yes.]", moves: "1. e4" }]);
    await v.open(ID, 1);
    await fits(v, "clock");
    assert.ok(await v.byId("clock").evaluate((it) => [...it.querySelectorAll("*")].every((part) => part.getBoundingClientRect().right <= innerWidth)), "the clock leaves the window");
  }));
}

test("marks that come with the page are drawn, and then it sleeps", { timeout: TIMEOUT }, visit({ ...usual, reducedMotion: "no-preference" }, async (v) => {
  serveLesson(v.site, [{ fen: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", comment: "Move the pawn. [%cal Ge2e4,Rh1a8] [%csl Yd5]", moves: "1. e4" }]);
  const look = async () => {
    await v.open(ID, 1);
    await v.still();
    return decode(await v.boardPicture());
  };
  const moving = await look();
  await v.page.emulateMedia({ reducedMotion: "reduce" });
  const still = await look();
  assert.ok(differing(moving, still) < 200, "an arrow or a circle is missing where things move");
}));

test("the moments that matter", { timeout: 2 * TIMEOUT }, visit({ ...usual, expects: [/404.*poker/] }, async (v) => {
  const hands = new Dragging(v);
  await v.open("stalemate-trap", 1);
  const trap = await find(v, "stalemate-trap", (answer, view) => answer.verdict === "wrong" && view.board.marks.some((mark) => mark.kind === "guarded"));
  await v.open("stalemate-trap", trap.step);
  await v.say(trap.text);
  await v.expectVerdict("wrong");
  await picture(v, "moment stalemate");
  await v.press("undo");
  await v.press("show");
  await picture(v, "moment show me");

  await v.open("castling", 1);
  const { x, y } = await v.middle("e1");
  await hands.click("e1");
  await picture(v, "moment selected");
  await v.page.mouse.move(x, y);
  await hands.lift("e1", "g1");
  await picture(v, "moment dragged");
  await v.page.mouse.up();
  await v.expectVerdict("done");
  await picture(v, "moment done");
  await v.press("flip");
  await picture(v, "moment turned");
  await v.open("castling", 1, { contrast: "on", coordinates: "off" });
  await picture(v, "moment strong contrast");
  await v.open("poker", 1);
  await picture(v, "moment notice", 1); // the course may begin with an empty board
}));

/** A position, what led to it, and a try that shows the drawing of a reason. */
const evidence = [
  ["castle-in-check", "r3k2r/ppp2ppp/2n5/4p3/1b6/5N2/PP3PPP/R1B1K2R w KQkq - 0 1", "e1g1"],
  ["castle-blocked", "r3k2r/ppp2ppp/2n5/4p3/8/5N2/PPP2PPP/RN2K2R w KQkq - 0 1", "e1c1"],
  ["castle-rook-has-moved", "4k3/p7/8/8/8/5N2/PPP2PP1/R3K2R w KQ - 0 1", "e1g1", { tags: '[Learner "white"]\n[LeadIn "4"]', moves: "1. Rh2 a6 2. Rh1 a5 3. a3" }],
  ["pinned", "4r1k1/5ppp/8/8/8/8/4R3/4K3 w - - 0 1", "e2a2"],
  ["en-passant-expired", "4k3/3p4/8/4P3/8/8/8/R3K3 b - - 0 1", "e5d6", { tags: '[Learner "white"]\n[LeadIn "3"]', moves: "1... d5 2. Ra2 Kf8 3. Ke2" }],
  ["en-passant-uncovers-king", "8/3p4/8/K3P2r/8/8/8/4k3 b - - 0 1", "e5d6", { tags: '[Learner "white"]\n[LeadIn "1"]', moves: "1... d5 2. Kb4" }],
  ["double-check", "4r1k1/8/8/8/8/3n4/P7/4K3 w - - 0 1", "a2a3"],
  ["path-blocked", "4k3/8/8/8/8/1P6/8/QR2K3 w - - 0 1", "b1b5"],
];

test("reasons are drawn on the board", { timeout: TIMEOUT }, visit(usual, async (v) => {
  serveLesson(v.site, evidence.map(([title, fen, , more]) => ({ title, fen, comment: "See why not.", ...more })));
  await v.open(ID, 1);
  for (const [index, [reason, , text]] of evidence.entries()) {
    await v.page.locator("#steps button").nth(index).click();
    await v.expectExercise(ID, index + 1);
    const before = await board(v);
    await v.say(text);
    await v.expectVerdict("illegal", reason);
    await picture(v, `reason ${reason}`);
    assert.ok(differing(before, await board(v)) > 500, `${reason}: nothing is drawn`);
  }
}));

test("promotion is asked for on the board", { timeout: TIMEOUT }, visit(usual, async (v) => {
  serveLesson(v.site, [
    { fen: "2r4k/1P6/8/8/8/8/8/4K3 w - - 0 1", moves: "1. bxc8=Q+", comment: "Take the rook." },
    { fen: "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", tags: '[Goal "choose castlings"]', moves: "", comment: "Which way may White castle?" },
  ]);
  await v.open(ID, 1);
  await new Dragging(v).move("b7", "c8");
  assert.ok(await v.choosing());
  await picture(v, "moment promotion");
  await v.page.keyboard.press("Escape");
  await v.page.locator("#steps button").nth(1).click();
  await v.expectExercise(ID, 2);
  await v.page.locator('[data-choice="both"]').click();
  await picture(v, "moment question");
}));

/** The same board drawn by the page itself must look like the one on the canvas. */
test("without WebGL it looks the same", { timeout: TIMEOUT }, visit(usual, async (v) => {
  await v.open("castling", await throughCheck(v));
  await new Dragging(v).move("e1", "g1");
  await v.expectVerdict("illegal", "castle-through-check");
  await picture(v, "moment with the canvas");
  await v.page.evaluate(() => document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
  await v.until(() => v.count("canvas"), (n) => n === 0, "the canvas to go");
  await picture(v, "moment without a canvas");
}));

async function board(v) {
  await v.still();
  return decode(await v.boardPicture());
}

/** Keeps a picture, once nothing moves any more; its board must have more colours than that, so as not to be blank. */
async function picture(v, name, blank = 8) {
  await v.page.evaluate(() => document.fonts.ready);
  await v.still();
  const png = await v.page.screenshot();
  keepPicture(name, png);
  const seen = colours(decode(await v.boardPicture()));
  assert.ok(seen > blank, `${name}: the board has only ${seen} colours`);
  if (compared.has(name)) looksLike(name, png);
}

/** The step of the castling lesson at which castling short leads through check. */
async function throughCheck(v) {
  await v.open("castling", 1);
  return (await find(v, "castling", ({ reason }) => reason === "castle-through-check", ["e1g1"])).step;
}

/** The first exercise of a lesson in which a try is answered as wanted. The lesson must be open. */
async function find(v, lesson, wanted, tries = allTries) {
  const steps = await v.count("#steps button");
  for (let step = 1; step <= steps; step++) {
    if ((await v.event({ type: "open", name: lesson, step })).want !== "") {
      await v.open(lesson, step);
    }
    for (const text of tries) {
      const view = await v.event({ type: "say", text });
      if (wanted(view.feedback, view)) return { step, text };
      if (!/illegal|none/.test(view.feedback.verdict)) await v.event({ type: "action", name: "retry" });
    }
  }
  return undefined;
}

const allTries = ["e5d6", "e5f6", "d5e6", "d5c6", "g5h6", "b5c6", "b5a6", "g5f6", "c5d6", "c5b6", "f5e6", "f5g6", "Qg6", "Qf5", "Kf8", "Qf7", "Qe6", "Qc7", "Qb6", "Qf6", "Qg6", "Kb6"];

/** Holds where no text is cut off and no two things lie on each other. */
async function fits(v, when) {
  const faults = await v.page.evaluate(() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide in a window of ${innerWidth}`);
    const name = (it) => it.id || it.dataset.testid || it.textContent.trim();
    const visible = (it) => it.checkVisibility({ visibilityProperty: true }) && it.getBoundingClientRect().width > 1;
    const controls = [...document.querySelectorAll("button, input, a[href]")]
      .filter((it) => visible(it) && !it.closest("dialog:not([open])") && !it.classList.contains("skip"));
    for (const it of controls) {
      const { x, width, height } = it.getBoundingClientRect();
      if (width < 24 || height < 24) found.push(`${name(it)} is ${Math.round(width)} × ${Math.round(height)}`);
      // A strip that scrolls sideways by itself holds more than it shows.
      if ((x < -0.5 || x + width > innerWidth + 0.5) && !it.closest("#progress")) found.push(`${name(it)} leaves the window`);
    }
    /** What is left of a box after its surroundings have cut it. */
    const seen = (it) => {
      let { left, right, top, bottom } = it.getBoundingClientRect();
      for (let around = it.parentElement; around && around !== root; around = around.parentElement) {
        if (getComputedStyle(around).overflowX === "visible" && getComputedStyle(around).overflowY === "visible") continue;
        const box = around.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      return { left, right, top, bottom };
    };
    const above = (it) => {
      for (let around = it; around; around = around.parentElement) if (/fixed|sticky/.test(getComputedStyle(around).position)) return around;
      return null;
    };
    const words = [...document.querySelectorAll("#prompt, #feedback, #title, #heading, #grid, #hints li")].filter(visible);
    const boxes = [...controls, ...words];
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        // What stays in place while the page scrolls may cover what scrolls.
        if (a.contains(b) || b.contains(a) || above(a) !== above(b)) continue;
        const p = seen(a);
        const q = seen(b);
        const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        // Buttons have an empty edge, so that fingers hit them; it may lie under its neighbour.
        const allowed = controls.includes(a) && controls.includes(b) ? 4 : 8;
        if (across > 1 && down > allowed) found.push(`${name(a)} lies on ${name(b)} by ${Math.round(down)}`);
      }
    }
    for (const it of document.querySelectorAll("#prompt, #feedback, #title, #heading, #hints, button .label")) {
      if (!visible(it) || it.closest("dialog:not([open])")) continue;
      const { overflowX, display } = getComputedStyle(it);
      if (it.scrollWidth > it.clientWidth + 1 && display !== "inline" && overflowX !== "visible" && it.clientWidth > 1) found.push(`${name(it)} is cut at its side`);
      if (it.scrollHeight > it.clientHeight + 2 && display !== "inline" && it.id !== "title" && it.id !== "heading" && it.clientHeight > 1) found.push(`${name(it)} is cut below`);
    }
    return found;
  });
  assert.deepEqual([...new Set(faults)], [], when);
}
