// The buttons of View.actions. None is ever truly disabled: a button that vanishes from the tab
// order while it has the focus would throw the keyboard back to the top of the page.

import { element } from "./dom";
import type { Action, Actions, Event } from "./view.gen";

type Name = Exclude<keyof Actions, "primary">;
const NAMES: Name[] = ["hint", "show", "undo", "retry", "continue", "next", "previous", "flip"];

export function prepareActions(send: (event: Event) => void): void {
  for (const name of NAMES) {
    const button = element(name);
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") !== "true") send({ type: "action", name });
    });
  }
}

export function showActions(actions: Actions): void {
  for (const name of NAMES) show(element(name), actions[name], actions.primary === name);
  element("actions").dataset.primary = actions.primary;
  const next = element("continue");
  const gone = !actions.continue.enabled;
  if (gone && !next.hidden && document.activeElement === next) {
    // The last move of the line has been shown: the keyboard goes on with what comes next.
    element(actions.primary === "next" ? "next" : "undo").focus();
  }
  next.hidden = gone;
}

function show(button: HTMLElement, action: Action, primary: boolean): void {
  const label = button.querySelector(".label");
  if (label && action.label !== "" && label.textContent !== action.label) label.textContent = action.label;
  button.setAttribute("aria-disabled", String(!action.enabled));
  button.classList.toggle("primary", primary && action.enabled);
  if (button.classList.contains("icon-button")) button.title = label?.textContent ?? "";
}
