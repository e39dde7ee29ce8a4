// docs/embedding.md: its messages are as the schema has them, its snippets work, its parameters are those that are read.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test, { after } from "node:test";

import { HostPage, wake } from "./harness/hostpage.mjs";
import { isOrder, isTelling } from "./harness/schema.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const host = await HostPage.open();
after(() => host.close());

const file = (name) => readFile(new URL(`../../${name}`, import.meta.url), "utf8");
const text = await file("docs/embedding.md");
const blocks = (language) => [...text.matchAll(new RegExp("^```" + language + "\\n([^]*?)^```$", "gm"))].map(([, block]) => block);

test("the messages", () => {
  const messages = blocks("json").map((block) => JSON.parse(block));
  for (const message of messages) assert.ok(isTelling(message) || isOrder(message), JSON.stringify(message));
  assert.deepEqual([...new Set(messages.map(({ type }) => type))].sort(), ["answer", "complete", "hello", "load", "progress", "ready", "reset", "resize", "theme"]);
});

test("the parameters", async () => {
  const told = [...text.matchAll(/^\| `(\w+)` \| .* \| .* \|$/gm)].map(([, name]) => name).filter((name) => !["height", "title", "loading", "sandbox", "base", "src"].includes(name));
  const source = await file("web/src/visit.ts");
  const read = [...source.matchAll(/(?:query\.get\(|choice\(query, |on\()"(\w+)"/g)].map(([, name]) => name);
  // Names that the course's own address has, too.
  const others = ["contrast", "sound", "aloud"];
  assert.deepEqual(told.filter((name) => name !== "lang").sort(), [...new Set(read)].filter((name) => !others.includes(name)).sort());
});

for (const [index, snippet] of blocks("html").entries()) {
  test(`snippet ${index + 1}`, { timeout: TIMEOUT }, visit({}, async (v) => {
    const body = snippet.replaceAll("https://chess.example/touchmove/", v.site.url);
    await v.page.goto(host.page([], { body }));
    if (!body.includes("embed.html") && !body.includes("<touchmove-exercise")) return; // it only listens
    await v.page.evaluate(() => {
      globalThis.told = [];
      addEventListener("message", ({ data }) => globalThis.told.push(data));
    });
    await wake(v, v.page.locator("iframe"));
    await v.until(() => v.page.evaluate(() => globalThis.told.some((it) => it.type === "ready" && it.awake)), (now) => now, "the exercise");
    if (!body.includes("resize")) return;
    await v.until(async () => {
      const height = (await v.page.evaluate(() => globalThis.messages)).findLast(({ data }) => data.type === "resize")?.data.height;
      return height === (await v.page.locator("iframe").boundingBox()).height;
    }, (same) => same, "the frame to be as high as its content");
  }));
}
