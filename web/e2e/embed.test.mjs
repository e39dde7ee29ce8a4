// The page for frames, on a host page of another origin: asleep and awake, in every kind of frame.

import assert from "node:assert/strict";
import test, { after } from "node:test";
import { deflateRawSync } from "node:zlib";

import { HostPage, frameOf } from "./harness/hostpage.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const host = await HostPage.open();
after(() => host.close());

/** A host that gives its frames the height they ask for. */
const FOLLOW = `<script>addEventListener("message", ({ data, source }) => {
  if (data?.type === "resize") for (const it of document.querySelectorAll("iframe")) if (it.contentWindow === source) it.style.height = data.height + "px";
})</script>`;

const address = (v, query, fragment = "") => `${v.site.url}embed.html?${query}${fragment}`;

/** Opens a host page with one frame and returns the frame with its board asleep. */
async function open(v, query, { fragment, head, ...frame } = {}) {
  await v.page.goto(host.page([{ src: address(v, query, fragment), height: "600px", ...frame }], { head }));
  return asleep(v);
}

async function asleep(v, index = 0) {
  const frame = await frameOf(v.page, index);
  await v.until(() => look(frame), (now) => now.state === "still" && now.board === "dom", "the still board");
  return frame;
}

const look = (frame) => frame.evaluate(() => ({ ...document.documentElement.dataset }));
const text = (frame, id) => frame.evaluate((it) => document.querySelector(`[data-testid=${it}]`)?.textContent.replace(/\s+/g, " ").trim() ?? "", id);
const shown = (frame, id) => frame.locator(`[data-testid=${id}]`).isVisible();

async function ready(v, frame) {
  await v.until(() => look(frame), ({ state }) => state === "ready" || state === "error", "the board")
    .then(async ({ state }) => assert.equal(state, "ready", await frame.locator("#notice").innerText()));
  // The still board has gone in the same breath.
  await v.until(() => frame.locator("#wake").count(), (count) => count === 0, "the still board to go");
}

async function wake(v, index = 0) {
  const frame = await frameOf(v.page, index);
  await v.page.locator(`#frame${index}`).scrollIntoViewIfNeeded();
  const box = await v.page.locator(`#frame${index}`).boundingBox();
  // A frame that has just come may not get the mouse's first moves yet.
  await v.until(async () => {
    for (const by of [4, 9]) await v.page.mouse.move(box.x + by, box.y + by);
    return (await look(frame)).state;
  }, (state) => state !== "still", "the board to wake");
  await ready(v, frame);
  return frame;
}

async function play(frame, from, to) {
  for (const square of [from, to]) await frame.locator(`[data-square=${square}]`).click();
}

const done = (v, frame) => v.until(() => frame.locator("#feedback").getAttribute("data-verdict"), (verdict) => verdict === "done", "the exercise to be solved");
/** What the frame asked for of what costs much. */
const heavy = (v) => v.site.asked.filter((name) => /\.wasm|main-|program-/.test(name));

for (const [name, sandbox] of [["no sandbox", undefined], ["a sandbox", "allow-scripts"], ["a sandbox with an origin", "allow-scripts allow-same-origin"]]) {
  test(`solvable in ${name}`, { timeout: TIMEOUT }, visit({}, async (v) => {
    v.site.shared = true;
    const frame = await open(v, "lesson=castling&step=1&theme=dark", { sandbox });
    assert.equal(await text(frame, "prompt") !== "", true);
    assert.equal((await look(frame)).theme, "dark");
    // The rule for the dark colours can be read, also where the style sheet is a stranger's.
    assert.equal(await frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper").trim()), "#15181d");
    await wake(v);
    await play(frame, "e1", "g1");
    await done(v, frame);
  }));
}

test("in a sandbox, and the site can't be read: that is said at once, and plainly", { timeout: TIMEOUT },
  visit({ expects: [/blocked by CORS policy|Failed to load resource|Failed to fetch|dynamically imported/] }, async (v) => {
    v.site.shared = false;
    await v.page.goto(host.page([{ src: address(v, "lesson=castling&step=1"), sandbox: "allow-scripts", height: "600px" }]));
    const frame = await frameOf(v.page);
    await v.until(() => frame.locator("#notice").innerText(), (now) => now.includes("sandbox") && now.includes("single-file"), "the message");
    assert.equal((await look(frame)).state, "error");
    // It looks like the page all the same.
    await v.until(() => frame.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper").trim()), (now) => now === "#faf7f2", "the style");
    assert.deepEqual(heavy(v), []);
  }));

for (const sandbox of [undefined, "allow-scripts"]) {
  test(`the policy is in force ${sandbox ? "in a sandbox" : "in a frame"}`, { timeout: TIMEOUT }, visit({ expects: [/Content Security Policy|content security policy/] }, async (v) => {
    v.site.shared = true;
    const frame = await open(v, "lesson=castling&step=1", { sandbox });
    const ran = await frame.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "globalThis.ran = true";
      document.head.append(script);
      return globalThis.ran ?? false;
    });
    assert.equal(ran, false, "a script written into the page runs");
    const fetched = await frame.evaluate((url) => fetch(url, { mode: "no-cors" }).then(() => true, () => false), host.url);
    assert.equal(fetched, false, "another host can be asked");
  }));
}

