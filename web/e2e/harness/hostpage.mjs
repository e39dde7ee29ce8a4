// A page of another origin with frames in it, as a teacher's site or an LMS has them.

import { createServer } from "node:http";

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * @typedef {object} FrameOptions
 * @property {string} src the embedded page's address
 * @property {string} [sandbox] value of the sandbox attribute; left out: none
 * @property {string} [width] CSS, default "640px"
 * @property {string} [height] CSS; left out: the browser's 150 px
 * @property {string} [more] further attributes, as HTML
 */

export class HostPage {
  #server = createServer((request, response) => {
    const page = this.#pages.get(new URL(request.url, "http://host").pathname);
    if (page === undefined) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" }).end(page);
  });
  #pages = new Map();

  static async open() {
    const host = new HostPage();
    // Another host, and not only another port: storage and processes are parted by site.
    await new Promise((resolve) => host.#server.listen(0, "127.0.0.1", resolve));
    host.url = `http://localhost:${host.#server.address().port}/`;
    return host;
  }

  close() {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * Serves a page with these frames one below the other, words before and after, and a field before and a button after
   * them. Messages that come are in globalThis.messages as {frame: its number from 0, data, origin}.
   * @param {FrameOptions[]} frames @param {{head?: string, body?: string}} more HTML of one's own; body stands in place of the frames
   * @returns {string} the page's address
   */
  page(frames, { head = "", body } = {}) {
    const path = `/page${this.#pages.size}`;
    const tag = ({ src, sandbox, width = "640px", height, more = "" }, index) =>
      `<iframe id="frame${index}" title="Exercise ${index + 1}" src="${escaped(src)}"${sandbox === undefined ? "" : ` sandbox="${escaped(sandbox)}"`}
        style="width: ${width};${height ? ` height: ${height};` : ""} border: 0; display: block" ${more}></iframe>`;
    this.#pages.set(path, `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A teacher's page</title>
      <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}
      <script>
        globalThis.messages = [];
        addEventListener("message", ({ source, data, origin }) => {
          const all = [...document.querySelectorAll("iframe")];
          messages.push({ frame: all.findIndex((it) => it.contentWindow === source), data, origin });
        });
      </script></head><body style="margin: 0">
      <p>Before the exercise. <input id="before" aria-label="Before"></p>
      ${body ?? frames.map(tag).join("\n<p>Between.</p>\n")}
      <p><button id="after">After</button></p><div style="height: 1500px">Much more to read.</div></body></html>`);
    return this.url.slice(0, -1) + path;
  }
}

/** The frame of the host page with this number, once it is there. @param {import("playwright-core").Page} page */
export async function frameOf(page, index = 0) {
  const handle = await page.locator(`#frame${index}`).elementHandle();
  return handle.contentFrame();
}

/**
 * Has the still board in a frame woken by a mouse that comes to it, and waits until it can be played.
 * @param {import("./visit.mjs").Visit} v @param {import("playwright-core").Locator} iframe
 */
export async function wake(v, iframe) {
  await iframe.scrollIntoViewIfNeeded();
  const frame = await (await iframe.elementHandle()).contentFrame();
  const state = () => frame.evaluate(() => document.documentElement.dataset.state).catch(() => "none yet");
  let x = 40;
  await v.until(async () => {
    // A mouse that was there before the page was, and rests, is not noticed.
    await iframe.hover({ position: { x: x++, y: 40 } });
    return state();
  }, (now) => now !== "still" && now !== "none yet", "the board to wake");
  await v.until(state, (now) => now === "ready", "the board");
  await v.until(() => frame.locator("[data-testid=prompt]").innerText(), (text) => text !== "", "the exercise");
  return frame;
}
