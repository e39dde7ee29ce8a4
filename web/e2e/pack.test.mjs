// The page with everything inside: from a disk, in frames that are allowed next to nothing, damaged, in browsers that cannot.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test, { after } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { gzipSync } from "node:zlib";

import { Clicking, Dragging, Touching, Typing } from "./harness/hands.mjs";
import { HostPage, frameOf } from "./harness/hostpage.mjs";
import { colours, decode } from "./harness/picture.mjs";
import { deskPack, onDisk, slowHost, unpack } from "./harness/packs.mjs";
import { readLessons } from "./harness/script.mjs";
import { dist } from "./harness/site.mjs";
import { TIMEOUT, openStage, output } from "./harness/stage.mjs";
import { Visit } from "./harness/visit.mjs";

const { castling } = readLessons(join(dist, "lessons"));
const { site, visit } = await openStage();
const host = await HostPage.open();
after(() => host.close());

const course = deskPack("single");
const lesson = deskPack("single", { lesson: "castling" });
const courseFile = onDisk("Chess for 4b (ä).html", course);
const lessonFile = onDisk("castling.html", lesson);

/** Opens a packed page and waits until it can be played. */
async function open(v, address) {
  await v.page.goto(address, { waitUntil: "domcontentloaded" });
  await v.ready();
}

