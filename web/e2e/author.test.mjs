// The teacher's workshop: exercises of the course for a page, exercises of one's own, results.

import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";
import { fileURLToPath } from "node:url";

import { Clicking, Dragging, Touching, Typing } from "./harness/hands.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";
import { Visit } from "./harness/visit.mjs";
import { unzip } from "./harness/zip.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { visit } = await openStage();

const WIDE = { viewport: { width: 1366, height: 768 }, permissions: ["clipboard-read", "clipboard-write"] };
const CASTLING = "r5k1/pb3ppp/8/8/8/8/P4PPP/4K2R w K - 0 1";
const QUESTION = "Castle with the rook on h1.";
const HOSTILE = '<img src=x onerror="document.title=1">';

/** Opens the page and waits for its program. @param {Visit} v */
async function open(v, more = "") {
  await v.page.goto(`${v.site.url}author.html${more}`, { waitUntil: "domcontentloaded" });
  await v.until(() => v.page.evaluate(() => document.documentElement.dataset.state), (state) => state === "ready", "the workshop");
}

async function openWriting(v, more = "") {
  await open(v, more);
  await v.page.getByRole("tab", { name: "Write your own" }).click();
}

/** A new visit to an address, in a browser that has never been here. */
async function newcomer(v, address) {
  const context = await v.page.context().browser().newContext({ viewport: { width: 900, height: 600 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const other = new Visit(page, v.site, await context.newCDPSession(page));
  page.on("pageerror", (fault) => v.problems.push(`uncaught: ${fault.stack ?? fault}`));
  await page.goto(address, { waitUntil: "domcontentloaded" });
  return { other, close: () => context.close() };
}

const lines = (v, selector) => v.page.evaluate((s) => [...document.querySelectorAll(s)].map((it) => it.innerText.replace(/\s+/g, " ").trim()), selector);
const fold = (v, name) => v.byId(`fold-${name}`).click();
const value = (v, id) => v.byId(id).inputValue();

/** The frame that a piece of code makes. Its style is left out: the page under test would rightly forbid it. */
function frameOf(v, code) {
  return v.page.evaluate((html) => {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    const frame = body.querySelector("iframe");
    const attributes = Object.fromEntries([...frame.attributes].map(({ name, value }) => [name, value]));
    return { elements: [...body.querySelectorAll("*")].map((it) => it.localName), attributes, title: frame.title, src: frame.getAttribute("src") };
  }, code.replace(/ style="[^"]*"/, ""));
}

/** What every frame may do and how large it is, whatever it shows: all but its address and title. */
function lookOf({ attributes: { src, title, ...look } }) {
  return look;
}
const FRAME = readFileSync(new URL("../src/author/frame.html", import.meta.url), "utf8");

/** Writes a position, an answer and words; the mouse does it all. */
async function writeCastling(v, hands = new Clicking(v)) {
  await v.byId("setup-fen").fill(CASTLING);
  await v.byId("setup-fen").press("Enter");
  await v.byId("to-task").click();
  await hands.move("e1", "g1");
  await v.until(() => lines(v, ".move"), (moves) => /O-O/.test(moves.join()), "the answer");
  await v.byId("to-words").click();
  await v.byId("words").fill(QUESTION);
  await v.byId("hint-1").fill("Look at the king.");
}

async function ready(other) {
  await other.until(() => other.page.evaluate(() => document.documentElement.dataset.state), (state) => state === "ready", "the board");
}

test("the whole way with a mouse: position, answer, words, preview, link", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await openWriting(v);
  await v.byId("setup-clear").click();
  // From the trays onto the board.
  for (const [piece, square] of [["white king", "e1"], ["white rook", "h1"], ["black king", "e8"]]) {
    const tray = await v.page.getByRole("radio", { name: piece, exact: true }).boundingBox();
    const to = await v.middle(square);
    await v.page.mouse.move(tray.x + tray.width / 2, tray.y + tray.height / 2);
    await v.page.mouse.down();
    await v.page.mouse.move(to.x, to.y, { steps: 4 });
    await v.page.mouse.up();
  }
  assert.deepEqual(await v.standing(), { e1: "white king", h1: "white rook", e8: "black king" });
  await v.page.getByRole("checkbox", { name: "White kingside" }).check();
  assert.equal(await value(v, "setup-fen"), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  await v.byId("to-task").click();
  await new Dragging(v).move("e1", "g1");
  await v.until(() => lines(v, ".move"), (moves) => moves.some((move) => move.startsWith("1. O-O")), "the answer");
  await v.byId("to-words").click();
  await v.byId("words").fill(QUESTION);
  await v.byId("hint-1").fill("Look at the king.");
  await v.byId("hint-2").fill("He goes two squares.");
  await v.byId("set-title").fill("Safety first");
  // An arrow with the right button, whatever is open.
  const from = await v.middle("h1");
  const to = await v.middle("f1");
  await v.page.mouse.move(from.x, from.y);
  await v.page.mouse.down({ button: "right" });
  await v.page.mouse.move(to.x, to.y, { steps: 3 });
  await v.page.mouse.up({ button: "right" });
  await v.until(() => v.count(".marks.over .arrow.green"), (count) => count === 1, "the arrow");
  assert.equal(await value(v, "words"), QUESTION, "drawing has closed the words");

  // The preview is the real player.
  await v.byId("open-preview").click();
  const frame = await (await v.byId("preview").elementHandle()).contentFrame();
  await v.until(() => frame.evaluate(() => document.querySelector("[data-testid=prompt]")?.innerText ?? ""), (text) => text === QUESTION, "the question");
  await frame.locator("[data-testid=hint]").click();
  assert.match(await frame.locator("#hints").innerText(), /Look at the king/);
  await frame.locator("[data-testid=move-input]").fill("O-O");
  await frame.locator("[data-testid=move-input]").press("Enter");
  await v.until(() => frame.locator("[data-testid=feedback]").getAttribute("data-verdict"), (verdict) => verdict === "done", "solved");
  await v.page.keyboard.press("Escape");
  await v.page.locator("#preview-dialog [data-close]").click().catch(() => {});

  // And so is what the link opens, in a browser that has never been here.
  await v.byId("open-out").click();
  await v.byId("copy-link").click();
  await v.until(() => v.page.locator("#out-said").innerText(), (text) => text === "Copied.", "the answer");
  const link = await v.page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, await value(v, "out-link"));
  assert.match(link, /embed\.html#set=[\w-]+$/);
  assert.match(await v.text("out-length"), new RegExp(`^${link.length} characters\\.`));
  const { other, close } = await newcomer(v, link);
  await ready(other);
  await other.until(() => other.prompt(), (text) => text === QUESTION, "the question");
  assert.equal(await other.text("title"), "Safety first");
  await new Dragging(other).move("e1", "g1");
  await other.expectVerdict("done");
  await close();
}));

test("the whole way with the keyboard", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await open(v);
  const keys = new Typing(v);
  const on = (id) => v.page.evaluate(() => [document.activeElement?.id, document.activeElement?.dataset?.testid].filter(Boolean).join(" ")).then((now) => now.split(" ").includes(id));
  const tabTo = async (id) => {
    for (let tabs = 0; tabs < 120 && !(await on(id)); tabs++) await v.page.keyboard.press("Tab");
    assert.ok(await on(id), `Tab never came to ${id}`);
  };
  await tabTo("tab-course");
  await v.page.keyboard.press("ArrowRight");
  await tabTo("setup-fen");
  await v.page.keyboard.insertText("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  await v.page.keyboard.press("Enter");
  await tabTo("to-task");
  await v.page.keyboard.press("Enter");
  assert.ok(await on("fold-task"), "the keyboard is lost when the next part opens");
  await v.page.keyboard.press("Shift+Tab");
  await keys.move("e1", "g1");
  await v.until(() => lines(v, ".move"), (moves) => moves.some((move) => move.startsWith("1. O-O")), "the answer");
  await tabTo("fold-words");
  await v.page.keyboard.press("Enter");
  await tabTo("words");
  await v.page.keyboard.insertText(QUESTION);
  await tabTo("fold-draw");
  await v.page.keyboard.press("Enter");
  await v.page.locator("[data-square=a1]").focus();
  await keys.goTo("h1");
  await v.page.keyboard.press("Enter");
  assert.match(await v.page.locator("#draw-keys").innerText(), /^From h1\./);
  await keys.goTo("f1");
  await v.page.keyboard.press("Enter");
  await v.until(() => v.count(".marks.over .arrow.green"), (count) => count === 1, "the arrow");
  await tabTo("draw-input");
  await v.page.keyboard.insertText("e1");
  await v.page.keyboard.press("Enter");
  await v.until(() => v.count(".marks.over .line.green:not(.halo)"), (count) => count === 1, "the circle");
  await v.page.locator("#tab-write").focus();
  await v.page.keyboard.press("Control+z");
  await v.until(() => v.count(".marks.over .line.green:not(.halo)"), (count) => count === 0, "the circle to go");
  await tabTo("open-out");
  await v.page.keyboard.press("Enter");
  assert.ok(await v.page.locator("#out-dialog").isVisible());
  await v.page.keyboard.press("Escape");
  assert.ok(await on("open-out"), "the keyboard does not come back from the dialog");
}));

test("fingers drag from the trays, draw, and put exercises in order", { timeout: TIMEOUT }, visit({
  viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2,
}, async (v) => {
  await openWriting(v);
  const hands = new Touching(v);
  await hands.tapElement(v.byId("setup-clear"));
  await v.byId("fold-position").scrollIntoViewIfNeeded();
  await v.page.evaluate(() => document.getElementById("board-pane").scrollIntoView({ block: "start" }));
  await v.atRest();
  for (const [piece, square] of [["white king", "e1"], ["black king", "e8"], ["white queen", "d1"]]) {
    const tray = await v.page.getByRole("radio", { name: piece, exact: true }).boundingBox();
    const to = await v.middle(square);
    const at = { x: tray.x + tray.width / 2, y: tray.y + tray.height / 2 };
    await hands.send("touchStart", at);
    for (const part of [0.3, 0.7, 1]) await hands.send("touchMove", { x: at.x + part * (to.x - at.x), y: at.y + part * (to.y - at.y) });
    await hands.send("touchEnd");
  }
  assert.deepEqual(await v.standing(), { e1: "white king", e8: "black king", d1: "white queen" });
  // Above the bar that stays at the lower edge.
  await v.byId("fold-draw").evaluate((it) => it.scrollIntoView({ block: "center" }));
  await hands.tapElement(v.byId("fold-draw"));
  await v.page.evaluate(() => document.getElementById("board-pane").scrollIntoView({ block: "start" }));
  await v.atRest();
  await hands.move("d1", "d7");
  await v.until(() => v.count(".marks.over .arrow.green"), (count) => count === 1, "the arrow");
  await hands.tapElement(v.byId("item-copy"));
  await v.until(() => v.count("#items [aria-current]"), (count) => count === 1, "the copy");
  assert.equal(await v.count("#items .item"), 3, "two exercises and the sign to add one");
  await hands.tapElement(v.byId("item-up"));
  assert.match(await v.page.locator("#items [aria-current]").getAttribute("aria-label"), /^Exercise 1:/);
  await hands.tapElement(v.byId("item-delete"));
  assert.equal(await v.count("#items .item"), 2);
}));

test("the validator speaks while one writes, and leads to the place", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await openWriting(v);
  assert.equal(await v.byId("faults").isVisible(), false, "faults before anything is done");
  await v.page.reload();
  await open(v);
  assert.equal(await v.byId("faults").isVisible(), false, "leaving the page has done something");
  await writeCastling(v);
  await v.byId("words").fill("");
  await v.until(() => lines(v, ".fault"), (all) => all.some((fault) => /no question/.test(fault)), "the fault");
  await fold(v, "position");
  await v.byId("faults-go").click();
  await v.page.locator(".fault", { hasText: "no question" }).click();
  assert.equal(await v.focused(), "words");
  await v.byId("words").fill(QUESTION);
  await v.until(() => lines(v, ".fault"), (all) => !all.some((fault) => /no question/.test(fault)), "the fault to go");
  const live = await v.page.evaluate(() => ({ list: document.getElementById("fault-list").closest("[aria-live], [role=status]"), said: document.getElementById("faults-said").getAttribute("role") }));
  assert.deepEqual(live, { list: null, said: "status" }, "the list itself is read aloud at each key");
}));

