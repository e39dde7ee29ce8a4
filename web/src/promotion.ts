// The promotion chooser: four buttons and a cancel, exactly over the squares on which they are drawn.

import { element } from "./dom";
import type { Grid } from "./grid";
import { icon } from "./icon";
import { make, makeButton } from "./make";
import { pieceBackground } from "./pieces";
import type { Board, Event, Promotion } from "./view.gen";

export class Chooser {
  private readonly box = element("promotion");
  private shown = "";
  /** A pointer has gone down on the chooser since it opened. */
  private pressed = false;

  constructor(private readonly grid: Grid, private readonly send: (event: Event) => void) {
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.box.addEventListener("pointerdown", () => {
      this.pressed = true;
    });
  }

  show(board: Board): void {
    const { promotion } = board;
    const key = promotion ? JSON.stringify([promotion, board.bottom]) : "";
    if (key === this.shown) return;
    this.shown = key;
    if (promotion) {
      this.pressed = false;
      this.box.replaceChildren(...this.buttons(promotion));
      this.box.hidden = false;
      this.box.querySelector("button")?.focus({ preventScroll: true });
      return;
    }
    const held = this.box.contains(document.activeElement);
    this.box.hidden = true;
    this.box.replaceChildren();
    if (held) this.grid.focus();
  }

  private buttons(promotion: Promotion): HTMLElement[] {
    const pieces = promotion.choices.map((choice) => {
      const button = this.button(choice.square, choice.name, choice.name);
      const image = make("span", "piece");
      image.style.backgroundImage = pieceBackground(choice.piece);
      button.append(image);
      return button;
    });
    const cancel = this.button(promotion.cancel, "Cancel", "");
    cancel.classList.add("cancel");
    cancel.append(icon("close"));
    return [...pieces, cancel];
  }

  private button(square: string, label: string, name: string): HTMLButtonElement {
    const button = makeButton("", "", ({ detail }) => {
      // A finger's tap on the last rank opens the chooser under itself, and its click comes after that.
      if (detail > 0 && !this.pressed) return;
      this.send({ type: "promote", name });
    });
    button.dataset.promote = name;
    button.setAttribute("aria-label", label);
    const index = this.grid.indexOf(square);
    button.style.setProperty("--column", String(index & 7));
    button.style.setProperty("--row", String(index >> 3));
    return button;
  }

  private key(event: KeyboardEvent): void {
    const buttons = [...this.box.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    switch (event.key) {
      case "Escape":
        event.preventDefault();
        return this.send({ type: "promote", name: "" });
      case "ArrowDown":
      case "ArrowRight":
        event.preventDefault();
        return buttons[(at + 1) % buttons.length]?.focus();
      case "ArrowUp":
      case "ArrowLeft":
        event.preventDefault();
        return buttons[(at + buttons.length - 1) % buttons.length]?.focus();
    }
  }
}