test("storage denied to a frame of another site", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=1");
  // As browsers do in private windows, and this one here.
  await assert.rejects(frame.evaluate(() => localStorage.length), /denied/);
  await wake(v);
  await play(frame, "e1", "g1");
  await done(v, frame);
  await frame.locator("#open-settings").click();
  assert.match(await frame.locator("#storage-note").innerText(), /until it is closed/);
}));

test("store=off keeps nothing in the browser; else stars are kept", { timeout: TIMEOUT }, visit({}, async (v) => {
  for (const [query, kept] of [["&store=off", false], ["", true]]) {
    await v.page.goto(address(v, `lesson=castling&step=1${query}`));
    const frame = v.page.mainFrame();
    await ready(v, frame);
    await play(frame, "e1", "g1");
    await done(v, frame);
    assert.equal(await frame.evaluate(() => localStorage.length > 0), kept, query);
  }
}));

test("ten on a page, untouched: ten boards, no program", { timeout: TIMEOUT }, visit({ viewport: { width: 700, height: 900 } }, async (v) => {
  await v.page.goto(host.page(Array.from({ length: 10 }, (_, index) => ({ src: address(v, `lesson=castling&step=${index % 6 + 1}`), height: "300px" }))));
  for (let index = 0; index < 10; index++) await asleep(v, index);
  await v.page.evaluate(() => new Promise((resolve) => {
    const way = () => {
      scrollBy(0, 400);
      if (scrollY + innerHeight >= document.body.scrollHeight - 1) resolve();
      else requestAnimationFrame(way);
    };
    way();
  }));
  assert.deepEqual(heavy(v), []);
  // One is woken, and the others sleep on.
  const frame = await wake(v, 3);
  assert.equal((await look(frame)).board, "canvas");
  assert.equal(heavy(v).filter((name) => name.endsWith(".wasm")).length, 1);
  for (const index of [0, 1, 2, 4, 9]) assert.equal((await look(await frameOf(v.page, index))).state, "still");
}));

test("the still board is the board that comes", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=2");
  const seen = () => frame.evaluate(() => [...document.querySelectorAll(".cell")].map((cell) => [cell.dataset.square, cell.dataset.piece ?? cell.getAttribute("aria-label")]));
  const letters = { K: "white king", Q: "white queen", R: "white rook", B: "white bishop", N: "white knight", P: "white pawn" };
  const name = (letter) => (letter === "" ? "empty" : letters[letter] ?? letters[letter.toUpperCase()].replace("white", "black"));
  const still = (await seen()).map(([square, letter]) => [square, `${square}, ${name(letter)}`]);
  const words = [await text(frame, "prompt"), await text(frame, "title")];
  assert.ok((await frame.locator(".marks > *").count()) > 0, "the marks of the exercise");
  await wake(v);
  assert.deepEqual(await seen(), still);
  assert.deepEqual([await text(frame, "prompt"), await text(frame, "title")], words);
  assert.equal(await frame.locator(".marks").count(), 0);
}));

