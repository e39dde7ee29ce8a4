// The free board: any position, both sides moved, every rule explained, shared by its address.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Clicking, Dragging, Tapping, Typing } from "./harness/hands.mjs";
import { keepPicture } from "./harness/picture.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { visit } = await openStage();

const START = "board=rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1";
const FOOLS_MATE = `${START}&moves=f2f3_e7e5_g2g4_d8h4`;
const BARE = "board=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1";

/** Opens the page with a query, as it stands in a link. */
async function open(v, query) {
  await v.page.goto(`${v.site.url}?${query}`, { waitUntil: "domcontentloaded" });
  await v.ready();
  await v.byId("why").waitFor({ state: "attached" });
}

const search = (v) => new URL(v.page.url()).search;
const expectAddress = (v, query) => v.until(() => search(v), (now) => now === `?${query}`, `the address ?${query}`, 3000);
const lines = (v, selector) => v.page.evaluate((s) => [...document.querySelectorAll(s)].map((it) => it.textContent), selector);
const faults = (v) => lines(v, "#setup-faults p");

async function settingUp(v) {
  await v.press("setup");
  await v.page.locator("#setup-tools").waitFor();
}

const tool = (v, name) => v.page.getByRole("radio", { name, exact: true });

test("from an exercise and back, with what stood on the board", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [{ fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1", moves: "1. O-O" }]);
  await v.open(ID, 1);
  await new Dragging(v).move("e1", "e2");
  await v.until(() => v.verdict(), (now) => now !== "none", "an answer");
  await v.byId("lessons").click();
  await v.byId("try-freely").click();
  await expectAddress(v, "board=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1&moves=e1e2");
  assert.equal(await v.text("title"), "Free board");
  await new Clicking(v).move("e8", "e7");
  await new Dragging(v).move("h1", "h7");
  assert.match(await v.text(), /^Check The rook on h7 gives check\.$/);
  await v.press("leave");
  await v.expectExercise(ID, 1);
  assert.equal(await v.focused(), "exercise", "the keyboard is thrown back to the top of the page");
  assert.equal((await v.standing()).e2, "white king");
  // What was left there is there again.
  await v.byId("lessons").click();
  await v.byId("free-board").click();
  await expectAddress(v, "board=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1&moves=e1e2_e8e7_h1h7");
  // And a lesson of the list leads out of it.
  await v.byId("lessons").click();
  await v.byId("lesson-list").locator(`[data-lesson="${ID}"]`).click();
  await v.expectExercise(ID, 1);
  assert.equal(await v.page.locator("#free-ways").isVisible(), false);
}));

test("an illegal try is told every reason", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "board=4k3/8/b7/8/8/8/8/4KN1R_w_-_-_0_1");
  await new Clicking(v).move("e1", "g1");
  assert.match(await v.expectVerdict("illegal", "castle-right-not-given"), /^Not allowed Your king or the rook on h1 has moved before/);
  assert.deepEqual(await lines(v, "#also li"), ["Also: the way is not empty.", "Also: the bishop guards f1."]);
  keepPicture("moment free board illegal", await v.page.screenshot());
  await v.say("Kd2");
  assert.equal(await v.verdict(), "none");
  assert.deepEqual(await lines(v, "#also li"), []);
}));

test("moves are taken back and made again, and the address follows", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, START);
  const hands = new Dragging(v);
  await hands.move("e2", "e4");
  await hands.move("c7", "c5");
  await v.say("Nf3");
  await expectAddress(v, `${START}&moves=e2e4_c7c5_g1f3`);
  assert.equal(await v.text("free-moves"), "1. e4 c5 2. Nf3");
  await v.press("undo");
  await v.press("undo");
  await expectAddress(v, `${START}&moves=e2e4`);
  await v.press("redo");
  await expectAddress(v, `${START}&moves=e2e4_c7c5`);
  await v.press("retry");
  await expectAddress(v, START);
  assert.equal(await v.byId("undo").getAttribute("aria-disabled"), "true");
}));

test("a mate is explained and drawn, one thing after another, and taken back", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, `${START}&moves=f2f3_e7e5_g2g4`);
  await v.still();
  const before = await v.boardPicture();
  await new Clicking(v).move("d8", "h4");
  assert.match(await v.text(), /^Checkmate Checkmate\. White's king is attacked and nothing helps\. Black wins\.$/);
  await v.until(() => v.page.locator("#whisper").innerText(), (text) => /guards f2/.test(text), "the mate in words");
  await v.still();
  assert.notDeepEqual(await v.boardPicture(), before);
  for (const [count, said] of [[1, /^The queen on h4 gives check\.$/], [2, /guards f2/], [3, /No white piece can take it/]]) {
    await v.press("why");
    const told = await lines(v, "#hints li");
    assert.equal(told.length, count);
    assert.match(told[count - 1], said);
  }
  keepPicture("moment free board mate", await v.page.screenshot());
  await new Clicking(v).move("a2", "a3");
  await v.expectVerdict("illegal", "game-over");
  await v.press("undo");
  await v.say("a6");
  assert.equal((await v.standing()).a6, "black pawn");
}));

