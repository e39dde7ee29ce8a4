// The icons, inline so that they take the colour of the words beside them.

import barred from "../../assets/icons/barred.svg";
import close from "../../assets/icons/close.svg";
import cross from "../../assets/icons/cross.svg";
import flip from "../../assets/icons/flip.svg";
import hint from "../../assets/icons/hint.svg";
import list from "../../assets/icons/list.svg";
import next from "../../assets/icons/next.svg";
import previous from "../../assets/icons/previous.svg";
import read from "../../assets/icons/read.svg";
import retry from "../../assets/icons/retry.svg";
import seal from "../../assets/icons/seal.svg";
import settings from "../../assets/icons/settings.svg";
import show from "../../assets/icons/show.svg";
import star from "../../assets/icons/star.svg";
import tick from "../../assets/icons/tick.svg";
import undo from "../../assets/icons/undo.svg";
import { drawing } from "./drawing";
import { make } from "./make";

const MARKUP: Record<string, string> = {
  barred, close, cross, flip, hint, list, next, previous, read, retry, seal, settings, show, star, tick, undo,
};
const drawn = new Map<string, Element>();

/** Adds a page's own to those of the course. */
export function addIcons(markup: Record<string, string>): void {
  Object.assign(MARKUP, markup);
}

export function icon(name: string): Element {
  let found = drawn.get(name);
  if (!found) {
    found = drawing(MARKUP[name] ?? "<svg/>");
    drawn.set(name, found);
  }
  return found.cloneNode(true) as Element;
}

/** Puts icons in place of the elements of the page that ask for one by data-icon. */
export function placeIcons(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-icon]")) place.replaceWith(icon(place.dataset.icon ?? ""));
}

/** A row of three stars, some of them earned; said in words by whoever shows it. */
export function stars(earned: number): HTMLElement {
  const row = make("span", "stars");
  row.setAttribute("aria-hidden", "true");
  for (let count = 1; count <= 3; count++) {
    const one = icon("star");
    if (count <= earned) one.classList.add("earned");
    row.append(one);
  }
  return row;
}