test("a click that wakes it picks the piece up", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=1");
  const box = await frame.locator("#board").boundingBox();
  await v.page.mouse.click(box.x + box.width * 4.5 / 8, box.y + box.height * 7.5 / 8);
  await ready(v, frame);
  await v.until(() => frame.evaluate(() => document.querySelector("[aria-selected=true]")?.dataset.square ?? ""), (now) => now === "e1", "the king in hand");
  await frame.locator("[data-square=g1]").click();
  await done(v, frame);
}));

test("a mouse held down while the board comes loses nothing", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=1");
  const box = await frame.locator("#board").boundingBox();
  await v.page.mouse.move(box.x + box.width * 4.5 / 8, box.y + box.height * 7.5 / 8);
  await v.page.mouse.down();
  await v.until(() => look(frame), ({ state }) => state === "ready", "the board");
  assert.equal(await frame.locator("#wake").count(), 1);
  await v.page.mouse.up();
  await v.until(() => frame.evaluate(() => document.querySelector("[aria-selected=true]")?.dataset.square ?? ""), (now) => now === "e1", "the king in hand");
}));

test("a finger that scrolls by wakes nothing, one that taps does; on the board too it scrolls the host's page", { timeout: TIMEOUT },
  visit({ viewport: { width: 400, height: 700 }, hasTouch: true, isMobile: true }, async (v) => {
    const frame = await open(v, "lesson=castling&step=1&post=1", { width: "100%", head: FOLLOW });
    const swipe = async (x, y) => {
      const before = await v.page.evaluate(() => scrollY);
      const touch = (type, points) => v.cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points });
      await touch("touchStart", [{ x, y }]);
      for (let i = 1; i <= 10; i++) await touch("touchMove", [{ x, y: y - 12 * i }]);
      await touch("touchEnd", []);
      await v.until(() => v.page.evaluate(() => scrollY), (now) => now > before + 60, `the page to scroll from ${x}, ${y}`);
      await v.atRest();
      await v.page.evaluate(() => scrollTo(0, 0));
      // A finger that comes before the picture has moved would meet what was there.
      await v.atRest();
    };
    await v.until(() => look(frame), ({ height }) => height === "content", "the frame to follow its content");
    const box = await frame.locator("#board").boundingBox();
    await swipe(box.x + box.width * 4.5 / 8, box.y + box.height * 7.5 / 8);
    assert.equal((await look(frame)).state, "still");
    assert.deepEqual(heavy(v), []);
    await v.page.touchscreen.tap(box.x + box.width * 4.5 / 8, box.y + box.height * 7.5 / 8);
    await ready(v, frame);
    await v.until(() => frame.evaluate(() => document.querySelector("[aria-selected=true]")?.dataset.square ?? ""), (now) => now === "e1", "the king in hand");
    // Awake: beside a piece it scrolls.
    const empty = await frame.locator("[aria-label$=empty]").first().boundingBox();
    await swipe(empty.x + 10, empty.y + 10);
  }));

test("a mouse that rests wakes nothing, also where the page is scrolled below it", { timeout: TIMEOUT }, visit({}, async (v) => {
  await v.page.mouse.move(200, 300);
  await v.page.goto(host.page([1, 2].map((step) => ({ src: address(v, `lesson=castling&step=${step}`), height: "600px" }))));
  const frames = [await asleep(v, 0), await asleep(v, 1)];
  await v.page.mouse.wheel(0, 500);
  await v.until(() => v.page.evaluate(() => scrollY), (now) => now > 400, "the page to scroll");
  await v.atRest();
  for (const frame of frames) assert.equal((await look(frame)).state, "still");
  assert.deepEqual(heavy(v), []);
}));

test("the wheel goes on to the host's page, asleep and awake", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=1&post=1", { head: FOLLOW });
  for (const state of ["asleep", "awake"]) {
    if (state === "awake") await wake(v);
    const box = await frame.locator("#board").boundingBox();
    await v.page.mouse.move(box.x + 50, box.y + 50);
    await v.page.mouse.wheel(0, 200);
    await v.until(() => v.page.evaluate(() => scrollY), (now) => now > 100, `the page to scroll, ${state}`);
    await v.page.evaluate(() => scrollTo(0, 0));
  }
}));

