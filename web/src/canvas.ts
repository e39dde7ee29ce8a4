// The browser's half of the canvas. Ebitengine expects a page of its own: it appends its canvas to
// the body, takes its size from the body, draws sixty times a second and reloads the page when the
// graphics are lost. Here each of these is turned into something that a document can live with. All
// of it leans on how Ebitengine 2.9 works inside; docs/decisions says why, and the browser tests guard it.

import { DRAWING, placeOnSheet, sheetOfPieces } from "./pieces";

/** Lets Ebitengine's frames through, and Go's clock run, or not. */
export interface Gate {
  /** A frame is wanted, and further ones until sleep. */
  wake(): void;
  /** None after the one that is being drawn. */
  sleep(): void;
  /** None any more, whoever asks: the canvas is lost, or never came to be. */
  stop(): void;
  /** Rings an alarm of Go's clock now, or once the gate is awake again. Go has one alarm set, so the last one counts. */
  ring(alarm: () => void): void;
}

/** Gives the page its requestAnimationFrame back. */
let ungate = (): void => {};

/**
 * Puts a gate into requestAnimationFrame, for Ebitengine to find when it starts. Call it before Go
 * runs, and adoptCanvas too: with the canvas Ebitengine has all that it takes from the page, and the
 * page gets the browser's own function back.
 */
export function gateFrames(): Gate {
  const real = window.requestAnimationFrame;
  let awake = true;
  let stopped = false;
  let held: FrameRequestCallback | undefined;
  let silenced: (() => void) | undefined;
  window.requestAnimationFrame = (callback) => {
    if (awake && !stopped) return real.call(window, callback);
    held = callback;
    return 0;
  };
  ungate = () => {
    window.requestAnimationFrame = real;
  };
  return {
    wake() {
      awake = true;
      if (stopped) return;
      const [frame, alarm] = [held, silenced];
      held = silenced = undefined;
      if (frame) real.call(window, frame);
      // Not at once: it is Go itself that wakes the gate, and must first have done with that.
      if (alarm) window.setTimeout(alarm);
    },
    sleep() {
      awake = false;
    },
    stop() {
      stopped = true;
      // Ebitengine also draws whenever the window is resized, and would fail at it and take the whole
      // program along. Where there is no room it draws nothing.
      answerSize(0, 0);
    },
    ring(alarm) {
      if (awake && !stopped) alarm();
      else silenced = alarm;
    },
  };
}

/**
 * Makes the canvas that Ebitengine shall draw on, with its graphics: that takes a while, and can be done
 * while the program is still on its way. Null where the browser has no WebGL 2 to give.
 *
 * Ebitengine asks for graphics as every game wants them; a board needs less. It is drawn into a picture
 * first and copied to the screen pixel by pixel, so smoothing the screen would smooth nothing and make it
 * four times as large; and nobody wants the fast graphics of a laptop woken up for a rook.
 */
export function makeCanvas(): HTMLCanvasElement | null {
  try {
    const canvas = document.createElement("canvas");
    const wishes: WebGLContextAttributes = { stencil: true, antialias: false, powerPreference: "low-power" };
    return canvas.getContext("webgl2", wishes) ? canvas : null;
  } catch {
    return null;
  }
}

/**
 * Gives Ebitengine a canvas of ours when it makes its own, and puts it into the pane when it appends it
 * to the body, as a picture and nothing else: no focus, no pointer, no place in the accessibility tree.
 * The pane needs a size of its own. The page's colours of html and body must be !important, because
 * Ebitengine sets its own inline.
 */
export function adoptCanvas(pane: HTMLElement, canvas: HTMLCanvasElement): void {
  const body = document.body;
  const viewports = document.querySelectorAll('meta[name="viewport"]').length;
  const make = (name: string): HTMLElement => {
    if (name !== "canvas") return Document.prototype.createElement.call(document, name);
    delete (document as Partial<Document>).createElement;
    return canvas;
  };
  document.createElement = make as typeof document.createElement;
  body.appendChild = function <T extends Node>(node: T): T {
    if (node as Node !== canvas) return Node.prototype.appendChild.call(body, node) as T;
    delete (body as Partial<HTMLElement>).appendChild;
    ungate();
    canvas.setAttribute("aria-hidden", "true");
    pane.prepend(canvas);
    // The rest Ebitengine does to the page in the same breath, so it is undone right after.
    queueMicrotask(() => tidy(canvas, viewports));
    return node;
  };
}

/** Undoes what Ebitengine does to a page beside making its canvas. */
function tidy(canvas: HTMLCanvasElement, viewports: number): void {
  canvas.tabIndex = -1;
  canvas.style.pointerEvents = "none";
  for (const { style } of [document.documentElement, document.body]) {
    for (const name of ["height", "margin", "padding"]) style.removeProperty(name);
  }
  const metas = document.querySelectorAll('meta[name="viewport"]');
  for (const meta of Array.from(metas).slice(viewports)) meta.remove();
}

