// Measures exercises embedded in one page: "node embeds.mjs SITE". Prints JSON. The page around them is made up here, of the site's own
// origin, so that all of it runs in one process.

import { launch } from "./chromium.mjs";

const [site] = process.argv.slice(2);
const TEN = ["castling", "en-passant"].flatMap((lesson) => [1, 2, 3, 4, 5].map((step) => `lesson=${lesson}&step=${step}`));
const IDLE_MS = 30_000;

const browser = await launch();
const say = (text) => process.stderr.write(`   ${text}\n`);

/** Opens a page with these exercises, each in a frame, all to be seen at once. */
async function host(exercises) {
  const context = await browser.newContext({ viewport: { width: 1650, height: 1000 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route(`${site}host.html`, (route) => route.fulfill({
    contentType: "text/html",
    body: `<!doctype html><title>Exercises</title><body style="margin:0;display:flex;flex-wrap:wrap">${exercises.map((exercise) =>
      `<iframe title="Exercise" src="embed.html?${exercise.replaceAll("&", "&amp;")}" style="width:320px;height:490px;border:0"></iframe>`).join("")}`,
  }));
  await page.goto(`${site}host.html`, { waitUntil: "networkidle" });
  return { context, page, asked };
}

/**
 * The processor's time of the whole browser during half an untouched minute, ms. First it is left alone as long, as it goes on
 * collecting what starting left behind.
 */
async function idle({ page }) {
  const session = await browser.newBrowserCDPSession();
  const cpu = async () => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0);
  };
  await page.waitForTimeout(IDLE_MS);
  const before = await cpu();
  await page.waitForTimeout(IDLE_MS);
  return await cpu() - before;
}

async function wake({ page }) {
  for (const frame of page.frames().slice(1)) {
    const box = await (await frame.frameElement()).boundingBox();
    await page.mouse.move(box.x + 30, box.y + 30);
    await page.mouse.move(box.x + 40, box.y + 40);
    await frame.waitForFunction(() => document.documentElement.dataset.state === "ready", undefined, { timeout: 60_000, polling: 100 });
  }
  await page.mouse.move(1649, 999);
}

/** How much of what costs has been asked for: the program, and the scripts that come with it. */
const programs = (asked) => asked.filter((url) => /\.wasm|\/(main|program)-/.test(url)).length;

try {
  const found = {};
  const one = await host(TEN.slice(0, 1));
  await wake(one);
  found.one = await idle(one);
  await one.context.close();
  const ten = await host(TEN);
  await ten.page.waitForTimeout(1000);
  found.asleep = programs(ten.asked);
  await wake(ten);
  found.ten = await idle(ten);
  await ten.context.close();
  say(`one embedded exercise idles at ${found.one.toFixed(0)} ms, ten at ${found.ten.toFixed(0)} ms; asleep they asked for ${found.asleep} programs`);
  console.log(JSON.stringify(found));
} finally {
  await browser.close();
}
