// What lies beside the board: the chess clock, and the buttons for what a player says or does there.

import { element } from "./dom";
import { icon } from "./icon";
import { make, makeButton } from "./make";
import type { Choice, Clock, Event } from "./view.gen";

type Send = (event: Event) => void;

export class Beside {
  private calls: HTMLButtonElement[] = [];
  private shown = "";

  constructor(private readonly send: Send) {}

  show(calls: Choice[], clock: Clock | null): void {
    this.showClock(clock);
    const ids = calls.map((call) => call.id).join(" ");
    if (ids !== this.shown) {
      this.shown = ids;
      this.calls = calls.map((call) => this.button(call.id));
      element("calls").replaceChildren(...this.calls);
    }
    calls.forEach((call, index) => {
      const button = this.calls[index];
      if (!button || (button.dataset.tried === call.tried && button.dataset.label === call.label)) return;
      button.dataset.tried = call.tried;
      button.dataset.label = call.label;
      button.replaceChildren(call.label);
      if (call.tried === "wrong") {
        button.append(make("span", "visually-hidden", ", not right"), icon("cross"));
      }
    });
  }

  private button(id: string): HTMLButtonElement {
    const button = makeButton("choice", "", () => this.send({ type: "call", name: id }));
    button.dataset.call = id;
    return button;
  }

  private showClock(clock: Clock | null): void {
    const box = element("clock");
    box.hidden = clock === null;
    box.replaceChildren();
    if (clock === null) return;
    for (const side of ["white", "black"] as const) {
      const face = document.createElement("p");
      face.className = "clock-face";
      face.dataset.side = side;
      face.dataset.running = String(clock.running === side);
      const time = document.createElement("span");
      time.className = "clock-time";
      time.textContent = clock[side];
      const name = document.createElement("span");
      name.textContent = side === "white" ? "White" : "Black";
      const state = document.createElement("span");
      state.className = "visually-hidden";
      state.textContent = clock.running === side ? ", running" : "";
      face.append(name, time, state);
      box.append(face);
    }
  }
}
