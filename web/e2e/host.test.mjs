// Talking with the page around: what it is told, and what it may have done.

import assert from "node:assert/strict";
import test, { after } from "node:test";
import { deflateRawSync } from "node:zlib";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { HostPage, frameOf, wake as wakeFrame } from "./harness/hostpage.mjs";
import { expectTelling, isOrder, isTelling } from "./harness/schema.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();
const host = await HostPage.open();
after(() => host.close());

const lesson = [
  {
    title: "Out of check", fen: "6k1/5ppp/8/4b3/8/8/5PPP/r3K2R w K - 0 1",
    comment: "Get out of check. [%hint Look at your king.]", moves: "1. Ke2 { Right. } ( 1. Kd2 $2 { Now the rook is lost. } 1... Rxh1 )",
  },
  { title: "The pawn race", fen: "6k1/7p/8/8/8/8/7P/6K1 w - - 0 1", comment: "Push twice.", moves: "1. h4 h6 2. h5" },
  { title: "Castle", fen: "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1", comment: "Castle.", moves: "1. O-O" },
];
const TITLE = "A lesson for tests";

/** Opens a host page with frames whose addresses end in these, and a doctored course. */
async function open(v, ...queries) {
  serveLesson(v.site, lesson, TITLE);
  await v.page.goto(host.page(queries.map((query) => ({ src: `${v.site.url}embed.html?lesson=${ID}${query}`, height: "700px" }))));
}

/** What the frame has said so far in our own words, without the sizes: those are another matter. */
const told = (v, frame = 0) => v.page.evaluate((wanted) => globalThis.messages
  .filter(({ frame, data }) => frame === wanted && data?.source === "touchmove" && data.type !== "resize").map(({ data }) => data), frame);

async function expectTold(v, type, accept = () => true, frame = 0) {
  const all = await v.until(() => told(v, frame), (now) => now.some((it) => it.type === type && accept(it)), `a message ${type}`);
  return all.findLast((it) => it.type === type && accept(it));
}

const wake = (v, index = 0) => wakeFrame(v, v.page.locator(`#frame${index}`));
const text = (frame, id) => frame.locator(`[data-testid=${id}]`).innerText();
const press = (frame, id) => frame.locator(`[data-testid=${id}]`).click();
async function say(frame, move) {
  await frame.locator("#move-input").fill(move);
  await frame.locator("#move-input").press("Enter");
}
const order = (v, data, frame = 0) => v.page.evaluate(([data, index]) => {
  document.querySelector(`#frame${index}`).contentWindow.postMessage({ target: "touchmove", v: 1, ...data }, "*");
}, [data, frame]);

