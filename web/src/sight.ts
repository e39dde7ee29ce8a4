// Scrolling in this window alone. The browser's own scrollIntoView moves the pages around a frame too, and those
// are not ours to move.

const root = document.documentElement;

/** Scrolls as little as is needed for it to be seen whole, or from its top where it is too high for that. */
export function bringIntoSight(it: Element): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
  const top = parseFloat(scrollPaddingTop) || 0;
  const bottom = root.clientHeight - (parseFloat(scrollPaddingBottom) || 0);
  const box = it.getBoundingClientRect();
  const above = box.top - top;
  const below = box.bottom - bottom;
  if (above < 0) window.scrollBy(0, above);
  else if (below > 0) window.scrollBy(0, Math.min(below, above));
}
