// WebKit, the engine of Safari, in the small browser that Debian's WebKitGTK brings, over WebDriver. The same verbs as
// firefox.mjs. It is not Safari: what Apple adds (its media, its storage rules, its gestures) is not here.

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BROWSERS = ["x86_64", "aarch64"].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
/** WebDriver's names of keys (W3C WebDriver, 17.4.2). */
const KEYS = {
  Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015",
};

/** @param {string} display */
export async function openWebKit(display) {
  const port = await freePort();
  // A home of its own: the browser would read and write the user's.
  const home = await mkdtemp(join(tmpdir(), "touchmove-webkit-"));
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    stdio: "ignore",
    // Its sandbox wants rights that a test machine's container does not give.
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
  });
  const failed = new Promise((_, reject) => driver.once("error", reject));
  const call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await Promise.race([failed, answering(call)]);
  const { sessionId } = await call("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: BROWSERS.find((file) => existsSync(file)), args: ["--automation"] } },
    },
  });
  const session = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  return {
    name: "WebKit",
    async window({ width, height }) {
      const { handle } = await session("POST", "/window/new", { type: "window" });
      await session("POST", "/window", { handle });
      const window = new WebKitWindow(session);
      // The window has a bar above the page.
      const bar = await window.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      await session("POST", "/window/rect", { width: width + bar[0], height: height + bar[1] });
      return window;
    },
    async close() {
      await session("DELETE", "").catch(() => {}); // the browser may be gone with its last window
      driver.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function answering(call) {
  for (;;) {
    try {
      return await call("GET", "/status");
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

class WebKitWindow {
  /** WebDriver does not tell what a page writes to its console. */
  problems = [];

  constructor(session) {
    this.session = session;
  }

  async goto(url) {
    await this.session("POST", "/url", { url });
  }

  async reload() {
    await this.session("POST", "/refresh", {});
  }

  evaluate(ask, ...args) {
    return this.session("POST", "/execute/sync", { script: `return (${ask}).apply(null, arguments)`, args });
  }

  async screenshot() {
    return Buffer.from(await this.session("GET", "/screenshot"), "base64");
  }

  async drag(from, to) {
    await this.pointer("mouse", [
      move(from), { type: "pointerDown", button: 0 },
      move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }), move(to), { type: "pointerUp", button: 0 },
    ]);
  }

  async click(at) {
    await this.pointer("mouse", [move(at), { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }]);
  }

  pointer(pointerType, actions) {
    return this.session("POST", "/actions", { actions: [{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }] });
  }

  async key(name) {
    const value = KEYS[name] ?? name;
    await this.session("POST", "/actions", { actions: [{ type: "key", id: "keys", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] }] });
  }

  async type(text) {
    for (const letter of text) await this.key(letter);
  }

  async close() {
    await this.session("DELETE", "/window");
  }
}

function move({ x, y }) {
  return { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin: "viewport" };
}
