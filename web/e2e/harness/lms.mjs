// A learning platform as SCORM 1.2 has them: a page with an API, scorm-again's unless another is asked for, and the package
// in a frame of it. Every call is taken down and held against the standard, which is stricter than the API.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { deskPack } from "./packs.mjs";
import { unzip } from "./zip.mjs";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const scormAgain = readFileSync(join(root, "web/node_modules/scorm-again/dist/scorm12.min.js"));

/** Makes a package as at the desk. @returns {Map<string, Buffer>} its files */
export function scormPackage(options) {
  return unzip(deskPack("scorm", options));
}

/**
 * The script of a platform's page. State and calls are in localStorage, so that they outlive the window as a platform's
 * records do.
 */
function platform() {
  const settings = new URLSearchParams(location.search);
  const saved = JSON.parse(localStorage.getItem("state") ?? "null");
  const own = new globalThis.Scorm12API({ autocommit: false, logLevel: 5 });
  own.loadFromFlattenedJSON({
    "cmi.core.student_id": "0815", "cmi.core.student_name": "Learner, A", "cmi.core.credit": settings.get("credit") ?? "credit",
    "cmi.core.lesson_mode": settings.get("mode") ?? "normal", "cmi.core.entry": saved === null ? "ab-initio" : "resume",
    ...saved,
  });
  const calls = JSON.parse(localStorage.getItem("calls") ?? "[]");
  const trace = (name, args, answer, error) => {
    calls.push({ name, args, answer, error });
    localStorage.setItem("calls", JSON.stringify(calls));
  };
  const keepState = () => {
    const flat = own.getFlattenedCMI();
    const kept = Object.entries(flat).filter(([name, value]) => value !== "" && !/_children|_count|student_|credit|lesson_mode|entry|total_time|version/.test(name));
    localStorage.setItem("state", JSON.stringify(Object.fromEntries(kept)));
  };
  globalThis.broken = settings.get("broken") ?? "";
  const api = {};
  for (const name of ["LMSInitialize", "LMSGetValue", "LMSSetValue", "LMSCommit", "LMSFinish", "LMSGetLastError", "LMSGetErrorString", "LMSGetDiagnostic"]) {
    api[name] = function (...args) {
      if (this !== api) throw new Error("called without its object");
      const broken = globalThis.broken;
      if (broken === "throws" || broken === "throws-later" && name !== "LMSInitialize") {
        trace(name, args, "threw", "");
        throw new Error("the platform is broken");
      }
      if (name === "LMSGetLastError" && (broken === "false" || broken === "commit" && calls.at(-1)?.name === "LMSCommit")) return "101";
      if (broken === "false" || broken === "commit" && name === "LMSCommit") {
        trace(name, args, "false", "101");
        return "false";
      }
      if (broken === "optional" && /suspend_data|interactions|lesson_mode|score\.m/.test(args[0] ?? "")) {
        if (name !== "LMSGetLastError") trace(name, args, "", "401");
        globalThis.lastError = "401";
        return name === "LMSSetValue" ? "false" : "";
      }
      if (broken === "again" && name === "LMSInitialize" && own.isTerminated()) {
        own.reset();
        own.loadFromFlattenedJSON(JSON.parse(localStorage.getItem("state")));
      }
      if (name === "LMSGetLastError" && globalThis.lastError) return globalThis.lastError;
      if (name !== "LMSGetLastError") globalThis.lastError = "";
      const answer = own[name](...args);
      if (name !== "LMSGetLastError") trace(name, args, answer, own.LMSGetLastError());
      if ((name === "LMSCommit" || name === "LMSFinish") && answer === "true") keepState();
      // Some platforms answer with true and false, or with nothing.
      return broken === "sloppy" ? (name === "LMSSetValue" ? undefined : answer === "true" ? true : answer) : answer;
    };
  }
  if (settings.get("api") === "getter") Object.defineProperty(window, "API", { get() { throw new Error("no"); } });
  else if (settings.get("api") === "other") window.API = { LMSInitialize: "not a function" };
  else window.API = api;
}

