// The main path in the two other families of browsers: Gecko and WebKit.

import assert from "node:assert/strict";
import test, { after, before, describe } from "node:test";

import { listOf } from "./harness/builds.mjs";
import { openDisplay } from "./harness/display.mjs";
import { openFirefox } from "./harness/firefox.mjs";
import { HostPage } from "./harness/hostpage.mjs";
import { deskPack, onDisk } from "./harness/packs.mjs";
import { colours, decode, keepPicture } from "./harness/picture.mjs";
import { Site } from "./harness/site.mjs";
import { openWebKit } from "./harness/webkit.mjs";
import { TIMEOUT } from "./harness/stage.mjs";

const PATIENCE = 30_000;
const VIEWPORT = { width: 1000, height: 700 };
const lesson = onDisk("castling.html", deskPack("single", { lesson: "castling" }));

for (const [name, open] of [["Firefox", openFirefox], ["WebKit", openWebKit]]) {
  describe(name, { timeout: 4 * TIMEOUT }, () => {
    let display;
    let site;
    let host;
    let browser;
    let window;

    before(async () => {
      site = await Site.open();
      host = await HostPage.open();
      display = await openDisplay();
      browser = await open(display.name);
      window = await browser.window(VIEWPORT);
    });
    after(async () => {
      await browser?.close();
      display?.close();
      await site?.close();
      await host?.close();
    });

    const goTo = async (query) => {
      await window.goto(`${site.url}?${query}`);
      await ready();
    };
    const ready = async () => {
      assert.equal(await until(() => state(window), (now) => now !== "" && now !== "loading", "the board"), "ready");
      await until(() => text(window, "prompt"), (now) => now !== "", "the prompt");
    };
    const verdict = (wanted) => until(
      () => window.evaluate(() => {
        const { verdict, reason } = document.querySelector("[data-testid=feedback]").dataset;
        return [verdict, reason].join(" ").trim();
      }), (now) => now === wanted, `the verdict ${wanted}`);
    const square = (name) => window.evaluate((wanted) => {
      const { x, y, width, height } = document.querySelector(`[data-square="${wanted}"]`).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, name);
    const button = (id) => window.evaluate((wanted) => {
      const { x, y, width, height } = document.querySelector(`[data-testid="${wanted}"]`).getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }, id);

    test("the board is drawn on the canvas, and not blank", async () => {
      await goTo("lesson=castling&step=1");
      assert.equal(await window.evaluate(() => document.documentElement.dataset.board), "canvas");
      const png = await window.screenshot();
      keepPicture(`${name} start`, png);
      assert.ok(colours(decode(png)) > 50, "a picture with pieces has many colours");
    });

    test("the mouse: a try that is not allowed, with its reason, then the solution", async () => {
      await goTo("lesson=castling&step=1");
      await window.drag(await square("e1"), await square("e3"));
      await verdict("illegal not-how-it-moves");
      keepPicture(`${name} illegal`, await window.screenshot());
      await window.drag(await square("e1"), await square("g1"));
      await verdict("done");
      await window.click(await button("next"));
      await until(() => window.evaluate(() => location.search), (now) => now.includes("step=2"), "the next exercise");
    });

    // WebKit's driver has no fingers.
    if (name === "Firefox") test("a finger drags a piece", async () => {
      await goTo("lesson=castling&step=1");
      await window.touchDrag(await square("e1"), await square("g1"));
      await verdict("done");
    });

    test("the keyboard alone", async () => {
      await goTo("lesson=castling&step=1");
      await window.evaluate(() => document.querySelector("[data-square=e1]").focus());
      await window.key("Enter");
      await window.key("ArrowRight");
      await window.key("ArrowRight");
      await window.key("Enter");
      await verdict("done");
    });

    test("a move typed", async () => {
      await goTo("lesson=castling&step=1");
      await window.click(await button("move-input"));
      await window.type("O-O");
      await window.key("Enter");
      await verdict("done");
    });

    test("stars are still there after a reload", async () => {
      await window.reload();
      await ready();
      const stars = await window.evaluate(() => JSON.parse(localStorage.getItem("touchmove.save")).best.castling[1]);
      assert.equal(stars, 3);
    });

    test("nothing is drawn while nothing moves", async () => {
      await goTo("lesson=castling&step=1");
      const frames = () => window.evaluate(() => globalThis.touchmove.frames());
      let quiet = 0;
      let drawn = await frames();
      await until(async () => {
        const now = await frames();
        quiet = now === drawn ? quiet + 1 : 0;
        drawn = now;
        return quiet;
      }, (now) => now >= 40, "a second without a frame");
    });

    test("the file with everything inside, from the disk", async () => {
      await window.goto(lesson);
      await ready();
      assert.equal(await window.evaluate(() => document.documentElement.dataset.board), "canvas");
      await window.drag(await square("e1"), await square("g1"));
      await verdict("done");
      await window.reload();
      await ready();
      await until(() => window.evaluate(() => document.querySelector("#steps button").dataset.stars), (stars) => stars === "3", "the stars of before");
      keepPicture(`${name} one file`, await window.screenshot());
    });

    test("the element on a page of another origin: asleep, woken by a click, told another exercise", async () => {
      await window.goto(host.page([], {
        head: `<script>
          globalThis.told = [];
          for (const type of ["ready", "resize", "progress"]) addEventListener("touchmove:" + type, ({ detail }) => told.push(detail));
        </script><script src="${site.url}touchmove-exercise.js"></script>`,
        body: '<touchmove-exercise lesson="castling" step="1" store="off"></touchmove-exercise>',
      }));
      const told = (what) => until(() => window.evaluate(() => globalThis.told), (all) => all.some(what), "a message");
      await told(({ type, awake, exercise }) => type === "ready" && !awake && exercise === "castling/1");
      await told(({ type }) => type === "resize");
      await window.click(await window.evaluate(() => {
        const { x, y } = document.querySelector("touchmove-exercise").getBoundingClientRect();
        return { x: x + 3, y: y + 3 };
      }));
      await told(({ type, exercise }) => type === "progress" && exercise === "castling/1");
      await window.evaluate(() => document.querySelector("touchmove-exercise").load({ lesson: "castling", step: 2 }));
      await told(({ type, exercise }) => type === "progress" && exercise === "castling/2");
      await until(() => window.evaluate(() => {
        const { height } = document.querySelector("touchmove-exercise").shadowRoot.querySelector("iframe").getBoundingClientRect();
        return height - globalThis.told.filter(({ type }) => type === "resize").at(-1).height;
      }), (apart) => Math.abs(apart) < 1, "the frame to be as high as its content");
    });

    test("the page reports no fault", () => {
      // What Firefox says of a file that was on its way when the page was left.
      assert.deepEqual(window.problems.filter((text) => !text.includes("Failed to load ‘’. A ServiceWorker intercepted")), []);
    });

    test("in a sandboxed frame of another origin, which is told how it went", async () => {
      site.shared = true;
      const src = `${site.url}embed.html?lesson=castling&step=1&post=1`;
      await window.goto(host.page([{ src, sandbox: "allow-scripts", width: "400px", height: "700px" }]));
      const told = (type) => window.evaluate((wanted) => globalThis.messages.map(({ data }) => data).filter((data) => data.type === wanted), type);
      await until(() => told("ready"), ([first]) => first?.awake === false, "the still board");
      const board = await window.evaluate(() => {
        const { x, y } = document.querySelector("iframe").getBoundingClientRect();
        return { x, y };
      });
      // The page around a frame cannot look into it: at 400 px a square has 50.
      const at = (file, rank) => ({ x: board.x + 50 * file - 25, y: board.y + 50 * (9 - rank) - 25 });
      await window.click(at(5, 1));
      await until(() => told("ready"), (all) => all.some(({ awake }) => awake), "the program");
      await window.drag(at(5, 1), at(7, 1));
      const [answer] = await until(() => told("answer"), ({ length }) => length > 0, "the answer");
      assert.deepEqual([answer.exercise, answer.success, answer.tries, answer.moves], ["castling/1", true, 0, ["e1g1"]]);
      assert.equal((await until(() => told("complete"), ({ length }) => length > 0, "the end"))[0].score.scaled, 1);
      keepPicture(`${name} frame`, await window.screenshot());
    });

    test("without a network, after one visit", async () => {
      await goTo("lesson=castling&step=1");
      await until(() => window.evaluate(() => navigator.serviceWorker.controller?.state ?? ""), (now) => now === "activated", "the worker");
      // A page has a worker only once that has kept all files. But WebKit, when driven, may forget them while no window
      // shows the site, as the tests before this one do; then the worker brings them again.
      const all = (await listOf()).length;
      const kept = async () => {
        const [name] = await caches.keys();
        return name ? (await (await caches.open(name)).keys()).length : 0;
      };
      await until(() => window.evaluate(kept), (count) => count === all, "the copy");
      site.trouble(/./, { hangUp: true });
      await window.reload();
      await ready();
      await window.drag(await square("e1"), await square("g1"));
      await verdict("done");
      await window.goto(`${site.url}rules/`);
      await until(() => window.evaluate(() => document.querySelector("h1")?.innerText ?? ""), (now) => now !== "", "the rules");
      site.mend();
    });
  });
}

const state = (window) => window.evaluate(() => document.documentElement.dataset.state ?? "");
const text = (window, id) => window.evaluate((wanted) => document.querySelector(`[data-testid="${wanted}"]`)?.innerText ?? "", id);

async function until(ask, accept, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (accept(answer)) return answer;
    if (Date.now() > end) assert.fail(`waited in vain for ${what}; last: ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
