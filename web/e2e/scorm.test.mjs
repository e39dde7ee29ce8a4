// The package in a learning platform, from launch to finish.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import test, { after } from "node:test";

import { compiled } from "./harness/compiled.mjs";
import { Platform, expectByTheBook, scormPackage } from "./harness/lms.mjs";
import { dist } from "./harness/site.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";
import { Visit } from "./harness/visit.mjs";

const { Attempt } = compiled("scorm/attempt");
const { Lms } = compiled("scorm/lms");
const { readOrder, writeOrder } = compiled("scorm/order");

/** Three exercises: a mate, two moves in a row, a question. */
const SET = `[StudyName "Three <b>for</b> & \\"the\\" Läufer’s platform"]
[ChapterName "Mate on the back rank"]
[FEN "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"]
[SetUp "1"]

{ Mate in one. [%hint Look at the last rank.] } 1. Ra8# { Right. } ( 1. Ra7 $2 { That only guards. } ) ( 1. Ra6 $2 { No. } ) *

[ChapterName "Two moves"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]
[SetUp "1"]

{ Two steps, then one. } 1. e4 Kd7 2. e5 { Right. } ( 2. Kd2 $2 { No. } ) *

[ChapterName "What is this?"]
[FEN "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]
[SetUp "1"]
[Goal "choose status"]

{ What is it? [%right stalemate No move, no check.] [%wrong No.] } *
`;

const { visit } = await openStage();
const platform = await Platform.open(scormPackage({ set: SET }));
after(() => platform.close());

/** The package in a page of a platform: what it shows, and what the platform has heard. */
class Launch extends Visit {
  /** @param {Visit} v @param {string} path of the platform, with its settings */
  static async open(v, path = "/launch", at = platform) {
    await v.page.goto(at.url + path);
    const launch = new Launch(v.page, v.site, v.cdp);
    launch.host = v.page;
    await launch.find();
    return launch;
  }

  /** The frame with the exercise in it. */
  async find() {
    const frame = await this.until(() => this.host.frames().find((it) => it.url().includes("/content/index.html")), (it) => it !== undefined, "the frame");
    // A frame answers as a page does in all that Visit asks of it.
    this.page = frame;
    await this.ready();
  }

  async calls() {
    return JSON.parse(await this.host.evaluate(() => localStorage.getItem("calls") ?? "[]"));
  }

  /** What was set last, by element. */
  async set() {
    const calls = await this.calls();
    return Object.fromEntries(calls.filter(({ name }) => name === "LMSSetValue").map(({ args }) => args));
  }

  async expectSet(element, value) {
    await this.until(async () => (await this.set())[element], (now) => now === value, `${element} ${value}`, 5000);
  }

  /** Answers, and waits until it was kept. */
  async answer(answering, verdict) {
    const before = await this.commits();
    await answering();
    await this.expectVerdict(verdict);
    await this.until(() => this.commits(), (n) => n === before + 1, "a commit for the answer");
  }

  async commits() {
    return (await this.calls()).filter((call) => call.name === "LMSCommit").length;
  }

  /** Types an answer. */
  type(text) {
    return super.say(text);
  }

  say(text, verdict) {
    return this.answer(() => this.type(text), verdict);
  }

  choose(id, verdict) {
    return this.answer(() => this.page.locator(`[data-choice="${id}"]`).click(), verdict);
  }

  async at(step) {
    await this.until(() => this.page.locator("#steps [aria-current]").getAttribute("aria-label"), (label) => label.startsWith(`Exercise ${step} `), `exercise ${step}`);
  }

  /** What the platform knows of the exercises, as it was set. */
  async interactions() {
    const found = [];
    for (const [element, value] of Object.entries(await this.set())) {
      const [, number, name] = /^cmi\.interactions\.(\d+)\.(?:correct_responses\.0\.)?(\w+)$/.exec(element) ?? [];
      if (number !== undefined) (found[number] ??= {})[name] = value;
    }
    return found;
  }

  stars() {
    return this.page.locator("#steps button").evaluateAll((buttons) => buttons.map((it) => it.dataset.stars).join(""));
  }

  /** Closes the frame, as a platform's "exit activity" does. */
  async close() {
    await this.host.evaluate(() => document.getElementById("content").remove());
    await this.until(() => this.calls(), (calls) => calls.at(-1).name === "LMSFinish", "the end of the session");
  }
}


