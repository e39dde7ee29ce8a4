// What outlives a visit, and how the page looks.

import assert from "node:assert/strict";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Dragging } from "./harness/hands.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const game = { fen: "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1", moves: "1. O-O", comment: "Castle. [%hint The king moves two squares.]" };
const stars = (v, step) => v.page.locator("#steps button").nth(step - 1).getAttribute("data-stars");
const html = (v, name) => v.page.evaluate((n) => document.documentElement.dataset[n], name);

async function solve(v) {
  await new Dragging(v).move("e1", "g1");
  await v.expectVerdict("done");
}

test("progress and place survive a reload; the best stars are kept", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [game, game, game]);
  await v.open();
  await v.expectExercise(ID, 1);
  await v.press("hint");
  await solve(v);
  assert.equal(await stars(v, 1), "2");
  await v.press("next");
  await v.expectExercise(ID, 2);
  await v.page.reload();
  await v.ready();
  await v.expectExercise(ID, 2);
  assert.equal(await stars(v, 1), "2");
  await v.open();
  await v.expectExercise(ID, 2);
  await v.press("previous");
  await v.expectExercise(ID, 1);
  await solve(v);
  assert.equal(await stars(v, 1), "3");
  await v.press("retry");
  await v.press("hint");
  await solve(v);
  assert.equal(await stars(v, 1), "3", "worse stars must not replace better ones");
  await v.page.reload();
  await v.ready();
  assert.equal(await stars(v, 1), "3");
  assert.match(await v.page.locator(`button[data-lesson="${ID}"]`).textContent(), /1 of 3 exercises done, 3 of 9 stars/);
}));

test("progress can be forgotten, after a question", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  await solve(v);
  await v.byId("settings").click();
  await v.page.locator("#reset").click();
  await v.page.locator("#reset-no").click();
  assert.equal(await stars(v, 1), "3");
  await v.page.locator("#reset").click();
  await v.page.locator("#reset-yes").click();
  assert.equal(await stars(v, 1), "0");
  await v.page.keyboard.press("Escape");
  await v.page.reload();
  await v.ready();
  assert.equal(await stars(v, 1), "0");
}));

test("settings are kept and act at once", { timeout: TIMEOUT }, visit({ colorScheme: "light" }, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  const paper = () => v.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const brightness = async () => (await paper()).match(/\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  assert.ok(await brightness() > 600, await paper());
  await v.byId("settings").click();
  await v.page.locator("input[name=theme][value=dark]").check();
  assert.ok(await brightness() < 200, await paper());
  await v.page.locator("#coordinates").uncheck();
  await v.page.locator("#contrast").check();
  await v.page.locator("#still").check();
  await v.page.reload();
  await v.ready();
  assert.ok(await brightness() < 200, await paper());
  assert.deepEqual([await html(v, "coordinates"), await html(v, "contrast"), await html(v, "motion")], ["off", "strong", "off"]);
}));

test("the theme follows the device until one is chosen", { timeout: TIMEOUT }, visit({ colorScheme: "dark" }, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  const brightness = () => v.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0));
  assert.ok(await brightness() < 200);
  await v.page.emulateMedia({ colorScheme: "light" });
  await v.until(brightness, (now) => now > 600, "the light theme");
  await v.open(ID, 1, { theme: "dark" });
  assert.ok(await brightness() < 200);
}));

test("reduced motion: the piece is there with the first frame", { timeout: TIMEOUT }, visit({ reducedMotion: "reduce" }, async (v) => {
  serveLesson(v.site, [game]);
  await v.open(ID, 1);
  assert.equal(await html(v, "motion"), "off");
  await v.still();
  const before = await v.frames();
  await v.page.locator('[data-square="e1"]').focus();
  await v.page.keyboard.press("Enter");
  await v.page.locator('[data-square="g1"]').focus();
  await v.page.keyboard.press("Enter");
  await v.expectVerdict("done");
  await v.still();
  const drawn = await v.frames() - before;
  assert.ok(drawn <= 6, `${drawn} frames for what is shown at once`);
}));

test("the address follows the exercise, and opens it", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveLesson(v.site, [game, game]);
  await v.open(ID, 2);
  assert.equal(await v.page.evaluate(() => document.querySelector("#steps [aria-current=step]").textContent), "2");
  await v.press("previous");
  await v.expectExercise(ID, 1);
  assert.equal(await html(v, "state"), "ready");
}));