/** Everything that is asked for from now on, beside what is inside already. */
function watch(v) {
  const asked = [];
  v.page.context().on("request", (request) => {
    if (!/^(data|blob|about):/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function solve(v, hands, { line, answer }) {
  if (answer) await hands.choose(answer);
  for (const [index, ply] of line.entries()) {
    if (!ply.learner) continue;
    await hands.play(ply);
    await v.expectVerdict(line.slice(index + 1).some(({ learner }) => learner) ? "good" : "done");
  }
  await v.expectVerdict("done");
}

/** The stars of the open lesson: "3300". */
function stars(v) {
  return v.page.locator("#steps button").evaluateAll((buttons) => buttons.map((it) => it.dataset.stars).join(""));
}

async function at(v, step) {
  await v.until(() => v.page.locator("#steps [aria-current]").getAttribute("aria-label"), (label) => label.startsWith(`Exercise ${step} `), `exercise ${step}`);
}

test("from the disk a whole lesson is solved by mouse, progress outlives a reload, and nothing is asked of any network", { timeout: TIMEOUT }, visit({}, async (v) => {
  const asked = watch(v);
  await open(v, courseFile);
  await v.press("lessons");
  await v.page.locator('[data-lesson="castling"]').click();
  const hands = new Clicking(v);
  for (const exercise of castling) {
    await at(v, exercise.step);
    await solve(v, hands, exercise);
    if (exercise.step < castling.length) await v.press("next");
  }
  assert.equal(await stars(v), "3".repeat(castling.length));
  assert.ok(colours(decode(await v.boardPicture())) > 8, "a board is to be seen");
  await v.page.reload({ waitUntil: "domcontentloaded" });
  await v.ready();
  await v.until(() => stars(v), (now) => now === "3".repeat(castling.length), "the stars of before");
  assert.deepEqual([...new Set(asked.map((url) => url.replace(/[?#].*/, "")))], [courseFile]);
}));

test("by keyboard, with the glossary, sounds, the free board and its setup", { timeout: TIMEOUT }, visit({}, async (v) => {
  const asked = watch(v);
  await open(v, lessonFile);
  const hands = new Typing(v);
  await hands.move("h1", "g3");
  await v.expectVerdict("illegal", "not-how-it-moves");
  await solve(v, hands, castling[0]);
  await v.page.locator("#prompt .term").first().waitFor();
  await v.press("settings");
  await v.page.locator("#sound").check();
  await v.page.locator("input[name=theme][value=dark]").check();
  assert.equal(await v.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper")), "#15181d");
  await v.page.locator("#close-settings").click();
  await v.press("lessons");
  await v.press("free-board");
  await v.say("e4");
  await v.press("setup");
  await v.page.locator("#setup-tools").waitFor();
  // Its style is inside, too.
  assert.equal(await v.page.locator("#setup-tools").evaluate((it) => getComputedStyle(it).display), "grid");
  assert.equal(asked.length, 1, asked.join("\n"));
}));

test("on a phone, by finger", { timeout: TIMEOUT }, visit({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } }, async (v) => {
  await open(v, lessonFile);
  await solve(v, new Touching(v), castling[0]);
}));

for (const [how, frame] of [
  ["as srcdoc", () => ({ body: `<iframe id="frame0" title="Chess" sandbox="allow-scripts" width="700" height="640" srcdoc="${lesson.toString().replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>` })],
  ["from its own address", (url) => ({ body: `<iframe id="frame0" title="Chess" sandbox="allow-scripts" width="700" height="640" src="${url}"></iframe>` })],
]) {
  test(`in a frame with sandbox="allow-scripts" and nothing more, ${how}`, { timeout: TIMEOUT }, visit({}, async (v) => {
    const { url } = await slowHost([lesson]);
    await v.page.goto(host.page([], frame(url)));
    const inside = new Visit(await frameOf(v.page), site, v.cdp);
    await inside.ready();
    const hands = new Dragging(inside);
    hands.page = v.page; // the mouse is the window's
    await solve(inside, hands, castling[0]);
    await inside.press("settings");
    assert.match(await inside.page.locator("#storage-note").innerText(), /does not let the page keep/);
    await inside.page.locator("#close-settings").click();
    await inside.press("next");
    await at(inside, 2);
    await inside.press("lessons");
    await inside.press("free-board");
    await inside.byId("leave").waitFor();
    assert.equal(await inside.byId("copy-link").count(), 0, "a link to nowhere is offered");
  }));
}

test("it is shown how much has come, and what has come of it is enough to begin with unpacking", { timeout: TIMEOUT }, visit({}, async (v) => {
  const half = Math.floor(course.length / 2);
  const { url, goOn } = await slowHost([course.subarray(0, half), course.subarray(half)]);
  await v.page.goto(url, { waitUntil: "commit" });
  const share = () => v.page.locator("#unpacking-bar").evaluate((bar) => bar.value / bar.max);
  await v.until(async () => await v.page.locator("#unpacking-bar").isVisible() && share(), (now) => now > 0.3, "the bar to be half full");
  assert.ok(await share() < 0.6);
  assert.match(await v.page.locator("#unpacking").innerText(), /Setting up the board/);
  assert.equal(await v.page.locator("#unpacking-bar").getAttribute("aria-label"), "Setting up the board");
  goOn();
  await v.ready();
  assert.equal(await v.count("#unpacking"), 0);
}));

const damaged = (change) => {
  const bytes = Buffer.from(lesson);
  change(bytes);
  return bytes;
};
const text = lesson.toString("latin1");
for (const [what, content] of [
  ["cut off in its first script", lesson.subarray(0, text.indexOf("DecompressionStream"))],
  ["cut off before anything is packed", lesson.subarray(0, text.indexOf("<script type=\"application/json\""))],
  ["cut off in the program", lesson.subarray(0, Math.floor(lesson.length * 0.4))],
  ["cut off in the texts", lesson.subarray(0, lesson.length - 5000)],
  ["cut off at a seam", lesson.subarray(0, text.lastIndexOf("<script type=\"text/plain\""))],
  ["with a wrong letter in the program", damaged((bytes) => { bytes[1_000_000] = bytes[1_000_000] === 65 ? 66 : 65; })],
  ["with what is no base64", damaged((bytes) => { bytes[1_000_000] = 33; })],
  ["with a wrong letter in the texts", damaged((bytes) => { bytes[lesson.length - 9000] = bytes[lesson.length - 9000] === 65 ? 66 : 65; })],
]) {
  test(`a file ${what} says that it is not whole`, { timeout: TIMEOUT }, visit({ expects: [/script-src/, /Content Security Policy/, /SyntaxError/] }, async (v) => {
    await v.page.goto(onDisk("damaged.html", content));
    await v.until(() => v.page.locator("body").innerText(), (now) => /not whole/.test(now), "the message");
    assert.equal(await v.count("progress:not([hidden])"), 0);
    assert.match(await v.page.locator("body").innerText(), /download it once more/);
  }));
}

for (const [what, missing] of [["DecompressionStream", "DecompressionStream"], ["WebAssembly", "WebAssembly"]]) {
  test(`a browser without ${what} is told which one can`, { timeout: TIMEOUT }, visit({
    before: (page) => page.addInitScript((name) => { delete globalThis[name]; }, missing),
  }, async (v) => {
    await v.page.goto(lessonFile);
    const alert = v.page.locator("[role=alert]");
    await alert.waitFor();
    assert.match(await alert.innerText(), /too old|switched off/);
    assert.match(await alert.innerText(), /Firefox, Chrome, Edge or Safari/);
    assert.equal(await v.page.evaluate(() => document.documentElement.dataset.state), "error");
  }));
}

test("without JavaScript it says so", { timeout: TIMEOUT }, visit({ javaScriptEnabled: false }, async (v) => {
  await v.page.goto(lessonFile);
  assert.match(await v.page.locator("body").innerText(), /needs JavaScript/);
}));

test("a file with one lesson has this lesson only", { timeout: TIMEOUT }, visit({ viewport: { width: 1366, height: 900 } }, async (v) => {
  await open(v, lessonFile);
  await v.page.locator(".lesson").first().waitFor();
  assert.deepEqual(await v.page.locator(".lesson").evaluateAll((all) => all.map((it) => it.dataset.lesson)), ["castling"]);
  assert.equal(await v.page.locator("#steps button").count(), castling.length);
  assert.match(await v.page.title(), /Castle to safety/);
  await open(v, `${lessonFile}?lesson=castling&step=3`);
  await at(v, 3);
  await open(v, `${lessonFile}?lesson=rook&step=1`);
  assert.match(await v.notice(), /no lesson called “rook”/);
  assert.notEqual(await v.prompt(), "", "an exercise is open all the same");
}));

test("the rulebook and the licences are inside, and lead to exercises that are", { timeout: TIMEOUT }, visit({}, async (v) => {
  const asked = watch(v);
  await open(v, lessonFile);
  await v.press("settings");
  await v.page.locator('#settings-dialog a[href="licenses.txt"]').click();
  const library = v.page.locator("#library");
  assert.match(await library.locator(".plain").innerText(), /MIT License[\s\S]*The Go Authors/);
  await library.getByRole("button", { name: "Close" }).click();
  await v.page.locator('#settings-dialog a[href="rules/"]').click();
  await library.locator("h1", { hasText: "The rules of chess" }).waitFor();
  for (const chapter of ["questions.html", "castling.html"]) {
    await library.locator(`a[href="${chapter}"]`).first().click();
    await v.until(() => library.locator("a.brand + a").count(), (n) => n === 1, "the chapter");
    const lessons = await library.locator(".practice a").evaluateAll((links) => links.map((link) => new URL(link.href).searchParams.get("lesson")));
    assert.ok(lessons.every((id) => id === "castling"), `links to ${lessons}`);
    if (chapter === "questions.html") await library.locator('a[href="./"]').first().click();
  }
  await library.locator('a[href="#the-kings-three-squares"]').click();
  await v.until(() => library.locator("#the-kings-three-squares").evaluate((it) => it.getBoundingClientRect().top), (top) => top >= 0 && top < 60, "the place in the chapter");
  assert.equal(await library.locator(".diagram").first().evaluate((it) => getComputedStyle(it).display), "block", "the book has its style");
  await library.locator('.practice a[href*="step=4"]').first().click();
  await at(v, 4);
  assert.equal(await v.count("dialog[open]"), 0);
  assert.equal(asked.length, 1, asked.join("\n"));
}));

const EVIL = "<img src=x onerror=\"document.title='evil'\"></script><script>document.title='evil'</script>";
test("names that look like markup stay text", { timeout: TIMEOUT }, visit({}, async (v) => {
  const name = EVIL.replaceAll('"', "'");
  const set = `[StudyName "${name}"]\n[ChapterName "${name}"]\n[FEN "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1"]\n[SetUp "1"]\n\n{ ${EVIL} Castle. } 1. O-O *\n`;
  await open(v, onDisk("set.html", deskPack("single", { set, title: name })));
  assert.ok((await v.prompt()).includes("<img src=x"));
  assert.ok((await v.page.title()).includes("<img src=x"));
  assert.ok((await v.text("title")).includes("<img src=x"));
  assert.equal(await v.count("main img, dialog img"), 0);
  await solve(v, new Dragging(v), { line: [{ from: "e1", to: "g1", learner: true }] });
  await v.page.reload({ waitUntil: "domcontentloaded" });
  await v.ready();
  await v.until(() => stars(v), (now) => now === "3", "the star of before");
}));

test("its policy lets nothing run or come in that is not its own", { timeout: TIMEOUT }, visit({ expects: [/./] }, async (v) => {
  await open(v, lessonFile);
  const tries = await v.page.evaluate(async (url) => {
    globalThis.refused = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => globalThis.refused.push(effectiveDirective));
    const script = document.createElement("script");
    script.textContent = "globalThis.ran = true";
    document.head.append(script);
    const inline = document.createElement("div");
    inline.innerHTML = `<b onclick="globalThis.ran = true" style="color: red">x</b><img src="${url}icon.svg"><iframe src="${url}"></iframe><form action="${url}"></form>`;
    document.body.append(inline);
    inline.querySelector("b").click();
    inline.querySelector("form").submit();
    const [fetched, loaded] = await Promise.all([
      fetch(`${url}icon.svg`).then(() => true, () => false),
      new Promise((done) => {
        const outer = document.createElement("script");
        outer.src = `${url}nothing.js`;
        outer.onload = () => done(true);
        outer.onerror = () => done(false);
        document.head.append(outer);
      }),
    ]);
    // Not at once: what a driver asks for may evaluate.
    try {
      globalThis.ran = new Function("return true")();
    } catch { /* as it should be */ }
    const compiled = await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => true, () => false);
    return { ran: globalThis.ran === true, fetched, loaded, compiled };
  }, site.url);
  assert.deepEqual([tries.ran, tries.fetched, tries.loaded, tries.compiled], [false, false, false, true]);
  const wanted = ["connect-src", "form-action", "frame-src", "img-src", "script-src", "script-src-attr", "script-src-elem", "style-src-attr"];
  await v.until(() => v.page.evaluate(() => globalThis.refused), (refused) => wanted.every((directive) => refused.includes(directive)), `all of ${wanted} to be refused`);
  assert.deepEqual(site.asked, []);
}));

test("a file is not bigger than its base64 must be", () => {
  for (const [name, file] of [["the course", course], ["a lesson", lesson]]) {
    const { program, pack, files } = unpack(file);
    const contained = gzipSync(Buffer.concat([program, Buffer.from(JSON.stringify({ pack, files }))]), { level: 9 }).length;
    assert.ok(file.length <= 1.36 * contained, `${name}: ${file.length} bytes for ${contained}`);
  }
});

test("the page makes the same file as the desk, and it works", { timeout: TIMEOUT }, visit({ acceptDownloads: true }, async (v) => {
  await v.open("castling", 2);
  assert.ok(!site.asked.some((name) => name.startsWith("pack/")), "what nobody has asked for is fetched");
  await v.press("settings");
  await v.press("one-file");
  for (const [button, name, desk] of [["take-course", "touchmove.html", course], ["take-lesson", "touchmove-castling.html", lesson]]) {
    const [download] = await Promise.all([v.page.waitForEvent("download"), v.press(button)]);
    assert.equal(download.suggestedFilename(), name);
    const made = readFileSync(await download.path());
    // Not deepEqual: to show what differs in megabytes takes more memory than there is.
    assert.ok(isDeepStrictEqual(unpack(made), unpack(desk)), `${name} has something else inside`);
    const shell = (file) => file.toString("latin1").split('<script type="application/json"')[0];
    assert.ok(shell(made) === shell(desk), `${name} begins differently`);
    await v.page.locator("#take-away", { hasText: `${name} is made` }).waitFor();
    if (button === "take-lesson") {
      await open(v, onDisk("made.html", made));
      await solve(v, new Dragging(v), castling[0]);
      assert.equal(await v.count("#one-file"), 0, "who has the file need not download it");
    }
  }
}));

test("a file that cannot be made says why, and can be tried again", { timeout: TIMEOUT }, visit({ expects: [/404/], acceptDownloads: true }, async (v) => {
  await v.open("castling", 1);
  await v.press("settings");
  await v.press("one-file");
  site.trouble(/^pack\/parts\.json$/, { status: 404, times: 1 });
  await v.press("take-course");
  await v.page.locator("#take-away", { hasText: "could not be made: the file is not there" }).waitFor();
  await Promise.all([v.page.waitForEvent("download"), v.press("take-course")]);
}));

test("pictures", { timeout: TIMEOUT }, visit({}, async (v) => {
  for (const [width, height] of [[360, 740], [1366, 768]]) {
    await v.page.setViewportSize({ width, height });
    await open(v, lessonFile);
    await v.page.screenshot({ path: join(output, `packed ${width}.png`) });
    await v.page.goto(onDisk("damaged.html", lesson.subarray(0, 2_000_000)));
    await v.page.locator("[role=alert]").waitFor();
    const scrollWidth = await v.page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(scrollWidth <= width, `the message is ${scrollWidth} px wide`);
    await v.page.screenshot({ path: join(output, `not whole ${width}.png`) });
  }
}));
