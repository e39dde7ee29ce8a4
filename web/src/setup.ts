// The controls for setting a position up: trays of pieces, the side to move, what may still be castled, the square just
// skipped, the FEN, and what is wrong. The board itself is the page's board. It knows nothing of what the position is for.

import { make, makeButton } from "./make";
import type { Event, Setup, SetupCastling, SetupTool, Square } from "./view.gen";

type Send = (event: Event) => void;
/** Draws an icon by name. */
export type Draw = (name: string) => Element;

/** A FEN being typed is read when the keys have rested for this long, ms. */
const TYPING_MS = 250;
/** How far a pointer strays before a press on a tray is a drag, CSS px. */
const SLACK = 8;

export class SetupPanel {
  readonly element = document.createElement("section");
  /** Undo, redo, clear, start, cancel, done: for the bar of whoever uses it. */
  readonly buttons: HTMLButtonElement[];
  private readonly tools = fieldset("setup-tools", "What a tap on a square does");
  private readonly turns = fieldset("setup-turn", "To move");
  private readonly castlings = fieldset("setup-castling", "May still castle");
  private readonly passing = document.createElement("label");
  private readonly passings = document.createElement("select");
  private readonly fen = document.createElement("input");
  private readonly faults = document.createElement("div");
  private shown: Setup | null = null;
  private typing = 0;

  constructor(private readonly send: Send, private readonly draw: Draw, private readonly piece: (letter: string) => string) {
    this.element.id = "setup";
    this.element.hidden = true;
    this.element.setAttribute("aria-label", "Set up the position");
    this.faults.id = "setup-faults";
    this.faults.dataset.testid = "setup-faults";
    this.faults.setAttribute("role", "status");
    this.passing.id = "setup-passing";
    this.passing.append("En passant possible on", this.passings);
    this.passings.dataset.testid = "setup-en-passant";
    this.passings.addEventListener("change", () => this.set("en-passant", this.passings.value));
    this.element.append(this.tools, this.faults, this.turns, this.castlings, this.passing, this.fenField());
    const button = (name: string, sign: string, label: string, primary = false): HTMLButtonElement => this.button(name, sign, label, primary);
    this.buttons = [
      button("undo", "undo", "Undo"), button("redo", "redo", "Redo"), button("clear", "clear", "Clear"),
      button("start", "start", "New game"), button("cancel", "close", "Cancel"), button("done", "tick", "Done", true),
    ];
  }

  show(setup: Setup | null): void {
    const before = this.shown;
    this.shown = setup;
    this.element.hidden = setup === null;
    for (const button of this.buttons) button.hidden = setup === null;
    if (!setup) {
      window.clearTimeout(this.typing);
      return;
    }
    if (!before || key(before.tools, "id") !== key(setup.tools, "id")) this.fill(this.tools, setup.tools.map((tool) => this.tool(tool)));
    for (const { id, chosen } of setup.tools) check(this.tools, id, chosen);
    this.showTurn(setup);
    if (!before || key(before.castlings, "id") !== key(setup.castlings, "id")) {
      this.fill(this.castlings, setup.castlings.map((right) => this.castling(right)));
    }
    this.castlings.hidden = setup.castlings.length === 0;
    for (const { id, on } of setup.castlings) check(this.castlings, id, on);
    this.showPassing(setup);
    if (document.activeElement !== this.fen) this.fen.value = setup.fen;
    this.showFaults(setup, before);
    this.enable("undo", setup.undo.enabled);
    this.enable("redo", setup.redo.enabled);
    this.enable("done", setup.done.enabled);
  }

  /** Puts the keyboard on the tool that is chosen. */
  focus(): void {
    this.tools.querySelector<HTMLInputElement>("input:checked")?.focus({ preventScroll: true });
  }

  private set(name: string, text: string): void {
    this.send({ type: "setup", name, text });
  }

  private fill(box: HTMLFieldSetElement, choices: HTMLElement[]): void {
    const legend = box.querySelector("legend");
    box.replaceChildren(...(legend ? [legend] : []), ...choices);
  }

  private tool({ id, label }: SetupTool): HTMLElement {
    const { choice, input } = this.choice("radio", "setup-tool", id, "");
    choice.className = "tool";
    choice.title = label;
    input.setAttribute("aria-label", label);
    input.addEventListener("change", () => this.set("tool", id));
    const image = document.createElement("span");
    image.className = "tool-face";
    const picture = this.piece(id);
    if (picture === "") image.append(this.draw(id));
    else {
      image.style.backgroundImage = picture;
      new TrayDrag(choice, image, (square) => this.set("put", id + square));
    }
    choice.append(image);
    return choice;
  }

  private castling({ id, label }: SetupCastling): HTMLElement {
    const { choice, input } = this.choice("checkbox", "setup-castling", id, label);
    input.addEventListener("change", () => this.set("castling", id));
    return choice;
  }

  private choice(type: string, name: string, value: string, label: string): { choice: HTMLElement; input: HTMLInputElement } {
    const choice = document.createElement("label");
    const input = document.createElement("input");
    input.type = type;
    input.name = name;
    input.value = value;
    choice.append(input, label);
    return { choice, input };
  }

  private showTurn(setup: Setup): void {
    if (this.turns.children.length === 1) {
      this.turns.append(...(["white", "black"] as const).map((side) => {
        const { choice, input } = this.choice("radio", "setup-turn", side, side === "white" ? "White" : "Black");
        input.addEventListener("change", () => this.set("turn", side));
        return choice;
      }));
    }
    check(this.turns, setup.turn, true);
  }

