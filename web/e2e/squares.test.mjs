// Exercises that are not answered with moves: squares to find, pieces to place, moves to write, a board that lies wrong.

import assert from "node:assert/strict";
import test from "node:test";

import { ID, serveScript } from "./harness/doctored.mjs";
import { at, decode, distance } from "./harness/picture.mjs";
import { TIMEOUT, openStage } from "./harness/stage.mjs";

const { visit } = await openStage();

const noWebGL = (page) => page.addInitScript(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});

const finding = `[FEN "4k3/8/8/8/P7/8/8/R3K3 w - - 0 1"] [SetUp "1"] [Goal "find moves a1"]
{ Where can the rook on a1 go? [%hint Straight.] [%hint Also to a2.] [%right Five squares.] } *`;

test("squares are tapped, typed and chosen with the keyboard; a wrong one is told why", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveScript(v.site, finding);
  await v.open(ID, 1);
  const { page } = v;
  const cell = (square) => page.locator(`[data-square="${square}"]`);
  assert.equal(await v.byId("tally").textContent(), "0 of 5");
  await cell("b1").click();
  await v.expectVerdict("good");
  assert.match(await cell("b1").getAttribute("aria-description") ?? await cell("b1").getAttribute("aria-label") ?? "", /found/);
  await cell("a5").click();
  assert.match(await v.expectVerdict("wrong"), /Your pawn on a4 stands in the way/);
  await page.fill('[data-testid="move-input"]', "c1");
  await page.press('[data-testid="move-input"]', "Enter");
  await v.expectVerdict("good");
  await cell("a3").focus();
  await page.keyboard.press("Enter");
  assert.equal(await v.byId("tally").textContent(), "3 of 5");
  await cell("d1").click();
  await cell("a2").click();
  assert.match(await v.expectVerdict("done"), /Five squares/);
}));

test("pieces are placed where they belong, and the one in hand is named and shown", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveScript(v.site, `[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] [SetUp "1"] [Goal "place"] [Target "4k2r/8/8/8/8/8/8/3QK3"]
{ Two are missing. [%right Complete.] } *`);
  await v.open(ID, 1);
  const { page } = v;
  assert.match(await v.byId("prompt").textContent(), /Place: the white queen\./);
  assert.ok(await page.locator("#hand").isVisible());
  await page.locator('[data-square="e1"]').click();
  assert.match(await v.expectVerdict("wrong"), /The white king stands there already/);
  await page.locator('[data-square="d1"]').click();
  await v.expectVerdict("good");
  assert.match(await v.byId("prompt").textContent(), /Place: the black rook\./);
  await page.locator('[data-square="h8"]').click();
  assert.match(await v.expectVerdict("done"), /Complete/);
  assert.ok(!await page.locator("#hand").isVisible());
}));

test("a move is written, exactly in the end", { timeout: TIMEOUT }, visit({}, async (v) => {
  serveScript(v.site, '[Goal "write"]\n{ Write the move. } 1. Nf3 { Right. } 1... d5 { Once more. } 2. e4 { Done. } *');
  await v.open(ID, 1);
  await v.say("nf3");
  assert.match(await v.expectVerdict("other"), /capital, N/);
  await v.say("Nf3");
  await v.expectVerdict("good");
  await v.say("e4");
  await v.expectVerdict("done");
}));

for (const canvas of [true, false]) {
  test(`a board turned a quarter has its colours exchanged, ${canvas ? "with a canvas" : "without WebGL"}`, { timeout: TIMEOUT }, visit(canvas ? {} : { before: noWebGL }, async (v) => {
    const games = ["", '[Board "turned"]'].map((tag) =>
      `[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] [SetUp "1"] [Goal "choose board"] ${tag}\n{ Does the board lie right? [%right So it is.] } *`);
    serveScript(v.site, games.join("\n\n"), games.length);
    const corner = async (step) => {
      await v.open(ID, step);
      await v.still();
      const picture = decode(await v.boardPicture());
      return [0.5, 1.5].map((squares) => at(picture, Math.round(picture.width * (8 - squares) / 8), Math.round(picture.height * 7.5 / 8)));
    };
    const [h1, g1] = await corner(1);
    const turned = await corner(2);
    assert.ok(distance(h1, g1) > 20, "the squares differ");
    assert.ok(distance(turned[0], g1) < 4 && distance(turned[1], h1) < 4, `h1 ${h1} and g1 ${g1} become ${turned}`);
    await v.page.locator('[data-choice="yes"]').click();
    assert.match(await v.expectVerdict("wrong"), /it is dark/);
    await v.page.locator('[data-choice="no"]').click();
    await v.expectVerdict("done");
  }));
}

test("four short answers stand two by two at 280 px, and no label is cut", { timeout: TIMEOUT }, visit({ viewport: { width: 280, height: 560 } }, async (v) => {
  serveScript(v.site, '[Goal "choose san g1f3"]\n{ How is it written? } *');
  await v.open(ID, 1);
  const boxes = await v.page.locator(".choice").evaluateAll((buttons) => buttons.map((b) => ({ y: b.getBoundingClientRect().y, cut: b.scrollWidth > b.clientWidth })));
  assert.equal(boxes.length, 4);
  assert.equal(new Set(boxes.map((box) => box.y)).size, 2);
  assert.ok(boxes.every((box) => !box.cut));
}));
