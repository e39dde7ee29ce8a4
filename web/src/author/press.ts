// Buttons of the page that are shown also where they can do nothing just now.

import { element } from "../dom";

/** Calls press when the button is pressed, unless it is disabled. */
export function onPress(id: string, press: () => void): void {
  const button = element(id);
  button.addEventListener("click", () => {
    if (button.getAttribute("aria-disabled") !== "true") press();
  });
}
