// A frame as high as its content, by hosts that know one way of it each.

import assert from "node:assert/strict";
import test, { after } from "node:test";

import { HostPage, frameOf, wake as wakeFrame } from "./harness/hostpage.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const host = await HostPage.open();
after(() => host.close());

/** What a host does with a message from the frame, as source text: {data, frame, respond} are at hand. */
const HOSTS = {
  "our own words": 'if (data.source === "touchmove" && data.type === "resize") frame.style.height = data.height + "px";',
  Canvas: 'if (data.subject === "lti.frameResize") frame.height = frame.style.height = data.height + "px";',
  H5P: `if (data.context !== "h5p") return;
    if (data.action === "hello") {
      frame.style.width = "100%";
      addEventListener("resize", () => respond("resize"));
      respond("hello");
    } else if (data.action === "prepareResize") {
      if (frame.clientHeight === data.scrollHeight && data.scrollHeight === data.clientHeight) return;
      frame.style.height = data.clientHeight + "px";
      respond("resizePrepared");
    } else if (data.action === "resize") {
      frame.style.height = data.scrollHeight + "px";
    }`,
  WordPress: `if (data.message !== "height" || data.secret !== "a1B2c3") return;
    frame.removeAttribute("style");
    frame.height = Math.min(1000, Math.max(200, parseInt(data.value, 10)));`,
};

const script = (work) => `<script>
  addEventListener("message", ({ data, source, origin }) => {
    const frame = document.querySelector("#frame0");
    if (source !== frame.contentWindow) return;
    const respond = (action) => source.postMessage({ context: "h5p", action }, origin);
    ${work}
  });
</script>`;

async function open(v, work, { query = "&post=1", hash = "", ...options } = {}) {
  const src = `${v.site.url}embed.html?lesson=castling&step=1&store=off${query}${hash}`;
  await v.page.goto(host.page([{ src, width: "100%", ...options }], { head: script(work) }));
}

const wake = (v) => wakeFrame(v, v.page.locator("#frame0"));

/** Waits until nothing was said for twenty frames, and returns how much was said so far. */
const quiet = (v) => v.page.evaluate(() => new Promise((resolve) => {
  let still = 0;
  let count = -1;
  const look = () => {
    still = messages.length === count ? still + 1 : 0;
    count = messages.length;
    if (still < 20) requestAnimationFrame(look);
    else resolve(count);
  };
  look();
}));

/** How much of the frame's content is out of its sight, and how much of it is empty, CSS px. */
async function misfit(v) {
  const frame = await frameOf(v.page);
  return frame.evaluate(() => [
    document.documentElement.scrollHeight - innerHeight,
    innerHeight - Math.ceil(document.querySelector("main").getBoundingClientRect().height),
  ]);
}

async function expectFit(v, what) {
  await v.until(() => misfit(v), ([hidden, empty]) => hidden === 0 && empty >= 0 && empty <= 1, what);
}

for (const [name, work] of Object.entries(HOSTS)) {
  test(`${name}: asleep, awake, with more words, narrower, all without a flood`, { timeout: TIMEOUT }, visit({}, async (v) => {
    const asked = name === "WordPress" ? { query: "", hash: "#?secret=a1B2c3", height: "600px" } : { height: "300px" };
    await open(v, work, asked);
    await expectFit(v, "the still board to fit");
    const frame = await wake(v);
    await expectFit(v, "the board to fit");
    for (const move of ["e1e5", "Rh5"]) {
      await frame.locator("#move-input").fill(move);
      await frame.locator("#move-input").press("Enter");
      await expectFit(v, `the answer to ${move} to fit`);
    }
    await frame.locator("[data-testid=hint]").click();
    await expectFit(v, "the hint to fit");
    for (const width of [280, 700, 1000]) {
      await v.page.setViewportSize({ width, height: 800 });
      await expectFit(v, `${width} px to fit`);
    }
    const count = await quiet(v);
    assert.ok(count < 150, `${count} messages`);
    const messages = await v.page.evaluate(() => globalThis.messages.map(({ data }) => data));
    if (name === "WordPress") assert.deepEqual(messages.filter((it) => it.message !== "height"), [], "nobody asked for more");
    // Never the same height twice in a row at the same width.
    const sizes = messages.filter(({ type }) => type === "resize").map(({ width, height }) => `${width} ${height}`);
    for (const [i, size] of sizes.entries()) assert.notEqual(size, sizes[i - 1]);
  }));
}

test("a resizer that comes after the frame, and has not asked for results", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, HOSTS.H5P, { query: "", height: "600px" });
  const frame = await wake(v);
  assert.deepEqual(await v.page.evaluate(() => globalThis.messages), []);
  await v.page.evaluate(() => document.querySelector("#frame0").contentWindow.postMessage({ context: "h5p", action: "ready" }, "*"));
  await expectFit(v, "the board to fit");
  await frame.locator("#move-input").fill("O-O");
  await frame.locator("#move-input").press("Enter");
  await expectFit(v, "the answer to fit");
  const messages = await v.page.evaluate(() => globalThis.messages.map(({ data }) => data));
  assert.deepEqual(messages.filter(({ context }) => context !== "h5p"), []);
}));

test("a host whose scroll bar comes and goes with the height", { timeout: TIMEOUT }, visit({}, async (v) => {
  // Each height makes another width, which makes the other height.
  await open(v, `if (data.type !== "resize") return;
    frame.style.height = data.height + "px";
    frame.style.width = frame.style.width === "400px" ? "430px" : "400px";`, { height: "300px", width: "430px" });
  await v.until(() => v.page.evaluate(() => messages.filter(({ data }) => data.type === "resize").length), (now) => now >= 3, "it to begin");
  const resizes = async () => {
    await quiet(v);
    return v.page.evaluate(() => messages.filter(({ data }) => data.type === "resize").length);
  };
  const asleep = await resizes();
  assert.ok(asleep <= 12, `${asleep} sizes told`);
  await wake(v);
  const awake = await resizes();
  assert.ok(awake - asleep <= 24, `${awake - asleep} sizes told while it woke`);
}));

test("a host that makes each frame higher than it was told", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, 'if (data.type === "resize") frame.style.height = data.height + 10 + "px";', { height: "300px" });
  await v.until(() => v.page.evaluate(() => messages.filter(({ data }) => data.type === "resize").length), (now) => now >= 1, "it to begin");
  await wake(v);
  await quiet(v);
  const heights = await v.page.evaluate(() => messages.filter(({ data }) => data.type === "resize").map(({ data }) => data.height));
  assert.ok(heights.length <= 12, heights.join(" "));
}));

test("a frame of a fixed height asks for nothing it must have", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "", { height: "480px", width: "720px" });
  const frame = await wake(v);
  const box = await frame.evaluate(() => {
    const { bottom, right } = document.querySelector("[role=grid]").getBoundingClientRect();
    return { bottom, right, height: innerHeight, width: innerWidth };
  });
  assert.ok(box.bottom <= box.height && box.right <= box.width, JSON.stringify(box));
}));