/** Solves the three exercises, from the first one, without a fault. */
async function solveAll(l) {
  await l.say("Ra8", "done");
  await l.press("next");
  await l.at(2);
  await l.say("e4", "good");
  await l.say("e5", "done");
  await l.press("next");
  await l.at(3);
  await l.choose("stalemate", "done");
}

/** The same where nobody takes the answers. */
async function solveAlone(l) {
  for (const [step, answers] of [["Ra8"], ["e4", "e5"], ["stalemate"]].entries()) {
    await l.at(step + 1);
    for (const [index, answer] of answers.entries()) {
      if (answer === "stalemate") await l.page.locator('[data-choice="stalemate"]').click();
      else await l.type(answer);
      await l.expectVerdict(index === answers.length - 1 ? "done" : "good");
    }
    if (step < 2) await l.press("next");
  }
}

const CODE = /^[0-9A-HJKMNP-TV-Z]{1,4}(-[0-9A-HJKMNP-TV-Z]{1,4})+$/;

/** Holds that there is a result code to be read out. */
async function expectCode(l) {
  const code = await l.until(() => l.page.locator("#result-code").textContent({ timeout: 5000 }), (text) => text !== "", "the code");
  assert.match(code, CODE);
  return code;
}

test("launch, answer, suspend, resume, finish", { timeout: TIMEOUT }, visit({}, async (v) => {
  let l = await Launch.open(v);
  await l.expectSet("cmi.core.lesson_status", "incomplete");
  await l.say("Ra7", "wrong");
  await l.press("undo");
  await l.say("Ra8", "done");
  await l.press("next");
  await l.at(2);
  await l.say("e4", "good");
  await l.close();
  expectByTheBook(await l.calls());
  let set = await l.set();
  assert.equal(set["cmi.core.exit"], "suspend");
  assert.equal(set["cmi.core.lesson_status"], "incomplete");
  assert.equal(set["cmi.core.score.raw"], "22");
  assert.match(set["cmi.core.lesson_location"], /^own-[0-9a-f]{8}\/2$/);

  // A new window, as the next day.
  await v.page.goto("about:blank");
  l = await Launch.open(v);
  await l.at(2);
  assert.equal(await l.stars(), "200");
  await l.say("e4", "good");
  await l.say("e5", "done");
  await l.press("next");
  await l.choose("stalemate", "done");
  await l.expectSet("cmi.core.lesson_status", "passed");
  assert.match(await l.text("outcome"), /school's system has your result/);
  assert.equal(await l.page.locator("#result-code").count(), 0, "no code where the platform has the result");
  await l.close();

  const calls = await l.calls();
  expectByTheBook(calls);
  set = await l.set();
  assert.deepEqual([set["cmi.core.score.raw"], set["cmi.core.score.min"], set["cmi.core.score.max"]], ["89", "0", "100"]);
  const interactions = await l.interactions();
  const own = set["cmi.core.lesson_location"].split("/")[0].replace("-", "_");
  assert.deepEqual(interactions.map(({ id, type, student_response, pattern, result }) => [id, type, student_response, pattern, result]), [
    [`${own}_1`, "performance", "a1a7 a1a8", "a1a8", "correct"],
    // Begun on one day and solved on another: one interaction.
    [`${own}_2`, "performance", "e2e4 e4e5", "e2e4 e4e5", "correct"],
    [`${own}_3`, "performance", "stalemate", "stalemate", "correct"],
  ]);
  assert.equal(calls.filter(({ name }) => name === "LMSFinish").length, 2, "each session ends once");
  // At the launch, and then each time an answer came.
  assert.equal(await l.commits(), 2 + 3 + 3);
}));

test("the interaction tells of the attempt that counts", { timeout: TIMEOUT }, visit({}, async (v) => {
  const l = await Launch.open(v);
  const told = async () => (await l.interactions()).map(({ student_response, result }) => `${student_response} ${result}`);
  await l.say("Ra7", "wrong");
  assert.deepEqual(await told(), ["a1a7 wrong"]);
  await l.press("retry");
  await l.say("Ra6", "wrong");
  assert.deepEqual(await told(), ["a1a6 wrong"], "the newest until it is solved");
  await l.press("undo");
  await l.say("Ra8", "done");
  assert.deepEqual(await told(), ["a1a6 a1a8 correct"]);
  await l.press("retry");
  await l.say("Ra7", "wrong");
  await l.press("undo");
  await l.say("Ra8", "done");
  assert.deepEqual(await told(), ["a1a6 a1a8 correct"], "no more stars than before");
  await l.press("retry");
  await l.say("Ra8", "done");
  assert.deepEqual(await told(), ["a1a8 correct"], "three stars instead of two");
  await l.press("next");
  await l.at(2);
  await l.say("e4", "good");
  assert.deepEqual(await told(), ["a1a8 correct", "e2e4 neutral"], "right so far, and not done");
  await l.press("next");
  await l.at(3);
  await l.press("show");
  await l.choose("stalemate", "done");
  assert.deepEqual((await told())[2], "stalemate wrong", "the answer was shown");
  await l.close();
  expectByTheBook(await l.calls());
}));

test("failed becomes passed, and passed stays", { timeout: TIMEOUT }, visit({}, async (v) => {
  let l = await Launch.open(v);
  const shown = async (step, ...answers) => {
    await l.at(step);
    await l.press("show");
    for (const [index, text] of answers.entries()) await l.say(text, index === answers.length - 1 ? "done" : "good");
    if (answers.length === 0) await l.choose("stalemate", "done");
  };
  await shown(1, "Ra8");
  await l.press("next");
  await shown(2, "e4", "e5");
  await l.press("next");
  await shown(3);
  await l.expectSet("cmi.core.lesson_status", "failed");
  await l.expectSet("cmi.core.score.raw", "33");
  await l.close();
  await v.page.goto("about:blank");
  l = await Launch.open(v);
  await l.at(3);
  await l.page.locator("#steps button").first().click();
  await l.at(1);
  await solveAll(l);
  await l.expectSet("cmi.core.lesson_status", "passed");
  await l.expectSet("cmi.core.score.raw", "100");

  // All forgotten, and worse than before.
  await l.byId("settings").click();
  assert.match(await l.page.locator("#storage-note").textContent(), /kept by your school's system/);
  await l.page.locator("#reset").click();
  await l.page.locator("#reset-yes").click();
  await l.page.locator("#close-settings").click();
  await l.page.locator("#steps button").first().click();
  await l.at(1);
  await shown(1, "Ra8");
  await l.close();
  await v.page.goto("about:blank");
  l = await Launch.open(v);
  await l.page.locator("#steps button").nth(1).click();
  await shown(2, "e4", "e5");
  await l.press("next");
  await shown(3);
  await l.close();
  const calls = await l.calls();
  expectByTheBook(calls);
  const told = (element) => calls.filter(({ args }) => args[0] === element && args.length === 2).map(({ args }) => args[1]);
  assert.deepEqual(told("cmi.core.lesson_status"), ["incomplete", "failed", "passed"]);
  const scores = told("cmi.core.score.raw").map(Number);
  assert.deepEqual(scores, scores.toSorted((a, b) => a - b), "the best stay the best");
}));

for (const [mode, credit, wanted] of [["browse", "no-credit", ["browsed"]], ["review", "no-credit", []], ["normal", "no-credit", ["incomplete", "completed"]]]) {
  test(`${mode}, ${credit}`, { timeout: TIMEOUT }, visit({}, async (v) => {
    const l = await Launch.open(v, `/launch?mode=${mode}&credit=${credit}`);
    if (mode === "normal") await solveAll(l);
    else {
      assert.match(await l.text("outcome"), /writes nothing down/);
      await solveAlone(l);
      assert.equal(await l.page.locator("#result-code").count(), 0);
    }
    await l.close();
    const calls = await l.calls();
    expectByTheBook(calls);
    const names = calls.filter(({ name }) => name === "LMSSetValue").map(({ args }) => args.join(" "));
    assert.deepEqual(names.filter((text) => text.includes("status")), wanted.map((status) => `cmi.core.lesson_status ${status}`));
    assert.ok(!names.some((text) => text.includes("score")), "no score");
    if (mode !== "normal") assert.ok(!names.some((text) => /suspend_data|interactions|location/.test(text)), names.join("\n"));
  }));
}

for (const [what, path] of [["in a window further up", "/above"], ["around a window of another site", "/around"]]) {
  test(`the platform is ${what}`, { timeout: TIMEOUT }, visit({}, async (v) => {
    const l = await Launch.open(v, path);
    await l.say("Ra8", "done");
    await l.expectSet("cmi.core.score.raw", "33");
    await l.close();
    expectByTheBook(await l.calls());
  }));
}

for (const [what, path] of [["the window that opened this one", "/opener"], ["the opener of the player around", "/opener-player"]]) {
  test(`the platform is ${what}`, { timeout: TIMEOUT }, visit({}, async (v) => {
    await v.page.goto(platform.url + path);
    const popup = v.page.waitForEvent("popup");
    await v.page.locator("button").click();
    const window = await popup;
    const l = new Launch(window, v.site, v.cdp);
    l.host = window;
    await l.find();
    l.host = v.page;
    await l.say("Ra8", "done");
    await window.close({ runBeforeUnload: true });
    await l.until(() => l.calls(), (calls) => calls.at(-1).name === "LMSFinish", "the end of the session");
    expectByTheBook(await l.calls());
    assert.equal((await l.set())["cmi.core.score.raw"], "33");
  }));
}

for (const [what, path] of [
  ["no platform", "/content/index.html"], ["a platform of another site", "/foreign"], ["an API that is none", "/launch?api=other"],
  ["an API that may not be asked for", "/launch?api=getter"],
]) {
  test(`${what}: it plays, and gives a code`, { timeout: TIMEOUT }, visit({}, async (v) => {
    let l = await Launch.open(v, path);
    assert.equal(await l.text("outcome"), "");
    await solveAlone(l);
    await expectCode(l);
    assert.equal((await l.calls()).length, 0);
    // Kept in the browser then. A frame of another site may be denied that.
    if (path === "/foreign") return;
    await v.page.goto("about:blank");
    l = await Launch.open(v, path);
    await l.until(() => l.stars(), (stars) => stars === "333", "the stars");
  }));
}

for (const broken of ["throws", "false"]) {
  test(`a platform whose every answer ${broken === "false" ? "is false" : broken}: one notice, and a code`, { timeout: TIMEOUT }, visit({}, async (v) => {
    const l = await Launch.open(v, `/launch?broken=${broken}`);
    assert.match(await l.text("outcome"), /does not take the result.*code for your teacher/);
    await solveAlone(l);
    await expectCode(l);
    assert.equal(await l.page.locator("#outcome p").filter({ hasText: "school's system" }).count(), 1);
    await l.host.evaluate(() => document.getElementById("content").remove());
    assert.ok(!(await l.calls()).some(({ name }) => name === "LMSFinish"), "what was not begun is not ended");
  }));
}

for (const broken of ["commit", "throws-later"]) {
  test(`a platform that fails for a while (${broken})`, { timeout: TIMEOUT }, visit({}, async (v) => {
    const l = await Launch.open(v);
    await l.say("Ra8", "done");
    assert.equal(await l.text("outcome"), "");
    await l.host.evaluate((how) => { globalThis.broken = how; }, broken);
    await l.press("next");
    await l.at(2);
    await l.type("e4");
    await l.expectVerdict("good");
    await l.until(() => l.text("outcome"), (text) => /at the moment/.test(text), "the notice");
    await l.type("e5");
    await l.expectVerdict("done");
    await l.press("next");
    await l.page.locator('[data-choice="stalemate"]').click();
    await expectCode(l);
    await l.host.evaluate(() => { globalThis.broken = ""; });
    // The last answer is handed over as soon as there is anything more to tell.
    await l.page.locator("#steps button").first().click();
    await l.expectSet("cmi.core.lesson_status", "passed");
    await l.until(() => l.text("outcome"), (text) => /has your result/.test(text), "the notice to go");
    assert.equal(await l.page.locator("#result-code").count(), 0);
    await l.close();
    assert.equal((await l.set())["cmi.core.score.raw"], "100");
  }));
}

test("a platform that lacks what is optional", { timeout: TIMEOUT }, visit({}, async (v) => {
  const l = await Launch.open(v, "/launch?broken=optional");
  await solveAll(l);
  await l.expectSet("cmi.core.lesson_status", "passed");
  assert.match(await l.text("outcome"), /has your result/);
  await l.byId("settings").click();
  assert.match(await l.page.locator("#storage-note").textContent(), /not your place/);
  await l.page.locator("#close-settings").click();
  await l.close();
  const asked = (await l.calls()).filter(({ error }) => error === "401").map(({ args }) => args[0].replace(/\.\d+/, ".n"));
  assert.deepEqual(asked, [...new Set(asked)], "each is asked for once");
}));

test("a platform that answers with true, and with nothing", { timeout: TIMEOUT }, visit({}, async (v) => {
  const l = await Launch.open(v, "/launch?broken=sloppy");
  await solveAll(l);
  assert.match(await l.text("outcome"), /has your result/);
  await l.close();
  assert.equal((await l.set())["cmi.core.score.raw"], "100");
}));

for (const again of [false, true]) {
  test(`a page that comes back after its end: the platform ${again ? "goes on" : "does not"}`, { timeout: TIMEOUT }, visit({}, async (v) => {
    const l = await Launch.open(v, `/launch?broken=${again ? "again" : ""}`);
    await l.say("Ra8", "done");
    await l.page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    assert.equal((await l.calls()).filter(({ name }) => name === "LMSFinish").length, 1);
    await l.press("next");
    if (again) {
      await l.say("e4", "good");
      assert.equal((await l.interactions()).at(-1).student_response, "e2e4");
      await l.close();
      expectByTheBook(await l.calls());
    } else {
      assert.match(await l.text("outcome"), /has closed this exercise. Open it from your course again/);
      await l.type("e4");
      await l.expectVerdict("good");
    }
  }));
}

test("no answer is lost that came just before the end", { timeout: TIMEOUT }, visit({}, async (v) => {
  const l = await Launch.open(v);
  await l.page.evaluate(() => {
    document.getElementById("move-input").value = "Ra8";
    document.getElementById("say").requestSubmit();
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: false }));
  });
  const calls = await l.calls();
  assert.equal(calls.at(-1).name, "LMSFinish");
  expectByTheBook(calls);
  assert.equal((await l.set())["cmi.core.score.raw"], "33");
}));