const page = (body, script = "") => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A platform</title>
  <link rel="icon" href="data:,">${script}</head><body style="margin: 0">${body}</body></html>`;
const frame = (src) => `<iframe id="content" title="Course" src="${src}" allow="clipboard-write 'none'"
  style="width: 900px; height: 640px; border: 0; display: block"></iframe>`;
const withApi = `<script src="/scorm12.js"></script><script>(${platform})()</script>`;

export class Platform {
  #server = createServer((request, response) => this.#answer(request, response));
  #package;

  /** What the content is served as. Platforms get it wrong. */
  contentType = "text/html";

  /** @param {Map<string, Buffer>} files a package's */
  static async open(files) {
    const it = new Platform();
    it.#package = files;
    await new Promise((resolve) => it.#server.listen(0, "127.0.0.1", resolve));
    const { port } = it.#server.address();
    it.url = `http://127.0.0.1:${port}`;
    /** The same as another site. */
    it.elsewhere = `http://localhost:${port}`;
    return it;
  }

  close() {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }

  #answer(request, response) {
    const { pathname } = new URL(request.url, "http://host");
    const html = (text) => response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(text);
    switch (pathname) {
      case "/scorm12.js": return response.writeHead(200, { "Content-Type": "text/javascript" }).end(scormAgain);
      case "/launch": return html(page(frame("/content/index.html"), withApi));
      case "/above": return html(page(frame("/between"), withApi));
      case "/between": return html(page(frame("/content/index.html")));
      case "/around": return html(page(frame(`${this.elsewhere}/elsewhere`), withApi));
      case "/elsewhere": return html(page(frame(`${this.url}/content/index.html`)));
      case "/foreign": return html(page(frame(`${this.elsewhere}/content/index.html`), withApi));
      case "/opener": return html(page(`<button onclick="window.open('/content/index.html')">Launch</button>`, withApi));
      case "/opener-player": return html(page(`<button onclick="window.open('/between')">Launch</button>`, withApi));
      case "/left": return html(page("Somewhere else"));
    }
    const content = this.#package.get(pathname.replace(/^\/content\//, ""));
    if (!content) return response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": this.contentType }).end(content);
  }
}

const ASCII = /^[\x20-\x7e]*$/;
const TIMESPAN = /^\d{2,4}:[0-5]\d:[0-5]\d(\.\d{1,2})?$/;
const SCORE = (value) => /^\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) <= 100;
const UPTO = (most, least = 0) => (value) => value.length >= least && value.length <= most && ASCII.test(value);

/** What SCORM 1.2 (Run-Time Environment 3.4) lets be set, and to what. */
const ELEMENTS = [
  [/^cmi\.core\.lesson_location$/, UPTO(255)],
  [/^cmi\.core\.lesson_status$/, (value) => /^(passed|completed|failed|incomplete|browsed)$/.test(value)],
  [/^cmi\.core\.score\.(raw|min|max)$/, SCORE],
  [/^cmi\.core\.exit$/, (value) => /^(time-out|suspend|logout|)$/.test(value)],
  [/^cmi\.core\.session_time$/, (value) => TIMESPAN.test(value)],
  [/^cmi\.suspend_data$/, UPTO(4096)],
  [/^cmi\.interactions\.\d+\.id$/, (value) => /^[A-Za-z0-9_]{1,255}$/.test(value)],
  [/^cmi\.interactions\.\d+\.type$/, (value) => value === "performance"],
  [/^cmi\.interactions\.\d+\.time$/, (value) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,2})?$/.test(value)],
  [/^cmi\.interactions\.\d+\.(student_response|correct_responses\.0\.pattern)$/, UPTO(255, 1)],
  [/^cmi\.interactions\.\d+\.result$/, (value) => /^(correct|wrong|neutral)$/.test(value)],
  [/^cmi\.interactions\.\d+\.latency$/, (value) => TIMESPAN.test(value)],
];

/**
 * Holds calls against the standard: a session begins once and ends at most once, with nothing after its end, what is set is known and allowed,
 * interactions are numbered without a gap and never read, nothing was refused.
 */
export function expectByTheBook(calls) {
  let [open, ended, known] = [false, false, null];
  for (const { name, args, answer, error } of calls) {
    const call = `${name}(${args.join(", ")}) → ${answer}, error ${error}`;
    assert.equal(error, "0", call);
    assert.ok(!ended || name === "LMSInitialize", `after the end: ${call}`);
    switch (name) {
      case "LMSInitialize":
        assert.ok(!open, `begun twice: ${call}`);
        [open, ended, known] = [true, false, null];
        break;
      case "LMSFinish":
        [open, ended] = [false, true];
        break;
      case "LMSGetValue":
        assert.ok(!/interactions\.\d/.test(args[0]), `write only: ${call}`);
        if (args[0] === "cmi.interactions._count") known = Number(answer);
        continue;
      case "LMSSetValue": {
        const [element, value] = args;
        const rule = ELEMENTS.find(([path]) => path.test(element));
        assert.ok(rule?.[1](value), `not in the standard: ${call}`);
        const number = /interactions\.(\d+)\.(\w+)/.exec(element);
        if (number) {
          assert.ok(known !== null && Number(number[1]) <= known, `${call} with ${known} there`);
          if (Number(number[1]) === known) {
            assert.equal(number[2], "id", call);
            known++;
          }
        }
      }
    }
    assert.equal(answer, "true", call);
    assert.ok(open || ended, `outside of a session: ${call}`);
  }
}
