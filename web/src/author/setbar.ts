// What is about the whole set: its title, undo and redo.

import { element } from "../dom";
import { setValue } from "../make";
import type { View } from "./view.gen";
import type { Workshop } from "./workshop";

export class SetBar {
  constructor(private readonly workshop: Workshop) {
    const title = element<HTMLInputElement>("set-title");
    title.addEventListener("input", () => workshop.send({ type: "title", text: title.value }));
    title.addEventListener("blur", () => {
      if (workshop.view) title.value = workshop.view.title;
    });
    for (const name of ["undo", "redo"] as const) {
      element(name).addEventListener("click", () => this.step(name));
    }
    // In a field the browser has its own.
    window.addEventListener("keydown", (event) => {
      const inField = event.target instanceof HTMLElement && event.target.matches("input:not([type=radio], [type=checkbox]), textarea");
      if (inField || !(event.ctrlKey || event.metaKey) || document.querySelector("dialog[open]")) return;
      const key = event.key.toLowerCase();
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      this.step(key === "y" || event.shiftKey ? "redo" : "undo");
    });
    workshop.watch((view) => this.show(view));
  }

  private step(name: "undo" | "redo"): void {
    const { view } = this.workshop;
    // While a position is set up, its own steps come first.
    if (view?.setup?.[name].enabled) this.workshop.send({ type: "setup", name });
    else if (view?.[name].enabled) this.workshop.send({ type: name });
  }

  private show(view: View): void {
    setValue(element<HTMLInputElement>("set-title"), view.title);
    for (const name of ["undo", "redo"] as const) {
      const button = element(name);
      const { label, enabled } = view.setup?.[name].enabled ? view.setup[name] : view[name];
      button.setAttribute("aria-disabled", String(!enabled));
      const words = button.querySelector(".label");
      if (words && words.textContent !== label) words.textContent = label;
      button.title = label;
    }
  }
}
