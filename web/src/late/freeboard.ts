// What the page shows of the free board beside the board itself: the way back, the link, the moves, the further reasons,
// and the buttons that no exercise has.

import clear from "../../../assets/icons/clear.svg";
import eraser from "../../../assets/icons/eraser.svg";
import hand from "../../../assets/icons/hand.svg";
import link from "../../../assets/icons/link.svg";
import redo from "../../../assets/icons/redo.svg";
import set from "../../../assets/icons/setup.svg";
import start from "../../../assets/icons/start.svg";
import why from "../../../assets/icons/why.svg";
import { drawing } from "../drawing";
import { make, makeButton } from "../make";
import { SetupPanel, type Draw } from "../setup";
import { bringStyle } from "../stylesheet";
import { packed } from "../supply";
import type { Action, Event, View } from "../view.gen";

/** The style sheet of this module, relative to the page; "" where the page's one style has it. */
declare const __STYLE__: string;

type Send = (event: Event) => void;

const ICONS: Record<string, string> = { clear, eraser, hand, link, redo, setup: set, start, why };

/** Fetches the style sheet and puts all in its place. Icon draws the page's own icons, piece is a piece as a CSS image. */
export async function prepareFreeBoard(send: Send, icon: Draw, piece: (letter: string) => string): Promise<FreeBoard> {
  if (__STYLE__ !== "") await bringStyle(__STYLE__);
  return new FreeBoard(send, (name) => (ICONS[name] === undefined ? icon(name) : drawing(ICONS[name])), piece);
}

/** How long the answer to "Copy link" stays, ms. */
const COPIED_MS = 6000;

export class FreeBoard {
  private readonly leave: HTMLButtonElement;
  private readonly copied = document.createElement("p");
  private readonly also = document.createElement("ul");
  private readonly moves = document.createElement("p");
  private readonly why: HTMLButtonElement;
  private readonly redo: HTMLButtonElement;
  private readonly setUp: HTMLButtonElement;
  private readonly setup: SetupPanel;
  private settingUp = false;
  private alsoShown = "";
  private address = "";
  private copyTimer = 0;

  constructor(send: Send, draw: Draw, piece: (letter: string) => string) {
    const button = (kind: string, id: string, sign: string, label: string, press: () => void): HTMLButtonElement => {
      const made = makeButton(kind, make("span", "label", label), press, draw(sign));
      made.dataset.testid = id;
      return made;
    };
    const act = (name: string) => (): void => send({ type: "action", name });

    const ways = document.createElement("div");
    ways.id = "free-ways";
    ways.className = "at-free";
    this.leave = button("quiet-button", "leave", "previous", "", act("leave"));
    this.copied.id = "copied";
    this.copied.setAttribute("role", "status");
    ways.append(this.leave);
    // An address on this disk, or inside a frame, leads nobody here.
    if (!packed()) ways.append(button("quiet-button", "copy-link", "link", "Copy link", () => void this.copy()));
    ways.append(this.copied);
    by("travel").after(ways);

    this.also.id = "also";
    this.also.className = "at-free";
    this.also.setAttribute("aria-live", "polite");
    this.also.setAttribute("aria-label", "Further reasons");
    by("feedback").after(this.also);

    this.moves.id = "free-moves";
    this.moves.className = "at-free";
    this.moves.dataset.testid = "free-moves";
    this.moves.tabIndex = 0;
    this.moves.setAttribute("role", "group");
    this.moves.setAttribute("aria-label", "Moves");
    by("hints").after(this.moves);

    this.why = button("action at-play", "why", "why", "", act("why"));
    this.redo = button("action at-play", "redo", "redo", "", act("redo"));
    this.setUp = button("action at-play", "setup", "setup", "", () => send({ type: "setup", name: "begin" }));
    by("undo").before(this.why);
    by("undo").after(this.redo);
    by("retry").after(this.setUp);

    this.setup = new SetupPanel(send, draw, piece);
    by("exercise").append(this.setup.element);
    by("actions").append(...this.setup.buttons);
  }

  show(view: View): void {
    by("hints").setAttribute("aria-label", view.free ? "Why" : "Hints");
    this.setup.show(view.setup);
    const { free } = view;
    if (!free) {
      this.settingUp = false;
      // The way back has vanished with the rest of the free board; the keyboard goes where it led.
      if (document.activeElement?.closest(".at-free, .at-play, .at-setup")) by("exercise").focus({ preventScroll: true });
      return;
    }
    showAction(this.why, free.why);
    showAction(this.redo, free.redo);
    showAction(this.setUp, free.setUp);
    showAction(this.leave, free.leave);
    const further = JSON.stringify(free.also);
    if (further !== this.alsoShown) {
      this.alsoShown = further;
      this.also.replaceChildren(...free.also.map((text) => make("li", "", text)));
      if (free.also.length > 0) requestAnimationFrame(() => this.also.scrollIntoView({ block: "nearest" }));
    }
    if (this.moves.textContent !== free.moves) {
      this.moves.textContent = free.moves;
      this.moves.scrollTop = this.moves.scrollHeight;
    }
    this.moves.hidden = free.moves === "";
    if (free.address !== this.address) this.answerCopy();
    this.address = free.address;
    this.follow(view.setup !== null);
  }

  /** The keyboard goes where the button that has just vanished led. */
  private follow(settingUp: boolean): void {
    if (settingUp === this.settingUp) return;
    this.settingUp = settingUp;
    const lost = document.activeElement === document.body || document.activeElement?.closest("#setup, .at-setup, .at-play") != null;
    if (!lost) return;
    if (settingUp) this.setup.focus();
    else this.setUp.focus();
  }

  private async copy(): Promise<void> {
    const url = new URL(`?${this.address}`, location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      this.answerCopy("The link is copied.");
    } catch {
      // Not allowed here, in a frame perhaps: then by hand.
      this.answerCopy("Copy this link:", url);
    }
  }

  private answerCopy(text = "", url = ""): void {
    window.clearTimeout(this.copyTimer);
    if (text === "" && this.copied.childNodes.length === 0) return;
    this.copied.replaceChildren(text);
    if (url === "") {
      if (text !== "") this.copyTimer = window.setTimeout(() => this.answerCopy(), COPIED_MS);
      return;
    }
    const field = document.createElement("input");
    field.readOnly = true;
    field.value = url;
    field.setAttribute("aria-label", "Link to this board");
    this.copied.append(field);
    field.focus();
    field.select();
  }
}

function by(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return found;
}

function showAction(button: HTMLButtonElement, action: Action): void {
  const label = button.querySelector(".label");
  if (label && label.textContent !== action.label) label.textContent = action.label;
  button.setAttribute("aria-disabled", String(!action.enabled));
}
