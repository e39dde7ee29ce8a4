// Puts the page together: everything that can be there before the program is shown at once, the
// program is fetched meanwhile, and then the two speak.

import { prepareActions, showActions } from "./actions";
import { readAddress, watchAddress, writeAddress } from "./address";
import { mark } from "./allowed";
import { announce } from "./announce";
import { awakePage } from "./awake";
import { Beside } from "./beside";
import { abandonCanvas, adoptCanvas, makeCanvas, onContextLost, sizeInDevicePixels } from "./canvas";
import { hideWhenCut } from "./cut";
import { element } from "./dom";
import { DomBoard } from "./domboard";
import type { Awake } from "./embedded";
import { engine, EngineFault, loadProgram, runProgram } from "./engine";
import { showFeedback } from "./feedback";
import { Free } from "./free";
import { Grid } from "./grid";
import { gateFrames, type Gate } from "./gate";
import { setHost } from "./host";
import { placeIcons } from "./icon";
import { whenIdle } from "./idle";
import { applyLayout, canvasLayout, watchLayout, type Layout } from "./layout";
import { LessonList } from "./lessons";
import { listen, tell } from "./listeners";
import { LoadingBar } from "./loading";
import { reload, showNotice, type WayOn } from "./notice";
import { keepCopy } from "./offline";
import { Orientation } from "./orientation";
import { hasOutcome, showOutcome } from "./outcome";
import { Panel } from "./panel";
import { Pointer } from "./pointer";
import { Chooser } from "./promotion";
import { canRasterize, prepareDrawing, rasterize } from "./rasterize";
import { followBuild } from "./renewal";
import { ownExercises, runOf } from "./run";
import { fetchScript, fetchText, scriptAtHand } from "./scripts";
import { Session } from "./session";
import { SettingsDialog, type Appearance, type Hearing } from "./settings";
import { bringIntoSight } from "./sight";
import { Sound } from "./sound";
import { forgetfulStore, keep, recall, useStore } from "./storage";
import { offerFile } from "./takeaway";
import { bringGlossary } from "./terms";
import type { Event, View } from "./view.gen";
import { embedded, readVisit } from "./visit";
import { Voice } from "./voice";

/** The id of the course's first lesson, which the build puts in place of this name. */
declare const __FIRST_LESSON__: string;

/** Below this height, CSS px, a wide window has no room for the list of lessons. */
const LIST_HEIGHT = 860;
/** How long a board that could be shown waits for its exercise. */
const SCRIPT_MS = 500;

// In a frame it is gone, and the icons are there already.
document.getElementById("late")?.remove();
placeIcons();
followBuild();
const visit = readVisit();
mark(visit);
if (!visit.store) useStore(forgetfulStore());
const root = document.documentElement;
/** The browser's own, before the canvas puts its gate there. */
const nextFrame = window.requestAnimationFrame.bind(window);
const pane = element("board-pane");
const loading = new LoadingBar();
let fallen = false;
/** The exercises are a teacher's own, and came with the address or the file. */
let ownSet = false;

/** Hands an event to the program; without effect before that runs. */
export const send = (event: Event): void => session.send(event);
const session = new Session(show, fail);
const grid = new Grid(send);
const board = new DomBoard(grid);
const chooser = new Chooser(grid, send);
const panel = new Panel(send);
const beside = new Beside(send);
const lessons = new LessonList(send);
const free = new Free(send);
new Pointer(grid, pane, send, (drag) => board.follow(drag));
prepareActions(send);
const voice = new Voice();
const sound = new Sound();
offerFile(() => session.view?.course.find(({ current }) => current));
const settings = new SettingsDialog(sendAppearance, hear, () => send({ type: "reset" }));
/** For the page around this one, which the script that loads this one talks with. */
export const awake: Awake = awakePage(session, settings);
let gate: Gate | undefined;

