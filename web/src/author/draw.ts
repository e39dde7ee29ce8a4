// The tool that draws arrows and circles: its colour, and how to be rid of them.

import { element } from "../dom";
import { prepareTyped } from "./typed";
import type { View } from "./view.gen";
import type { Workshop } from "./workshop";

export class Draw {
  private readonly radios = [...document.querySelectorAll<HTMLInputElement>("input[name=color]")];

  constructor(workshop: Workshop) {
    for (const radio of this.radios) radio.addEventListener("change", () => workshop.send({ type: "color", name: radio.value }));
    prepareTyped(workshop, "draw-say", "draw-input");
    element("wipe").addEventListener("click", () => workshop.send({ type: "wipe" }));
    workshop.watch((view) => this.show(view));
  }

  private show({ color, exercise }: View): void {
    for (const radio of this.radios) radio.checked = radio.value === color;
    element("wipe").hidden = exercise.said.drawn === 0;
  }
}