test("from ready to complete, and all as the schema says", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "&steps=1-2&post=1&store=off");
  const frame = await wake(v);
  const ready = await expectTold(v, "ready", (it) => it.awake);
  assert.deepEqual([ready.exercise, ready.title], [`${ID}/1`, "Out of check"]);
  const run = { id: `${ID}/1-2`, done: 0, of: 2 };
  const first = await expectTold(v, "progress");
  assert.deepEqual({ ...first, durationMs: 0 }, {
    source: "touchmove", v: 1, type: "progress", exercise: `${ID}/1`, run, score: { raw: 0, max: 100, scaled: 0 },
    success: false, tries: 0, hints: 0, durationMs: 0, moves: [],
  });

  await say(frame, "Kd2");
  const wrong = await expectTold(v, "answer", (it) => it.verdict === "wrong");
  assert.deepEqual([wrong.success, wrong.tries, wrong.moves, wrong.score], [false, 1, ["e1d2"], { raw: 0, max: 3, scaled: 0 }]);
  assert.deepEqual([wrong.statement.result.success, wrong.statement.result.completion], [false, false]);
  await press(frame, "undo");
  await press(frame, "hint");
  await expectTold(v, "progress", (it) => it.hints === 1);
  await say(frame, "Ke3"); // not legal: this is no answer
  await say(frame, "Ke2");
  const right = await expectTold(v, "answer", (it) => it.verdict === "done");
  assert.deepEqual([right.success, right.tries, right.hints, right.moves], [true, 1, 1, ["e1d2", "e1e2"]]);
  assert.equal(right.score.scaled, Math.round((right.score.raw / 3) * 1e4) / 1e4);
  assert.ok(right.durationMs >= wrong.durationMs);

  const { statement } = right;
  assert.deepEqual(Object.keys(statement).sort(), ["object", "result", "verb"], "nobody is named");
  assert.equal(statement.verb.id, "http://adlnet.gov/expapi/verbs/answered");
  assert.equal(statement.object.id, `${v.site.url}?lesson=${ID}&step=1`);
  assert.equal(statement.object.definition.name.en, `${TITLE}: Out of check`);
  assert.deepEqual(statement.object.definition.correctResponsesPattern, ["e1e2"]);
  const { duration, ...result } = statement.result;
  assert.deepEqual(result, { score: { min: 0, ...right.score }, success: true, completion: true, response: "e1d2[,]e1e2" });
  assert.ok(Math.abs(Number(/^PT([\d.]+)S$/.exec(duration)[1]) * 1000 - right.durationMs) <= 10, duration);

  await press(frame, "next");
  await expectTold(v, "progress", (it) => it.exercise === `${ID}/2` && it.run.done === 1 && it.moves.length === 0);
  await say(frame, "h4");
  const half = await expectTold(v, "answer", (it) => it.verdict === "good");
  assert.equal(half.statement, undefined, "what goes on is not answered yet");
  await say(frame, "h5");
  const complete = await expectTold(v, "complete");
  const { durationMs, code, ...rest } = complete;
  const raw = Math.round(((right.score.raw + 3) / 6) * 100);
  assert.deepEqual(rest, {
    source: "touchmove", v: 1, type: "complete", exercise: `${ID}/1-2`, run: { ...run, done: 2 }, score: { raw, max: 100, scaled: raw / 100 },
    success: raw >= 60, tries: 1, hints: 1, moves: ["e1d2", "e1e2", "h2h4", "h4h5"],
  });
  assert.ok(durationMs >= right.durationMs);

  const messages = await v.page.evaluate(() => globalThis.messages);
  const ours = messages.filter(({ data }) => data?.source === "touchmove");
  for (const { data, origin } of ours) {
    expectTelling(data);
    assert.equal(origin, new URL(v.site.url).origin);
  }
  assert.deepEqual(new Set(ours.map(({ data }) => data.type)), new Set(["ready", "resize", "progress", "answer", "complete"]));
  assert.equal(ours.filter(({ data }) => data.type === "answer").length, 4, "an answer is told once");
}));

test("who has not asked is told nothing, and nothing is loaded for it", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "&step=3&post=0");
  const frame = await wake(v);
  await say(frame, "O-O");
  await v.until(() => text(frame, "feedback"), (now) => /3 of 3 stars/.test(now), "the stars");
  assert.deepEqual(await v.page.evaluate(() => globalThis.messages), []);
  assert.deepEqual(v.site.asked.filter((name) => name.includes("post-")), []);
}));

test("hello is enough, also late, and once more", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "&step=3");
  await order(v, { type: "hello" });
  await expectTold(v, "ready", (it) => !it.awake || it.exercise !== "");
  const frame = await wake(v);
  await say(frame, "O-O");
  await expectTold(v, "complete");
  assert.deepEqual(await v.page.evaluate(() => messages.filter(({ data }) => data?.source !== "touchmove")), [], "no other words than ours");

  const before = (await told(v)).length;
  await order(v, { type: "hello" });
  const again = await v.until(() => told(v), (now) => now.length >= before + 2, "ready and progress once more");
  assert.deepEqual(again.slice(before).map(({ type }) => type), ["ready", "progress"]);
  assert.equal(again.at(-1).run.done, 1);
}));