test("Tab goes in, the keyboard solves it, Tab comes out", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=1");
  const name = await frame.evaluate(() => [document.getElementById("wake").textContent, document.getElementById("position").textContent]);
  assert.match(name.join(" "), /^Play this exercise White: king e1.*rook/);
  await v.page.locator("#before").focus();
  await v.page.keyboard.press("Tab");
  // Where the program comes at once, it is a square already.
  await v.until(() => frame.evaluate(() => document.activeElement?.dataset.square ?? document.activeElement?.id), (now) => /^wake$|^[a-h][1-8]$/.test(now), "the focus on the board");
  await ready(v, frame);
  const focused = () => frame.evaluate(() => document.activeElement?.dataset?.square ?? document.activeElement?.id ?? "");
  await v.until(focused, (now) => /^[a-h][1-8]$/.test(now), "the keyboard on the board");
  const walk = async (to) => {
    for (let i = 0; i < 16; i++) {
      const at = await focused();
      if (at === to) return;
      const file = to.charCodeAt(0) - at.charCodeAt(0);
      await v.page.keyboard.press(file > 0 ? "ArrowRight" : file < 0 ? "ArrowLeft" : to[1] > at[1] ? "ArrowUp" : "ArrowDown");
    }
    assert.fail(`never at ${to}`);
  };
  await walk("e1");
  await v.page.keyboard.press("Enter");
  await walk("g1");
  await v.page.keyboard.press("Enter");
  await done(v, frame);
  const out = () => v.page.evaluate(() => document.activeElement?.id ?? "");
  for (let i = 0; i < 30 && await out() === "frame0"; i++) await v.page.keyboard.press("Tab");
  assert.equal(await out(), "after");
  for (let i = 0; i < 30 && await out() !== "before"; i++) await v.page.keyboard.press("Shift+Tab");
  assert.equal(await out(), "before");
}));

test("asleep, Tab passes by with one stop", { timeout: TIMEOUT }, visit({}, async (v) => {
  // The program does not come, so that it stays asleep.
  let free;
  v.site.trouble(/main-/, { until: new Promise((resolve) => { free = resolve; }) });
  await open(v, "lesson=castling&step=1");
  await v.page.locator("#before").focus();
  const frame = await frameOf(v.page);
  await v.page.keyboard.press("Tab");
  await v.until(() => frame.evaluate(() => document.hasFocus() && document.activeElement.id), (now) => now === "wake", "the one stop");
  await v.page.keyboard.press("Tab");
  await v.until(() => v.page.evaluate(() => document.activeElement.id), (now) => now === "after", "the host's next");
  free();
}));

test("nothing takes the focus or moves the host's page, from the first moment to the answers", { timeout: TIMEOUT }, visit({}, async (v) => {
  await v.page.goto(host.page([{ src: address(v, "lesson=castling&step=1&wake=view&post=1") }], { head: FOLLOW }));
  const frame = await frameOf(v.page);
  await v.page.locator("#before").focus();
  await v.page.keyboard.type("words");
  await ready(v, frame);
  assert.equal(await v.page.evaluate(() => document.activeElement.id), "before");
  // An answer below the window's edge leaves the page where it is.
  await v.page.setViewportSize({ width: 900, height: 300 });
  await v.page.evaluate(() => scrollTo(0, 40));
  const before = await v.page.evaluate(() => scrollY);
  await frame.evaluate(() => globalThis.touchmove && document.querySelector("[data-square=e1]").click());
  await frame.evaluate(() => document.querySelector("[data-square=e3]").click());
  await v.until(() => frame.locator("#feedback").getAttribute("data-verdict"), (verdict) => verdict === "illegal", "the answer");
  await v.atRest();
  assert.equal(await v.page.evaluate(() => scrollY), before);
  assert.equal(await v.page.evaluate(() => document.activeElement.id), "before");
  assert.equal(await v.page.locator("#before").inputValue(), "words");
}));

