// Nothing leaves the browser: a session through all rooms of the site, with the network watched.

import assert from "node:assert/strict";
import test from "node:test";

import { Dragging } from "./harness/hands.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();

test("a whole session asks this host for files and tells nobody anything", { timeout: TIMEOUT }, visit({}, async (v) => {
  const asked = [];
  v.page.context().on("request", (request) => asked.push(request));
  const hands = new Dragging(v);

  await v.open("castling", 1);
  await hands.move("e1", "e3");
  await v.expectVerdict("illegal", "not-how-it-moves");
  await hands.move("e1", "g1");
  await v.expectVerdict("done");
  await v.press("next");
  await v.expectExercise("castling", 2);
  await v.press("hint");
  await v.press("show");
  await v.say("O-O-O");
  await v.expectVerdict("done");

  await v.press("settings");
  await v.page.locator("#sound").check();
  await v.page.locator("input[name=theme][value=dark]").check();
  await v.page.locator("#close-settings").click();

  await v.press("lessons");
  await v.page.locator('[data-lesson="en-passant"]').click();
  await v.until(() => v.exercise(), (now) => now.startsWith("en-passant"), "the lesson");
  await v.press("lessons");
  await v.press("free-board");
  await v.page.locator('[data-testid="why"]').click();
  await v.press("setup");
  await v.page.locator("#setup-tools").waitFor();
  await v.page.goto(`${v.site.url}rules/`);
  await v.page.locator("h1").waitFor();
  await v.open("castling", 3);

  const origin = new URL(v.site.url).origin;
  assert.ok(asked.length > 15, `only ${asked.length} requests seen`);
  for (const request of asked) {
    const url = new URL(request.url());
    if (url.protocol === "data:" || url.protocol === "blob:") continue;
    assert.equal(url.origin, origin, request.url());
    assert.equal(request.method(), "GET", request.url());
    assert.equal(request.postData(), null, request.url());
    // Which exercise is open is in the page's own address alone.
    if (request.resourceType() !== "document") assert.equal(url.search, "", request.url());
    const headers = await request.allHeaders();
    assert.equal(headers.cookie, undefined, request.url());
  }
  const kept = await v.page.evaluate(() => Object.keys(localStorage));
  assert.deepEqual(kept.filter((key) => !key.startsWith("touchmove.")), []);
}));