test("a host that says hello when all is done hears how it stands, and no answer twice or with a time that nobody took", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "&step=3");
  const frame = await wake(v);
  await say(frame, "O-O");
  await v.until(() => text(frame, "feedback"), (now) => /3 of 3 stars/.test(now), "the stars");
  await order(v, { type: "hello" });
  const progress = await expectTold(v, "progress");
  assert.deepEqual([progress.run.done, progress.moves], [1, ["e1g1"]]);
  assert.deepEqual((await told(v)).map(({ type }) => type).filter((type) => type !== "ready"), ["progress"]);
}));

test("an address that names an origin is for that origin alone", { timeout: TIMEOUT }, visit({ expects: [/target origin provided/] }, async (v) => {
  const ours = encodeURIComponent(host.url.slice(0, -1));
  await open(v, `&step=3&post=${ours}`, "&step=3&post=https://elsewhere.example");
  await expectTold(v, "ready");
  for (const index of [0, 1]) {
    const frame = await wake(v, index);
    await order(v, { type: "hello" }, index);
    await order(v, { type: "theme", theme: "dark" }, index);
    await say(frame, "O-O");
    await v.until(() => text(frame, "feedback"), (now) => /3 of 3 stars/.test(now), "the stars");
  }
  await expectTold(v, "complete");
  assert.deepEqual(await told(v, 1), []);
  const theme = async (index) => (await frameOf(v.page, index)).evaluate(() => document.documentElement.dataset.theme);
  assert.deepEqual([await theme(0), await theme(1)], ["dark", "light"], "it is not obeyed either");
}));

// What no host should send, as source text, because not all of it can be carried to the page.
const HOSTILE = {
  nothing: "null", undefined: "undefined", number: "42", text: "'hello'", list: "[{target: 'touchmove', v: 1, type: 'reset'}]",
  "text of a message": "JSON.stringify({target: 'touchmove', v: 1, type: 'reset'})",
  "no version": "{target: 'touchmove', type: 'reset'}",
  "a later version": "{target: 'touchmove', v: 2, type: 'reset'}",
  "version as text": "{target: 'touchmove', v: '1', type: 'reset'}",
  "another target": "{target: 'touchmove2', v: 1, type: 'reset'}",
  "another type": "{target: 'touchmove', v: 1, type: 'eval', code: 'alert(1)'}",
  "type of an object's own": "{target: 'touchmove', v: 1, type: 'constructor'}",
  "type as a list": "{target: 'touchmove', v: 1, type: ['reset']}",
  "reset with more": "{target: 'touchmove', v: 1, type: 'reset', lesson: 'castling'}",
  "load of nothing": "{target: 'touchmove', v: 1, type: 'load'}",
  "load of everything": "{target: 'touchmove', v: 1, type: 'load', lesson: 'castling', step: 3, steps: '1-2', set: 'a', pgn: '*'}",
  "step as text": "{target: 'touchmove', v: 1, type: 'load', lesson: 'castling', step: '3'}",
  "step below one": "{target: 'touchmove', v: 1, type: 'load', lesson: 'castling', step: 0}",
  "half a step": "{target: 'touchmove', v: 1, type: 'load', lesson: 'castling', step: 1.5}",
  "step that is no number": "{target: 'touchmove', v: 1, type: 'load', lesson: 'castling', step: NaN}",
  "endless step": "{target: 'touchmove', v: 1, type: 'load', lesson: 'castling', step: Infinity}",
  "huge step": "{target: 'touchmove', v: 1, type: 'load', lesson: 'castling', step: 1e21}",
  "steps that are none": "{target: 'touchmove', v: 1, type: 'load', lesson: 'castling', steps: '1-2; DROP'}",
  "lesson elsewhere": "{target: 'touchmove', v: 1, type: 'load', lesson: '../../../etc/passwd'}",
  "lesson with markup": "{target: 'touchmove', v: 1, type: 'load', lesson: '<img src=x onerror=alert(1)>'}",
  "lesson as an object": "{target: 'touchmove', v: 1, type: 'load', lesson: {toString: null}}",
  "lesson of a megabyte": "{target: 'touchmove', v: 1, type: 'load', lesson: 'a'.repeat(1 << 20)}",
  "script beyond the limit": "{target: 'touchmove', v: 1, type: 'load', pgn: '*'.repeat((1 << 20) + 1)}",
  "empty script": "{target: 'touchmove', v: 1, type: 'load', pgn: ''}",
  "script as bytes": "{target: 'touchmove', v: 1, type: 'load', pgn: new Uint8Array(1 << 20)}",
  "set beyond the limit": "{target: 'touchmove', v: 1, type: 'load', set: 'a'.repeat(1500001)}",
  "set with other letters": "{target: 'touchmove', v: 1, type: 'load', set: 'a&b=c'}",
  "theme of nothing": "{target: 'touchmove', v: 1, type: 'theme'}",
  "theme unknown": "{target: 'touchmove', v: 1, type: 'theme', theme: 'url(https://evil.example)'}",
  "half a theme": "{target: 'touchmove', v: 1, type: 'theme', theme: 'dark', colorProfile: 'x'}",
  "prototype": "JSON.parse('{\"target\":\"touchmove\",\"v\":1,\"type\":\"theme\",\"theme\":\"dark\",\"__proto__\":{\"polluted\":1}}')",
  "inherited": "Object.create({target: 'touchmove', v: 1, type: 'reset'})",
  "a map": "new Map(Object.entries({target: 'touchmove', v: 1, type: 'reset'}))",
  "an error": "Object.assign(new Error('x'), {target: 'touchmove', v: 1, type: 'reset'})",
  "wrapped text": "{target: 'touchmove', v: 1, type: new String('reset')}",
  "round and round": "(() => { const a = {target: 'touchmove', v: 1, type: 'load'}; a.lesson = a; return a; })()",
  "a thousand fields": "Object.assign(Object.fromEntries(Array.from({length: 1000}, (_, i) => ['k' + i, i])), {target: 'touchmove', v: 1, type: 'reset'})",
  "deep": "(() => { let a = {}; for (let i = 0; i < 500; i++) a = {a}; return {target: 'touchmove', v: 1, type: 'load', lesson: a}; })()",
  "resizer's nonsense": "{context: 'h5p', action: {toString: null}, scrollHeight: -1}",
  "resizer's unknown word": "{context: 'h5p', action: '__proto__'}",
};