for (const width of [280, 320, 480, 640, 800, 1100]) {
  test(`${width} px wide: as high as the content, nothing cut, and the height comes to rest`, { timeout: TIMEOUT },
    visit({ viewport: { width: 1150, height: 900 } }, async (v) => {
      const frame = await open(v, "lesson=castling&steps=1-6&post=1", { width: `${width}px`, height: "", head: FOLLOW });
      const measured = () => frame.evaluate(() => {
        const root = document.documentElement;
        const outside = [...document.querySelectorAll("main *")].filter((it) => {
          const box = it.getBoundingClientRect();
          return box.width > 1 && box.height > 1 && (box.left < -0.5 || box.right > innerWidth + 0.5) && !it.closest("#board-pane, #progress, .visually-hidden");
        }).map((it) => it.id || it.className);
        const squeezed = [...document.querySelectorAll("h1, #heading, #prompt, .action .label, #play-it")].filter((it) => it.offsetWidth > 1
          && (it.scrollWidth > it.offsetWidth + 1 || it.scrollHeight > it.offsetHeight + 3)).map((it) => it.id || it.textContent);
        const board = document.getElementById("board").getBoundingClientRect();
        return {
          fits: root.scrollWidth <= innerWidth && Math.abs(document.querySelector("main").getBoundingClientRect().height - innerHeight) <= 2,
          outside, squeezed, whole: board.left >= 0 && board.right <= innerWidth + 0.5, square: board.width / 8,
        };
      });
      const good = (now) => now.fits && now.whole && now.outside.length === 0 && now.squeezed.length === 0;
      const still = await v.until(measured, good, "a frame as high as its content");
      assert.ok(still.square >= 34, `squares of ${still.square} px`);
      await wake(v);
      await v.until(measured, good, "the same awake");
      await play(frame, "e1", "e3");
      await v.until(() => frame.locator("#feedback").getAttribute("data-verdict"), (verdict) => verdict === "illegal", "the answer");
      const answered = await v.until(measured, good, "the same with an answer");
      assert.equal(answered.square, still.square, "the board is as large as before");
      // A host that is told the same again and again would never rest.
      const heights = await v.page.evaluate(() => messages.filter(({ data }) => data.type === "resize").map(({ data }) => data.height));
      assert.ok(heights.length <= 6, `heights told: ${heights.join(" ")}`);
    }));
}

test("a frame that nobody sizes scrolls inside, with a board as wide as it can be", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=1", { width: "400px", height: "" });
  assert.equal(await frame.evaluate(() => innerHeight), 150);
  const board = await frame.evaluate(() => document.getElementById("board").getBoundingClientRect().width);
  assert.ok(board > 360, `a board of ${board} px`);
  assert.ok(await frame.evaluate(() => document.documentElement.scrollHeight > innerHeight));
}));

test("a height that the host has given fits the board into it", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=1", { width: "640px", height: "400px" });
  const { bottom, width } = await frame.evaluate(() => document.getElementById("board").getBoundingClientRect().toJSON());
  assert.ok(bottom <= 400 && width > 300, `${width} px wide to ${bottom}`);
}));

test("each parameter of looks and of what may be done", { timeout: TIMEOUT }, visit({}, async (v) => {
  const query = "lesson=castling&steps=1-2&theme=dark&colorProfile=projector&coordinates=off&orientation=black&hints=off&retry=off&allowLinks=false&audio=disabled&lang=en";
  const frame = await open(v, query);
  const first = () => frame.evaluate(() => document.querySelector(".cell").dataset.square);
  const check = async () => {
    const { theme, contrast, coordinates } = await look(frame);
    assert.deepEqual({ theme, contrast, coordinates }, { theme: "dark", contrast: "strong", coordinates: "off" });
    for (const id of ["hint", "show", "retry", "lessons", "lesson-list"]) assert.equal(await shown(frame, id), false, id);
    for (const id of ["undo", "next", "flip", "settings"]) assert.equal(await shown(frame, id), true, id);
    await v.until(first, (now) => now === "h1", "Black below");
  };
  await check();
  await wake(v);
  await check();
  assert.equal(await frame.locator("a[href]").count(), 0);
  assert.equal(await frame.locator("label:has(#sound)").isVisible(), false);
  assert.equal(await frame.locator("#steps > li").count(), 2);
  // What the learner turned stays turned, until the next exercise.
  await frame.locator("#flip").click();
  await v.until(first, (now) => now === "a8", "White below");
  await play(frame, "e1", "g1");
  await done(v, frame);
  assert.equal(await first(), "a8");
  await frame.locator("#next").click();
  await v.until(first, (now) => now === "h1", "Black below in the next");
}));

test("audio=muted: off at first, and the learner may switch it on", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=1&audio=muted");
  await wake(v);
  await frame.locator("#open-settings").click();
  assert.equal(await frame.locator("#sound").isVisible(), true);
  assert.equal(await frame.locator("#sound").isChecked(), false);
}));

