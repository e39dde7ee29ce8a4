// The course map: what is done, where one is, what comes next, and what is said when a lesson is finished.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";

import { ID, serveScript } from "./harness/doctored.mjs";
import { Dragging } from "./harness/hands.mjs";
import { keepPicture } from "./harness/picture.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { visit } = await openStage();

const exercise = (title) => `[StudyName "Castle"]\n[ChapterName "${title}"]\n[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]\n[SetUp "1"]\n\n{ Castle. } 1. O-O { Right. } *\n`;
const script = exercise("One") + "\n" + exercise("Two");
const course = [
  { id: "pieces", title: "Move the pieces", steps: 3, section: "The pieces", able: "You can move them." },
  { id: "pawns", title: "March with the pawns", steps: 9 },
  { id: ID, title: "Castle", steps: 2, section: "Special moves", able: "You can bring your king to safety." },
  { id: "en-passant", title: "Take the pawn that ran past", steps: 4 },
];
const save = { version: 1, best: { pieces: { 1: 3, 2: 3, 3: 3 }, pawns: { 1: 3, 2: 2, 3: 3, 7: 2 }, [ID]: { 1: 2 } } };

function prepare(v) {
  v.site.trouble(/^lessons\/course\.json$/, { body: JSON.stringify({ title: "Tests", lessons: course }) });
  serveScript(v.site, script);
}
const learned = { before: async (page) => {
  await page.addInitScript(axe);
  await page.addInitScript((text) => localStorage.getItem("touchmove.save") ?? localStorage.setItem("touchmove.save", text), JSON.stringify(save));
} };

/** The map as it is read: headings, and lessons under them. */
function map(v) {
  return v.page.evaluate(() => [...document.querySelectorAll("#lesson-list section")].map((section) => ({
    name: document.getElementById(section.getAttribute("aria-labelledby"))?.textContent,
    lessons: [...section.querySelectorAll("ol > li > button")].map((button) => {
      const copy = button.cloneNode(true);
      for (const unsaid of copy.querySelectorAll("[aria-hidden]")) unsaid.remove();
      return `${button.getAttribute("aria-current") ?? ""}|${copy.textContent.replace(/\s+/g, " ").trim()}`;
    }),
  })));
}