test("what could be better is said quietly, and is no fault", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await openWriting(v);
  await v.byId("setup-fen").fill(CASTLING);
  await v.byId("setup-fen").press("Enter");
  await v.byId("to-task").click();
  await new Clicking(v).move("e1", "g1");
  await v.byId("to-words").click();
  await v.byId("words").fill(QUESTION);
  const advice = () => lines(v, "#advice .fault");
  await v.until(advice, (all) => all.some((it) => /set has no title/.test(it)) && all.length > 1, "the advice");
  assert.deepEqual(await lines(v, "#fault-list .fault"), []);
  assert.equal(await v.page.locator("#faults-name").innerText(), "All is well");
  assert.equal(await v.byId("faults-go").getAttribute("data-state"), "fine");
  assert.equal(await v.page.locator("#items .item[aria-current]").getAttribute("data-state"), "fine");
  // It leads to the place as a fault does.
  await v.byId("faults-go").click();
  await v.page.locator("#advice .fault", { hasText: "set has no title" }).click();
  assert.equal(await v.focused(), "set-title");
  // Beside a fault it is not counted, and has none of its red.
  await v.byId("words").fill("");
  await v.until(() => v.page.locator("#faults-name").innerText(), (text) => text === "One thing to look at", "the fault");
  const [red, quiet] = await v.page.evaluate(() => ["#fault-list", "#advice"].map((list) => {
    const { color, textDecorationColor } = getComputedStyle(document.querySelector(`${list} .what`));
    return { color, textDecorationColor };
  }));
  assert.notEqual(red.color, quiet.color);
  assert.notEqual(red.textDecorationColor, quiet.textDecorationColor);
  await v.byId("open-out").click();
  assert.match(await value(v, "out-link"), /#set=/);
}));