test("one exercise has no way to others; links lead to a window of their own", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=1");
  await wake(v);
  for (const id of ["next", "previous", "progress", "lessons"]) assert.equal(await shown(frame, id), false, id);
  assert.deepEqual([...new Set(await frame.locator("a[href]").evaluateAll((all) => all.map((it) => it.target)))], ["_blank"]);
}));

test("unknown values are ignored", { timeout: TIMEOUT }, visit({}, async (v) => {
  const odd = "theme=pink&colorProfile=x&coordinates=maybe&orientation=up&hints=constructor&retry=__proto__&allowLinks=2&audio=loud&wake=never&store=x&lang=tlh&post=javascript:alert(1)&steps=9-x&utm=1";
  const frame = await open(v, `lesson=castling&step=1&${odd}`);
  await wake(v);
  assert.equal(await frame.locator("#notice").innerText(), "");
  for (const id of ["hint", "show", "retry"]) assert.equal(await shown(frame, id), true, id);
  await play(frame, "e1", "g1");
  await done(v, frame);
  assert.deepEqual(await v.page.evaluate(() => messages), []);
}));

test("a step that is no number is the first, one that is too large the last; an unknown lesson is told", { timeout: TIMEOUT }, visit({ expects: [/404/] }, async (v) => {
  let frame = await open(v, "lesson=castling&step=two");
  const first = await text(frame, "prompt");
  frame = await open(v, "lesson=castling&step=1");
  assert.equal(await text(frame, "prompt"), first);
  frame = await open(v, "lesson=castling&step=9999");
  const last = await text(frame, "prompt");
  await wake(v);
  assert.equal(await text(frame, "prompt"), last);
  await v.page.goto(host.page([{ src: address(v, "lesson=no-such&step=1"), height: "600px" }]));
  frame = await frameOf(v.page);
  await v.until(() => frame.locator("#notice").innerText(), (now) => now.includes("no-such"), "the notice");
}));

test("the end of a run shows the result code, to be copied", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "lesson=castling&step=1");
  await wake(v);
  await play(frame, "e1", "g1");
  await done(v, frame);
  await v.until(() => text(frame, "result-code"), (now) => /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{1,4})+$/.test(now), "the code");
  assert.match(await text(frame, "outcome"), /teacher/);
}));

test("opened by itself it is awake at once, and as a page is", { timeout: TIMEOUT }, visit({}, async (v) => {
  await v.page.goto(address(v, "lesson=castling&step=1"));
  const frame = v.page.mainFrame();
  await v.until(() => look(frame), ({ state }) => state === "ready", "the board");
  const { arrange, follows } = await look(frame);
  assert.deepEqual([arrange, follows], ["wide", "off"]);
  await play(frame, "e1", "g1");
  await done(v, frame);
  assert.equal(new URL(v.page.url()).search, "?lesson=castling&step=1");
}));

const pack = (value) => deflateRawSync(JSON.stringify(value)).toString("base64url");
const OWN = '[StudyName "My <img src=x onerror=alert(1)> set"]\n[FEN "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1"]\n[SetUp "1"]\n\n{ Castle, please. } 1. O-O *\n';
const STILL = {
  title: "My set", heading: "Exercise 1", prompt: "Castle, please.", line: "You play White", label: "White: king e1.", bottom: "white",
  turned: false, plain: false, placement: "6k1/8/8/8/8/8/5PPP/4K2R", marks: [],
};

test("a teacher's own set travels in the fragment, with its picture", { timeout: TIMEOUT }, visit({}, async (v) => {
  const frame = await open(v, "hints=off", { fragment: `#set=${pack({ v: 1, pgn: OWN, title: "My set", still: STILL })}` });
  assert.equal(await text(frame, "prompt"), "Castle, please.");
  assert.deepEqual(heavy(v), []);
  await wake(v);
  await play(frame, "e1", "g1");
  await done(v, frame);
  assert.match(await text(frame, "title"), /<img src=x/);
  assert.equal(await frame.locator("img").count(), 0);
  // Nothing of it has left the browser.
  assert.ok(v.site.asked.every((name) => !name.includes("set=")));
  assert.ok(!v.site.asked.some((name) => name.endsWith(".pgn")), v.site.asked.join(" "));
}));

