// The page as its user knows it: the board, the answer card, the buttons.

import assert from "node:assert/strict";

import { pieces } from "./script.mjs";

/** How long a state may take to come, ms. */
const PATIENCE = 20_000;

export class Visit {
  /** Faults that the page reported. @type {string[]} */
  problems = [];

  /**
   * @param {import("playwright-core").Page} page
   * @param {import("./site.mjs").Site} site
   * @param {import("playwright-core").CDPSession} cdp
   */
  constructor(page, site, cdp) {
    this.page = page;
    this.site = site;
    this.cdp = cdp;
  }

  /** Opens an exercise, or the start page, and waits until it can be played. */
  async open(lesson = "", step = 0, more = {}) {
    await this.go(lesson, step, more);
    await this.ready();
  }

  /** Opens the address without waiting for the board. */
  async go(lesson = "", step = 0, more = {}) {
    const query = new URLSearchParams(more);
    if (lesson) query.set("lesson", lesson);
    if (step) query.set("step", String(step));
    const text = query.toString();
    await this.page.goto(this.site.url + (text && `?${text}`), { waitUntil: "domcontentloaded" });
  }

  async ready() {
    const state = await this.until(
      () => this.page.evaluate(() => document.documentElement.dataset.state),
      (now) => now !== "loading", "the board to be ready");
    assert.equal(state, "ready", await this.notice());
    // The script may come after the board.
    await this.until(() => this.count("[data-square]"), (n) => n === 64, "64 named squares");
    await this.until(async () => `${await this.prompt()}${await this.notice()}`, (text) => text !== "", "the prompt");
  }

  /** Asks again and again until the answer is accepted, and returns it. */
  async until(ask, accept, what, patience = PATIENCE) {
    const end = Date.now() + patience;
    for (;;) {
      const answer = await ask();
      if (accept(answer)) return answer;
      if (Date.now() > end) assert.fail(`waited in vain for ${what}; last: ${JSON.stringify(answer)}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  async count(selector) {
    return this.page.evaluate((s) => document.querySelectorAll(s).length, selector);
  }

  byId(id) {
    return this.page.locator(`[data-testid="${id}"]`);
  }

  /** The visible text of a part of the page, in one line. */
  async text(id = "feedback") {
    return (await this.byId(id).innerText()).replace(/\s+/g, " ").trim();
  }

  prompt() {
    return this.text("prompt");
  }

  async notice() {
    return (await this.page.locator("#notice").innerText()).replace(/\s+/g, " ").trim();
  }

  verdict() {
    return this.byId("feedback").getAttribute("data-verdict");
  }

  /** The code of the reason, "" where there is none. */
  async reason() {
    return (await this.byId("feedback").getAttribute("data-reason")) ?? "";
  }

  /** Waits for a verdict and returns the sentence. */
  async expectVerdict(verdict, reason = "") {
    await this.until(async () => [await this.verdict(), await this.reason()].join(" ").trim(),
      (now) => now === [verdict, reason].join(" ").trim(), `the verdict ${verdict} ${reason}`, 3000)
      .catch(async (fault) => {
        fault.message += `; the card says: ${await this.text()}`;
        throw fault;
      });
    return this.text();
  }

  /** What stands where: {e1: "white king"}. */
  async standing() {
    const cells = await this.page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map(
      (cell) => [cell.dataset.square, cell.getAttribute("aria-label")]));
    assert.equal(cells.length, 64);
    const found = {};
    for (const [square, name] of cells) {
      const [where, what] = name.split(", ");
      assert.equal(where, square, `the cell ${square} is called "${name}"`);
      if (what !== "empty") found[square] = what;
    }
    return found;
  }

  /** Holds where the board shows a position of chessops. */
  async expectPosition(position, what = "the position") {
    const wanted = JSON.stringify(sorted(pieces(position)));
    await this.until(async () => JSON.stringify(sorted(await this.standing())), (now) => now === wanted, `${what} ${wanted}`, 3000);
  }

  /** The open exercise: "castling 2". */
  exercise() {
    const query = new URL(this.page.url()).searchParams;
    return `${query.get("lesson")} ${query.get("step")}`;
  }

  async expectExercise(lesson, step) {
    await this.until(() => this.exercise(), (now) => now === `${lesson} ${step}`, `exercise ${lesson} ${step}`);
  }

  /** The middle of a square, CSS px in the window. */
  async middle(square) {
    const box = await this.page.locator(`[data-square="${square}"]`).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** Whether a piece is to be chosen for a pawn. */
  choosing() {
    return this.byId("promotion").locator("button").first().isVisible();
  }

  /** Plays a move by typing it. */
  async say(text) {
    await this.byId("move-input").fill(text);
    await this.byId("move-input").press("Enter");
  }

  /** Presses a button of the page by mouse or by finger, wherever the page has it. */
  async press(id) {
    await this.byId(id).click();
  }

  /** Sends an event to the program directly and returns its View. For what would take a thousand tries by hand. */
  event(event) {
    return this.page.evaluate((json) => JSON.parse(globalThis.touchmove.event(json)), JSON.stringify(event));
  }

  /** Frames of the canvas drawn so far. */
  frames() {
    return this.page.evaluate(() => globalThis.touchmove.frames());
  }

  /** Waits until nothing has been drawn during twelve frames of the browser. */
  async still() {
    await this.page.evaluate(() => new Promise((resolve) => {
      let quiet = 0;
      let drawn = -1;
      const look = () => {
        const now = globalThis.touchmove.frames();
        quiet = now === drawn ? quiet + 1 : 0;
        drawn = now;
        if (quiet < 12) requestAnimationFrame(look);
        else resolve();
      };
      look();
    }));
  }

  /** Waits until the page has not scrolled during six frames of the browser. */
  async atRest() {
    await this.page.evaluate(() => new Promise((resolve) => {
      let quiet = 0;
      let place = NaN;
      const look = () => {
        quiet = scrollY === place ? quiet + 1 : 0;
        place = scrollY;
        if (quiet < 6) requestAnimationFrame(look);
        else resolve();
      };
      look();
    }));
  }

  /** The square that has the keyboard's focus, "" for none. */
  focusedSquare() {
    return this.page.evaluate(() => document.activeElement?.dataset?.square ?? "");
  }

  /** A short name of what has the focus. */
  focused() {
    return this.page.evaluate(() => {
      const it = document.activeElement;
      if (!it || it === document.body) return "";
      return it.dataset.square ?? (it.id || it.dataset.testid || it.getAttribute("aria-label") || it.textContent.trim());
    });
  }

  /** A picture of the part of the page that shows the board's squares. @returns {Promise<Buffer>} */
  async boardPicture() {
    return this.page.screenshot({ clip: await this.boardBox() });
  }

  boardBox() {
    return this.page.evaluate(() => {
      const { x, y, width, height } = document.querySelector("[role=grid]").getBoundingClientRect();
      return { x, y, width, height };
    });
  }
}

function sorted(object) {
  return Object.fromEntries(Object.entries(object).sort());
}
