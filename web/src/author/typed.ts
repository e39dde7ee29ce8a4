// A small form in which is typed what could also be done on the board: a move, an arrow.

import { element } from "../dom";
import type { Workshop } from "./workshop";

export function prepareTyped(workshop: Workshop, form: string, field: string): void {
  element(form).addEventListener("submit", (event) => {
    event.preventDefault();
    const input = element<HTMLInputElement>(field);
    if (input.value.trim() === "") return;
    workshop.send({ type: "say", text: input.value });
    // What could not be read stays, to be mended.
    if (workshop.view?.told === "") input.value = "";
    else input.select();
  });
}