test("a set without a picture, or with a broken one, is woken at once", { timeout: TIMEOUT }, visit({}, async (v) => {
  const marks = Array(201).fill({ kind: "circle", square: "e4", from: "", via: "", color: "green", piece: "" });
  for (const still of [undefined, { ...STILL, marks: "none" }, { ...STILL, marks }, { placement: 4 }]) {
    await v.page.goto(host.page([{ src: address(v, "", `#set=${pack({ v: 1, pgn: OWN, title: "", still })}`), height: "600px" }]));
    const frame = await frameOf(v.page);
    await ready(v, frame);
    assert.equal(await text(frame, "prompt"), "Castle, please.");
  }
}));

const BROKEN = /broken/;
for (const [name, value, message] of [
  ["cut off", pack({ v: 1, pgn: OWN, title: "" }).slice(0, 60), BROKEN],
  ["no base64", "%%%", BROKEN],
  ["no deflate", Buffer.from("hello there").toString("base64url"), BROKEN],
  ["no JSON", deflateRawSync("{").toString("base64url"), BROKEN],
  ["no UTF-8", deflateRawSync(Buffer.from([0x7b, 0xff, 0xfe])).toString("base64url"), BROKEN],
  ["null", pack(null), BROKEN],
  ["no script", pack({ v: 1, title: "x" }), BROKEN],
  ["of a later version", pack({ v: 2, cards: [] }), /newer/],
  ["too large", pack({ v: 1, pgn: "x".repeat(3e6), title: "" }), /more than/],
]) {
  test(`a set that is ${name} is told plainly, framed and not`, { timeout: TIMEOUT }, visit({ expects: [/EngineFault/] }, async (v) => {
    await v.page.goto(host.page([{ src: address(v, "", `#set=${value}`), height: "600px" }]));
    const frame = await frameOf(v.page);
    await v.until(() => frame.locator("#notice").innerText(), (now) => message.test(now), "the message");
    assert.deepEqual(heavy(v), []);
    await v.page.goto(address(v, "", `#set=${value}`));
    await v.until(() => v.page.locator("#notice").innerText(), (now) => message.test(now), "the message");
    assert.deepEqual(heavy(v), []);
  }));
}

test("a set with a mistake is told without a way on that leads nowhere, and one that a mail program has padded is read", { timeout: TIMEOUT }, visit({}, async (v) => {
  await v.page.goto(address(v, "", `#set=${pack({ v: 1, pgn: "[Goal \"dance\"]\n\n{ Play. } 1. e4 *", title: "" })}`));
  await v.until(() => v.page.locator("#notice").innerText(), (now) => /have a mistake/.test(now), "the message");
  assert.equal(await v.count("#notice button"), 0);
  await v.page.goto("about:blank");
  await v.page.goto(address(v, "", `#set=${pack({ v: 1, pgn: OWN, title: "" })}==`));
  await v.ready();
}));

test("another set in the address of the same window is opened", { timeout: TIMEOUT }, visit({}, async (v) => {
  await v.page.goto(address(v, "", `#set=${pack({ v: 1, pgn: OWN, title: "" })}`));
  const prompt = () => text(v.page.mainFrame(), "prompt").catch(() => "");
  await v.until(prompt, (now) => now === "Castle, please.", "the first");
  await v.page.evaluate((value) => { location.hash = `set=${value}`; }, pack({ v: 1, pgn: OWN.replace("Castle, please.", "Once more."), title: "" }));
  await v.until(prompt, (now) => now === "Once more.", "the second");
}));

test("the site is away when the board is woken: that is told, with a way on", { timeout: TIMEOUT }, visit({ expects: [/Failed|ERR_|dynamically imported/] }, async (v) => {
  const frame = await open(v, "lesson=castling&step=1");
  v.site.trouble(/main-/, { hangUp: true });
  for (const x of [40, 50]) await v.page.locator("#frame0").hover({ position: { x, y: 40 } });
  await v.until(() => frame.locator("#notice").innerText(), (now) => /connection/.test(now), "the message");
  v.site.mend();
  await frame.locator("#notice button").click();
  await v.until(() => look(frame).then(({ state }) => state, () => ""), (state) => state === "still", "the still board");
  await wake(v);
}));
