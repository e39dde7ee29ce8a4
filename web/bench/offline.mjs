// Measures a second visit, which the browser's own copy of the site answers, and a first one from a host that compresses nothing:
// "node offline.mjs SITE PLAIN", two addresses of the same site. Prints JSON, times in ms, sizes in bytes.

import { launch } from "./chromium.mjs";
import { watchFirstFrame } from "./probes.mjs";

const [site, plain] = process.argv.slice(2);
const EXERCISE = "?lesson=castling&step=1";
const VISITS = 5;
/** A slow line: 4 Mbit/s, and 100 ms until an answer begins. */
const LINE = { offline: false, latency: 100, downloadThroughput: 500_000, uploadThroughput: 500_000 };

const browser = await launch();
const say = (text) => process.stderr.write(`   ${text}\n`);

/** Opens the exercise over the slow line: when its first frame was there, and what came over the line until then and a while after. */
async function visit(context, address) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", LINE);
  let bytes = 0;
  // What the worker answers has come from no network, whatever is said of its length.
  const fromWorker = new Set();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (response.fromServiceWorker) fromWorker.add(requestId);
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    if (!fromWorker.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(watchFirstFrame);
  await page.goto(address + EXERCISE, { waitUntil: "commit" });
  await page.waitForFunction(() => globalThis.firstFrame !== undefined, undefined, { timeout: 120_000, polling: 100 });
  const ms = await page.evaluate(() => globalThis.firstFrame);
  return { page, ms, bytes: () => bytes };
}

/** The first and the second visit of one browser. */
async function twice() {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const first = await visit(context, site);
  await first.page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000, polling: 100 });
  await first.page.close();
  const again = await visit(context, site);
  await again.page.waitForLoadState("networkidle");
  const found = { first: first.ms, again: again.ms, againBytes: again.bytes() };
  await context.close();
  say(`first visit ${found.first.toFixed(0)} ms, second ${found.again.toFixed(0)} ms and ${found.againBytes} bytes`);
  return found;
}

async function fromPlainHost() {
  // Without the worker, whose copy would be counted too.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  const { ms, bytes } = await visit(context, plain);
  const found = { ms, bytes: bytes() };
  await context.close();
  say(`from a host that compresses nothing: ${found.ms.toFixed(0)} ms, ${found.bytes} bytes`);
  return found;
}

try {
  const visits = [];
  for (let i = 0; i < VISITS; i++) visits.push(await twice());
  console.log(JSON.stringify({
    first: visits.map(({ first }) => first),
    again: visits.map(({ again }) => again),
    againBytes: Math.max(...visits.map(({ againBytes }) => againBytes)),
    plain: await fromPlainHost(),
  }));
} finally {
  await browser.close();
}
