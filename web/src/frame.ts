// How high the page is inside a frame. A host may size the frame by its content; then nothing in the page may go by the
// frame's height, or both would chase each other. Only the height that the frame had at first says something: a host that
// gives it a board's height wants the board to fit. What is known stands on the root element, because two scripts
// of the page, the small one and the large one, must agree.

import { framed } from "./visit";

/** The lowest frame whose height is a wish, CSS px: browsers give 150 to a frame that nobody has given any. */
const WISH = 240;

const root = document.documentElement;

interface FrameHeight {
  /** For the board, CSS px; Infinity where the frame's height says nothing. */
  height: number;
  follows: boolean;
}

/** What the window's height means for the layout, CSS px. */
export function frameHeight(windowHeight: number): FrameHeight {
  if (!framed) return { height: windowHeight, follows: false };
  if (root.dataset.firstHeight === undefined && windowHeight > 0) root.dataset.firstHeight = String(windowHeight);
  const first = Number(root.dataset.firstHeight ?? 0);
  // A frame that was too low for a board scrolls, or grows by what its host is told.
  const follows = root.dataset.height === "content" || first < WISH;
  return { height: !follows ? windowHeight : first < WISH ? Infinity : first, follows };
}

/** From now on the host sizes the frame by its content. */
export function followContent(): void {
  if (framed) root.dataset.height = "content";
}

/** Calls changed when the host begins to size the frame. */
export function onFollow(changed: () => void): void {
  if (framed) new MutationObserver(changed).observe(root, { attributeFilter: ["data-height"] });
}

/** Of the page's content, CSS px. */
export function contentHeight(): number {
  return Math.ceil(document.querySelector("main")?.getBoundingClientRect().height ?? 0);
}

/** Calls changed with the content's height whenever that or the frame's height has changed. */
export function watchContentHeight(changed: (px: number) => void): void {
  const main = document.querySelector("main");
  if (main) new ResizeObserver(() => changed(contentHeight())).observe(main);
  window.addEventListener("resize", (event) => {
    if (event.isTrusted) changed(contentHeight());
  });
}
