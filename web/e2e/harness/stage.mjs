// One browser and one site for a test file, one fresh context ("visit") for each test.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import assert from "node:assert/strict";

import { chromium } from "playwright-core";

import { Site } from "./site.mjs";
import { Visit } from "./visit.mjs";

/** Pictures taken by the tests, for people to look at. */
export const output = fileURLToPath(new URL("../output/", import.meta.url));

// Without a graphics card all is drawn by the processor, which the tests have too little of: the page's words are painted without
// WebGL's detour, and the program is compiled once, quickly, and not once more, well.
const ARGS = [
  "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
  "--disable-gpu-rasterization", "--js-flags=--liftoff-only",
  "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

/** The longest a test may take, ms. A hanging browser must not hang the run. */
export const TIMEOUT = 120_000;

/**
 * @typedef {object} VisitOptions beside those of Playwright's browser.newContext
 * @property {(page: import("playwright-core").Page) => Promise<void>} [before] prepares the page before it is opened
 * @property {boolean} [offline] the browser may keep a copy of the site; else it is one that knows no service workers
 * @property {RegExp[]} [expects] console messages and faults that are part of the test
 */

/**
 * @param {string[]} more arguments for the browser
 * @param {(close: () => Promise<void>) => void} atEnd where to close it again; default: when the file's tests are done
 */
export async function openStage(more = [], atEnd = after) {
  mkdirSync(output, { recursive: true });
  const site = await Site.open();
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", ...ARGS, ...more] });
  atEnd(async () => {
    await browser.close();
    await site.close();
  });
  return {
    site,
    /**
     * A test's body with a page of its own. It fails also where the page reported a fault or a breach
     * of its Content-Security-Policy, asked anybody but this machine for anything, or set a cookie.
     * @param {VisitOptions} options @param {(visit: Visit, t: import("node:test").TestContext) => Promise<void>} body
     */
    visit: (options, body) => async (t) => {
      const { before, expects = [], offline = false, ...context } = options;
      site.mend();
      const visit = await openVisit(browser, site, context, offline, before);
      try {
        await body(visit, t);
        for (const { name } of await visit.page.context().cookies()) visit.problems.push(`a cookie: ${name}`);
        const unexpected = visit.problems.filter((problem) => !expects.some((pattern) => pattern.test(problem)));
        assert.deepEqual(unexpected, [], "the page reported problems");
      } catch (fault) {
        await visit.page.screenshot({ path: join(output, `failed ${t.name.replace(/[^\w ,-]/g, "_")}.png`) }).catch(() => {});
        if (visit.problems.length > 0) fault.message += `\nThe page reported: ${visit.problems.join("\n")}`;
        throw fault;
      } finally {
        await visit.page.context().close();
      }
    },
  };
}

async function openVisit(browser, site, options, offline, before) {
  // Movement costs a software renderer much time, and the offline copy the whole site: tests that are about them ask for them.
  const context = await browser.newContext({ viewport: { width: 900, height: 600 }, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const visit = new Visit(page, site, await context.newCDPSession(page));
  page.on("pageerror", (fault) => visit.problems.push(`uncaught: ${fault.stack ?? fault}`));
  page.on("console", (message) => {
    if (message.type() === "error") visit.problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== "127.0.0.1" && hostname !== "localhost") visit.problems.push(`a request to a stranger: ${request.url()}`);
  });
  page.on("crash", () => visit.problems.push("the page crashed"));
  await page.exposeBinding("reportViolation", (_, text) => visit.problems.push(`content security policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      globalThis.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`);
    });
  });
  if (!offline) await context.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
  await before?.(page);
  return visit;
}

/**
 * For addInitScript: the page counts as touched only once it has been. The driver's own questions to the
 * page count as touches otherwise.
 */
export function untouched() {
  const activation = { hasBeenActive: false, isActive: false };
  Object.defineProperty(navigator, "userActivation", { value: activation });
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => { activation.hasBeenActive = true; }, true);
}
