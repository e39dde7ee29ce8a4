// What the address allows of the page's parts. The style sheet hides the rest; links that are not wanted are not there at all.

import { embedded, type Visit } from "./visit";

/** Marks the page. Call it before anything is shown. */
export function mark({ lesson, from, to, set, hints, retry, links, audio }: Visit): void {
  if (!embedded) return;
  const { dataset } = document.documentElement;
  dataset.run = set !== "" ? "set" : lesson === "" ? "course" : from > 0 && from === to ? "single" : "lesson";
  dataset.hints = hints ? "on" : "off";
  dataset.retry = retry ? "on" : "off";
  dataset.audio = audio;
  for (const part of document.querySelectorAll(".links")) {
    if (!links) part.remove();
    // What is read shall not take the exercise's place in the frame.
    for (const link of part.querySelectorAll("a")) [link.target, link.rel] = ["_blank", "noopener"];
  }
}