  private showPassing({ enPassants, enPassant }: Setup): void {
    this.passing.hidden = enPassants.length === 0;
    const squares: (Square | "")[] = ["", ...enPassants];
    if ([...this.passings.options].map((option) => option.value).join() !== squares.join()) {
      this.passings.replaceChildren(...squares.map((square) => new Option(square === "" ? "no square" : square, square)));
    }
    this.passings.value = enPassant;
  }

  private fenField(): HTMLElement {
    const label = document.createElement("label");
    label.id = "setup-fen";
    label.append("Position as text (FEN)", this.fen);
    this.fen.dataset.testid = "setup-fen";
    this.fen.type = "text";
    this.fen.spellcheck = false;
    this.fen.autocomplete = "off";
    this.fen.setAttribute("autocapitalize", "off");
    this.fen.maxLength = 400;
    this.fen.addEventListener("focus", () => this.fen.select());
    this.fen.addEventListener("input", () => {
      window.clearTimeout(this.typing);
      this.typing = window.setTimeout(() => this.read(), TYPING_MS);
    });
    this.fen.addEventListener("keydown", (event) => {
      if (event.key === "Enter") this.read();
    });
    this.fen.addEventListener("blur", () => {
      this.read();
      if (this.shown) this.fen.value = this.shown.fen;
    });
    return label;
  }

  private read(): void {
    window.clearTimeout(this.typing);
    const text = this.fen.value.trim();
    if (this.shown && text !== "" && text !== this.shown.fen) this.set("fen", text);
  }

  private showFaults(setup: Setup, before: Setup | null): void {
    if (before && before.note === setup.note && before.faults.join("\n") === setup.faults.join("\n")) return;
    const lines = [...setup.faults, setup.note].filter((text) => text !== "");
    this.faults.replaceChildren(...lines.map((text, index) => {
      const line = document.createElement("p");
      line.textContent = text;
      if (index === lines.length - 1 && setup.note !== "") line.className = "note";
      return line;
    }));
  }

  private button(name: string, sign: string, label: string, primary: boolean): HTMLButtonElement {
    const style = primary ? "action at-setup primary" : "action at-setup";
    const button = makeButton(style, make("span", "label", label), () => this.set(name, ""), this.draw(sign));
    button.dataset.testid = `setup-${name}`;
    button.hidden = true;
    return button;
  }

  private enable(name: string, enabled: boolean): void {
    this.buttons.find((button) => button.dataset.testid === `setup-${name}`)?.setAttribute("aria-disabled", String(!enabled));
  }
}

/** A piece dragged from its tray onto the board. Without a board beneath it comes to nothing. */
class TrayDrag {
  private ghost: HTMLElement | undefined;
  private from: { x: number; y: number } | undefined;

  constructor(tray: HTMLElement, private readonly face: HTMLElement, private readonly put: (square: string) => void) {
    tray.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      this.from = { x: event.clientX, y: event.clientY };
      tray.setPointerCapture(event.pointerId);
    });
    tray.addEventListener("pointermove", (event) => this.move(event));
    tray.addEventListener("pointerup", (event) => this.end(event));
    tray.addEventListener("pointercancel", () => this.drop());
    tray.addEventListener("lostpointercapture", () => this.drop());
    // As on the board (pointer.ts): or Chromium takes the drop for a fling, and the next tap for the one that stops it.
    tray.addEventListener("touchmove", (event) => {
      if (event.cancelable) event.preventDefault();
    }, { passive: false });
    // A drag is no choice of the tool.
    tray.addEventListener("click", (event) => {
      if (this.dragged) event.preventDefault();
      this.dragged = false;
    });
  }

  private dragged = false;

  private move({ clientX, clientY }: PointerEvent): void {
    if (!this.from) return;
    if (!this.ghost) {
      if (Math.hypot(clientX - this.from.x, clientY - this.from.y) < SLACK) return;
      this.ghost = make("div", "lifted tray-ghost");
      this.ghost.style.backgroundImage = this.face.style.backgroundImage;
      document.body.append(this.ghost);
    }
    this.ghost.style.transform = `translate(calc(${clientX}px - 50%), calc(${clientY}px - 50%))`;
  }

  private end({ clientX, clientY }: PointerEvent): void {
    const dragged = this.ghost !== undefined;
    this.drop();
    this.dragged = dragged;
    if (!dragged) return;
    const under = document.elementsFromPoint(clientX, clientY).find((it) => it instanceof HTMLElement && it.dataset.square !== undefined);
    const square = (under as HTMLElement | undefined)?.dataset.square;
    if (square) this.put(square);
  }

  private drop(): void {
    this.ghost?.remove();
    this.ghost = undefined;
    this.from = undefined;
  }
}

function fieldset(id: string, name: string): HTMLFieldSetElement {
  const box = document.createElement("fieldset");
  box.id = id;
  const legend = document.createElement("legend");
  legend.textContent = name;
  box.append(legend);
  return box;
}

function check(box: HTMLElement, value: string, on: boolean): void {
  const input = box.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (input && input.checked !== on) input.checked = on;
}

function key<T>(items: T[], field: keyof T): string {
  return items.map((item) => item[field]).join(" ");
}