test("what is not a message does nothing", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "&steps=1-2&post=1&store=off");
  const frame = await wake(v);
  await say(frame, "Kd2");
  await expectTold(v, "answer");
  const state = () => frame.evaluate(() => [
    location.href, { ...document.documentElement.dataset }, document.body.innerText, Object.prototype.polluted,
    [...document.querySelectorAll("[data-square]")].map((cell) => cell.getAttribute("aria-label")),
  ]);
  const before = await state();
  const count = (await told(v)).length;
  for (const [name, source] of Object.entries(HOSTILE)) {
    const json = await v.page.evaluate((source) => {
      const data = (0, eval)(`(${source})`);
      document.querySelector("#frame0").contentWindow.postMessage(data, "*");
      try {
        return JSON.stringify(data);
      } catch {
        return undefined; // it goes round
      }
    }, source);
    // What JSON cannot say, a schema need not know; and its validator here does not see a field called __proto__.
    if (json !== undefined && !/new |Object\.create|__proto__/.test(source)) assert.ok(!isOrder(JSON.parse(json)), `the schema takes "${name}"`);
  }
  // The answer to a hello comes after all that came before it has been read.
  await order(v, { type: "hello" });
  await v.until(() => told(v), (now) => now.length >= count + 2, "an answer to hello");
  assert.deepEqual(await state(), before);
  assert.equal((await told(v)).length, count + 2);
}));

test("other windows are not heard", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "&step=1&post=1&store=off", "&step=1&post=1&store=off");
  const [one, other] = [await wake(v, 0), await wake(v, 1)];
  const dark = { target: "touchmove", v: 1, type: "theme", theme: "dark" };
  await other.evaluate((data) => parent.frames[0].postMessage(data, "*"), dark);
  await one.evaluate((data) => postMessage(data, "*"), dark);
  await one.evaluate((data) => dispatchEvent(new MessageEvent("message", { data, source: parent, origin: "https://evil.example" })), dark);
  const before = (await told(v)).length;
  await order(v, { type: "hello" });
  await v.until(() => told(v), (now) => now.length > before, "an answer to hello");
  assert.equal(await one.evaluate(() => document.documentElement.dataset.theme), "light");
}));

