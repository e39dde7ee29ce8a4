// Measures the page in Chromium: "node browser.mjs SITE HELLO BENCHSITE CHESSOPS", four addresses. Prints
// JSON, times in ms. SITE is the page, HELLO a bare Ebitengine program, BENCHSITE the page built
// with the tag "bench", CHESSOPS a page with chessops.
import { readFileSync } from "node:fs";
import { launch } from "./chromium.mjs";
import { keepDrawings, watchAnswer, watchFirstFrame } from "./probes.mjs";

const [site, hello, benchSite, chessops] = process.argv.slice(2);
/** The exercise that is opened. The course begins with an empty board, and a board without pieces shall not count. */
const EXERCISE = "?lesson=castling&step=1";
const STARTS = 21;
const ANSWERS = 9;
const PERFT_DEPTH = 5;
const PERFT_RUNS = 5;
const PERFT_WARM_UP = 2;
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/** The start; much to be said of many pieces; a check; a double check; mate; kings with much room. */
const EXPLAINED = [
  START,
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "rnb1kbnr/pppp1ppp/8/4p3/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3",
  "4k3/8/8/8/1b5r/8/8/R3K2R w KQ - 0 1",
  "4k3/4r3/8/8/1b6/8/8/R3K2R w KQ - 0 1",
  "8/8/4k3/8/8/3K4/8/8 w - - 0 1",
];
const EXPLAIN_RUNS = 20;
/** Games of random moves, of which each position is asked whether it is dead. */
const DEAD_GAMES = 100;
/** Who can still mate: the questions with known answers, among them the hardest. */
const CAN_MATE = readFileSync(new URL("../../chess/dead/testdata/dead_positions.tsv", import.meta.url), "utf8")
  .split("\n").map((row) => row.split("\t")).filter(([, question]) => question === "white" || question === "black");
const IDLE_MS = 10_000;

const browser = await launch();
const say = (text) => process.stderr.write(`   ${text}\n`);

/** A page of its own in a browser that has seen nothing yet: no cache, no storage, and none made: offline.mjs measures that. */
async function fresh(address, ...init) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block" });
  const page = await context.newPage();
  const requested = [];
  page.on("request", (request) => requested.push(request.url()));
  page.on("pageerror", (error) => say(`${address}: ${error.message}`));
  for (const script of init) await page.addInitScript(script);
  await page.goto(address, { waitUntil: "commit" });
  // Not asked in each frame, as is usual, which would make the page draw frames.
  await page.waitForFunction(() => globalThis.firstFrame !== undefined, undefined, { timeout: 60_000, polling: 100 });
  return { page, context, requested };
}

async function close({ context }) {
  await context.close();
}

/** Start of navigation to first frame, ms. Both in turn, so that what else the machine does hits both. */
async function starts() {
  const times = { site: [], hello: [] };
  for (let i = 0; i < STARTS; i++) {
    for (const [name, address] of [["site", site + EXERCISE], ["hello", hello]]) {
      const visit = await fresh(address, ...(name === "site" ? [watchFirstFrame] : []));
      times[name].push(await visit.page.evaluate(() => globalThis.firstFrame));
      await close(visit);
    }
    say(`start ${i + 1} of ${STARTS}: ${times.site.at(-1).toFixed(0)} ms, hello ${times.hello.at(-1).toFixed(0)} ms`);
  }
  return times;
}

/** The files that a first visit asks for, as paths relative to the page. */
async function firstVisit(address, query, ...init) {
  const visit = await fresh(address + query, ...init);
  await visit.page.waitForTimeout(1500);
  const paths = new Set(visit.requested
    .filter((url) => url.startsWith(address))
    .map((url) => new URL(url).pathname.slice(new URL(address).pathname.length) || "index.html"));
  await close(visit);
  return [...paths];
}

/** Frames drawn and main-thread time while nobody touches the page. */
async function idle(address, init, prepare) {
  const visit = await fresh(address, ...init);
  const { page } = visit;
  if (prepare) await prepare(page);
  await page.waitForTimeout(2000);
  const session = await visit.context.newCDPSession(page);
  await session.send("Performance.enable");
  const cpu = async () => (await session.send("Performance.getMetrics")).metrics
    .find((metric) => metric.name === "ThreadTime").value * 1000;
  const frames = () => page.evaluate(() => globalThis.touchmove?.frames() ?? globalThis.helloFrames);
  const before = { frames: await frames(), cpu: await cpu() };
  await page.waitForTimeout(IDLE_MS);
  const after = { cpu: await cpu(), frames: await frames() };
  await close(visit);
  return { frames: after.frames - before.frames, cpu: after.cpu - before.cpu };
}