test("windows without end", { timeout: TIMEOUT }, visit({
  before: (page) => page.addInitScript(() => {
    if (!location.pathname.startsWith("/content/")) return;
    globalThis.looked = 0;
    const made = () => ({ get parent() { globalThis.looked++; return made(); }, get opener() { return made(); } });
    Object.defineProperty(window, "parent", { get: made });
  }),
}, async (v) => {
  const l = await Launch.open(v, "/content/index.html");
  const looked = await l.page.evaluate(() => globalThis.looked);
  assert.ok(looked > 100 && looked <= 500, `${looked} windows`);
  await l.type("Ra8");
  await l.expectVerdict("done");
}));

test("more answers and hours than have room", { timeout: TIMEOUT }, visit({
  before: (page) => page.addInitScript(() => {
    const real = performance.now.bind(performance);
    performance.now = () => real() + (globalThis.later ?? 0);
  }),
}, async (v) => {
  const l = await Launch.open(v);
  for (let i = 0; i < 60; i++) {
    await l.type(i % 2 === 0 ? "Ra7" : "Ra6");
    await l.expectVerdict("wrong");
    await l.press("undo");
  }
  await l.page.evaluate(() => { globalThis.later = 101.5 * 3600 * 1000; });
  await l.say("Ra8", "done");
  const [first] = await l.interactions();
  assert.ok(first.student_response.length > 240 && first.student_response.length <= 255, first.student_response);
  assert.match(first.student_response, /^\.\.\. (a1a[67] )+a1a8$/);
  assert.match(first.latency, /^101:30:\d\d\.\d\d$/);
  await l.close();
  assert.match((await l.set())["cmi.core.session_time"], /^101:30:\d\d\.\d\d$/);
  expectByTheBook(await l.calls());
}));