test("a goal has its small form, and taps fill it in", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await openWriting(v);
  await v.byId("setup-fen").fill("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
  await v.byId("setup-fen").press("Enter");
  await v.byId("to-task").click();
  const goals = await v.page.locator("#goal option").evaluateAll((all) => all.map((it) => it.value));
  assert.ok(goals.length >= 20, `${goals.length} goals`);
  // Each has a form that can be filled in, and none breaks the page.
  for (const goal of goals) {
    await v.byId("goal").selectOption(goal);
    assert.equal(await value(v, "goal"), goal);
  }
  await v.byId("goal").selectOption("choose attacked");
  await new Clicking(v).click("a5");
  await v.until(() => v.page.locator("#goal-fields input").inputValue(), (text) => text === "a5", "the square");
  await v.page.locator("#goal-fields input").fill("h8");
  await v.page.locator("#goal-fields input").press("Enter");
  await fold(v, "words");
  await fold(v, "task");
  assert.equal(await v.page.locator("#goal-fields input").inputValue(), "h8");
}));

const exports = fileURLToPath(new URL("../../author/testdata/", import.meta.url));
const files = readdirSync(exports).filter((name) => name.endsWith(".pgn"));

test("exports of other programs are dropped, and what was lost is listed", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  assert.ok(files.length >= 8, `${files.length} files`);
  await open(v);
  for (const name of files) {
    const content = readFileSync(exports + name);
    const transfer = await v.page.evaluateHandle(([file, base64]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], file));
      return data;
    }, [name, content.toString("base64")]);
    for (const type of ["dragenter", "dragover", "drop"]) await v.page.dispatchEvent("body", type, { dataTransfer: transfer });
    const report = v.byId("import-report");
    await v.until(() => report.innerText(), (text) => text.includes(name), `the report on ${name}`);
    const told = (await report.innerText()).replace(/\s+/g, " ");
    // The golden file is what package author reports; each of its sentences stands on the page.
    const golden = readFileSync(exports + name.replace(".pgn", ".golden"), "utf8");
    for (const [, sentence] of golden.matchAll(/^- .*?\b(?:refused|lost|look|kept): (.+)$/gm)) assert.ok(told.includes(sentence), `${name}: "${sentence}" is not told in: ${told}`);
    await v.byId("import-done").click();
  }
  assert.ok(await v.count("#items .item") > 8, "few exercises came in");
  assert.equal(await v.page.locator("#write").isVisible(), true);
}));

