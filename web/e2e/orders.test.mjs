// What a host says, read without a page: the reader takes what the schema takes and nothing else.

import assert from "node:assert/strict";
import test from "node:test";

import { compiled } from "./harness/compiled.mjs";
import { isOrder } from "./harness/schema.mjs";

const { readOrder } = compiled("orders");
const { activity, duration, statement } = compiled("statement");
const { Sizes } = compiled("sizes");

/** Numbers from 0 up to 1, the same in each run. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const VALUES = {
  target: ["touchmove", "touchmove", "touchmove", "touchmove", "Touchmove", null],
  v: [1, 1, 1, 1, 2, "1", 1.5, true],
  type: ["hello", "load", "load", "load", "theme", "theme", "reset", "Reset", "toString", ["load"], null],
  lesson: ["castling", "a", "en-passant", "", "-a", "A", "a/b", "../x", "a".repeat(64), "a".repeat(65), 7, null, ["castling"], { toString: "castling" }, "a\n"],
  step: [1, 2, 999999, 0, -1, 1e6, 1.5, "1", null, [1], true],
  steps: ["1-2", "5-2", "999999-1", "0-2", "1-", "1-2-3", "a-b", "1-1000000", "1-2\n", 12, null],
  set: ["q1bKKi4BAA", "a_-9", "", "a b", "a=", "ä", 5, null, ["a"]],
  pgn: ["*", "1. e4 *", "", 0, null, {}, ["*"]],
  theme: ["dark", "light", "system", "Dark", "", null, 1],
  colorProfile: ["projector", "default", "none", null, 0],
  code: [1, "alert(1)"],
};

test("the reader and the schema agree", () => {
  const roll = dice(1);
  const pick = (list) => list[Math.floor(roll() * list.length)];
  const count = { taken: 0, refused: 0 };
  for (let i = 0; i < 60_000; i++) {
    const message = {};
    for (const name of ["target", "v", "type"]) if (roll() < 0.98) message[name] = pick(VALUES[name]);
    const wanted = message.type === "load" ? ["lesson", "step", "steps", "set", "pgn"] : message.type === "theme" ? ["theme", "colorProfile"] : [];
    for (const name of wanted) if (roll() < 0.4) message[name] = pick(VALUES[name]);
    if (roll() < 0.03) message[pick(Object.keys(VALUES))] = pick(VALUES.code);
    const order = readOrder(message);
    assert.equal(order !== null, isOrder(message), JSON.stringify(message));
    if (order) {
      const { target: _, v: __, ...rest } = message;
      assert.deepEqual(order, rest);
    }
    count[order ? "taken" : "refused"]++;
  }
  assert.ok(count.taken > 3000 && count.refused > 3000, JSON.stringify(count));
});

test("the limits of length", () => {
  const load = (fields) => ({ target: "touchmove", v: 1, type: "load", ...fields });
  for (const [name, most] of [["pgn", 1 << 20], ["set", 1_500_000]]) {
    for (const [length, taken] of [[most, true], [most + 1, false]]) {
      const message = load({ [name]: "a".repeat(length) });
      assert.equal(readOrder(message) !== null, taken, `${name} of ${length}`);
      assert.equal(isOrder(message), taken, `${name} of ${length} in the schema`);
    }
  }
});

test("objects that only pretend", () => {
  const trap = () => {
    throw new Error("trap");
  };
  const whole = { target: "touchmove", v: 1, type: "reset" };
  const pretenders = [
    Object.defineProperty({ target: "touchmove", v: 1 }, "type", { get: trap, enumerable: true }),
    new Proxy(whole, { ownKeys: trap }),
    new Proxy(whole, { getPrototypeOf: trap }),
    new Proxy(whole, { get: trap }),
    Object.create(whole),
    Object.assign(Object.create(null), whole),
    Object.assign(() => {}, whole),
    Object.assign([], whole),
    Object.assign(new Date(), whole),
    new (class { target = "touchmove"; v = 1; type = "reset"; })(),
    { target: "touchmove", v: 1, type: "load", lesson: { [Symbol.toPrimitive]: trap } },
  ];
  for (const it of pretenders) assert.equal(readOrder(it), null);
  // A field that says something else when it is asked again.
  let asked = 0;
  const fickle = Object.defineProperty({ target: "touchmove", v: 1, type: "load" }, "lesson", { get: () => (asked++ ? "../evil" : "castling"), enumerable: true });
  assert.deepEqual(readOrder(fickle), { type: "load", lesson: "castling" });
});

test("how long, and where, as xAPI writes it", () => {
  for (const [ms, text] of [[0, "PT0S"], [4, "PT0S"], [5, "PT0.01S"], [1000, "PT1S"], [12_434, "PT12.43S"], [5_400_000, "PT5400S"], [86_400_010, "PT86400.01S"]]) {
    assert.equal(duration(ms), text);
  }
  assert.equal(activity("castling/2", "https://chess.example/a/embed.html?post=1#set=x"), "https://chess.example/a/?lesson=castling&step=2");
  assert.equal(activity("castling/2", "file:///C:/chess.html"), "urn:touchmove:castling:2");
  assert.equal(activity("castling/2", "about:srcdoc"), "urn:touchmove:castling:2");
  assert.equal(activity("own-1a2b3c4d/3", "https://chess.example/a/embed.html#set=x"), "urn:touchmove:own-1a2b3c4d:3");
});

test("what was typed does not break a response into two", () => {
  const outcome = {
    exercise: "notation/1", run: { id: "notation/1", done: 0, of: 1 }, score: { raw: 0, max: 3, scaled: 0 },
    success: false, tries: 1, hints: 0, durationMs: 1, moves: ["Nf3[,]Nc6", "<b>"],
  };
  const { result, object } = statement(outcome, [], "Writing", "https://chess.example/embed.html");
  assert.equal(result.response, "Nf3,Nc6[,]<b>");
  assert.ok(!("correctResponsesPattern" in object.definition), "no pattern where none is known");
});

test("sizes that go round are told three times, until something happens", () => {
  const told = [];
  const sizes = new Sizes((width, height) => told.push(`${width}×${height}`));
  for (let i = 0; i < 50; i++) {
    sizes.is(600, 400);
    sizes.is(600, 400);
    sizes.is(585, 420);
  }
  assert.deepEqual(told, ["600×400", "585×420", "600×400", "585×420", "600×400", "585×420"]);
  sizes.stir();
  sizes.is(600, 400);
  assert.equal(told.length, 7);
  for (let height = 1; height < 1000; height++) sizes.is(600, height);
  assert.ok(told.length <= 107, `${told.length} sizes`);
  for (const height of [0, -1, NaN, undefined]) sizes.is(600, height);
  assert.ok(told.every((size) => /^\d+×[1-9]\d*$/.test(size)), told.join(" "));
});
