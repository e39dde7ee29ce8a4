// <touchmove-exercise> on a page of another origin.

import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { HostPage, wake as wakeFrame } from "./harness/hostpage.mjs";
import { expectTelling } from "./harness/schema.mjs";
import { dist } from "./harness/site.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const host = await HostPage.open();
after(() => host.close());

const lesson = [
  { title: "Castle", fen: "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1", comment: "Castle short.", moves: "1. O-O" },
  { title: "The other wing", fen: "6k1/8/8/8/8/8/5PPP/R3K3 w Q - 0 1", comment: "Castle long.", moves: "1. O-O-O" },
];

/** Notes each event with the id of the element that fired it. */
const NOTES = `<script>
  globalThis.events = [];
  for (const type of ["ready", "resize", "progress", "answer", "complete"]) {
    addEventListener("touchmove:" + type, (event) => events.push({ id: event.target.id, type, detail: event.detail }));
  }
</script>`;

async function open(v, body, { module = false } = {}) {
  v.site.shared = module;
  serveLesson(v.site, lesson);
  const script = `<script ${module ? 'type="module"' : ""} src="${v.site.url}touchmove-exercise.js"></script>`;
  await v.page.goto(host.page([], { head: NOTES + script, body }));
}

const wake = (v, id) => wakeFrame(v, v.page.locator(`#${id} >> iframe`));
const prompt = (frame) => frame.locator("[data-testid=prompt]").innerText();
async function say(frame, move) {
  await frame.locator("#move-input").fill(move);
  await frame.locator("#move-input").press("Enter");
}
const events = (v, id) => v.page.evaluate((wanted) => globalThis.events.filter((it) => it.id === wanted), id);
const expectEvent = (v, id, type, accept = () => true) =>
  v.until(async () => (await events(v, id)).findLast((it) => it.type === type && accept(it.detail)), (it) => it !== undefined, `the event ${type} of ${id}`);

test("an exercise with its events, as high as its content", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, `<touchmove-exercise id="one" lesson="${ID}" step="1" theme="dark" title="Castling" store="off">
    <a href="${v.site.url}">To the exercise</a></touchmove-exercise>`);
  const frame = await wake(v, "one");
  const iframe = v.page.locator("#one >> iframe");
  assert.equal(await iframe.getAttribute("title"), "Castling");
  assert.match(await iframe.getAttribute("sandbox"), /^allow-scripts allow-same-origin/);
  assert.equal(await iframe.getAttribute("loading"), "lazy");
  assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), "dark");
  await say(frame, "O-O");
  const { detail } = await expectEvent(v, "one", "answer");
  expectTelling(detail);
  assert.equal(detail.success, true);
  await expectEvent(v, "one", "complete");
  await v.until(async () => {
    const height = (await events(v, "one")).findLast(({ type }) => type === "resize")?.detail.height;
    return height === (await iframe.boundingBox()).height;
  }, (same) => same, "the frame to be as high as its content");
}));

test("loaded as a module it finds its folder as well", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, `<touchmove-exercise id="one" lesson="${ID}" step="2"></touchmove-exercise>`, { module: true });
  await expectEvent(v, "one", "ready");
}));

test("attributes and methods show other exercises in the same frame", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, `<touchmove-exercise id="one" lesson="${ID}" step="1" store="off"></touchmove-exercise>`);
  const frame = await wake(v, "one");
  await frame.evaluate(() => { globalThis.same = true; });
  const set = (work) => v.page.evaluate((source) => (0, eval)(`(${source})`)(document.querySelector("#one")), work.toString());

  await set((it) => { it.step = 2; });
  await v.until(() => prompt(frame), (now) => now === "Castle long.", "the second exercise");
  assert.equal(await v.page.locator("#one").getAttribute("step"), "2");
  await set((it) => it.load({ lesson: "castling", steps: "1-2" }));
  await expectEvent(v, "one", "progress", (it) => it.run.id === "castling" && it.run.of === 2);
  assert.deepEqual(await set((it) => [it.lesson, it.step, it.steps, it.hasAttribute("step")]), ["castling", "", "1-2", false]);
  await set((it) => { it.theme = "dark"; it.colorProfile = "projector"; });
  await v.until(() => frame.evaluate(() => ({ ...document.documentElement.dataset })), (now) => now.theme === "dark" && now.contrast === "strong", "the look");
  await set((it) => it.load({ pgn: '[FEN "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1"]\n[SetUp "1"]\n\n{ My own. } 1. O-O *\n' }));
  await v.until(() => prompt(frame), (now) => now === "My own.", "the teacher's own");
  await say(frame, "O-O");
  await expectEvent(v, "one", "answer", (it) => it.exercise.startsWith("own-") && it.moves.length === 1);
  await set((it) => it.reset());
  await expectEvent(v, "one", "progress", (it) => it.exercise.startsWith("own-") && it.run.done === 1 && it.moves.length === 0);
  await set((it) => it.load({ lesson: "castling", steps: "1-2" }));
  await expectEvent(v, "one", "progress", (it) => it.run.id === "castling");
  assert.equal(await frame.evaluate(() => globalThis.same), true, "the page in the frame was never left");

  // What the page in the frame cannot be told needs a new frame.
  await set((it) => { it.orientation = "black"; });
  await v.until(async () => (await v.page.locator("#one >> iframe").getAttribute("src")).includes("orientation=black"), (now) => now, "a new frame");
  assert.equal(await v.page.locator("#one >> iframe").count(), 1);
}));

