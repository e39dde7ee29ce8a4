// Reading aloud, with voices that only write down what they are told.

import assert from "node:assert/strict";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Dragging } from "./harness/hands.mjs";
import { TIMEOUT, openStage, untouched } from "./harness/stage.mjs";

const { visit } = await openStage();

const games = [
  {
    title: "Castle", fen: "6k1/5ppp/8/4b3/8/8/5PPP/r3K2R w K - 0 1",
    comment: "Get out of check: Nf3, exd5 or e8=Q+ won't do. [%hint Look at a1.] [%wrong That is not how to meet the rook.]",
    moves: "1. Ke2 { Right. The king is safe on e2. }",
  },
  { title: "Ask", fen: "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", tags: '[Goal "choose castlings"]', moves: "", comment: "Which way may White castle?" },
  { title: "Said", fen: "4k3/8/8/8/8/8/8/4K2R w K - 0 1", comment: "Nbd2, O-O-O# and axb3. Then e2e4, b8=N, a1-h8; the a-file! 1/2-1/2", moves: "1. O-O" },
];

/** Puts voices into the browser that end at once, or never. */
const voices = (list, { ending = true } = {}) => ({
  before: async (page) => {
    await page.addInitScript(untouched);
    await page.addInitScript(([langs, ends]) => {
      globalThis.spoken = [];
      globalThis.asked = 0;
      globalThis.cancels = 0;
      globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
      const synthesis = new EventTarget();
      Object.assign(synthesis, {
        getVoices: () => { globalThis.asked++; return langs.map((lang) => ({ lang, default: false, localService: true })); },
        speak: (utterance) => {
          if (utterance.text === "") return;
          globalThis.spoken.push(`${utterance.lang}: ${utterance.text}`);
          if (ends) setTimeout(() => utterance.onend?.());
        },
        cancel: () => { globalThis.cancels++; },
      });
      Object.defineProperty(globalThis, "speechSynthesis", { value: synthesis });
    }, [list, ending]);
  },
});

const answers = ["king's side", "queen's side"].map((side) => `en-US: Only on the ${side}.`).concat("en-US: On both sides.", "en-US: On neither side.");
const spoken = (v) => v.page.evaluate(() => globalThis.spoken.splice(0));
const hears = async (v, wanted) => {
  const all = [];
  await v.until(async () => { all.push(...await spoken(v)); return all.length; }, (n) => n >= wanted.length, `${wanted.length} sentences`, 3000)
    .catch((fault) => { fault.message += `; heard ${JSON.stringify(all)}`; throw fault; });
  assert.deepEqual(all, wanted);
};
const button = (v) => v.byId("read");
const switchOn = async (v) => {
  await v.byId("settings").click();
  await v.page.locator("#aloud").check();
  await v.page.keyboard.press("Escape");
};

test("nothing is said unasked; the button reads what is there", { timeout: TIMEOUT }, visit(voices(["de-DE", "en-GB", "en-US"]), async (v) => {
  serveLesson(v.site, games);
  await v.open(ID, 1);
  await button(v).waitFor();
  await v.press("hint");
  await new Dragging(v).move("e1", "d2");
  await v.expectVerdict("wrong");
  assert.deepEqual(await spoken(v), []);
  assert.ok(!v.site.asked.some((name) => /reader/.test(name)), "the reader came unasked");
  await v.press("undo");
  await button(v).click();
  await hears(v, [
    "en-GB: Get out of check: knight f 3, e takes d 5 or e 8, becomes a queen, check won't do.",
    "en-GB: Taken back.", "en-GB: Your move is taken back.", "en-GB: Try another one.",
    "en-GB: Look at A 1.",
  ]);
}));

test("switched on, prompt, answer and hints are read as they come, in this order", { timeout: TIMEOUT }, visit(voices(["en-US"]), async (v) => {
  serveLesson(v.site, games);
  await v.open(ID, 1);
  await button(v).waitFor();
  await switchOn(v);
  await hears(v, ["en-US: Get out of check: knight f 3, e takes d 5 or e 8, becomes a queen, check won't do."]);
  await v.press("hint");
  await hears(v, ["en-US: Look at A 1."]);
  await new Dragging(v).move("e1", "e2");
  await v.expectVerdict("done");
  await hears(v, ["en-US: Solved.", "en-US: 2 of 3 stars.", "en-US: The king is safe on e 2."]);
  await v.press("next");
  await v.expectExercise(ID, 2);
  await hears(v, ["en-US: Which way may White castle?", ...answers]);
  // And so it is at the next visit, once the page has been touched.
  await v.page.reload();
  await v.ready();
  await v.until(() => v.site.asked.filter((name) => /reader/.test(name)).length, (n) => n >= 2, "the reader");
  await v.page.waitForTimeout(300);
  assert.deepEqual(await spoken(v), []);
  await v.page.keyboard.press("Tab");
  await hears(v, ["en-US: Which way may White castle?", ...answers]);
}));

test("moves and squares are said as words", { timeout: TIMEOUT }, visit(voices(["en-US"]), async (v) => {
  serveLesson(v.site, games);
  await v.open(ID, 3);
  await button(v).click();
  await hears(v, [
    "en-US: knight b d 2, castles queenside, checkmate and A takes b 3.",
    "en-US: Then e 2 to e 4, b 8, becomes a knight, A 1 to h 8; the A file!",
    "en-US: a draw",
  ]);
}));

test("another exercise ends it, and the button stops it", { timeout: TIMEOUT }, visit(voices(["en-US"], { ending: false }), async (v) => {
  serveLesson(v.site, games);
  await v.open(ID, 1);
  await button(v).click();
  await v.until(() => button(v).innerText(), (label) => /Stop/.test(label), "a button that stops");
  const cancels = () => v.page.evaluate(() => globalThis.cancels);
  let before = await cancels();
  await v.page.locator("#steps button").nth(1).click();
  await v.expectExercise(ID, 2);
  assert.ok(await cancels() > before, "the exercise has changed, and it reads on");
  await v.until(() => button(v).innerText(), (label) => /Read/.test(label), "a button that reads");
  await button(v).click();
  await v.until(() => button(v).innerText(), (label) => /Stop/.test(label), "a button that stops");
  before = await cancels();
  await button(v).click();
  assert.ok(await cancels() > before);
  assert.match(await button(v).innerText(), /Read/);
}));

test("without a voice for the page's language there is no button and no setting", { timeout: TIMEOUT }, visit(voices(["de-DE", "fr-FR"]), async (v) => {
  serveLesson(v.site, games);
  await v.open(ID, 1);
  await v.until(() => v.page.evaluate(() => globalThis.asked), (n) => n > 0, "the page to ask for voices");
  assert.equal(await button(v).isVisible(), false);
  await v.byId("settings").click();
  assert.equal(await v.page.locator("#aloud").isVisible(), false);
}));

test("voices are not asked for before the board is there", { timeout: TIMEOUT }, visit(voices(["en-US"]), async (v) => {
  serveLesson(v.site, games);
  let go;
  v.site.trouble(/\.wasm$/, { until: new Promise((resolve) => { go = resolve; }) });
  await v.go(ID, 1);
  await v.page.waitForTimeout(1500);
  assert.equal(await v.page.evaluate(() => globalThis.asked), 0);
  assert.ok(!v.site.asked.some((name) => /^late\/|glossary/.test(name)), v.site.asked.join(" "));
  go();
  await v.ready();
  await button(v).waitFor();
}));
