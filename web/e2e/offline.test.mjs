// The offline copy: all of one build or nothing, the next one when the learner says so, and never a mix.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import test, { after } from "node:test";

import { NEXT_BUILD, NEXT_TITLE, buildOf, listOf, nextBuild } from "./harness/builds.mjs";
import { buildsIn, caches, copied, nextFails, nextWaits } from "./harness/copy.mjs";
import { Dragging } from "./harness/hands.mjs";
import { Site, dist, siteFiles } from "./harness/site.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { site, visit } = await openStage();
const next = await nextBuild();
after(next.remove);
const build = await buildOf();
const hosts = (v) => `touchmove ${new URL(v.site.url).pathname} `;
const noNetwork = /ERR_|Failed to load|fetch|network/i;

/** The host is gone from now on. */
function pullThePlug(v) {
  v.site.trouble(/./, { hangUp: true });
  v.site.asked = [];
}

/** What the page itself asked the host for: the browser looks for another worker on its own account. */
function asked(v) {
  return v.site.asked.filter((name) => name !== "sw.js");
}

test("the worker's list is all of the site that a learner or a teacher can open", async () => {
  const listed = (await listOf()).map(([name]) => name).toSorted();
  const there = (await siteFiles()).filter((name) => /\.\w+$/.test(name) && !/\.(br|gz)$|^sw(-off)?\.js$|^oembed\/|^exercise\//.test(name));
  assert.deepEqual(listed, there.toSorted());
});

test("after one visit everything works without a network", { timeout: 240_000 }, visit({ offline: true, expects: [noNetwork] }, async (v) => {
  await v.open("castling", 1);
  assert.equal(await copied(v), build);
  pullThePlug(v);

  await v.page.reload();
  await v.ready();
  const hands = new Dragging(v);
  await hands.move("e1", "e3");
  await v.expectVerdict("illegal", "not-how-it-moves");
  await hands.move("e1", "g1");
  await v.expectVerdict("done");

  // Another lesson, sounds, a term of the glossary, the free board.
  await v.press("lessons");
  await v.page.locator('[data-lesson="en-passant"]').click();
  await v.until(() => v.exercise(), (now) => now.startsWith("en-passant"), "the lesson");
  await v.until(async () => Object.keys(await v.standing()).length, (n) => n > 2, "the pieces");
  assert.equal(await v.notice(), "");
  await v.page.goto(`${v.site.url}?lesson=check&step=1`);
  await v.ready();
  await v.page.locator(".term").first().click();
  assert.notEqual(await v.page.locator("#definition").innerText(), "");
  await v.page.keyboard.press("Escape");
  await v.press("settings");
  await v.page.locator("#sound").check();
  await v.page.locator("#close-settings").click();
  await v.press("lessons");
  await v.press("free-board");
  await v.page.locator('[data-testid="setup"]').waitFor();

  // A new window, by every kind of address.
  const other = await v.page.context().newPage();
  const shows = async (address, selector) => {
    await other.goto(new URL(address, v.site.url).href);
    await other.locator(selector).first().waitFor();
  };
  await shows("?lesson=castling&step=3", '[data-state="ready"] .cell.grab');
  await shows("index.html?lesson=castling", '[data-state="ready"] .cell.grab');
  await shows("embed.html?lesson=castling&step=2", '[data-state="ready"] .cell.grab');
  await shows("rules/", ".chapters a");
  await other.locator(".chapters a[href^='castling']").first().click();
  await other.locator(".diagram").first().waitFor();
  await shows("rules/check.html#pins", "h1");
  await shows("about.html", "#version");
  await shows("about", "#version");
  await shows("licenses.txt", "pre");
  await shows("author.html", '[data-state="ready"]');
  assert.deepEqual(asked(v), []);
}));

test("at the root of a host too", { timeout: TIMEOUT }, visit({ offline: true, expects: [noNetwork] }, async (v) => {
  const root = await Site.open("/");
  try {
    await v.page.goto(`${root.url}index.html`);
    await v.ready();
    assert.equal(await copied(v), build);
    root.trouble(/./, { hangUp: true });
    await v.page.goto(`${root.url}?lesson=check`);
    await v.ready();
  } finally {
    await root.close();
  }
}));

test("a store that somebody has emptied is filled again", { timeout: TIMEOUT }, visit({ offline: true, expects: [noNetwork] }, async (v) => {
  await v.open("castling", 1);
  assert.equal(await copied(v), build);
  const all = (await listOf()).length;
  // As other pages of the origin do that take it for theirs alone.
  await v.page.evaluate(async () => Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.delete(name))));
  await v.page.reload();
  await v.ready();
  assert.equal(await copied(v), build);
  await v.until(() => v.page.evaluate(async () => (await (await globalThis.caches.open((await globalThis.caches.keys())[0])).keys()).length),
    (count) => count === all, "all of it", 60_000);
  pullThePlug(v);
  await v.open("check", 1);
}));