test("draws are announced", { timeout: TIMEOUT }, visit({}, async (v) => {
  const knights = "g1f3_g8f6_f3g1_f6g8_";
  await open(v, `${START}&moves=${knights}${knights}`.replace(/_$/, ""));
  assert.match(await v.text(), /^White may claim a draw You may claim a draw: this position has come up 3 times\.$/);
  await open(v, `${START}&moves=${knights.repeat(4)}`.replace(/_$/, ""));
  assert.match(await v.text(), /^Draw It's a draw\. The same position has come up 5 times\.$/);
  await open(v, `${BARE}`);
  assert.match(await v.text(), /^Draw It's a draw\. Only the kings are left/);
  await new Clicking(v).move("e1", "e2");
  await v.expectVerdict("illegal", "game-over");
  await v.page.locator('[data-call="play-on"]').click();
  await new Clicking(v).move("e1", "e2");
  assert.equal((await v.standing()).e2, "white king");
}));

test("a link opens the same board", { timeout: TIMEOUT }, visit({ permissions: ["clipboard-read", "clipboard-write"] }, async (v) => {
  await open(v, START);
  await settingUp(v);
  await v.byId("setup-fen").fill("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
  await v.byId("setup-fen").press("Enter");
  await v.press("setup-done");
  await new Clicking(v).move("a7", "a8");
  await new Clicking(v).promote("knight");
  await expectAddress(v, "board=4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1&moves=a7a8n");
  await v.press("copy-link");
  await v.until(() => v.page.locator("#copied").innerText(), (text) => text === "The link is copied.", "the answer");
  const link = await v.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, v.page.url());
  const standing = await v.standing();
  await v.page.goto("about:blank");
  await v.page.goto(link);
  await v.ready();
  assert.deepEqual(await v.standing(), standing);
  assert.equal(await v.notice(), "");
  // The course knows nothing of it.
  assert.equal(await v.page.evaluate(() => localStorage.getItem("touchmove.save")), null);
}));

test("a broken address says what is wrong, and opens what it can", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "board=4k3/8/8/8/8/8/8/4K2R_w_Q_-_0_1&moves=e1e2_e2e4");
  assert.equal(await v.notice(), "The position in the address has a mistake. Castling: has 'Q', but no white rook is on a1. Here is what could be read. "
    + "Move number 2 in the address, “e2e4”, can't be played. That piece is white, and it's Black's turn. Here is the board before it.");
  assert.equal((await v.standing()).e2, "white king");
  await new Clicking(v).move("e8", "e7");
  assert.equal(await v.notice(), "");
  await open(v, "board=<img src=x onerror=alert(1)>&moves=%00");
  assert.match(await v.notice(), /^The position in the address has a mistake\. .* Here is the start of a game\.$/);
  assert.equal(Object.keys(await v.standing()).length, 32);
  await open(v, "moves=e2e4");
  assert.equal((await v.standing()).e4, "white pawn");
  // Two kings of one colour are for setting up only.
  await open(v, "board=4k2k/8/8/8/8/8/8/4K3_w_-_-_0_1");
  assert.deepEqual(await faults(v), ["Pieces: black has 2 kings.", "It can't be played like this."]);
  assert.equal(await v.byId("setup-done").getAttribute("aria-disabled"), "true");
}));

test("a position is set up with the mouse", { timeout: TIMEOUT }, visit({ viewport: { width: 1366, height: 768 } }, async (v) => {
  await open(v, START);
  await settingUp(v);
  const hands = new Dragging(v);
  await v.press("setup-clear");
  assert.deepEqual(await faults(v), ["Pieces: white has no king.", "Pieces: black has no king.", "It can be shown like this, but not played."]);
  await tool(v, "white king").check();
  await hands.click("e1");
  await tool(v, "black king").check();
  await hands.click("d8");
  await hands.move("d8", "e8");
  await tool(v, "white rook").check();
  await hands.click("h1");
  await hands.click("a1");
  await hands.click("a1");
  assert.deepEqual(await v.standing(), { e1: "white king", e8: "black king", h1: "white rook" });
  assert.deepEqual(await faults(v), []);
  await v.page.getByRole("checkbox", { name: "White kingside" }).check();
  assert.equal(await v.page.getByRole("checkbox").filter({ visible: true }).count(), 1, "only what is possible is offered");
  await expectAddress(v, "board=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1");
  // Off the board a piece is gone; from the tray one comes.
  const box = await v.boardBox();
  const rook = await v.middle("h1");
  await v.page.mouse.move(rook.x, rook.y);
  await v.page.mouse.down();
  await v.page.mouse.move(box.x + box.width + 60, rook.y, { steps: 4 });
  await v.page.mouse.up();
  assert.equal((await v.standing()).h1, undefined);
  const tray = await v.page.locator(".tool:has([value=q])").boundingBox();
  const target = await v.middle("d4");
  await v.page.mouse.move(tray.x + 20, tray.y + 20);
  await v.page.mouse.down();
  await v.page.mouse.move(target.x, target.y, { steps: 4 });
  await v.page.mouse.up();
  assert.equal((await v.standing()).d4, "black queen");
  assert.equal(await tool(v, "white rook").isChecked(), true);
  await v.press("setup-undo");
  await v.press("setup-undo");
  await v.page.getByRole("radio", { name: "Black", exact: true }).check();
  keepPicture("moment setting up", await v.page.screenshot());
  await v.press("setup-done");
  await expectAddress(v, "board=4k3/8/8/8/8/8/8/4K2R_b_K_-_0_1");
  await new Clicking(v).move("e8", "e7");
  assert.equal((await v.standing()).e7, "black king");
}));

