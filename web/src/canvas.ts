// The browser's half of the canvas. Ebitengine expects a page of its own: it appends its canvas to
// the body, takes its size from the body, draws sixty times a second and reloads the page when the
// graphics are lost. Here each of these is turned into something that a document can live with. All
// of it leans on how Ebitengine 2.9 works inside; docs/decisions/0200 says why, and the browser tests guard it.

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
 * Ebitengine sets its own inline. Call it before Go runs. Calls adopted when Ebitengine has taken from the page all
 * that it ever takes.
 */
export function adoptCanvas(pane: HTMLElement, canvas: HTMLCanvasElement, adopted: () => void): void {
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
    adopted();
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
 * like any other. Not to be called once the canvas is abandoned.
 */
export function sizeInDevicePixels(width: number, height: number): void {
  if (answers && document.body.clientWidth === width && document.body.clientHeight === height) return;
  answerSize(width, height);
  window.dispatchEvent(new Event("resize"));
}

/**
 * Gives the canvas up. Ebitengine draws whenever the window is resized, whatever the gate says, and would
 * fail at it and take the whole program along. Where there is no room it draws nothing.
 */
export function abandonCanvas(): void {
  answerSize(0, 0);
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