test("what asks for a part, changes something or is not of the build passes by", { timeout: TIMEOUT }, visit({ offline: true, expects: [/404/] }, async (v) => {
  await v.open();
  await copied(v);
  await v.page.reload();
  await v.ready();
  v.site.asked = [];
  await v.page.evaluate(async () => {
    await fetch("icon.svg", { headers: { Range: "bytes=0-9" } });
    await fetch("licenses.txt", { method: "HEAD" });
    await fetch("about.html", { method: "POST", body: "x" });
    await fetch("touchmove.webmanifest");
    await fetch("elsewhere.txt");
  });
  assert.deepEqual(asked(v), ["icon.svg", "licenses.txt", "about.html", "elsewhere.txt"]);
}));

test("the next build waits, says so, and is taken in all windows at once", { timeout: 240_000 }, visit({ offline: true }, async (v) => {
  await v.open("castling", 1);
  await copied(v);
  const old = await buildsIn(v.page);
  assert.match(old, new RegExp(`^${build} main-`));
  const other = await v.page.context().newPage();
  await other.goto(`${v.site.url}?lesson=castling&step=3`);
  await other.locator('[data-state="ready"] .cell.grab').first().waitFor();
  const author = await v.page.context().newPage();
  await author.goto(`${v.site.url}author.html`);
  await author.locator('[data-state="ready"]').waitFor();
  await v.page.evaluate(() => globalThis.caches.open("somebody else's"));
  await v.page.evaluate(() => globalThis.caches.open("touchmove /school/ of another site"));

  v.site.folder = next.folder;
  await nextWaits(v);
  // The files of both are there, and all windows are still what they were, also after a reload.
  await v.page.reload();
  await v.ready();
  assert.equal(await buildsIn(v.page), old);
  assert.match(await buildsIn(other), new RegExp(`^${build} `));
  await v.page.locator("#newer").waitFor();
  await other.locator("#newer").waitFor();

  await v.page.locator("#newer button").first().click();
  for (const page of [v.page, other]) {
    await v.until(() => buildsIn(page).catch(() => ""), (now) => now === `${NEXT_BUILD} ${next.main} ${NEXT_TITLE}`, "the next build");
    await page.locator('[data-state="ready"] .cell.grab').first().waitFor();
    assert.equal(await page.locator("#newer").count(), 0);
  }
  assert.match(other.url(), /step=3/);
  await v.until(() => author.evaluate(() => document.documentElement.dataset.build).catch(() => ""), (now) => now === NEXT_BUILD, "the workshop");
  await v.until(async () => (await caches(v)).toSorted(), (names) => names.join() ===
    [`${hosts(v)}${NEXT_BUILD}`, "somebody else's", "touchmove /school/ of another site"].toSorted().join(), "only the old copy to go");

  pullThePlug(v);
  await v.page.reload();
  await v.ready();
  assert.match(await buildsIn(v.page), new RegExp(`^${NEXT_BUILD} ${next.main} `));
  assert.deepEqual(asked(v), []);
}));

test("it says so between two exercises, and takes no for an answer", { timeout: 240_000 }, visit({ offline: true }, async (v) => {
  await v.open("castling", 1);
  await copied(v);
  const hands = new Dragging(v);
  await hands.move("e1", "e3");
  await v.expectVerdict("illegal", "not-how-it-moves");
  v.site.folder = next.folder;
  await nextWaits(v);
  assert.equal(await v.page.locator("#newer").count(), 0, "not in the middle of an exercise");
  await hands.move("e1", "g1");
  await v.expectVerdict("done");
  await v.page.locator("#newer button").last().click();
  assert.equal(await v.page.locator("#newer").count(), 0);
  await v.press("next");
  await v.expectExercise("castling", 2);
  assert.equal(await v.page.locator("#newer").count(), 0, "not again in this visit");
  assert.match(await buildsIn(v.page), new RegExp(`^${build} `));
}));

/** What the next build has changed. A file that is the same is not asked for again. */
const changed = /^lessons\/castling\.pgn$/;
for (const [what, trouble] of [
  ["a file is not there", { status: 404 }],
  ["the connection breaks off", { hangUp: true }],
  ["a file breaks off", { truncate: 0.5 }],
  ["a file is cut short", { share: 0.5 }],
  ["a file is still the old one", { body: await readFile(join(dist, "lessons/castling.pgn"), "utf8") }],
  ["a sign-in page comes instead", { body: "<html>Please sign in</html>" }],
]) {
  test(`an update in which ${what} leaves the old copy whole`, { timeout: TIMEOUT }, visit({ offline: true, expects: [noNetwork] }, async (v) => {
    await v.open("castling", 1);
    await copied(v);
    const before = await caches(v);
    v.site.folder = next.folder;
    v.site.trouble(changed, trouble);
    await nextFails(v);
    assert.deepEqual(await caches(v), before);
    pullThePlug(v);
    await v.page.reload();
    await v.ready();
    assert.match(await buildsIn(v.page), new RegExp(`^${build} `));
    assert.equal(await v.page.locator("#newer").count(), 0);

    v.site.mend();
    v.site.folder = next.folder;
    await nextWaits(v);
  }));
}