test("a position is set up with a finger", { timeout: TIMEOUT }, visit({ viewport: { width: 360, height: 740 }, hasTouch: true }, async (v) => {
  await open(v, BARE);
  const hands = new Tapping(v);
  await hands.press("setup");
  await v.page.locator("#setup-tools").waitFor();
  await hands.tapElement(v.page.locator(".tool:has([value=Q])"));
  await hands.tapSquare("d4");
  await hands.tapSquare("d5");
  await hands.tapSquare("d5");
  await hands.tapElement(v.page.locator(".tool:has([value=hand])"));
  await hands.move("e8", "a8");
  await v.until(async () => JSON.stringify(await v.standing()), (now) => now === JSON.stringify({ a8: "black king", d4: "white queen", e1: "white king" }), "the position");
  await hands.press("setup-done");
  await hands.move("d4", "d8");
  await v.until(() => v.text(), (text) => text.startsWith("Check"), "check");
}));

test("a position is set up with the keyboard", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, BARE);
  const hands = new Typing(v);
  await hands.tabTo((focused) => focused === "setup", "the button");
  await v.page.keyboard.press("Enter");
  // The keyboard is with the trays, and arrows choose.
  await v.until(() => v.focused(), (now) => now === "move pieces", "the trays");
  await v.page.keyboard.press("ArrowLeft");
  assert.equal(await v.focused(), "white pawn");
  await hands.goTo("b7");
  await v.page.keyboard.press("Enter");
  assert.equal((await v.standing()).b7, "white pawn");
  await v.until(() => v.page.locator("#whisper").innerText(), (text) => text === "b7, white pawn", "what was put, in words");
  await hands.tabTo((focused) => focused === "setup-done", "done");
  await v.page.keyboard.press("Enter");
  await v.until(() => v.focused(), (now) => now === "setup", "the keyboard back at the button");
  await hands.move("b7", "b8");
  await hands.promote("queen");
  assert.equal((await v.standing()).b8, "white queen");
}));

test("a pasted FEN is read at once", { timeout: TIMEOUT }, visit({ permissions: ["clipboard-read", "clipboard-write"] }, async (v) => {
  await open(v, START);
  await settingUp(v);
  await v.page.evaluate(() => navigator.clipboard.writeText("  8/8/8/3pP3/8/8/8/k6K   w - d6\n"));
  await v.byId("setup-fen").focus();
  await v.page.keyboard.press("Control+V");
  await v.until(async () => (await v.standing()).e5, (now) => now === "white pawn", "the position");
  assert.equal(await v.byId("setup-en-passant").inputValue(), "d6");
  await v.byId("setup-fen").fill("8/8/8/3pP3/8/8/8/k6K w KQ d6 0 1");
  await v.until(() => faults(v), (now) => now[0] === "Castling: has 'K', but the white king is not on e1.", "what is wrong");
  await v.press("setup-cancel");
  await expectAddress(v, START);
}));

for (const [width, height] of [[280, 600], [360, 740], [1366, 768]]) {
  test(`nothing overflows at ${width} × ${height}, and nothing is against accessibility`, { timeout: TIMEOUT },
    visit({ viewport: { width, height }, before: (page) => page.addInitScript(axe) }, async (v) => {
      const check = async (what) => {
        const wide = await v.page.evaluate(() => [...document.querySelectorAll("#panel *")]
          .filter((it) => it.checkVisibility() && !it.closest(".visually-hidden, .icon-button, #actions .label, legend") && it.getBoundingClientRect().right > innerWidth + 0.5)
          .map((it) => it.outerHTML.slice(0, 80)));
        assert.deepEqual(wide, [], what);
        assert.equal(await v.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, what);
        const found = await v.page.evaluate(async () => (await globalThis.axe.run("main")).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`));
        assert.deepEqual(found, [], what);
      };
      await open(v, FOOLS_MATE);
      await v.press("why");
      await check("a mate");
      await settingUp(v);
      await v.byId("setup-fen").fill("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1");
      await v.byId("setup-fen").press("Enter");
      await v.page.locator("#setup-passing").waitFor();
      await check("setting up");
      await v.press("setup-clear");
      await check("with faults");
    }));
}