test("names from outside stay text everywhere", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await openWriting(v);
  await writeCastling(v);
  for (const id of ["set-title", "heading", "words", "hint-1", "hint-2", "wrong"]) await v.byId(id).fill(HOSTILE);
  await v.page.locator("#illegal summary").click();
  await v.page.locator("#illegal .adder textarea").fill(HOSTILE);
  await v.page.locator("#illegal .adder button").click();
  await v.page.locator('[data-move="1"]').click();
  await v.byId("words").fill(HOSTILE);
  await v.byId("open-out").click();
  const code = await v.page.locator("#out-frame").inputValue();
  const frame = await frameOf(v, code);
  assert.deepEqual({ elements: frame.elements, title: frame.title }, { elements: ["iframe"], title: HOSTILE });
  assert.deepEqual(lookOf(frame), lookOf(await frameOf(v, FRAME)));
  await v.byId("out-sheet").click();
  const sheet = await (await v.byId("sheet").elementHandle()).contentFrame();
  assert.ok((await sheet.locator("body").innerText()).includes(HOSTILE));
  assert.equal(await sheet.locator("img[src=x], script").count(), 0);
  await v.page.locator("#sheet-dialog [data-close]").click();
  await v.page.locator("#out-dialog [data-close]").click();
  await v.page.getByRole("tab", { name: "Read results" }).click();
  await v.byId("codes").fill(`${HOSTILE} 1234-5678`);
  await v.until(() => v.page.locator("#results-side").innerText(), (text) => text.includes("<img"), "the name in the table");
  await v.byId("open-import").waitFor({ state: "attached" });
  await v.page.getByRole("tab", { name: "Write your own" }).click();
  await v.byId("open-import").click();
  await v.byId("import-text").fill(`[ChapterName "${HOSTILE.replaceAll('"', '\\"')}"]\n[Variant "${HOSTILE.replaceAll('"', '\\"')}"]\n[FEN "x"]\n\n*\n`);
  await v.byId("import-go").click();
  await v.until(() => v.text("import-report"), (text) => text.includes("<img"), "the name in the report");
  assert.equal(await v.count("img[src=x]"), 0);
  assert.equal(await v.page.title(), "Touchmove for teachers");
}));

