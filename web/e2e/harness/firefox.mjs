// Firefox ESR, over WebDriver BiDi. The same verbs as webkit.mjs.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import puppeteer from "puppeteer-core";

/** @param {string} display */
export async function openFirefox(display) {
  // A home of its own: Firefox would read and write the user's.
  const home = await mkdtemp(join(tmpdir(), "touchmove-firefox-"));
  const browser = await puppeteer.launch({
    browser: "firefox",
    protocol: "webDriverBiDi",
    executablePath: "/usr/bin/firefox-esr",
    headless: false,
    env: { ...process.env, DISPLAY: display, HOME: home },
  });
  return {
    name: "Firefox",
    /** @param {{width: number, height: number}} viewport */
    async window(viewport) {
      const page = await browser.newPage();
      await page.setViewport({ ...viewport, hasTouch: true });
      return new FirefoxWindow(page);
    },
    async close() {
      await browser.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

class FirefoxWindow {
  problems = [];

  constructor(page) {
    this.page = page;
    page.on("pageerror", (fault) => this.problems.push(String(fault)));
    page.on("console", (message) => {
      if (message.type() === "error") this.problems.push(message.text());
    });
  }

  async goto(url) {
    await this.page.goto(url, { waitUntil: "domcontentloaded" });
  }

  reload() {
    return this.page.reload({ waitUntil: "domcontentloaded" });
  }

  evaluate(ask, ...args) {
    return this.page.evaluate(ask, ...args);
  }

  async screenshot() {
    return Buffer.from(await this.page.screenshot());
  }

  async drag(from, to) {
    const { mouse } = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await mouse.move(to.x, to.y);
    await mouse.up();
  }

  async click(at) {
    await this.page.mouse.click(at.x, at.y);
  }

  async touchDrag(from, to) {
    const { touchscreen } = this.page;
    await touchscreen.touchStart(from.x, from.y);
    await touchscreen.touchMove((from.x + to.x) / 2, (from.y + to.y) / 2);
    await touchscreen.touchMove(to.x, to.y);
    await touchscreen.touchEnd();
  }

  async key(name) {
    await this.page.keyboard.press(name);
  }

  async type(text) {
    await this.page.keyboard.type(text);
  }

  close() {
    return this.page.close();
  }
}
