// Mouse and keyboard for a long way: one question to the page where other hands ask many, because hundreds of exercises are
// waiting.

import assert from "node:assert/strict";

/** How long an answer may take to come, ms. */
const PATIENCE = 15_000;

export class Swift {
  /** @param {import("./visit.mjs").Visit} visit */
  constructor(visit) {
    this.visit = visit;
    this.page = visit.page;
  }

  /** What is to be seen now. */
  look() {
    return this.page.evaluate(() => {
      const text = (selector) => document.querySelector(selector)?.textContent ?? "";
      const query = new URL(location.href).searchParams;
      const card = document.getElementById("feedback");
      return {
        exercise: `${query.get("lesson")} ${query.get("step")}`,
        prompt: text("#prompt"),
        verdict: card.dataset.verdict,
        reason: card.dataset.reason ?? "",
        title: text("#feedback .verdict"),
        text: text("#feedback .words > p:not(.verdict)"),
        stars: document.querySelector("#steps [aria-current]")?.dataset.stars,
        choices: [...document.querySelectorAll("#choices button")].map((button) => button.dataset.choice),
        undo: document.getElementById("undo").getAttribute("aria-disabled") !== "true",
        standing: Object.fromEntries([...document.querySelectorAll("[role=gridcell]")]
          .map((cell) => cell.getAttribute("aria-label").split(", ")).filter(([, what]) => what !== "empty")),
      };
    });
  }

  /** Looks until what is seen is accepted, and returns it. */
  async until(accept, what) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const now = await this.look();
      if (accept(now)) return now;
      if (Date.now() > end) assert.fail(`waited in vain for ${what}; last: ${JSON.stringify(now)}`);
    }
  }

  /** Waits for a verdict. */
  expect(verdict) {
    return this.until((now) => now.verdict === verdict, `the verdict ${verdict}`);
  }

  /**
   * Clicks what is found, with this text where one is given. Again where the page has moved it away meanwhile: a click that
   * would then land on something else is kept from it.
   */
  async press(selector, label = "") {
    for (let tries = 0; tries < 5; tries++) {
      const { x, y } = await this.middle(selector, label);
      await this.page.mouse.click(x, y);
      if (await this.page.evaluate(() => globalThis.swiftAim.hit)) return;
    }
    assert.fail(`${selector} ${label} is never where it was`);
  }

  /** The middle of what is found, after bringing it to where it can be clicked. From now on it is what clicks are for. */
  async middle(selector, label = "") {
    const point = await this.page.evaluate(([found, text]) => {
      const element = [...document.querySelectorAll(found)].find((it) => text === "" || it.textContent === text);
      if (!element) return null;
      element.scrollIntoView({ block: "nearest", behavior: "instant" });
      const aim = (globalThis.swiftAim ??= takeAim());
      aim.at = element;
      aim.hit = false;
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      return element.contains(document.elementFromPoint(at.x, at.y)) ? at : null;

      // A press that begins beside its aim ends nowhere; one that begins on it goes wherever the page takes it.
      function takeAim() {
        const taken = { at: null, hit: false, beside: false };
        for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
          addEventListener(type, (event) => {
            const on = taken.at.contains(event.target);
            if (type === "pointerdown") taken.beside = !on;
            if (taken.beside) {
              event.stopImmediatePropagation();
              event.preventDefault();
            } else if (on && type === "click") taken.hit = true;
          }, { capture: true });
        }
        return taken;
      }
    }, [selector, label]);
    assert.ok(point, `${selector} ${label} is not there to be clicked`);
    return point;
  }

  tap(square) {
    return this.press(`[data-square="${square}"]`);
  }

  /** Clicks a piece and then a square, and chooses what a pawn becomes. */
  async move({ from, to, promotion }) {
    await this.tap(from);
    await this.tap(to);
    if (promotion && await this.visit.choosing()) await this.press(`[data-testid="promotion"] button[aria-label="${promotion}"]`);
  }

  /** Types into the field. */
  async say(text) {
    await this.press("#move-input");
    await this.page.evaluate(() => document.getElementById("move-input").select());
    await this.page.keyboard.insertText(text);
    await this.page.keyboard.press("Enter");
  }
}