test("the draft survives a reload, and starting afresh asks and can be undone", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await openWriting(v);
  await writeCastling(v);
  await v.page.reload();
  await open(v);
  assert.equal(await v.page.locator("#write").isVisible(), true, "another room than before");
  await fold(v, "words");
  assert.equal(await value(v, "words"), QUESTION);
  assert.equal(await value(v, "hint-1"), "Look at the king.");
  // A position that is being set up, too.
  await fold(v, "position");
  await v.byId("setup-fen").fill("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
  await v.byId("setup-fen").press("Enter");
  await v.page.reload();
  await open(v);
  await v.until(() => v.standing(), (standing) => Object.keys(standing).length === 3, "the position");

  await v.byId("afresh").click();
  await v.page.locator("#afresh-dialog [data-close]").click();
  await fold(v, "words");
  assert.equal(await value(v, "words"), QUESTION, "no was taken for yes");
  await v.byId("afresh").click();
  await v.byId("afresh-yes").click();
  await v.until(() => v.standing(), (standing) => Object.keys(standing).length !== 3, "an empty set");
  await v.page.reload();
  await open(v);
  await v.byId("earlier").click();
  await fold(v, "words");
  assert.equal(await value(v, "words"), QUESTION);
}));

test("where nothing is kept, starting afresh promises Undo alone, and Undo keeps the promise", { timeout: TIMEOUT }, visit({
  ...WIDE, before: (page) => page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
  }),
}, async (v) => {
  await openWriting(v);
  await writeCastling(v);
  await v.byId("afresh").click();
  const told = await v.page.locator("#afresh-dialog").innerText();
  assert.match(told, /only Undo brings them back/);
  assert.doesNotMatch(told, /Earlier draft/);
  await v.byId("afresh-yes").click();
  assert.match(await v.notice(), /only Undo brings them back/);
  assert.equal(await v.byId("earlier").isVisible(), false);
  await v.until(() => v.standing(), (standing) => Object.keys(standing).length !== 11, "an empty set");
  await v.byId("undo").click();
  await fold(v, "words");
  assert.equal(await value(v, "words"), QUESTION);
}));

