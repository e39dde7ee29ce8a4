// A result code, from the end of a pupil's run to the table of a teacher.

import assert from "node:assert/strict";
import test, { after } from "node:test";

import { HostPage, frameOf } from "./harness/hostpage.mjs";
import { Platform, scormPackage } from "./harness/lms.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";
import { Visit } from "./harness/visit.mjs";

/** Two exercises. */
const SET = `[ChapterName "Mate on the back rank"]
[FEN "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"]
[SetUp "1"]

{ Mate in one. } 1. Ra8# { Right. } ( 1. Ra7 $2 { That only guards. } ) *

[ChapterName "Another one"]
[FEN "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1"]
[SetUp "1"]

{ Mate again. } 1. Qh2# { Right. } *
`;

const { visit } = await openStage();
const host = await HostPage.open();
after(() => host.close());

/** Opens the author's page with the set in it, and returns the set as it is given away. */
async function openAuthor(v) {
  await v.page.goto(`${v.site.url}author.html`);
  await v.until(() => v.page.evaluate(() => typeof globalThis.touchmoveAuthor), (type) => type === "object", "the author's program");
  return v.page.evaluate((text) => {
    globalThis.touchmoveAuthor.event(JSON.stringify({ type: "restore", text }));
    return globalThis.touchmoveAuthor.pgn(0);
  }, SET);
}

test("a pupil reads it out, a teacher pastes it", { timeout: TIMEOUT }, visit({ permissions: ["clipboard-read", "clipboard-write"] }, async (v) => {
  const platform = await Platform.open(scormPackage({ set: await openAuthor(v) }));
  try {
    // Opened by itself, as from an e-mail.
    await v.page.goto(`${platform.url}/content/index.html`);
    await v.ready();
    await v.say("Ra7");
    await v.expectVerdict("wrong");
    await v.press("undo");
    await v.say("Ra8");
    await v.expectVerdict("done");
    assert.equal(await v.text("outcome"), "", "not before the end");
    await v.press("next");
    await v.say("Qh2");
    await v.expectVerdict("done");
    const code = await v.until(() => v.text("result-code"), (text) => text !== "", "the code");
    await v.page.locator("#outcome button").click();
    await v.until(() => v.text("outcome"), (text) => text.includes("Copied."), "that it is copied");
    assert.equal(await v.page.evaluate(() => navigator.clipboard.readText()), code);

    await openAuthor(v);
    await v.page.locator("#tab-results").click();
    // As it comes over a telephone.
    await v.byId("codes").fill(`Ada Lovelace ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o")}\nBob ${code.slice(0, -1)}\n`);
    const rows = v.page.locator("#results-table tbody tr");
    await v.until(() => rows.count(), (n) => n === 2, "two rows");
    const cells = await rows.first().locator("th, td").evaluateAll((all) => all.map((cell) => cell.textContent));
    assert.deepEqual(cells.slice(0, 4), ["Ada Lovelace", code, "This set", "83 %"]);
    assert.match(cells[4], /exercise 1: 2 stars\. .*exercise 2: 3 stars\./);
    assert.equal(await rows.nth(1).locator("td").count(), 2, "the code that lacks its end has no result");
  } finally {
    await platform.close();
  }
}));

test("an embedded run ends with a code, where copying is forbidden too", { timeout: TIMEOUT }, visit({ expects: [/Permissions policy violation/] }, async (v) => {
  await v.page.goto(host.page([{ src: `${v.site.url}embed.html?lesson=castling&step=1&wake=view`, height: "700px", more: 'allow="clipboard-write \'none\'"' }]));
  const frame = await frameOf(v.page);
  // A frame answers as a page does in all that Visit asks of it.
  const inside = new Visit(frame, v.site, v.cdp);
  await inside.ready();
  await inside.say("O-O");
  await inside.expectVerdict("done");
  const code = await v.until(() => inside.text("result-code"), (text) => text !== "", "the code");
  await frame.locator("#outcome button").click();
  await v.until(() => inside.text("outcome"), (text) => text.includes("Ctrl+C"), "how to copy it by hand");
  assert.equal(await frame.evaluate(() => getSelection().toString()), code);
}));

test("the course in its own page has none", { timeout: TIMEOUT }, visit({}, async (v) => {
  await v.open("castling", 1);
  await v.say("O-O");
  await v.expectVerdict("done");
  const run = await v.page.evaluate(() => JSON.parse(globalThis.touchmove.event(JSON.stringify({ type: "escape" }))).report.run);
  assert.deepEqual([run.id, run.code], ["course", ""]);
  assert.equal(await v.text("outcome"), "");
}));
