// The texts of an exercise. Once the glossary has come, its terms in them can be opened.

import { fetchText } from "./scripts";
import type { Mark } from "./late/glossary";

let mark: Mark | undefined;

/** Writes a text whose terms the glossary may explain. The text is text, never markup. */
export function write(place: HTMLElement, text: string): void {
  if (place.textContent === text) return;
  place.classList.add("explained");
  if (mark) place.replaceChildren(...mark(text));
  else place.textContent = text;
}

/** Fetches the glossary. Explained is told what a term means when it is opened. Without it the texts are just texts. */
export async function bringGlossary(explained: (text: string) => void): Promise<void> {
  try {
    const [{ glossary }, terms] = await Promise.all([import("./late/glossary"), fetchText("lessons/glossary.json", false)]);
    mark = glossary(terms, explained);
  } catch {
    return;
  }
  for (const place of document.querySelectorAll<HTMLElement>(".explained")) {
    const live = place.getAttribute("aria-live");
    // It says what it said before.
    if (live) place.setAttribute("aria-live", "off");
    place.replaceChildren(...mark(place.textContent));
    if (live) window.setTimeout(() => place.setAttribute("aria-live", live), 1000);
  }
}
