// The browser's half of the canvas. Ebitengine expects a page of its own: it appends its canvas to
// the body, takes its size from the body, draws sixty times a second and reloads the page when the
// graphics are lost. Here each of these is turned into something that a document can live with. All
// of it leans on how Ebitengine 2.9 works inside; docs/decisions says why, and the browser tests guard it.

import { pieces } from "./pieces";

/** Lets Ebitengine's frames through, or not. */
export interface FrameGate {
  /** A frame is wanted, and further ones until sleep. */
  wake(): void;
  /** None after the one that is being drawn. */
  sleep(): void;
  /** None any more, whoever asks: the canvas is lost, or never came to be. */
  stop(): void;
}

/** Gives the page its requestAnimationFrame back. */
let ungate = (): void => {};

/**
 * Puts a gate into requestAnimationFrame, for Ebitengine to find when it starts. Call it before Go
 * runs, and adoptCanvas too: with the canvas Ebitengine has all that it takes from the page, and the
 * page gets the browser's own function back.
 */
export function gateFrames(): FrameGate {
  const real = window.requestAnimationFrame;
  let awake = true;
  let stopped = false;
  let held: FrameRequestCallback | undefined;
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
      if (held === undefined || stopped) return;
      const callback = held;
      held = undefined;
      real.call(window, callback);
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
  };
}

/**
 * Moves the canvas that Ebitengine is going to append to the body into the pane, as a picture and
 * nothing else: no focus, no pointer, no place in the accessibility tree. The pane needs a size of its own.
 * The page's colours of html and body must be !important, because Ebitengine sets its own inline.
 */
export function adoptCanvas(pane: HTMLElement): void {
  const body = document.body;
  const viewports = document.querySelectorAll('meta[name="viewport"]').length;
  body.appendChild = function <T extends Node>(node: T): T {
    if (!(node instanceof HTMLCanvasElement)) return Node.prototype.appendChild.call(body, node) as T;
    delete (body as Partial<HTMLElement>).appendChild;
    ungate();
    node.setAttribute("aria-hidden", "true");
    spareGraphics(node);
    pane.prepend(node);
    // The rest Ebitengine does to the page in the same breath, so it is undone right after.
    queueMicrotask(() => tidy(node, viewports));
    return node;
  };
}

/**
 * Takes out of Ebitengine's wishes for the context what a board does not need. It draws into a picture
 * of its own and copies that to the screen pixel by pixel, so smoothing the screen smooths nothing and
 * makes it four times as large; and nobody wants the fast graphics of a laptop woken up for a rook.
 */
function spareGraphics(canvas: HTMLCanvasElement): void {
  const getContext = HTMLCanvasElement.prototype.getContext as (kind: string, wishes?: object) => RenderingContext | null;
  const spare = (kind: string, wishes?: object): RenderingContext | null =>
    getContext.call(canvas, kind, { ...wishes, antialias: false, powerPreference: "low-power" });
  canvas.getContext = spare as typeof canvas.getContext;
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
 * Whether the canvas is worth trying: the browser knows WebGL 2, and what a 2D canvas holds can be
 * read, which browsers that fear fingerprinting falsify or refuse. A browser may know WebGL 2 and yet
 * have none to give; Ebitengine finds that out by itself. To ask for a context here would make one more
 * of them, which holds the page up, and the download with it, for some hundred milliseconds on a slow machine.
 */
export function canDraw(): boolean {
  try {
    if (typeof WebGL2RenderingContext === "undefined") return false;
    const probe = context(2, 1);
    if (probe === null) return false;
    probe.fillStyle = "#123456";
    probe.fillRect(0, 0, 1, 1);
    return String(probe.getImageData(0, 0, 2, 1).data) === "18,52,86,255,0,0,0,0";
  } catch {
    return false;
  }
}

const drawings = new Map<string, HTMLImageElement>();

/** Decodes the drawings of the pieces. rasterize can draw them afterwards. */
export async function decodePieces(): Promise<void> {
  await Promise.all(Object.entries(pieces).map(async ([letter, url]) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    drawings.set(letter, image);
  }));
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
  const image = drawings.get(letter);
  const g = context(px, px);
  if (image === undefined || g === null) return null;
  g.drawImage(image, 0, 0, px, px);
  return g.getImageData(0, 0, px, px);
}

function drawText(text: string, px: number, color: string): ImageData | null {
  const font = `600 ${px}px system-ui, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif`;
  const ruler = context(1, 1);
  if (ruler === null) return null;
  ruler.font = font;
  const extent = ruler.measureText(text);
  const left = Math.ceil(Math.max(extent.actualBoundingBoxLeft, 0));
  const width = left + Math.ceil(Math.max(extent.actualBoundingBoxRight, extent.width)) + 1;
  const height = 2 * Math.ceil(px * 0.8);
  const capitals = ruler.measureText("H").actualBoundingBoxAscent;
  const g = context(width, height);
  if (g === null) return null;
  g.font = font;
  g.fillStyle = color;
  g.fillText(text, left, Math.round((height + capitals) / 2));
  return g.getImageData(0, 0, width, height);
}

/** A canvas in main memory, because all that is drawn on it is read back. */
function context(width: number, height: number): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext("2d", { willReadFrequently: true });
}