let layout: Layout | undefined;
watchLayout((fresh) => {
  layout = fresh;
  applyLayout(fresh);
  lessons.place(fresh.arrangement === "wide" && root.clientHeight >= LIST_HEIGHT);
  sendLayout();
});
onContextLost(withoutCanvas);
listen(new Orientation(visit.orientation, send));
void start(false);
// The page for frames keeps the address that it was given.
if (!embedded) watchAddress(({ lesson, step, board, moves }) => {
  // Jumps within the page come here too, and must not begin the exercise anew.
  if (board !== null) {
    const there = session.view?.free?.address;
    if (!there || !location.search.endsWith(there)) send({ type: "free", name: board, text: moves });
    return;
  }
  const elsewhere = lesson !== session.view?.lesson || step !== session.view.step;
  if (lesson !== "" && elsewhere) send({ type: "open", name: lesson, step });
});

/** Loads and runs the program. Fresh passes by the browser's cache. */
async function start(fresh: boolean): Promise<void> {
  const place = readAddress();
  // A frame shows exercises only, and what it is asked for in vain it ignores.
  if (embedded) [place.board, place.step] = [null, Math.max(0, place.step)];
  const run = runOf(visit);
  showNotice("");
  root.dataset.state = "loading";
  loading.show();
  try {
    const program = loadProgram((done, total) => loading.progress(done, total), fresh);
    // A teacher's own exercises are no part of the course.
    const own = await ownExercises(run, visit);
    ownSet = own !== "";
    const course = own !== "" ? "" : fetchText("lessons/course.json", fresh).catch((error: Error) => {
      throw new EngineFault(`The list of lessons could not be loaded: ${error.message}.`, true, error);
    });
    const first = place.lesson || run.lesson || recall("lesson") || __FIRST_LESSON__;
    const script = place.board !== null || own !== "" ? undefined : bringScript(first);
    const drawable = prepareCanvas();
    const [module, courseText, canvas] = await Promise.all([program, course, drawable]);
    // The first picture shall be the exercise; but a script that is late must not keep the board away.
    await Promise.race([script, new Promise((late) => window.setTimeout(late, SCRIPT_MS))]);
    setHost({
      view: (json) => session.accept(json, null),
      script: scriptAtHand,
      frame: () => ready(),
      rasterize,
      wake: () => gate?.wake(),
      sleep: () => gate?.sleep(),
      fault: (message) => fail(message),
      canvasFailed: () => withoutCanvas(),
      canvas: canvas !== null,
      layout: layout ? JSON.stringify(canvasLayout(layout)) : "",
      appearance: JSON.stringify(settings.appearance),
      course: courseText,
      save: recall("save"),
      visit: run.visit,
      own,
      lesson: place.lesson,
      step: place.step,
      board: place.board,
      moves: place.moves,
    });
    const frames = gateFrames();
    gate = frames;
    // Also where nothing will be drawn: Ebitengine makes a canvas in any case.
    adoptCanvas(pane, canvas ?? document.createElement("canvas"), () => frames.release());
    sendSize();
    await runProgram(module, (alarm) => frames.ring(alarm), fail);
    if (!canvas) withoutCanvas();
  } catch (error) {
    fail(error);
  }
}

/** Asks for the script most likely wanted before the program can ask. Done when it has come or will not come. */
async function bringScript(id: string): Promise<void> {
  // What cannot be an id is not asked for.
  if (!/^[a-z0-9][a-z0-9-]*$/.test(id)) return;
  // Whatever goes wrong shows when the program asks for it.
  await fetchScript(id).catch(() => {});
}

/** The canvas, with all ready to draw on it; null where there can be none. */
async function prepareCanvas(): Promise<HTMLCanvasElement | null> {
  if (!canRasterize()) return null;
  try {
    await prepareDrawing();
    return makeCanvas();
  } catch {
    return null;
  }
}

let shown: View | null = null;
/** What no answer is given to. */
const SILENT = new Set<Event["type"]>(["press", "drag", "saved"]);

