// The rulebook: plain pages, also without scripts, that lead into the course.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import test from "node:test";

import { dist } from "./harness/site.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { site, visit } = await openStage();
const names = readdirSync(join(dist, "rules")).filter((name) => name.endsWith(".html"));
const address = (name) => new URL(`rules/${name === "index.html" ? "" : name}`, site.url).href;

test("without scripts every page is there, diagrams and all", { timeout: TIMEOUT }, visit({ javaScriptEnabled: false }, async ({ page }) => {
  assert.ok(names.length >= 10, `${names.length} pages`);
  for (const name of names) {
    await page.goto(address(name));
    assert.equal(await page.locator("h1").count(), 1, name);
    assert.ok(await page.locator("main").innerText() !== "", name);
    const diagrams = await page.locator(".diagram").evaluateAll((all) => all.map((diagram) => {
      const { width, height } = diagram.getBoundingClientRect();
      return { width, height, label: diagram.getAttribute("aria-label") };
    }));
    for (const { width, height, label } of diagrams) {
      assert.ok(width >= 200 && Math.abs(height / width - 0.96) < 0.02, `${name}: a diagram of ${width} × ${height}`);
      assert.match(label, /\.$/, name);
    }
  }
}));

test("nothing is wider than the window", { timeout: TIMEOUT }, visit({}, async ({ page }) => {
  for (const name of names) {
    await page.goto(address(name));
    for (const width of [280, 360, 700]) {
      await page.setViewportSize({ width, height: 740 });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, name);
    }
  }
}));

// What differs from page to page shows in one scheme.
for (const [colorScheme, some] of [["light", names], ["dark", ["index.html", "castling.html", "articles.html"]]]) {
  test(`axe finds nothing, ${colorScheme}`, { timeout: TIMEOUT }, visit({
    colorScheme, before: (page) => page.addInitScript(axe),
  }, async ({ page }) => {
    for (const name of some) {
      await page.goto(address(name));
      const faults = await page.evaluate(async () => {
        const { violations } = await globalThis.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] });
        return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.target).join("; ")}`);
      });
      assert.deepEqual(faults, [], name);
    }
  }));
}

test("the course leads to the rules, and a rule to its exercise", { timeout: TIMEOUT }, visit({}, async (v) => {
  await v.open();
  if (await v.byId("lessons").isVisible()) await v.byId("lessons").click();
  await v.page.locator("#lessons a[href='rules/']").click();
  await v.page.locator(".chapters a[href='castling.html#the-kings-three-squares']").click();
  const link = v.page.locator("#the-kings-three-squares .practice a").first();
  const title = await link.innerText();
  await link.click();
  await v.ready();
  assert.equal(await v.page.locator("#heading").innerText(), title);
}));

test("without scripts the course leads to the rules too", { timeout: TIMEOUT }, visit({ javaScriptEnabled: false }, async ({ page }) => {
  await page.goto(site.url);
  await page.locator("#exercise a[href='rules/']").click();
  assert.equal(await page.locator("h1").innerText(), "The rules of chess");
}));

test("the pages lead from one to the next", { timeout: TIMEOUT }, visit({}, async ({ page }) => {
  await page.goto(address("index.html"));
  await page.locator(".chapters h3 a").first().click();
  const seen = [];
  for (;;) {
    seen.push(new URL(page.url()).pathname.split("/").at(-1));
    const next = page.locator(".pager [rel=next]");
    if (await next.count() === 0) break;
    await next.click();
    await page.waitForURL((url) => !url.pathname.endsWith(seen.at(-1)));
  }
  assert.deepEqual(seen.toSorted(), names.filter((name) => name !== "index.html").toSorted());
}));