test("two do not mix, and one moves and goes without a trace", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, `<touchmove-exercise id="one" lesson="${ID}" step="1" store="off"></touchmove-exercise>
    <touchmove-exercise id="two" lesson="${ID}" step="2" store="off"></touchmove-exercise><div id="elsewhere"></div>`);
  const [one, two] = [await wake(v, "one"), await wake(v, "two")];
  await say(two, "O-O-O");
  await expectEvent(v, "two", "complete", (it) => it.exercise === `${ID}/2`);
  assert.equal((await events(v, "one")).filter(({ type }) => type === "answer").length, 0);

  await v.page.evaluate(() => document.querySelector("#elsewhere").append(document.querySelector("#one")));
  const moved = await wake(v, "one");
  assert.notEqual(moved, one);
  await say(moved, "O-O");
  await expectEvent(v, "one", "complete", (it) => it.exercise === `${ID}/1`);
  assert.equal((await events(v, "one")).filter(({ type }) => type === "complete").length, 1, "one event for one message");

  const frames = v.page.frames().length;
  await v.page.evaluate(() => {
    globalThis.gone = document.querySelector("#two");
    gone.remove();
    gone.step = 1;
    gone.reset();
    gone.load({ pgn: "*" });
  });
  await v.until(() => v.page.frames().length, (now) => now === frames - 1, "the frame to be gone");
  assert.equal(await v.page.evaluate(() => globalThis.gone.shadowRoot.childElementCount), 0);
}));

test("in a sandbox of no origin", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, `<touchmove-exercise id="one" lesson="${ID}" step="1" theme="dark" sandbox="allow-scripts"></touchmove-exercise>`, { module: true });
  const frame = await wake(v, "one");
  assert.equal(await frame.evaluate(() => self.origin), "null");
  assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), "dark");
  await say(frame, "O-O");
  await expectEvent(v, "one", "complete");
  await v.page.evaluate(() => { document.querySelector("#one").step = 2; });
  await v.until(() => prompt(frame), (now) => now === "Castle long.", "the second exercise");
}));

test("moved by moveBefore it goes on", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, `<touchmove-exercise id="one" lesson="${ID}" step="1" store="off"></touchmove-exercise><div id="elsewhere"></div>`);
  const frame = await wake(v, "one");
  await frame.evaluate(() => { globalThis.same = true; });
  assert.ok(await v.page.evaluate(() => "moveBefore" in Element.prototype), "this browser has it");
  await v.page.evaluate(() => document.querySelector("#elsewhere").moveBefore(document.querySelector("#one"), null));
  assert.equal(await frame.evaluate(() => globalThis.same), true);
  await say(frame, "O-O");
  await expectEvent(v, "one", "complete");
}));

test("others cannot speak for the exercise", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, `<touchmove-exercise id="one" lesson="${ID}" step="1" store="off"></touchmove-exercise>
    <iframe id="other" title="Other" srcdoc="Another frame"></iframe>`);
  const frame = await wake(v, "one");
  const forged = { source: "touchmove", v: 1, type: "complete", exercise: "forged/1" };
  await v.page.evaluate((data) => postMessage(data, "*"), forged);
  const other = await (await v.page.locator("#other").elementHandle()).contentFrame();
  await other.evaluate((data) => parent.postMessage(data, "*"), forged);
  // Malformed ones from the frame itself.
  for (const data of [null, 1, "x", [], { ...forged, v: 2 }, { ...forged, type: "constructor" }, { ...forged, type: ["complete"] },
    { source: "touchmove", v: 1, type: "resize", height: 1e9 }, { source: "touchmove", v: 1, type: "resize", height: "10px" },
    { source: "touchmove", v: 1, type: "resize", height: -1 }]) {
    await frame.evaluate((data) => parent.postMessage(data, "*"), data);
  }
  const height = (await v.page.locator("#one >> iframe").boundingBox()).height;
  await say(frame, "O-O");
  await expectEvent(v, "one", "complete", (it) => it.exercise === `${ID}/1`);
  assert.deepEqual((await events(v, "one")).filter(({ detail }) => detail.exercise === "forged/1"), []);
  assert.ok(height > 100 && height < 5000, `the frame is ${height} px high`);
}));

test("an address that is a script is no address", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, `<touchmove-exercise id="one" src="javascript:parent.hacked=1"></touchmove-exercise>
    <touchmove-exercise id="two" base="data:text/html,x"></touchmove-exercise>
    <touchmove-exercise id="three" src="http://["></touchmove-exercise>
    <touchmove-exercise id="four" lesson='"><img src=x onerror=parent.hacked=1>' set="&quot;><b>"></touchmove-exercise>`);
  for (const id of ["one", "two", "three"]) {
    assert.equal(await v.page.locator(`#${id} >> iframe`).count(), 0);
    assert.match(await v.page.evaluate((id) => document.querySelector(`#${id}`).shadowRoot.textContent, id), /base or src/);
  }
  await expectEvent(v, "four", "ready");
  assert.equal(await v.page.evaluate(() => globalThis.hacked), undefined);
}));

test("it is small", () => {
  const { size } = statSync(join(dist, "touchmove-exercise.js"));
  assert.ok(size < 6000, `${size} bytes`);
});
