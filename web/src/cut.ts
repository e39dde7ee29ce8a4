// What a bar at the lower edge of the window covers in part.

/** Gives an element the class "cut" while it is not seen whole between the window's edges and above the bar. */
export function hideWhenCut(it: HTMLElement, bar: HTMLElement): void {
  let watch: IntersectionObserver | undefined;
  // The bar is as high as its words need.
  new ResizeObserver(() => {
    watch?.disconnect();
    watch = new IntersectionObserver((entries) => {
      const last = entries[entries.length - 1];
      if (last) it.classList.toggle("cut", last.intersectionRatio < 0.99);
    }, { rootMargin: `0px 0px -${bar.offsetHeight}px 0px`, threshold: [0, 0.99] });
    watch.observe(it);
  }).observe(bar);
}