/** Presses a piece that can move, then a square it can go to: returns both cells. */
async function legalMove(page) {
  const pieces = page.locator("[role=gridcell].grab");
  for (let i = 0, n = await pieces.count(); i < n; i++) {
    const from = await pieces.nth(i).getAttribute("data-square");
    await page.click(`[data-square=${from}]`);
    const targets = page.locator("[role=gridcell][aria-description^='can move here']");
    // The farthest square: the way there is long enough to be seen.
    const squares = await targets.evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
    const far = (square) => Math.hypot(square.charCodeAt(0) - from.charCodeAt(0), square.charCodeAt(1) - from.charCodeAt(1));
    const to = squares.sort((a, b) => far(b) - far(a))[0];
    if (to) return { from, to };
    await page.keyboard.press("Escape");
  }
  throw new Error("no piece can move");
}

/** Frames from pointer up to the verdict in the page, and to the piece on its way. */
async function answers() {
  const found = [];
  for (let i = 0; i < ANSWERS; i++) {
    const visit = await fresh(site + EXERCISE, watchFirstFrame, keepDrawings);
    const { page } = visit;
    const { from, to } = await legalMove(page);
    await page.waitForTimeout(500);
    await page.evaluate(watchAnswer, from);
    await page.click(`[data-square=${to}]`);
    await page.waitForFunction(() => globalThis.answer.verdict && globalThis.answer.moved, undefined, { timeout: 5000 });
    found.push(await page.evaluate(() => globalThis.answer));
    await close(visit);
  }
  say(`verdict after frames ${found.map((a) => a.verdict)}; piece on its way after ${found.map((a) => a.moved)}`);
  return found;
}

/** Perft from the start in a page, ms for each run after those that warm up: the browser first compiles in haste. */
async function count(page) {
  let nodes = 0;
  const ms = [];
  for (let i = -PERFT_WARM_UP; i < PERFT_RUNS; i++) {
    const run = await page.evaluate(([fen, depth]) => {
      const perft = globalThis.touchmove?.perft ?? globalThis.perft;
      const began = performance.now();
      return { nodes: perft(fen, depth), ms: performance.now() - began };
    }, [START, PERFT_DEPTH]);
    nodes = run.nodes;
    if (i >= 0) ms.push(run.ms);
  }
  return { nodes, ms };
}

/** The rules in the browser, and chessops. */
async function rules() {
  const ours = await fresh(benchSite + EXERCISE, watchFirstFrame);
  const perft = await count(ours.page);
  const explain = await ours.page.evaluate(([fens, runs]) => fens.map((fen) => {
    globalThis.touchmove.explainIllegal(fen, runs);
    return globalThis.touchmove.explainIllegal(fen, runs);
  }), [EXPLAINED, EXPLAIN_RUNS]);
  const deadAtOnce = await ours.page.evaluate((games) => {
    globalThis.touchmove.deadAtOnce(5);
    return globalThis.touchmove.deadAtOnce(games);
  }, DEAD_GAMES);
  const canMate = await ours.page.evaluate((questions) => questions.map(([fen, side]) => {
    const ms = globalThis.touchmove.canMateInPage(fen, side === "white");
    if (!Number.isFinite(ms)) throw new Error(`${fen} cannot be read`);
    return ms;
  }), CAN_MATE);
  say(`dead at once: ${deadAtOnce.length} positions; can mate: ${canMate.length} questions`);
  await close(ours);

  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(chessops);
  await page.waitForFunction(() => globalThis.perft !== undefined, undefined, { polling: 100 });
  const chessopsPerft = await count(page);
  await context.close();
  return { perft, explain, deadAtOnce, canMate, chessopsPerft };
}

try {
  console.log(JSON.stringify({
    siteFiles: await firstVisit(site, EXERCISE, watchFirstFrame),
    helloFiles: await firstVisit(hello, ""),
    starts: await starts(),
    siteIdle: await idle(site + EXERCISE, [watchFirstFrame], async (page) => {
      const { to } = await legalMove(page);
      await page.click(`[data-square=${to}]`);
    }),
    helloIdle: await idle(hello, []),
    answers: await answers(),
    ...await rules(),
  }));
} finally {
  await browser.close();
}
