// The one computation of where everything is. Its numbers feed the style sheet (as custom
// properties, in CSS px) and the canvas (in device px), so grid and canvas cannot drift apart.

import { frameHeight, onFollow } from "./frame";

/** Where the panel stands: below the board, beside it in a short or narrow window, beside it with room. */
type Arrangement = "stack" | "side" | "wide";

/** The board pane, which the canvas fills, in device px relative to the pane's upper left corner. */
interface CanvasLayout {
  width: number;
  height: number;
  /** Upper left corner of the board. */
  x: number;
  y: number;
  /** Edge of one square: an integer, so that all squares are equal and sharp. */
  square: number;
  /** The strip for the line under the board. */
  lineY: number;
  lineHeight: number;
  dpr: number;
}

export interface Layout extends CanvasLayout {
  arrangement: Arrangement;
  /** The page is as high as its content, and nothing in it goes by the window's height. */
  follows: boolean;
  /** Upper left corner of the pane in the page, device px. */
  left: number;
  top: number;
  /** Width of the panel and its distance from the pane, device px. */
  panel: number;
  gap: number;
  words: PanelSize;
}

/** How wide the panel is for its words. */
type PanelSize = "slim" | "thin" | "narrow" | "roomy";

/** A window: CSS px, device px per CSS px, and how much larger than usual the learner has the browser write. */
interface Viewport {
  width: number;
  /** Of a frame that follows its content, what the board may have of it: Infinity where nobody says. */
  height: number;
  /** The page is as high as its content, whatever the window's height. */
  follows: boolean;
  dpr: number;
  text: number;
}

/**
 * The root's client size is used because it is the one that neither a phone's sliding address bar nor
 * its keyboard changes.
 */
function measure(): Viewport {
  const root = document.documentElement;
  return {
    width: root.clientWidth,
    ...frameHeight(root.clientHeight),
    dpr: window.devicePixelRatio || 1,
    text: parseFloat(getComputedStyle(root).fontSize) / 16 || 1,
  };
}

/** Measured before the rest of the script changes anything: later the browser would have to lay the page out for it. */
const first = measure();

const WIDE = 900;
/** Below this height the wide arrangement's margins would cost too much. */
const WIDE_HEIGHT = 480;

function arrange(viewport: Viewport): Arrangement {
  // Upright, whatever the size, a board beside a panel would leave half of the window empty.
  if (viewport.width < viewport.height) return "stack";
  return viewport.width >= WIDE && viewport.height >= WIDE_HEIGHT ? "wide" : "side";
}

/** From this width, CSS px, a frame that follows its content has the words beside the board. */
const BESIDE = 560;
/** The largest board in such a frame, CSS px: a host's page has more to show. */
const LARGEST = 560;

/** By the width alone: the height is what comes of it. */
function computeFollowing(viewport: Viewport): Layout {
  const { width, height, text } = viewport;
  if (width < BESIDE) {
    const line = 26;
    return place(viewport, "stack", { boardWidth: width, boardHeight: height - line, line, gap: 0, panel: 0, frame: 0, margin: 0 });
  }
  if (width < WIDE) {
    const line = 28;
    const panel = clamp(width * 0.42, 260, 360 * text);
    return place(viewport, "side", {
      boardWidth: Math.min(width - panel, LARGEST), boardHeight: height - line, line, gap: 0, panel, frame: 0, margin: 0,
    });
  }
  const [line, gap, frame, margin] = [30, 28, 18, 16];
  const panel = clamp(width * 0.34, 340, 420 * text);
  return place(viewport, "wide", {
    boardWidth: Math.min(width - panel - gap - 2 * margin - 2 * frame, LARGEST),
    boardHeight: height - line - 2 * margin - 2 * frame,
    line, gap, panel, frame, margin,
  });
}

function computeLayout(viewport: Viewport): Layout {
  if (viewport.follows) return computeFollowing(viewport);
  const arrangement = arrange(viewport);
  const { width, height, text } = viewport;
  switch (arrangement) {
    case "wide": {
      const margin = clamp(height * 0.03, 16, 40);
      const line = clamp(height * 0.046, 30, 56);
      const gap = clamp(width * 0.028, 24, 64);
      const panel = clamp(width * 0.3, 360, 420 * text);
      const frame = clamp(height * 0.022, 14, 30);
      return place(viewport, arrangement, {
        boardWidth: width - panel - gap - 2 * margin - 2 * frame,
        boardHeight: height - line - 2 * margin - 2 * frame,
        line, gap, panel, frame, margin,
      });
    }
    case "side": {
      const line = clamp(height * 0.068, 22, 32);
      const gap = 0;
      // The panel never gets so thin that words break letter by letter.
      const panel = Math.max(Math.min(240, width * 0.44), width * 0.36);
      return place(viewport, arrangement, {
        boardWidth: width - panel, boardHeight: height - line, line, gap, panel, frame: 0, margin: 0,
      });
    }
    case "stack": {
      const line = clamp(height * 0.038, 22, 36);
      // Edge to edge on a phone; on a squarer window the words below keep about two fifths.
      return place(viewport, arrangement, {
        boardWidth: width, boardHeight: Math.max(height * 0.62 - line, 8 * 24), line, gap: 0, panel: 0, frame: 0, margin: 0,
      });
    }
  }
}