function show(view: View, cause: Event | null): void {
  const before = shown;
  shown = view;
  const fresh = before?.lesson !== view.lesson || before.step !== view.step || cause?.type === "script"
    || (before.setup === null) !== (view.setup === null);
  const answering = cause !== null && !SILENT.has(cause.type);
  // First what a screen reader must hear, then what the eye sees.
  showFeedback(view.feedback, answering);
  grid.show(view.board, fresh);
  announce(view, cause, grid);
  board.show(view.board);
  chooser.show(view.board);
  panel.show(view);
  beside.show(view.calls, view.clock);
  showActions(view.actions);
  showOutcome(view);
  lessons.show(view.course);
  free.show(view);
  sound.show(view, before, cause, settings.appearance.motion);
  voice.show(view, answering);
  element("line").textContent = view.board.line;
  element("line").dataset.verdict = view.board.lineVerdict;
  const again: WayOn = { label: "Try again", go: () => session.tryAgain() };
  // Without a course there is nothing to go on with: a sign-in page of the network may have come in its place. A teacher's own
  // exercises come with the address, and are the same again.
  if (!fallen) showNotice(view.notice, view.failed !== "" ? [again] : view.course.length === 0 && !ownSet ? [reload] : []);
  if (!embedded) writeAddress(view);
  // Not now: asking where things are would hold up the answer, and the first board still more.
  if (before && root.dataset.state !== "loading") nextFrame(() => reveal(before, view, fresh));
  if (view.lesson !== "" && !embedded) keep("lesson", view.lesson);
  tell(view, cause);
}

/** Brings a new answer into sight where the words are longer than the room for them. */
function reveal(before: View, view: View, fresh: boolean): void {
  const answered = view.feedback.verdict !== "none" && JSON.stringify(before.feedback) !== JSON.stringify(view.feedback);
  const hinted = view.hints.length > before.hints.length;
  const answer = !view.learned ? "feedback" : hasOutcome() ? "outcome" : "learned";
  const news = answered ? element(answer) : hinted ? element("hints").lastElementChild : null;
  if (fresh) window.scrollTo(0, 0);
  else if (news) bringIntoSight(news);
}

function ready(): void {
  if (root.dataset.state !== "loading") return;
  if (!board.visible) root.dataset.board = "canvas";
  root.dataset.state = "ready";
  element("grid").removeAttribute("aria-busy");
  loading.hide();
  whenIdle(later);
}

/** What nobody needs for the first move. */
function later(): void {
  lessons.begin();
  hear(settings.hearing);
  hideWhenCut(element("say"), element("actions"));
  voice.prepare();
  void bringGlossary((text) => {
    element("whisper").textContent = text;
    voice.say(text);
  });
  void keepCopy(shown);
}

/** The grid becomes the board: no WebGL 2, or the graphics were lost. */
function withoutCanvas(): void {
  gate?.stop();
  abandonCanvas();
  board.take();
  pane.querySelector("canvas")?.remove();
  // Two frames: the second begins when the first has been shown.
  nextFrame(() => nextFrame(() => ready()));
}

/** Nothing can be taught any more. Progress is kept. */
function fail(error: unknown): void {
  if (fallen) return;
  console.error(error);
  root.dataset.state = "error";
  loading.hide();
  if (error instanceof EngineFault) {
    const again: WayOn = {
      label: "Try again",
      go: () => {
        if (root.dataset.state === "error") void start(true);
      },
    };
    showNotice(error.message, error.again ? [again] : []);
    return;
  }
  fallen = true;
  showNotice("Something broke inside Touchmove. Your stars are kept. Load the page again to go on.", [reload]);
}

function sendSize(): void {
  if (layout) sizeInDevicePixels(layout.width, layout.height);
}

function sendLayout(): void {
  const program = engine();
  if (!program || !layout) return;
  program.layout(JSON.stringify(canvasLayout(layout)));
  if (!board.visible) sendSize();
}

function sendAppearance(appearance: Appearance): void {
  engine()?.appearance(JSON.stringify(appearance));
}

/** Not before the first frame: it may have something fetched. */
function hear(hearing: Hearing): void {
  if (root.dataset.state !== "ready") return;
  sound.switch(hearing.sound);
  voice.switch(hearing.aloud);
}
