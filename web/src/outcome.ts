// What becomes of the result of a run: the code to be read out, or that somebody takes the result who needs none.

import { copyText } from "./clipboard";
import { element } from "./dom";
import { make, makeButton } from "./make";
import type { View } from "./view.gen";

/** Who takes the result, and what is said about that, "" for nothing. */
export interface Receiver {
  /** Said all the time. */
  now: string;
  /** Said once the run is done. */
  end: string;
  /** The result gets there without a code. */
  taken: boolean;
}

let receiver: Receiver = { now: "", end: "", taken: false };
let last: View | null = null;
let shown = "";

/** Says from now on that somebody takes the result, or does not any more. */
export function setReceiver(fresh: Receiver): void {
  receiver = fresh;
  if (last) showOutcome(last);
}

export function showOutcome(view: View): void {
  last = view;
  const run = view.report?.run;
  const code = receiver.taken ? "" : run?.code ?? "";
  const said = [receiver.now, run?.complete ? receiver.end : ""].filter((text) => text !== "");
  const key = [code, ...said].join("\n");
  if (key === shown) return;
  shown = key;
  const box = element("outcome");
  // The button that was pressed is gone then; the keyboard goes on with the exercise.
  const focused = box.contains(document.activeElement);
  box.replaceChildren(...said.map((text) => make("p", "", text)), ...(code === "" ? [] : codeCard(code)));
  if (focused) element("exercise").focus();
}

/** Whether there is anything to be seen. */
export function hasOutcome(): boolean {
  return shown.trim() !== "";
}

function codeCard(code: string): HTMLElement[] {
  const value = document.createElement("output");
  value.id = "result-code";
  value.dataset.testid = "result-code";
  value.textContent = code;
  const done = make("p", "small");
  done.setAttribute("role", "status");
  const copy = makeButton("button", "Copy", () => void copyText(code, () => getSelection()?.selectAllChildren(value)).then((said) => {
    done.textContent = said;
  }));
  return [
    make("p", "verdict", "Your result code"), make("div", "code-row", value, copy),
    make("p", "small", "Read it out to your teacher, or send it. Your stars are in it, and nothing about you."), done,
  ];
}
