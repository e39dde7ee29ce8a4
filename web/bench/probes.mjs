// What the bench runs inside the page. Each function is handed over as text and can use nothing
// from outside itself.

/**
 * Sets firstFrame, in ms since navigation began, when the page says that its first frame is on screen,
 * provided that a piece to be moved stands on it: a board that is still empty does not count.
 */
export function watchFirstFrame() {
  new MutationObserver(() => {
    const shown = document.documentElement?.dataset.state === "ready" && document.querySelector("[role=gridcell].grab");
    if (shown) globalThis.firstFrame ??= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-state", "class"] });
}

/** Has the canvas keep what was drawn on it, so that it can be read at any time. */
export function keepDrawings() {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    return getContext.call(this, kind, kind === "webgl2" ? { ...options, preserveDrawingBuffer: true } : options);
  };
}

/**
 * Sets answer = {verdict, moved}: in which frame after the next pointer up, counted from 1, the
 * verdict stands in the page and the piece from square from is drawn elsewhere than it stood.
 *
 * The canvas is read within each frame. The piece's dark outline tells where the piece is: no mark
 * is as dark, so a change of tint is not taken for a movement.
 */
export function watchAnswer(from) {
  const feedback = document.querySelector("[data-testid=feedback]");
  const canvas = document.querySelector("canvas");
  const cell = document.querySelector(`[data-square=${from}]`).getBoundingClientRect();
  const pane = canvas.getBoundingClientRect();
  const ratio = canvas.width / pane.width;
  const copy = document.createElement("canvas");
  copy.width = copy.height = Math.round(cell.width * ratio);
  const context = copy.getContext("2d", { willReadFrequently: true });

  /** Where the dark pixels of the square have their middle, and how many there are. */
  function ink() {
    context.clearRect(0, 0, copy.width, copy.height);
    context.drawImage(canvas, Math.round((cell.left - pane.left) * ratio), Math.round((cell.top - pane.top) * ratio),
      copy.width, copy.height, 0, 0, copy.width, copy.height);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    let count = 0, x = 0, y = 0;
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3] < 200 || data[i] + data[i + 1] + data[i + 2] > 200) continue;
      count++;
      x += (i / 4) % copy.width;
      y += Math.floor(i / 4 / copy.width);
    }
    return { count, x: x / count, y: y / count };
  }

  const still = ink();
  globalThis.answer = { verdict: 0, moved: 0 };
  window.addEventListener("pointerup", () => {
    let count = 0;
    const look = () => {
      count++;
      const { answer } = globalThis;
      if (!answer.verdict && feedback.dataset.verdict !== "none") answer.verdict = count;
      const now = ink();
      const away = now.count < 0.9 * still.count || Math.hypot(now.x - still.x, now.y - still.y) > 1;
      if (!answer.moved && away) answer.moved = count;
      if (count < 60) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { once: true });
}