test("the map says what is done, where one is and what comes next", { timeout: TIMEOUT }, visit(learned, async (v) => {
  prepare(v);
  await v.open(ID, 2);
  await v.byId("lessons").click();
  assert.deepEqual(await map(v), [
    { name: "The pieces", lessons: [
      "|Move the pieces, 3 of 3 exercises done, 9 of 9 stars.",
      "|March with the pawns, 4 of 9 exercises done, 10 of 27 stars.",
    ] },
    { name: "Special moves", lessons: [
      "true|Castle, 1 of 2 exercises done, 2 of 6 stars. You are here",
      "|Take the pawn that ran past, 0 of 4 exercises done, 0 of 12 stars. Next",
    ] },
  ]);
  assert.equal(await v.page.locator("#course-done").innerText(), "8 of 18 exercises done, 21 of 54 stars");
  const states = () => v.page.evaluate(() => [...document.querySelectorAll("#lesson-list li")].map((li) => `${li.dataset.state}${"all" in li.dataset ? " all" : ""}`));
  assert.deepEqual(await states(), ["done all", "begun", "begun", "new"]);

  // The keyboard begins at the open lesson, and arrows go along the path.
  const focused = () => v.page.evaluate(() => document.activeElement?.dataset.lesson);
  assert.equal(await focused(), ID);
  await v.page.keyboard.press("ArrowUp");
  assert.equal(await focused(), "pawns");
  await v.page.keyboard.press("End");
  assert.equal(await focused(), "en-passant");
  await v.page.keyboard.press("Home");
  assert.equal(await focused(), "pieces");
  const faults = await v.page.evaluate(async () => (await globalThis.axe.run("#lessons-dialog")).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`));
  assert.deepEqual(faults, []);
  await v.page.keyboard.press("Escape");
  assert.equal(await v.page.locator("#lessons-dialog").isVisible(), false);
}));

test("a finished lesson says what one can do now, once, and wears a seal", { timeout: TIMEOUT }, visit(learned, async (v) => {
  prepare(v);
  await v.open(ID, 2);
  assert.equal(await v.text("learned"), "");
  await new Dragging(v).move("e1", "g1");
  await v.expectVerdict("done");
  assert.equal(await v.text("learned"), "Lesson finished 5 of 6 stars You can bring your king to safety.");
  keepPicture("moment lesson finished", await v.page.screenshot());
  await v.byId("lessons").click();
  const here = v.page.locator(`#lesson-list li:has([data-lesson="${ID}"])`);
  assert.equal(await here.getAttribute("data-state"), "done");
  assert.equal(await here.locator(".node svg").count(), 1);
  await v.page.keyboard.press("Escape");
  await v.press("retry");
  assert.equal(await v.text("learned"), "");
  await v.page.reload();
  await v.ready();
  await new Dragging(v).move("e1", "g1");
  await v.expectVerdict("done");
  assert.equal(await v.text("learned"), "", "who comes back for more stars has learned it before");
}));

test("a lesson is opened from the map where it was left", { timeout: TIMEOUT }, visit(learned, async (v) => {
  prepare(v);
  v.site.trouble(/^lessons\/pawns\.pgn$/, { body: Array.from({ length: 9 }, (_, i) => exercise(String(i))).join("\n") });
  await v.open(ID, 1);
  await v.byId("lessons").click();
  await v.byId("lesson-list").locator('[data-lesson="pawns"]').click();
  await v.expectExercise("pawns", 4);
  // And the next visit goes on there.
  await v.open();
  await v.expectExercise("pawns", 4);
}));

for (const [width, height] of [[280, 600], [360, 740], [740, 360], [1366, 768], [2560, 1440]]) {
  test(`the map fits ${width} × ${height}, with forty lessons too`, { timeout: TIMEOUT }, visit({ viewport: { width, height } }, async (v) => {
    const many = Array.from({ length: 40 }, (_, i) => ({
      id: i === 20 ? ID : `lesson-${i}`, title: i % 3 ? "Move the rook" : "Tell check, mate and stalemate apart, whatever comes", steps: 9,
      section: i % 7 ? undefined : `Section ${i}`,
    }));
    v.site.trouble(/^lessons\/course\.json$/, { body: JSON.stringify({ title: "Tests", lessons: many }) });
    serveScript(v.site, script);
    await v.open(ID, 1);
    const beside = !await v.byId("lessons").isVisible();
    assert.equal(beside, height > 1000);
    if (!beside) await v.byId("lessons").click();
    await v.until(() => v.count(".lesson"), (n) => n === 40, "the map");
    const faults = await v.page.evaluate((id) => {
      const found = [];
      const window_ = document.querySelector("#lesson-window").getBoundingClientRect();
      if (document.querySelector("#lesson-window").scrollWidth > window_.width + 1) found.push("it scrolls sideways");
      for (const button of document.querySelectorAll(".lesson")) {
        const box = button.getBoundingClientRect();
        if (box.height < 44 || box.left < window_.left - 1 || box.right > window_.right + 1) found.push(JSON.stringify(box));
        const words = button.querySelector(".lesson-words");
        if (words.scrollWidth > words.clientWidth + 1) found.push(`${words.textContent} is cut`);
        const node = button.querySelector(".node").getBoundingClientRect();
        if (node.left < box.left || node.right > words.getBoundingClientRect().left + 4) found.push(`the node of ${words.textContent} leaves its lane`);
      }
      const here = document.querySelector(`.lesson[data-lesson="${id}"]`).getBoundingClientRect();
      if (here.top < window_.top || here.bottom > window_.bottom) found.push("the open lesson is not in sight");
      if (document.documentElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
      return found;
    }, ID);
    keepPicture(`${width}x${height} map`, await v.page.screenshot());
    assert.deepEqual(faults, []);
  }));
}