test("a draft that nothing can be made of does not take the place of one put away", { timeout: TIMEOUT }, visit({ ...WIDE,
  before: (page) => page.addInitScript(() => {
    if (localStorage.length > 0) return;
    localStorage.setItem("touchmove.author-draft", "garbage { never");
    localStorage.setItem("touchmove.author-earlier", "{ Castle. } 1. e4 *");
  }) }, async (v) => {
  await openWriting(v);
  await fold(v, "words");
  await v.byId("words").fill("Something new");
  await v.until(() => v.page.evaluate(() => localStorage.getItem("touchmove.author-draft")), (text) => /Something new/.test(text), "the draft");
  await v.byId("earlier").click();
  assert.equal(await value(v, "words"), "Castle.");
}));

test("two windows do not overwrite each other's draft", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await openWriting(v);
  await writeCastling(v);
  await v.page.reload();
  await open(v);
  const page = await v.page.context().newPage();
  const other = new Visit(page, v.site, await v.page.context().newCDPSession(page));
  await open(other);
  await fold(other, "words");
  await other.byId("words").fill("Written in the other window.");
  await other.until(() => page.evaluate(() => localStorage.getItem("touchmove.author-draft")), (text) => text.includes("other window"), "the draft to be kept");
  await fold(v, "words");
  await v.byId("words").fill("Written in this window.");
  await v.byId("earlier").click();
  await fold(v, "words");
  assert.equal(await value(v, "words"), "Written in the other window.");
  await v.byId("earlier").click();
  await fold(v, "words");
  assert.equal(await value(v, "words"), "Written in this window.");
}));

test("a link is opened for editing, and the draft is not lost by that", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await openWriting(v);
  await writeCastling(v);
  await v.byId("open-out").click();
  const set = new URL(await value(v, "out-link")).hash;
  await v.page.locator("#out-dialog [data-close]").click();
  await v.byId("words").fill("Something else.");
  await v.page.goto("about:blank");
  await open(v, set);
  assert.equal(new URL(v.page.url()).hash, "", "loading the page again would bring the old state back");
  await fold(v, "words");
  assert.equal(await value(v, "words"), QUESTION);
  await v.byId("earlier").click();
  await fold(v, "words");
  assert.equal(await value(v, "words"), "Something else.");

  for (const broken of ["#set=%%%", `#set=${set.slice(5, 60)}`, "#set=AAAA", `#set=${"A".repeat(20_000)}`]) {
    await v.page.goto("about:blank");
    await open(v, broken);
    assert.match(await v.notice(), /^This link is broken/, broken.slice(0, 30));
    await fold(v, "words");
    assert.equal(await value(v, "words"), "Something else.", "the draft is gone");
    assert.match(await v.notice(), /^This link is broken/, "gone before it is read");
  }
  await v.byId("words").fill("Something new.");
  assert.equal(await v.notice(), "", "it stays for ever");
}));