interface Wishes {
  boardWidth: number;
  boardHeight: number;
  line: number;
  gap: number;
  panel: number;
  frame: number;
  margin: number;
}

function place(viewport: Viewport, arrangement: Arrangement, wish: Wishes): Layout {
  const { dpr } = viewport;
  const px = (css: number): number => Math.round(css * dpr);
  const windowWidth = Math.floor(viewport.width * dpr);
  const windowHeight = Math.floor(viewport.height * dpr);
  const square = Math.max(1, Math.floor((Math.min(wish.boardWidth, wish.boardHeight) * dpr) / 8));
  const frame = px(wish.frame);
  const lineHeight = px(wish.line);
  const width = 8 * square + 2 * frame;
  const height = 8 * square + 2 * frame + lineHeight;

  let left = 0;
  let top = 0;
  let panel = px(wish.panel);
  const gap = px(wish.gap);
  if (arrangement === "wide") {
    left = Math.max(0, Math.floor((windowWidth - width - gap - panel) / 2));
    // In the middle, but never far from the top, where the words begin.
    top = viewport.follows ? px(wish.margin) : Math.max(0, Math.min(Math.floor((windowHeight - height) / 2), px(40)));
  } else if (arrangement === "stack") {
    left = Math.max(0, Math.floor((windowWidth - width) / 2));
    panel = windowWidth;
  } else {
    panel = windowWidth - width - gap;
  }
  return {
    arrangement, follows: viewport.follows, left, top, panel, gap, width, height, square, lineHeight, dpr,
    words: panelSize(panel / dpr / viewport.text),
    x: frame, y: frame, lineY: 8 * square + 2 * frame,
  };
}

/** Hands the numbers to the style sheet. */
export function applyLayout(layout: Layout): void {
  const { dataset, style } = document.documentElement;
  dataset.arrange = layout.arrangement;
  dataset.follows = layout.follows ? "on" : "off";
  dataset.panel = layout.words;
  const set = (name: string, devicePx: number): void => style.setProperty(name, `${devicePx / layout.dpr}px`);
  set("--pane-left", layout.left);
  set("--pane-top", layout.top);
  set("--pane-width", layout.width);
  set("--pane-height", layout.height);
  set("--board-x", layout.x);
  set("--board-y", layout.y);
  set("--board", 8 * layout.square);
  set("--square", layout.square);
  set("--line-y", layout.lineY);
  set("--line-height", layout.lineHeight);
  set("--gap", layout.gap);
  set("--panel", layout.panel);
}

/** In CSS px of usual size. */
function panelSize(width: number): PanelSize {
  return width < 260 ? "slim" : width < 330 ? "thin" : width < 440 ? "narrow" : "roomy";
}

/** The numbers for the canvas. */
export function canvasLayout(layout: Layout): CanvasLayout {
  const { width, height, x, y, square, lineY, lineHeight, dpr } = layout;
  return { width, height, x, y, square, lineY, lineHeight, dpr };
}

/** Calls changed now and whenever the window, its pixel ratio or the size of its words changes. */
export function watchLayout(changed: (layout: Layout) => void): void {
  let last = "";
  const take = (viewport: Viewport): void => {
    const key = JSON.stringify(viewport);
    if (key === last || viewport.width === 0) return;
    last = key;
    changed(computeLayout(viewport));
  };
  const look = (): void => take(measure());
  take(first);
  onFollow(look);
  // Not at the canvas's own, which the page makes for Ebitengine: to look would lay the page out in mid-change.
  window.addEventListener("resize", (event) => {
    if (event.isTrusted) look();
  });
  // A scroll bar that comes or goes changes the width, a window dragged to another screen the ratio,
  // and no resize tells.
  const observer = new ResizeObserver(look);
  try {
    observer.observe(document.documentElement, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(document.documentElement); // Safari counts in CSS px alone
    watchRatio(look);
  }
}

function watchRatio(look: () => void): void {
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", () => {
    look();
    watchRatio(look);
  }, { once: true });
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
