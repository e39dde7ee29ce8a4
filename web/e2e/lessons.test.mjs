// Three real lessons, each played from its first exercise to its last in six ways. Which moves are right
// is read from the scripts by chessops, not by us.

import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";

import { Assisted, Clicking, Dragging, Tapping, Touching, Typing } from "./harness/hands.mjs";
import { after, readLessons } from "./harness/script.mjs";
import { dist } from "./harness/site.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const lessons = readLessons(join(dist, "lessons"));
const { visit } = await openStage();

const phone = { hasTouch: true, isMobile: true };
const moving = { reducedMotion: "no-preference" };
const ways = [
  ["dragged with the mouse", moving, Dragging],
  ["clicked with the mouse", {}, Clicking],
  ["dragged with a finger", { ...phone, ...moving, viewport: { width: 360, height: 740 } }, Touching],
  ["tapped with a finger", { ...phone, viewport: { width: 740, height: 360 } }, Tapping],
  ["by keyboard alone", {}, Typing],
  ["by a screen reader's clicks", {}, Assisted],
];

test("the three lessons are there", () => {
  assert.ok(lessons.castling.length >= 8 && lessons["en-passant"].length >= 6 && lessons["stalemate-trap"].length >= 6);
});

for (const [id, exercises] of Object.entries(lessons)) {
  for (const [how, context, Hands] of ways) {
    test(`${id} to the end, ${how}`, { timeout: TIMEOUT }, visit(context, async (v) => {
      const hands = new Hands(v);
      await v.open(id, 1);
      for (const exercise of exercises) {
        await v.expectExercise(id, exercise.step);
        await solve(v, hands, exercise);
        if (exercise.step < exercises.length) await hands.press("next");
      }
      const steps = v.byId("progress").locator("[data-stars]");
      assert.equal(await steps.count(), exercises.length);
      for (const step of await steps.all()) assert.equal(await step.getAttribute("data-stars"), "3");
    }));
  }
}

/** Plays an exercise without a fault; the board must follow chessops move by move. */
async function solve(v, hands, exercise) {
  const where = `${exercise.lesson} ${exercise.step} (${exercise.title})`;
  assert.notEqual(await v.prompt(), "", `${where} has no prompt`);
  let position = exercise.start;
  await v.expectPosition(position, `the start of ${where}`);
  if (exercise.answer) await hands.choose(exercise.answer);
  const { line } = exercise;
  for (let i = 0; i < line.length; i++) {
    if (!line[i].learner) continue;
    await hands.play(line[i]);
    position = after(position, line[i]);
    const reply = line[i + 1];
    if (reply && !reply.learner) position = after(position, reply);
    const more = line.slice(i + 1).some((ply) => ply.learner);
    await v.expectVerdict(more ? "good" : "done");
    await v.expectPosition(position, `${where} after ${line[i].san}`);
  }
  const praise = await v.expectVerdict("done");
  assert.match(praise, /\w{3,}/, `${where} ends without a word`);
}