test("many codes become a table and a file", { timeout: TIMEOUT }, visit({ ...WIDE, acceptDownloads: true }, async (v) => {
  // A code as a pupil gets it.
  await openWriting(v);
  await writeCastling(v);
  await v.byId("open-out").click();
  const { other, close } = await newcomer(v, await value(v, "out-link"));
  await ready(other);
  await other.until(() => other.prompt(), (text) => text === QUESTION, "the question");
  await new Clicking(other).move("e1", "g1");
  await other.expectVerdict("done");
  const outcome = await other.until(() => other.byId("outcome").innerText(), (text) => /\w{4}-\w{4}/.test(text), "the code");
  const [code] = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{1,4})+\b/.exec(outcome);
  await close();
  await v.page.locator("#out-dialog [data-close]").click();

  await v.page.getByRole("tab", { name: "Read results" }).click();
  const wrong = code.replace(/.$/, (last) => (last === "7" ? "8" : "7"));
  await v.byId("codes").fill(`Anna ${code}\nBen, C. ${code.toLowerCase().replaceAll("-", " ")}\n=Cem ${wrong}\n`);
  await v.until(() => v.count("#results-table tbody tr"), (count) => count === 3, "three rows");
  const rows = await lines(v, "#results-table tbody tr");
  assert.match(rows[0], /^Anna .* 100 %/);
  assert.match(rows[0], /This set/);
  assert.match(rows[1], /^Ben, C\. .* 100 %/);
  assert.match(rows[2], /=Cem/);
  assert.doesNotMatch(rows[2], /100 %/);
  const [download] = await Promise.all([v.page.waitForEvent("download"), v.byId("results-csv").click()]);
  const csv = readFileSync(await download.path(), "utf8");
  assert.match(csv, /"Ben, C\."/);
  // A spreadsheet must not take a name for a formula.
  assert.doesNotMatch(csv, /(^|,|\n)"?=Cem/);
  assert.match(csv, /^\uFEFFName,/);
  await v.byId("codes").evaluate((field, text) => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input"));
  }, `Anna ${code}\n`.repeat(2003));
  await v.until(() => v.page.locator("#results-count").innerText(), (text) => /^2000 of 2000 codes read\. .*Left out: 3\./.test(text), "what was too much");
}));

test("files: PGN, one HTML, SCORM", { timeout: TIMEOUT }, visit({ ...WIDE, acceptDownloads: true }, async (v) => {
  await openWriting(v);
  await writeCastling(v);
  await v.byId("set-title").fill("Safety first");
  await v.byId("open-out").click();
  const take = async (id) => {
    const [download] = await Promise.all([v.page.waitForEvent("download"), v.byId(id).click()]);
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  };
  const pgn = await take("out-pgn");
  assert.match(pgn.content.toString(), /\[FEN "r5k1/);
  const single = await take("out-single");
  assert.equal(single.name, "safety-first.html");
  assert.match(single.content.toString("utf8", 0, 200), /^<!doctype html>/i);
  const scorm = await take("out-scorm");
  const inside = unzip(scorm.content);
  assert.deepEqual([...inside.keys()].sort(), ["imsmanifest.xml", "index.html"]);
  assert.match(inside.get("imsmanifest.xml").toString(), /Safety first/);
}));

test("a link that is too long for some says so", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await openWriting(v);
  await writeCastling(v);
  // Letters that do not compress.
  for (const id of ["words", "wrong", "hint-1", "hint-2"]) await v.byId(id).fill(randomBytes(1200).toString("base64url"));
  await v.byId("open-out").click();
  assert.ok((await value(v, "out-link")).length > 4000);
  assert.match(await v.text("out-length"), /Beyond 4,000/);
}));

