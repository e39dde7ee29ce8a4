// What the page tells assistive technology, and what axe finds.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Dragging } from "./harness/hands.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { visit } = await openStage();
const withAxe = { before: (page) => page.addInitScript(axe) };
const games = [
  { fen: "4k3/P7/b7/8/8/8/8/4K2R w K - 0 1", moves: "1. a8=Q+ { Right. }", comment: "Make a queen. [%hint The pawn.] [%wrong Look at the pawn.]" },
  { fen: "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", tags: '[Goal "choose castlings"]', moves: "", comment: "Which way may White castle?" },
];

async function clean(v, when) {
  const faults = await v.page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
    // What a bar covers can be scrolled from under it.
    const scrolled = ({ id }, { any }) => id === "target-size" && /obscured/.test(any.map((check) => check.message).join());
    const left = violations.map((fault) => ({ ...fault, nodes: fault.nodes.filter((node) => !scrolled(fault, node)) }));
    return left.filter(({ nodes }) => nodes.length > 0).map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => `${node.target} (${node.any[0]?.message ?? ""})`).join("; ")}`);
  });
  assert.deepEqual(faults, [], when);
}

for (const [scheme, options] of [
  ["light", { colorScheme: "light" }], ["dark", { colorScheme: "dark" }],
  ["light on a phone", { colorScheme: "light", viewport: { width: 360, height: 740 } }],
  ["dark on a phone on its side", { colorScheme: "dark", viewport: { width: 740, height: 360 } }],
]) {
  test(`axe finds nothing, ${scheme}`, { timeout: TIMEOUT }, visit({ ...withAxe, ...options }, async (v) => {
    serveLesson(v.site, games);
    const hands = new Dragging(v);
    await v.open(ID, 1);
    await clean(v, "at the start");
    await hands.move("e1", "g1");
    await v.expectVerdict("illegal", "castle-through-check");
    await clean(v, "with the answer: illegal");
    await hands.press("hint");
    await clean(v, "with a hint");
    await hands.move("h1", "h8");
    await v.expectVerdict("wrong");
    await clean(v, "with the answer: wrong");
    await hands.press("undo");
    await hands.move("a7", "a8");
    await clean(v, "with the chooser open");
    await hands.promote("queen");
    await v.expectVerdict("done");
    await clean(v, "with the answer: done");
    await hands.press("settings");
    await clean(v, "with the settings open");
    await v.page.keyboard.press("Escape");
    if (await v.byId("lessons").isVisible()) {
      await hands.press("lessons");
      await clean(v, "with the list of lessons open");
      await v.page.keyboard.press("Escape");
    }
    await hands.press("next");
    await v.expectExercise(ID, 2);
    await hands.choose("both");
    await clean(v, "with a question");
  }));
}

test("axe finds nothing, with strong contrast, without WebGL, and with a message", { timeout: TIMEOUT }, visit({
  expects: [/404.*poker/],
  before: async (page) => {
    await withAxe.before(page);
    await page.addInitScript(() => { HTMLCanvasElement.prototype.getContext = () => null; });
  },
}, async (v) => {
  serveLesson(v.site, games);
  await v.open("poker", 1, { contrast: "on" });
  assert.notEqual(await v.notice(), "");
  await clean(v, "with a message");
  await new Dragging(v).move("e1", "g1");
  await clean(v, "with an answer");
}));

test("the promises to assistive technology and to other software", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, games);
  await v.open(ID, 1);
  const facts = await v.page.evaluate(() => ({
    lang: document.documentElement.lang,
    grids: [...document.querySelectorAll("[role=grid]")].map((grid) => grid.getAttribute("aria-label")),
    rows: document.querySelectorAll("[role=grid] > [role=row]").length,
    cells: [...document.querySelectorAll("[role=row]")].map((row) => row.querySelectorAll(":scope > [role=gridcell]").length),
    stops: document.querySelectorAll("[role=gridcell][tabindex='0']").length,
    live: document.querySelector("[data-testid=feedback]").getAttribute("aria-live"),
    e1: document.querySelector("[data-square=e1]").getAttribute("aria-label"),
    missing: ["title", "prompt", "feedback", "hint", "show", "undo", "retry", "next", "previous", "flip", "move-input", "lesson-list", "progress"]
      .filter((id) => document.querySelectorAll(`[data-testid="${id}"]`).length !== 1),
    unnamed: [...document.querySelectorAll("button")].filter((button) => !(button.getAttribute("aria-label") || button.textContent.trim())).length,
  }));
  assert.deepEqual(facts, {
    lang: "en", grids: ["Chess board"], rows: 8, cells: Array(8).fill(8), stops: 1, live: "polite", e1: "e1, white king", missing: [], unnamed: 0,
  });
}));
