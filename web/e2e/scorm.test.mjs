// The package in a learning platform, from launch to finish.

import assert from "node:assert/strict";
import test, { after } from "node:test";

import { Platform, expectByTheBook, scormPackage } from "./harness/lms.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";
import { Visit } from "./harness/visit.mjs";

/** Three exercises: a mate, two moves in a row, a question. */
const SET = `[StudyName "Three <b>for</b> & \\"the\\" platform"]
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
  static async open(v, path = "/launch") {
    await v.page.goto(platform.url + path);
    const launch = new Launch(v.page, v.site, v.cdp);
    launch.host = v.page;
    await launch.find();
    return launch;
  }

  /** The frame with the exercise in it. */
  async find() {
    const frame = await this.until(() => this.host.frames().find((it) => it.url().includes("/content/")), (it) => it !== undefined, "the frame");
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

  say(text, verdict) {
    return this.answer(() => super.say(text), verdict);
  }

  choose(id, verdict) {
    return this.answer(() => this.page.locator(`[data-choice="${id}"]`).click(), verdict);
  }

  async at(step) {
    await this.until(() => this.page.locator("#steps [aria-current]").getAttribute("aria-label"), (label) => label.startsWith(`Exercise ${step} `), `exercise ${step}`);
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

test("launch, answer, suspend, resume, finish", { timeout: TIMEOUT }, visit({}, async (v) => {
  let l = await Launch.open(v);
  await l.expectSet("cmi.core.lesson_status", "incomplete");
  await l.say("Ra7", "wrong");
  await l.page.locator("#undo").click();
  await l.say("Ra8", "done");
  await l.press("next");
  await l.at(2);
  await l.say("e4", "good");
  await l.close();
  expectByTheBook(await l.calls());
  let set = await l.set();
  assert.equal(set["cmi.core.exit"], "suspend");
  assert.match(set["cmi.core.lesson_location"], /^own-[0-9a-f]{8}\/2$/);
  l = await Launch.open(v);
  await l.at(2);
  assert.equal(await l.stars(), "200");
  await l.say("e4", "good");
  await l.say("e5", "done");
  await l.press("next");
  await l.choose("stalemate", "done");
  await l.expectSet("cmi.core.lesson_status", "passed");
  await l.expectSet("cmi.core.score.raw", "89");
  await l.close();
  expectByTheBook(await l.calls());
  set = await l.set();
}));