test("orders: another exercise, a script, another look, from the beginning", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "&step=1&post=1&store=off");
  const frame = await wake(v);
  for (const wanted of [{ lesson: ID, step: 3 }, { lesson: ID, steps: "2-3" }, { lesson: ID, step: 1 }]) {
    assert.ok(isOrder({ target: "touchmove", v: 1, type: "load", ...wanted }));
    await order(v, { type: "load", ...wanted });
    const step = wanted.step ?? 2;
    await expectTold(v, "progress", (it) => it.exercise === `${ID}/${step}` && it.run.of === (wanted.steps ? 2 : 1));
    await v.until(() => text(frame, "prompt"), (now) => now.includes(lesson[step - 1].comment.split(" ")[0]), "its prompt");
  }
  await order(v, { type: "theme", theme: "dark", colorProfile: "projector" });
  await v.until(() => frame.evaluate(() => ({ ...document.documentElement.dataset })), (now) => now.theme === "dark" && now.contrast === "strong", "the look");
  await order(v, { type: "theme", theme: "light" });
  await v.until(() => frame.evaluate(() => ({ ...document.documentElement.dataset })), (now) => now.theme === "light" && now.contrast === "strong", "the look");

  const pgn = '[StudyName "<img src=x onerror=alert(1)>"]\n[ChapterName "Mine"]\n[FEN "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1"]\n[SetUp "1"]\n\n{ Castle, please. } 1. O-O *\n';
  await order(v, { type: "load", pgn });
  await v.until(() => text(frame, "prompt"), (now) => now === "Castle, please.", "the teacher's exercise");
  await say(frame, "O-O");
  const answer = await expectTold(v, "answer", (it) => /^own-[0-9a-f]{8}\/1$/.test(it.exercise));
  expectTelling(answer);
  assert.match(answer.statement.object.id, /^urn:touchmove:own-[0-9a-f]{8}:1$/);
  assert.deepEqual(answer.statement.object.definition.name, { und: "<img src=x onerror=alert(1)>: Mine" });
  assert.equal(await frame.locator("img[onerror]").count(), 0);

  await order(v, { type: "load", lesson: ID, steps: "1-2" });
  await expectTold(v, "progress", (it) => it.run.id === `${ID}/1-2`);
  await say(frame, "Ke2");
  await expectTold(v, "answer", (it) => it.exercise === `${ID}/1`);
  await press(frame, "next");
  await expectTold(v, "progress", (it) => it.exercise === `${ID}/2`);
  await order(v, { type: "reset" });
  const again = await expectTold(v, "progress", (it) => it.exercise === `${ID}/1` && it.run.done === 1);
  assert.deepEqual([again.moves, again.tries], [[], 0]);
}));

test("a board that sleeps answers, and wakes for a load", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "&step=1");
  await order(v, { type: "hello" });
  const ready = await expectTold(v, "ready");
  expectTelling(ready);
  assert.deepEqual([ready.awake, ready.exercise], [false, `${ID}/1`]);
  assert.notEqual(ready.title, "");
  assert.ok(await v.page.evaluate(() => messages.some(({ data }) => data.type === "resize" && data.height > 100)), "it says how high it is");
  await order(v, { type: "theme", theme: "dark" });
  const frame = await frameOf(v.page);
  await v.until(() => frame.evaluate(() => document.documentElement.dataset.theme), (now) => now === "dark", "the look");
  assert.equal(await frame.evaluate(() => document.documentElement.dataset.state), "still");
  assert.deepEqual(v.site.asked.filter((name) => /\.wasm$|^main-/.test(name)), [], "it sleeps");
  await order(v, { type: "load", lesson: ID, step: 3 });
  await expectTold(v, "progress", (it) => it.exercise === `${ID}/3`);
  await expectTold(v, "ready", (it) => it.awake);
}));

