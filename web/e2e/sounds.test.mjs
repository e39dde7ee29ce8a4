// Sounds, with a browser's sound that only writes down what it is given.

import assert from "node:assert/strict";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { ID, serveLesson } from "./harness/doctored.mjs";
import { Dragging } from "./harness/hands.mjs";
import { dist } from "./harness/site.mjs";
import { TIMEOUT, openStage, untouched } from "./harness/stage.mjs";

const { visit } = await openStage();

const games = [
  { title: "Move", fen: "4k3/8/8/3p4/4P3/8/8/R3K3 w - - 0 1", comment: "Take it. [%wrong Not that.]", moves: "1. exd5 { Right. } 1... Kd7 2. Ra7+ { Check. }" },
];

/** An AudioContext that plays nothing. Sounds are told apart by their samples. */
const deaf = {
  before: (page) => page.addInitScript(() => {
    globalThis.heard = [];
    globalThis.contexts = 0;
    globalThis.AudioContext = class {
      constructor() { globalThis.contexts++; }
      sampleRate = 44100;
      currentTime = 10;
      state = "running";
      destination = {};
      createBuffer(channels, length, rate) {
        return { channels, length, rate, copyToChannel(samples) { this.samples = samples; } };
      }
      createBufferSource() {
        return {
          connect() {},
          start(at) {
            const { samples, rate } = this.buffer;
            let peak = 0;
            for (const sample of samples) peak = Math.max(peak, Number.isFinite(sample) ? Math.abs(sample) : Infinity);
            const crossings = samples.reduce((n, sample, i) => n + (i > 0 && sample > 0 !== samples[i - 1] > 0 ? 1 : 0), 0);
            globalThis.heard.push({ at: at - 10, seconds: samples.length / rate, peak, end: Math.abs(samples[samples.length - 1]), key: `${samples.length} ${crossings}` });
          },
        };
      }
      suspend() { this.state = "suspended"; return Promise.resolve(); }
      resume() { this.state = "running"; return Promise.resolve(); }
      close() { return Promise.resolve(); }
    };
  }),
};
const heard = (v) => v.page.evaluate(() => globalThis.heard.splice(0));
const contexts = (v) => v.page.evaluate(() => globalThis.contexts);
const set = async (v, on) => {
  await v.byId("settings").click();
  await v.page.locator("#sound").setChecked(on);
  await v.page.keyboard.press("Escape");
};

test("silent until asked; then each thing that happens has its sound", { timeout: TIMEOUT }, visit({ ...deaf, reducedMotion: "no-preference" }, async (v) => {
  serveLesson(v.site, games);
  const hands = new Dragging(v);
  await v.open(ID, 1);
  await hands.move("a1", "a3");
  await v.expectVerdict("wrong");
  await v.press("undo");
  assert.equal(await contexts(v), 0, "the browser's sound was woken unasked");
  assert.ok(!v.site.asked.some((name) => /sounds/.test(name)), "the sounds came unasked");

  await set(v, true);
  const [move] = await v.until(() => heard(v), (list) => list.length > 0, "a knock");
  assert.equal(await contexts(v), 1);

  await hands.move("a1", "a3");
  await v.expectVerdict("wrong");
  const [down, wrong] = await heard(v);
  assert.equal(down.key, move.key);
  assert.ok(wrong.at > down.at && wrong.key !== move.key, "first the piece, then the answer");
  await v.press("undo");
  assert.deepEqual((await heard(v)).map(({ key }) => key), [move.key], "taken back: the piece, and no answer");

  await hands.move("a1", "b2");
  await v.expectVerdict("illegal", "not-how-it-moves");
  const [illegal, ...no] = await heard(v);
  assert.deepEqual(no, []);

  await hands.move("e4", "d5");
  await v.expectVerdict("good");
  const [capture, reply, right] = await heard(v);
  assert.equal(reply.key, move.key);
  assert.ok(capture.at < reply.at && reply.at < right.at, "taken, answered by the other side, told that it was right");

  await hands.move("a1", "a7");
  await v.expectVerdict("done");
  const [, check, done] = await heard(v);
  const all = { move, capture, check, right, wrong, illegal, done };
  assert.equal(new Set(Object.values(all).map(({ key }) => key)).size, 7, JSON.stringify(all));
  for (const [name, { seconds, peak, end }] of Object.entries(all)) {
    assert.ok(seconds > 0.1 && seconds < 2.5, `${name} lasts ${seconds} s`);
    assert.ok(peak > 0.1 && peak <= 0.6, `${name} is as loud as ${peak}`);
    assert.ok(end < 0.001, `${name} breaks off`);
  }

  await v.press("flip");
  assert.deepEqual(await heard(v), [], "only what happens on the board is heard");
  await set(v, false);
  await v.press("retry");
  assert.deepEqual(await heard(v), []);
}));

test("at the next visit they wait for the first touch", { timeout: TIMEOUT }, visit({
  before: async (page) => {
    await deaf.before(page);
    await page.addInitScript(untouched);
  },
}, async (v) => {
  serveLesson(v.site, games);
  await v.open(ID, 1, { sound: "on" });
  await v.until(() => v.site.asked.some((name) => /sounds/.test(name)), (there) => there, "the sounds");
  await v.page.waitForTimeout(300);
  assert.equal(await contexts(v), 0);
  await new Dragging(v).move("e4", "d5");
  await v.expectVerdict("good");
  assert.equal((await heard(v)).length, 3);
}));

test("a browser without sound is silent, and all else goes on", { timeout: TIMEOUT }, visit({
  before: (page) => page.addInitScript(() => { delete globalThis.AudioContext; }),
}, async (v) => {
  serveLesson(v.site, games);
  await v.open(ID, 1);
  await set(v, true);
  await v.until(() => v.site.asked.some((name) => /sounds/.test(name)), (there) => there, "the sounds");
  await new Dragging(v).move("e4", "d5");
  await v.expectVerdict("good");
  await set(v, false);
}));

test("all sounds together are small", () => {
  const folder = join(dist, "late");
  const bytes = readdirSync(folder).filter((name) => /^sounds-.*\.js$/.test(name)).map((name) => statSync(join(folder, name)).size);
  assert.equal(bytes.length, 1);
  assert.ok(bytes[0] < 6000, `${bytes[0]} bytes`);
});
