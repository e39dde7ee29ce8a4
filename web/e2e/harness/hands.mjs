// Six ways to play. Each has the same verbs: move a piece, choose a promotion, press a button.

/** @typedef {import("./visit.mjs").Visit} Visit */

class Hands {
  /** @param {Visit} visit */
  constructor(visit) {
    this.visit = visit;
    this.page = visit.page;
  }

  /** Makes a move of script.mjs, the promotion too. */
  async play({ from, to, promotion }) {
    await this.move(from, to);
    if (promotion) await this.promote(promotion);
  }
}

/** A mouse that drags. */
export class Dragging extends Hands {
  async move(from, to) {
    await this.lift(from, to);
    await this.page.mouse.up();
  }

  /** Drags without letting go. */
  async lift(from, to) {
    const a = await this.visit.middle(from);
    const b = await this.visit.middle(to);
    await this.page.mouse.move(a.x, a.y);
    await this.page.mouse.down();
    await this.page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
    await this.page.mouse.move(b.x, b.y);
  }

  async click(square) {
    const { x, y } = await this.visit.middle(square);
    await this.page.mouse.click(x, y);
  }

  async promote(piece) {
    await this.visit.byId("promotion").getByRole("button", { name: piece, exact: true }).click();
  }

  async press(id) {
    await this.visit.byId(id).click();
  }

  async choose(id) {
    await this.page.locator(`[data-choice="${id}"]`).click();
  }
}

/** A mouse that clicks a piece and then a square. */
export class Clicking extends Dragging {
  async move(from, to) {
    await this.click(from);
    await this.click(to);
  }
}

/** Fingers. The visit's context must have touch. */
export class Touching extends Hands {
  async send(type, ...points) {
    await this.visit.cdp.send("Input.dispatchTouchEvent", {
      type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id, radiusX: 8, radiusY: 8, force: 0.5 })),
    });
  }

  async move(from, to) {
    await this.lift(from, to);
    await this.send("touchEnd");
  }

  /** Drags without lifting the finger. */
  async lift(from, to) {
    const a = await this.visit.middle(from);
    const b = await this.visit.middle(to);
    await this.send("touchStart", a);
    for (const part of [0.2, 0.6, 1]) {
      await this.send("touchMove", { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) });
    }
  }

  async tap(point) {
    // Both at once: a finger that a busy page keeps waiting would become a long press.
    await Promise.all([this.send("touchStart", point), this.send("touchEnd")]);
  }

  async tapSquare(square) {
    await this.tap(await this.visit.middle(square));
  }

  async tapElement(locator) {
    await locator.scrollIntoViewIfNeeded();
    // A finger on a page that is still rolling stops it, and nothing more.
    await this.visit.atRest();
    const box = await locator.boundingBox();
    await this.tap({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }

  async promote(piece) {
    await this.tapElement(this.visit.byId("promotion").getByRole("button", { name: piece, exact: true }));
  }

  async press(id) {
    await this.tapElement(this.visit.byId(id));
  }

  async choose(id) {
    await this.tapElement(this.page.locator(`[data-choice="${id}"]`));
  }
}

/** Fingers that tap a piece and then a square. */
export class Tapping extends Touching {
  async move(from, to) {
    await this.tapSquare(from);
    await this.tapSquare(to);
  }
}

/** The keyboard alone: Tab, arrows, Enter. */
export class Typing extends Hands {
  /** Tabs until the focus is on what is looked for, at most once around the page. */
  async tabTo(isThere, what) {
    for (let tabs = 0; tabs < 120; tabs++) {
      if (isThere(await this.visit.focused())) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab never came to ${what}`);
  }

  /** Walks over the squares as they are seen. */
  async goTo(square) {
    await this.tabTo((focused) => /^[a-h][1-8]$/.test(focused), "the board");
    const seen = await this.page.evaluate(() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => cell.dataset.square));
    const at = seen.indexOf(await this.visit.focusedSquare());
    const to = seen.indexOf(square);
    const right = (to & 7) - (at & 7);
    const down = (to >> 3) - (at >> 3);
    for (let i = 0; i < Math.abs(right); i++) await this.page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
    for (let i = 0; i < Math.abs(down); i++) await this.page.keyboard.press(down > 0 ? "ArrowDown" : "ArrowUp");
  }

  async move(from, to) {
    await this.goTo(from);
    await this.page.keyboard.press("Enter");
    await this.goTo(to);
    await this.page.keyboard.press("Space");
  }

  async promote(piece) {
    await this.tabTo((focused) => focused === piece, `the ${piece}`);
    await this.page.keyboard.press("Enter");
  }

  async press(id) {
    await this.tabTo((focused) => focused === id, id);
    await this.page.keyboard.press("Enter");
  }

  async choose(id) {
    const focusedChoice = () => this.page.evaluate(() => document.activeElement?.dataset?.choice ?? "");
    for (let tabs = 0; tabs < 120 && (await focusedChoice()) !== id; tabs++) await this.page.keyboard.press("Tab");
    await this.page.keyboard.press("Enter");
  }
}

/** Clicks without a pointer, as a screen reader makes them. */
export class Assisted extends Hands {
  async click(selector) {
    await this.page.evaluate((s) => document.querySelector(s).click(), selector);
  }

  async move(from, to) {
    await this.click(`[data-square="${from}"]`);
    await this.click(`[data-square="${to}"]`);
  }

  async promote(piece) {
    await this.click(`[data-testid="promotion"] button[aria-label="${piece}"]`);
  }

  async press(id) {
    await this.click(`[data-testid="${id}"]`);
  }

  async choose(id) {
    await this.click(`[data-choice="${id}"]`);
  }
}
