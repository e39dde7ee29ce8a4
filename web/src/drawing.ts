// A drawing of the build's as an element of the page.

/** An SVG to stand beside words, which say what it means. */
export function drawing(svg: string): Element {
  const drawn = document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
  drawn.setAttribute("class", "icon");
  drawn.setAttribute("aria-hidden", "true");
  return drawn;
}