test("an exercise of the course, for somebody's page", { timeout: TIMEOUT }, visit(WIDE, async (v) => {
  await open(v);
  await v.byId("pick-lesson").selectOption("castling");
  await v.until(() => v.page.locator("#pick-from option").nth(1).innerText(), (text) => /^2\. \w/.test(text), "the titles of the exercises");
  await v.byId("pick-from").selectOption("2");
  await v.byId("pick-to").selectOption("2");
  await v.page.locator("#pick-more summary").click();
  await v.page.getByLabel("Hints and “Show me”").selectOption("off");
  const code = await value(v, "pick-code");
  const frame = await frameOf(v, code);
  assert.deepEqual(lookOf(frame), lookOf(await frameOf(v, FRAME)));
  const query = new URL(frame.src).searchParams;
  assert.deepEqual([query.get("lesson"), query.get("step"), query.get("hints"), query.get("post")], ["castling", "2", "off", "1"]);
  await v.byId("pick-copy").click();
  await v.until(() => v.page.evaluate(() => navigator.clipboard.readText()), (text) => text === code, "the code in the clipboard");
  await v.byId("pick-to").selectOption("4");
  assert.match(await value(v, "pick-link"), /steps=2-4/);
  await v.byId("pick-from").selectOption("6");
  assert.match(await value(v, "pick-link"), /step=6/, "a run that ends before it begins");
}));

test("without its program the page still gives exercises of the course", { timeout: TIMEOUT }, visit({
  ...WIDE, expects: [/404/],
}, async (v) => {
  v.site.trouble(/author-\w+\.wasm$/, { status: 404 });
  await v.page.goto(`${v.site.url}author.html`, { waitUntil: "domcontentloaded" });
  await v.until(() => v.notice(), (text) => text !== "", "what is wrong");
  await v.byId("pick-lesson").selectOption("castling");
  assert.match(await value(v, "pick-code"), /lesson=castling/);
}));

for (const [name, options] of [
  ["light", { viewport: WIDE.viewport, colorScheme: "light" }], ["dark", { viewport: WIDE.viewport, colorScheme: "dark" }],
  ["light, tablet", { viewport: { width: 768, height: 1024 }, colorScheme: "light" }], ["dark, phone", { viewport: { width: 360, height: 740 }, colorScheme: "dark" }],
  ["light, 280 px", { viewport: { width: 280, height: 600 }, colorScheme: "light" }],
]) {
  test(`axe finds nothing and nothing is cut, ${name}`, { timeout: TIMEOUT }, visit({ before: (page) => page.addInitScript(axe), ...options }, async (v) => {
    const clean = async (when) => {
      const faults = await v.page.evaluate(async () => {
        const { violations } = await globalThis.axe.run({ exclude: [["iframe"]] }, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
        // What a bar covers can be scrolled from under it.
        const scrolled = ({ id }, { any }) => id === "target-size" && /obscured/.test(any.map((check) => check.message).join());
        return violations.flatMap((fault) => fault.nodes.filter((node) => !scrolled(fault, node)).map((node) => `${fault.id}: ${node.target} (${node.any[0]?.message ?? fault.help})`));
      });
      assert.deepEqual(faults, [], when);
      const { scroll, client } = await v.page.evaluate(() => ({ scroll: document.documentElement.scrollWidth, client: document.documentElement.clientWidth }));
      assert.ok(scroll <= client, `${when}: ${scroll} px wide in a window of ${client}`);
    };
    await open(v);
    await clean("exercises of the course");
    await v.page.getByRole("tab", { name: "Write your own" }).click();
    await clean("an empty set");
    await writeCastling(v);
    await clean("words");
    await fold(v, "draw");
    await v.page.locator('[data-move="1"]').click();
    await clean("arrows and circles");
    await fold(v, "task");
    await v.byId("goal").selectOption("choose attacked");
    await clean("a goal's form");
    await v.byId("open-import").click();
    await v.byId("import-text").fill('[Variant "Atomic"]\n\n*\n');
    await v.byId("import-go").click();
    await v.byId("import-done").waitFor();
    await clean("the report of an import");
    await v.byId("import-done").click();
    await v.byId("open-out").click();
    await clean("handing out");
    await v.page.keyboard.press("Escape");
    await v.page.getByRole("tab", { name: "Read results" }).click();
    await v.byId("codes").fill("Anna 1234-5678-9ABC\n");
    await v.until(() => v.page.locator("#results-count").innerText(), (text) => text !== "", "what was read");
    await clean("results");
  }));
}