test("the whole course, all solved, has room", { timeout: TIMEOUT }, visit({}, async (v) => {
  const course = await Platform.open(scormPackage({}));
  try {
    const { lessons } = JSON.parse(await readFile(join(dist, "lessons/course.json"), "utf8"));
    const best = Object.fromEntries(lessons.map(({ id, steps }) => [id, Object.fromEntries(Array.from({ length: steps }, (_, i) => [i + 1, 1 + i % 3]))]));
    let l = await Launch.open(v, "/launch", course);
    await l.byId("lessons").click();
    await l.byId("lesson-list").locator('[data-lesson="castling"]').click();
    await l.until(() => l.text("prompt"), (text) => text.startsWith("Castling takes"), "the lesson on castling");
    // As if done in another window; what is shown next is kept.
    await l.event({ type: "saved", text: JSON.stringify({ version: 1, best }) });
    await l.say("O-O", "done");
    const data = (await l.set())["cmi.suspend_data"];
    const exercises = lessons.reduce((sum, { steps }) => sum + steps, 0);
    assert.ok(data.length > exercises && data.length <= 4096, `${data.length} characters`);
    await l.close();
    expectByTheBook(await l.calls());
    assert.equal((await l.set())["cmi.core.lesson_status"], "passed");
    await v.page.goto("about:blank");
    l = await Launch.open(v, "/launch", course);
    const { report, lesson } = await l.event({ type: "escape" });
    assert.deepEqual([lesson, report.run.done, report.run.complete], ["castling", exercises, true]);
    await l.close();
  } finally {
    await course.close();
  }
}));