test("a host in the middle of a change gives no copy of both", { timeout: TIMEOUT }, visit({ offline: true, expects: [noNetwork] }, async (v) => {
  // The worker is there already, the rest is not.
  v.site.trouble(/^sw\.js$/, { body: await readFile(join(next.folder, "sw.js"), "utf8") });
  await v.open("castling", 1);
  await v.until(() => v.site.asked.filter((name) => name === "author.html").length, (n) => n === 2, "the worker to look twice at what has changed");
  await v.until(() => v.page.evaluate(async () => await navigator.serviceWorker.getRegistration() ?? null), (is) => is === null, "it to give up");
  assert.deepEqual(await caches(v), []);
  assert.equal(await v.page.evaluate(() => navigator.serviceWorker.controller), null);
}));

test("a page of another build than the copy is not served from it", { timeout: TIMEOUT }, visit({ offline: true }, async (v) => {
  let change;
  v.site.trouble(/^sw\.js$/, { until: new Promise((resolve) => { change = resolve; }) });
  await v.open("castling", 1);
  v.site.folder = next.folder;
  change();
  await v.until(() => caches(v), (names) => names.join() === `${hosts(v)}${NEXT_BUILD}`, "the copy", 60_000);
  await v.until(() => v.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).active?.state), (state) => state === "activated", "the worker", 60_000);
  assert.equal(await v.page.evaluate(() => navigator.serviceWorker.controller), null);
  assert.match(await buildsIn(v.page), new RegExp(`^${build} `));
  await v.page.reload();
  await v.ready();
  assert.match(await buildsIn(v.page), new RegExp(`^${NEXT_BUILD} `));
}));

test("no room for the copy: the page works as ever", { timeout: TIMEOUT }, visit({ offline: true }, async (v) => {
  await v.cdp.send("Storage.overrideQuotaForOrigin", { origin: new URL(v.site.url).origin, quotaSize: 3_000_000 });
  await v.open("castling", 1);
  await v.until(() => v.site.asked.filter((name) => name.endsWith(".wasm")).length, (n) => n >= 2, "the worker to try", 60_000);
  await v.until(() => caches(v), (names) => names.length === 0, "it to give up", 60_000);
  await new Dragging(v).move("e1", "g1");
  await v.expectVerdict("done");
  assert.equal(await v.notice(), "");
}));

for (const [what, before, address] of [
  ["the browser saves data", (page) => page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  }), {}],
  ["the browser refuses", (page) => page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("no", "SecurityError"));
  }), {}],
  ["nothing is to be kept", undefined, { store: "off" }],
]) {
  test(`no copy where ${what}`, { timeout: TIMEOUT }, visit({ offline: true, before }, async (v) => {
    await v.open("castling", 1, address);
    await v.page.waitForLoadState("networkidle");
    await new Dragging(v).move("e1", "g1");
    await v.expectVerdict("done");
    assert.ok(!v.site.asked.includes("sw.js"));
    assert.equal(await v.notice(), "");
  }));
}

test("no copy where the host forbids to store", { timeout: TIMEOUT }, visit({ offline: true }, async (v) => {
  v.site.send = () => ({ headers: { "Cache-Control": "no-store" } });
  await v.open("castling", 1);
  await v.until(() => v.site.asked.includes("about.html"), (is) => is, "the worker to try", 30_000);
  await v.until(() => caches(v), (names) => names.length === 0, "it to give up");
}));

test("the worker that ends it all leaves nothing behind", { timeout: TIMEOUT }, visit({ offline: true }, async (v) => {
  await v.open("castling", 1);
  await copied(v);
  await v.page.evaluate(() => globalThis.caches.open("somebody else's"));
  v.site.trouble(/^sw\.js$/, { body: await readFile(join(dist, "sw-off.js"), "utf8") });
  await v.page.evaluate(() => { globalThis.sameDocument = true; });
  await nextWaits(v);
  // It may also have come into force by itself, before the button is pressed.
  await v.page.locator("#newer button").first().click({ timeout: 5000 }).catch(() => {});
  await v.until(() => v.page.evaluate(() => globalThis.sameDocument).catch(() => true), (same) => !same, "the page to load itself anew", 60_000);
  await v.ready();
  assert.equal(await v.page.evaluate(() => navigator.serviceWorker.controller), null);
  await v.until(async () => (await caches(v)).join(), (names) => names === "somebody else's", "the copy to go");
  // The page asks for a worker again, and gets the one that goes at once.
  await v.until(() => v.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), (n) => n === 0, "no worker");
  await new Dragging(v).move("e1", "g1");
  await v.expectVerdict("done");
}));

test("it can be installed", { timeout: TIMEOUT }, visit({ offline: true }, async (v) => {
  await v.open();
  await copied(v);
  const { errors, url } = await v.cdp.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  assert.match(url, /touchmove\.webmanifest$/);
  const { installabilityErrors } = await v.cdp.send("Page.getInstallabilityErrors");
  // A window of the kind that leaves no traces never offers it.
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
}));
