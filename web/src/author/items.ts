// The list of exercises: one is open; they are added, copied, put in order and deleted.

import { element } from "../dom";
import { icon } from "../icon";
import { make, makeButton } from "../make";
import { onPress } from "./press";
import type { Item, View } from "./view.gen";
import type { Workshop } from "./workshop";

export class Items {
  private readonly list = element("items");
  private shown = "";

  constructor(private readonly workshop: Workshop) {
    const current = (): number => (workshop.view?.items.findIndex((item) => item.current) ?? 0) + 1;
    onPress("item-up", () => workshop.send({ type: "move", number: current(), name: "up" }));
    onPress("item-down", () => workshop.send({ type: "move", number: current(), name: "down" }));
    onPress("item-copy", () => workshop.send({ type: "duplicate", number: current() }));
    onPress("item-delete", () => workshop.send({ type: "delete", number: current() }));
    this.list.addEventListener("keydown", (event) => this.key(event));
    workshop.watch((view) => this.show(view));
  }

  private show(view: View): void {
    const untouched = view.revision === 0;
    const key = JSON.stringify([view.items, untouched]);
    if (key !== this.shown) {
      this.shown = key;
      const focused = this.list.contains(document.activeElement);
      const add = makeButton("item", "", () => this.workshop.send({ type: "add" }), icon("plus"));
      add.dataset.testid = "item-add";
      add.setAttribute("aria-label", "Add an exercise");
      add.title = "Add an exercise";
      this.list.replaceChildren(...view.items.map((item, index) => make("li", "", this.button(untouched ? { ...item, faults: 0, blocked: false } : item, index + 1))), make("li", "", add));
      const current = this.list.querySelector<HTMLElement>("[aria-current]");
      if (focused) current?.focus({ preventScroll: true });
      if (current) this.list.scrollTop = current.offsetTop - this.list.offsetTop - this.list.clientHeight / 2;
    }
    const here = view.items.find((item) => item.current);
    element("item-up").setAttribute("aria-disabled", String(!here?.up));
    element("item-down").setAttribute("aria-disabled", String(!here?.down));
  }

  private button(item: Item, number: number): HTMLElement {
    const button = makeButton("item", String(number), () => this.workshop.send({ type: "open", number }));
    const faults = item.faults === 0 ? "" : `, ${item.faults} to look at`;
    button.setAttribute("aria-label", `Exercise ${number}: ${item.heading}${faults}`);
    button.title = item.heading;
    if (item.current) button.setAttribute("aria-current", "true");
    button.dataset.state = item.blocked ? "blocked" : item.faults > 0 ? "faulty" : "fine";
    return button;
  }

  /** Arrows go from exercise to exercise, with Alt they carry it along. */
  private key(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const items = [...this.list.querySelectorAll<HTMLElement>(".item")];
    const from = items.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    if (event.altKey) this.workshop.send({ type: "move", number: from + 1, name: step < 0 ? "up" : "down" });
    else items[from + step]?.focus();
  }
}