test("settings come along, and a platform that spoils them spoils no more", { timeout: TIMEOUT }, visit({}, async (v) => {
  const coordinates = () => l.page.locator("#coordinates").evaluate((box) => box.checked);
  let l = await Launch.open(v);
  assert.equal(await coordinates(), true);
  await l.byId("settings").click();
  await l.page.locator("#coordinates").click();
  await l.page.locator("#close-settings").click();
  await l.say("Ra8", "done");
  await l.close();
  await v.page.goto("about:blank");
  l = await Launch.open(v);
  assert.equal(await coordinates(), false);
  await l.close();
  expectByTheBook(await l.calls());
  await l.host.evaluate(() => {
    const state = JSON.parse(localStorage.getItem("state"));
    state["cmi.suspend_data"] = state["cmi.suspend_data"].replaceAll('"', "&quot;");
    localStorage.setItem("state", JSON.stringify(state));
  });
  await v.page.goto("about:blank");
  l = await Launch.open(v);
  assert.equal(await coordinates(), true);
  assert.equal(await l.stars(), "300");
}));

test("a score that the platform writes in its own way", () => {
  globalThis.window = { setTimeout: () => 1, clearTimeout: () => {} };
  try {
    for (const [known, told] of [["", "67"], ["33,00", "67"], ["89,50", "89"], ["89.5 %", "89.5"], ["NaN", "67"], ["-5", "67"], ["1e9", "67"]]) {
      const set = {};
      const lms = new Lms({
        LMSInitialize: () => "true", LMSCommit: () => "true", LMSFinish: () => "true", LMSGetLastError: () => "0",
        LMSGetValue: (element) => ({ "cmi.core.lesson_mode": "normal", "cmi.core.lesson_status": "incomplete", "cmi.core.score.raw": known })[element] ?? "",
        LMSSetValue(element, text) {
          set[element] = text;
          return "true";
        },
      });
      assert.ok(lms.begin(true));
      const attempt = new Attempt(lms, () => {});
      const report = {
        exercise: "castling/2", seq: 1, moves: ["e1g1"], pattern: ["e1g1"], stars: 3, solved: true, shown: false, tries: 0,
        run: { raw: 67, complete: false, passed: false },
      };
      attempt.view({ report, steps: [{ stars: 3 }], step: 1 });
      attempt.tell();
      assert.equal(set["cmi.core.score.raw"], told, JSON.stringify(known));
    }
  } finally {
    delete globalThis.window;
  }
});

test("the numbers of the interactions, from one launch to the next", () => {
  const order = ["castling/1", "castling/2", "castling/3", "own-1a2b3c4d/7", "castling/9", "castling/5"];
  assert.equal(writeOrder(order), "castling/1-3 own-1a2b3c4d/7 castling/9/5");
  for (const some of [[], order.slice(0, 1), order, order.toReversed()]) assert.deepEqual(readOrder(writeOrder(some)), some);
  for (const bad of ["castling", "castling/", "castling/0", "castling/3-1", "castling/a", "castling/1-1000000000", `a/${"1-9999/".repeat(900)}1`]) {
    assert.deepEqual(readOrder(bad), [], bad.slice(0, 40));
  }
});

test("a platform that serves the file in another encoding", { timeout: TIMEOUT }, visit({}, async (v) => {
  platform.contentType = "text/html; charset=iso-8859-1";
  try {
    const l = await Launch.open(v);
    assert.equal(await l.text("title"), "Three <b>for</b> & \"the\" Läufer’s platform");
    await l.say("Ra8", "done");
    await l.close();
    expectByTheBook(await l.calls());
  } finally {
    platform.contentType = "text/html";
  }
}));