test("a set, as it is in a link; a broken one does nothing", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "&step=1&post=1&store=off");
  const frame = await wake(v);
  const pack = (value) => deflateRawSync(JSON.stringify(value)).toString("base64url");
  const pgn = '[FEN "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1"]\n[SetUp "1"]\n\n{ From a link. } 1. O-O *\n';
  const broken = ["AAAA", "q1bKKi4BAA", pack({ v: 1 }), pack({ v: 2, pgn }), pack({ v: 1, pgn: 5 }), pack({ v: 1, pgn }).slice(0, -9), pack("x".repeat(3 << 20))];
  for (const set of broken) await order(v, { type: "load", set });
  const before = (await told(v)).length;
  await order(v, { type: "hello" });
  await v.until(() => told(v), (now) => now.length >= before + 2, "an answer to hello");
  assert.equal(await text(frame, "prompt"), "Get out of check.");
  await order(v, { type: "load", set: pack({ v: 1, pgn, title: "Mine" }) });
  await v.until(() => text(frame, "prompt"), (now) => now === "From a link.", "the set");
  // The newest wish counts, whichever is unpacked first.
  await order(v, { type: "load", set: pack({ v: 1, pgn: pgn.replace("From", "Padded. ".repeat(20_000) + "From"), title: "Long" }) });
  await order(v, { type: "load", lesson: ID, step: 3 });
  await expectTold(v, "progress", (it) => it.exercise === `${ID}/3`);
  await v.until(() => text(frame, "prompt"), (now) => now === "Castle.", "the newest");
}));

test("two on a page do not mix", { timeout: TIMEOUT }, visit({}, async (v) => {
  await open(v, "&step=1&post=1&store=off", "&step=3&post=1&store=off");
  const frames = [await wake(v, 0), await wake(v, 1)];
  await say(frames[1], "O-O");
  await expectTold(v, "complete", () => true, 1);
  assert.deepEqual((await told(v, 0)).filter(({ type }) => type === "answer" || type === "complete"), []);
  await order(v, { type: "load", lesson: ID, step: 2 }, 0);
  await expectTold(v, "progress", (it) => it.exercise === `${ID}/2`, 0);
  assert.deepEqual((await told(v, 1)).filter(({ exercise }) => exercise === `${ID}/2`), []);
}));

test("the schema refuses what is not so", () => {
  const outcome = {
    exercise: "castling/2", run: { id: "castling/2", done: 1, of: 1 }, score: { raw: 3, max: 3, scaled: 1 },
    success: true, tries: 0, hints: 0, durationMs: 900, moves: ["e1g1"],
  };
  const answer = { source: "touchmove", v: 1, type: "answer", verdict: "done", ...outcome };
  expectTelling(answer);
  const bad = {
    "a name": { ...answer, name: "Ada" }, "another version": { ...answer, v: 2 }, "no exercise": { ...answer, exercise: undefined },
    "no verdict": { ...answer, verdict: undefined }, "too many points": { ...answer, score: { raw: 4, max: 3, scaled: 1 } },
    "points of a run": { ...answer, score: { raw: 100, max: 100, scaled: 1 } }, "half a try": { ...answer, tries: 0.5 },
    "time that runs back": { ...answer, durationMs: -1 }, "moves as text": { ...answer, moves: "e1g1" },
    "an actor": { ...answer, statement: { actor: { mbox: "mailto:ada@school.example" } } },
    "a height as text": { source: "touchmove", v: 1, type: "resize", width: 640, height: "400px" },
    "no height": { source: "touchmove", v: 1, type: "resize", width: 640, height: 0 },
    "a ready that does not say": { source: "touchmove", v: 1, type: "ready" },
    "an unknown type": { source: "touchmove", v: 1, type: "finished" },
    "complete with an exercise's points": { source: "touchmove", v: 1, type: "complete", ...outcome },
  };
  for (const [name, message] of Object.entries(bad)) assert.ok(!isTelling(JSON.parse(JSON.stringify(message))), `the schema takes ${name}`);
});
