// The validator, which speaks while one writes: what is wrong, and the way to the place.

import { element } from "../dom";
import { icon } from "../icon";
import type { Fold, Folds } from "./folds";
import { make, makeButton } from "../make";
import type { Fault, View } from "./view.gen";
import type { Workshop } from "./workshop";

/** What takes a search is proved when nothing has changed for so long, ms; the next exercise a moment later. */
const REST_MS = 700;
const NEXT_MS = 30;
/** A screen reader hears the count when nothing has changed for so long, ms. */
const SAID_MS = 2000;
/** More than this nobody reads at once: of what is wrong, and of what could be better. */
const MOST = 6;
const MOST_ADVICE = 3;

/** Where a fault can be mended: the part, and the field in it. */
const PLACES: Record<string, [fold: Fold, field: string]> = {
  position: ["position", ""],
  goal: ["task", "goal"],
  moves: ["task", "move-input"],
  draw: ["draw", ""],
  heading: ["words", "heading-field"],
  words: ["words", "words"],
  hint: ["words", "hint-list"],
  wrong: ["words", "wrong"],
  right: ["words", "right"],
  illegal: ["words", "illegal"],
  reply: ["words", "replies"],
};

export class Faults {
  private shown = "";
  private checking = 0;
  private saying = 0;
  private said = 0;
  private revision = -1;
  private readonly go = element("faults-go");

  constructor(private readonly workshop: Workshop, private readonly folds: Folds) {
    this.go.addEventListener("click", () => {
      element("faults").scrollIntoView({ block: "nearest" });
      element("faults").querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    });
    workshop.watch((view) => this.show(view));
  }

  private show(view: View): void {
    this.check(view);
    // Who has done nothing yet has done nothing wrong.
    const untouched = view.revision === 0;
    element("faults").hidden = this.go.hidden = untouched;
    const key = JSON.stringify(view.faults);
    if (key === this.shown) return;
    this.shown = key;
    const several = view.items.length > 1;
    const faults = view.faults.filter(({ advice }) => !advice);
    const advice = view.faults.filter((fault) => fault.advice);
    const { length } = faults;
    element("faults").dataset.state = view.blocked ? "blocked" : length > 0 ? "faulty" : "fine";
    element("faults-name").textContent = length === 0 ? "All is well" : length === 1 ? "One thing to look at" : `${length} things to look at`;
    this.list("fault-list", faults, MOST, several);
    this.list("advice-list", advice, MOST_ADVICE, several);
    element("advice").hidden = advice.length === 0;
    // The list may be out of sight; the bar is always there.
    this.go.dataset.state = length === 0 ? "fine" : "faulty";
    this.go.replaceChildren(icon(length === 0 ? "tick" : "barred"), ...(length === 0 ? [] : [String(length)]), make("span", "said-words", length === 0 ? "All is well" : " to look at"));
    this.announce(length);
  }

  private list(id: string, faults: Fault[], most: number, several: boolean): void {
    const lines = faults.slice(0, most).map((fault) => make("li", "", this.button(fault, several)));
    if (faults.length > most) lines.push(make("li", "more", `and ${faults.length - most} more`));
    element(id).replaceChildren(...lines);
  }

  private button(fault: Fault, several: boolean): HTMLElement {
    const button = makeButton(fault.blocks ? "fault blocks" : "fault", "", () => this.goTo(fault));
    const where = several || fault.move > 0 ? fault.where : "";
    if (where !== "") button.append(make("span", "where", where), " ");
    button.append(make("span", "what", fault.text));
    if (fault.do !== "") button.append(" ", make("span", "do", fault.do));
    return button;
  }

  /** Opens the place where it can be mended, and puts the keyboard there. */
  goTo(fault: Fault): void {
    if (fault.field === "title") return element("set-title").focus();
    const [fold, field] = PLACES[fault.field] ?? ["words", ""];
    if (fault.exercise > 0 && this.workshop.view?.exercise.number !== fault.exercise) this.workshop.send({ type: "open", number: fault.exercise });
    this.folds.go(fold);
    if (fold !== "position") this.workshop.send({ type: "go", number: fault.move });
    const part = element(`fold-${fold}`);
    const place = field === "" ? part : element(field);
    if (place instanceof HTMLDetailsElement) place.open = true;
    const focusable = place.matches("input, select, textarea")
      ? place : place.querySelector<HTMLElement>("textarea, select, input:checked, input, .fold-button");
    focusable?.focus({ preventScroll: true });
    (focusable ?? part).scrollIntoView({ block: "nearest" });
  }

  private check(view: View): void {
    if (!view.unchecked) {
      window.clearTimeout(this.checking);
      this.checking = 0;
      return;
    }
    const typed = view.revision !== this.revision;
    this.revision = view.revision;
    if (!typed && this.checking !== 0) return;
    window.clearTimeout(this.checking);
    this.checking = window.setTimeout(() => {
      this.checking = 0;
      this.workshop.send({ type: "check" });
    }, typed ? REST_MS : NEXT_MS);
  }

  private announce(count: number): void {
    window.clearTimeout(this.saying);
    this.saying = window.setTimeout(() => {
      if (count === this.said) return;
      this.said = count;
      element("faults-said").textContent = element("faults-name").textContent;
    }, SAID_MS);
  }
}