/**
 * Tells Ebitengine the size of the canvas in device pixels, and has it draw at that size now. It asks
 * the body, so the body answers with it; nobody else on this page asks. Sizes given so are whole
 * pixels at every ratio, and a change of the ratio, which Ebitengine would never notice, is a resize
 * like any other. Not to be called once the gate is stopped.
 */
export function sizeInDevicePixels(width: number, height: number): void {
  if (answers && document.body.clientWidth === width && document.body.clientHeight === height) return;
  answerSize(width, height);
  window.dispatchEvent(new Event("resize"));
}

/** Whether the body answers with a size of ours. Each resize draws a frame at once, so none is told twice. */
let answers = false;

/** Lets the body answer with a size that is not its own. */
function answerSize(width: number, height: number): void {
  answers = true;
  const answer = (value: number): PropertyDescriptor => ({ configurable: true, get: () => value });
  Object.defineProperty(document.body, "clientWidth", answer(width));
  Object.defineProperty(document.body, "clientHeight", answer(height));
}

/**
 * Calls lost when the browser takes the graphics away, which it may at any time. The event is kept
 * from Ebitengine, which would reload the page.
 */
export function onContextLost(lost: () => void): void {
  window.addEventListener("webglcontextlost", (event) => {
    event.stopImmediatePropagation();
    lost();
  }, true);
}

/**
 * Whether what a 2D canvas holds can be read, as the drawings for the board must be: browsers that fear
 * fingerprinting falsify or refuse it.
 */
export function canRasterize(): boolean {
  try {
    const probe = context(2, 1);
    if (probe === null) return false;
    probe.fillStyle = "#123456";
    probe.fillRect(0, 0, 1, 1);
    return String(probe.getImageData(0, 0, 2, 1).data) === "18,52,86,255,0,0,0,0";
  } catch {
    return false;
  }
}

let drawings: HTMLImageElement | undefined;

/** Decodes the drawings of the pieces, so that rasterize can draw them afterwards, and warms up the font. */
export async function prepareDrawing(): Promise<void> {
  const sheet = new Image();
  sheet.src = sheetOfPieces();
  // The first word on a canvas has the browser look up the font, which would hold up the first frame.
  rasterize("text", "a", FONT_PX, "#000");
  await sheet.decode();
  drawings = sheet;
}

/**
 * Draws a piece (by its FEN letter, px by px pixels) or a text (px is the size of its font) and returns
 * the pixels, straight alpha; null where it cannot. A text is centred on the middle of its capitals.
 */
export function rasterize(kind: "piece" | "text", what: string, px: number, color: string): ImageData | null {
  try {
    return kind === "piece" ? drawPiece(what, px) : drawText(what, px, color);
  } catch {
    return null;
  }
}

function drawPiece(letter: string, px: number): ImageData | null {
  const place = placeOnSheet(letter);
  const g = context(px, px);
  if (drawings === undefined || place < 0 || g === null) return null;
  g.drawImage(drawings, DRAWING * place, 0, DRAWING, DRAWING, 0, 0, px, px);
  return g.getImageData(0, 0, px, px);
}

/** px of the one font that texts are written in, and then scaled: to look up a font takes long, and each size is another. */
const FONT_PX = 16;
const FONT = `600 ${FONT_PX}px system-ui, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif`;

function drawText(text: string, px: number, color: string): ImageData | null {
  const scale = px / FONT_PX;
  const ruler = context(1, 1);
  if (ruler === null) return null;
  ruler.font = FONT;
  const extent = ruler.measureText(text);
  const left = Math.ceil(Math.max(scale * extent.actualBoundingBoxLeft, 0));
  const width = left + Math.ceil(scale * Math.max(extent.actualBoundingBoxRight, extent.width)) + 1;
  const height = 2 * Math.ceil(px * 0.8);
  const capitals = scale * ruler.measureText("H").actualBoundingBoxAscent;
  const g = context(width, height);
  if (g === null) return null;
  g.font = FONT;
  g.fillStyle = color;
  g.translate(left, Math.round((height + capitals) / 2));
  g.scale(scale, scale);
  g.fillText(text, 0, 0);
  return g.getImageData(0, 0, width, height);
}

/** One canvas for all drawings: to make one takes longer than most drawings. In main memory, because all is read back. */
let paper: CanvasRenderingContext2D | null = null;

/** The canvas, empty and of this size, until the next call. */
function context(width: number, height: number): CanvasRenderingContext2D | null {
  paper ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (paper === null) return null;
  // Setting the size also clears what was drawn and what was set.
  paper.canvas.width = width;
  paper.canvas.height = height;
  return paper;
}
