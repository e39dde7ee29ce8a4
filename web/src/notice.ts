// A message that belongs to no exercise: what failed, in plain words, and a way on.

import { element } from "./dom";
import { make, makeButton } from "./make";

export interface WayOn {
  label: string;
  go: () => void;
}

let shown = "";

/** Shows the message with its buttons, or hides the box when text is "". */
export function showNotice(text: string, ways: WayOn[] = []): void {
  const key = [text, ...ways.map((way) => way.label)].join("\n");
  if (key === shown) return;
  shown = key;
  const box = element("notice");
  const focused = box.contains(document.activeElement);
  if (text === "") box.replaceChildren();
  else box.replaceChildren(make("p", "", text), ...ways.map(({ label, go }) => makeButton("button", label, go)));
  // The button just pressed is gone; the keyboard goes on where the answer to it appears.
  if (focused) (box.querySelector("button") ?? element("exercise")).focus();
}

export const reload: WayOn = { label: "Reload the page", go: () => location.reload() };
