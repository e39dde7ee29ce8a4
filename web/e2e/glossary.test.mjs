// Terms are explained at the word.

import assert from "node:assert/strict";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Dragging, Touching } from "./harness/hands.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();

const terms = [
  { forms: ["check", "checks"], text: "Check means that the king is attacked <b>now</b>." },
  { forms: ["double check"], text: "Two pieces give check." },
  { forms: ["rook"], text: "The rook looks like a tower." },
];
const games = [{
  fen: "6k1/5ppp/8/4b3/8/8/5PPP/r3K2R w K - 0 1",
  comment: "Check, a double  check, <i>checkers</i> and check again. [%hint The rook gives check.] [%wrong The rook takes.]",
  moves: "1. Ke2 { Out of check. }",
}];
const note = (v) => v.page.locator("#definition");
const words = (v, place) => v.page.evaluate((selector) => [...document.querySelectorAll(`${selector} .term`)].map((it) => it.textContent), place);

async function open(v) {
  serveLesson(v.site, games);
  v.site.trouble(/^lessons\/glossary\.json$/, { body: JSON.stringify(terms) });
  await v.open(ID, 1);
  await v.until(() => v.count(".term"), (n) => n > 0, "the terms");
}

test("the first time a term stands in a text it can be opened, by mouse and by keyboard", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v);
  assert.deepEqual(await words(v, "#prompt"), ["Check", "double check"]);
  assert.equal(await v.prompt(), "Check, a double check, <i>checkers</i> and check again.");
  await v.press("hint");
  assert.deepEqual(await words(v, "#hints"), ["rook", "check"]);

  const [check, double] = await v.page.locator("#prompt .term").all();
  await check.click();
  assert.equal(await note(v).textContent(), "checkCheck means that the king is attacked <b>now</b>.");
  assert.equal(await check.getAttribute("aria-expanded"), "true");
  assert.match(await v.page.locator("#whisper").innerText(), /^check: Check means/);
  await double.click();
  assert.match(await note(v).innerText(), /Two pieces/);
  assert.equal(await check.getAttribute("aria-expanded"), "false");
  await double.click();
  assert.equal(await note(v).isVisible(), false);

  await new Dragging(v).click("e1");
  await check.focus();
  await v.page.keyboard.press("Enter");
  assert.ok(await note(v).isVisible());
  await v.page.keyboard.press("Escape");
  assert.equal(await note(v).isVisible(), false);
  assert.equal(await v.page.evaluate(() => document.activeElement.textContent), "Check", "the focus stays at the word");
  assert.equal(await v.count("[aria-selected=true]"), 1, "that Escape was not for the board");

  await v.page.keyboard.press("Space");
  await new Dragging(v).move("e1", "d2");
  await v.expectVerdict("wrong");
  assert.equal(await note(v).isVisible(), false, "a press elsewhere closes it");
  assert.deepEqual(await words(v, "#feedback"), ["rook"]);
  await v.page.locator("#feedback .term").click();
  assert.match(await note(v).innerText(), /tower/);
  await v.page.keyboard.press("Tab");
  await v.event({ type: "cancel" });
  await v.press("undo");
  assert.equal(await note(v).isVisible(), false, "the word is gone, and so is what it means");
}));

for (const [width, height] of [[280, 500], [360, 740], [740, 360], [1366, 768]]) {
  test(`what a term means stays in sight at ${width} × ${height}, opened by a finger`, { timeout: TIMEOUT }, visit({ viewport: { width, height }, hasTouch: true, isMobile: width < 800 }, async (v) => {
    await open(v);
    const hands = new Touching(v);
    await v.press("hint");
    for (const term of await v.page.locator(".term").all()) {
      await hands.tapElement(term);
      await note(v).waitFor();
      const faults = await v.page.evaluate(() => {
        const box = document.querySelector("#definition").getBoundingClientRect();
        const word = document.querySelector('.term[aria-expanded="true"]').getBoundingClientRect();
        const found = [];
        if (box.left < 0 || box.right > innerWidth) found.push("it leaves the window");
        if (box.bottom > word.top && box.top < word.bottom) found.push("it covers its word");
        if (word.height < 24) found.push(`the word is ${word.height} high`);
        return found;
      });
      assert.deepEqual(faults, []);
    }
  }));
}

test("a glossary that does not come, or is broken, is nothing to talk about", { timeout: TIMEOUT }, visit({ expects: [/404|Failed to load/] }, async (v) => {
  serveLesson(v.site, games);
  for (const trouble of [{ status: 404 }, { body: "[{" }, { body: "[]" }]) {
    v.site.trouble(/^lessons\/glossary\.json$/, trouble);
    await v.open(ID, 1);
    await v.page.waitForTimeout(800);
    assert.equal(await v.count(".term"), 0);
    assert.equal(await v.notice(), "");
    assert.match(await v.prompt(), /checkers/);
    await v.press("hint");
  }
}));
