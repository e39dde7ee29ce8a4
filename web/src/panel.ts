// The words beside the board: where one is, what to do, the hints, the answers to choose from.

import { element } from "./dom";
import { icon } from "./icon";
import { make, makeButton } from "./make";
import { pieceBackground } from "./pieces";
import { write } from "./terms";
import type { Choice, Event, Learned, StepItem, View } from "./view.gen";

type Send = (event: Event) => void;

export class Panel {
  private hints: string[] = [];
  private learned = "null";
  private steps: HTMLButtonElement[] = [];
  private choices: HTMLButtonElement[] = [];
  /** The position for which something may stand in the field for moves. */
  private typedFor = "";

  constructor(private readonly send: Send) {
    const input = element<HTMLInputElement>("move-input");
    const play = (event: globalThis.Event): void => {
      event.preventDefault();
      const text = input.value.trim();
      if (text === "") return;
      this.send({ type: "say", text });
      // Selected, so that the next move typed replaces it and a slip can be mended.
      input.select();
    };
    // A frame with a sandbox may not submit a form: it is not even told that somebody wanted to.
    element("play-it").addEventListener("click", play);
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.isComposing) play(event);
    });
    // Some keyboards on glass have a key of their own for it.
    element("say").addEventListener("submit", play);
    element("steps").addEventListener("keydown", (event) => this.stepKey(event));
  }

  show(view: View): void {
    say(element("title"), view.title);
    say(element("heading"), view.heading);
    write(element("prompt"), view.prompt);
    say(element("tally"), view.tally);
    document.title = view.title === "" ? "Touchmove" : `${view.title} · Touchmove`;
    this.showSteps(view.steps, view.lesson);
    this.showChoices(view.choices);
    this.showHints(view.hints);
    this.showLearned(view.learned);
    this.showMoveField(view);
    this.showHand(view.board.hand);
  }

  /** The piece to be put on the board next, beside the prompt, which names it. */
  private showHand(piece: string): void {
    const hand = element("hand");
    hand.hidden = piece === "";
    if (hand.dataset.piece !== piece) hand.style.backgroundImage = pieceBackground(piece);
    hand.dataset.piece = piece;
  }

  /** What was right is done with; a slip stays, to be mended. A question is answered by its buttons. */
  private showMoveField(view: View): void {
    const input = element<HTMLInputElement>("move-input");
    const position = `${view.lesson} ${view.step} ${view.board.seq} ${view.tally}`;
    if (position !== this.typedFor) input.value = "";
    this.typedFor = position;
    const form = element("say");
    form.hidden = view.field === null;
    if (view.field === null) return;
    // What is asked for stands with the prompt; where a board or buttons answer, the field comes last.
    const after = view.field.asked ? element("calls") : element("exercise");
    if (after.nextElementSibling !== form) after.after(form);
    say(element("move-label"), view.field.label);
    element("move-label").classList.toggle("visually-hidden", view.field.asked); // the prompt has said it
    say(element("play-it"), view.field.button);
    input.placeholder = view.field.example;
  }

  /** The steps are one stop for the Tab key; arrows go from one to the next. */
  private stepKey(event: KeyboardEvent): void {
    const at = this.steps.findIndex((button) => button === document.activeElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: this.steps.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    this.steps[to]?.focus();
  }

  private showSteps(steps: StepItem[], lesson: string): void {
    const list = element("steps");
    while (this.steps.length > steps.length) this.steps.pop()?.parentElement?.remove();
    while (this.steps.length < steps.length) {
      const index = this.steps.length;
      const button = makeButton("step", make("span", "", String(index + 1)), () => this.send({
        type: "open", name: list.dataset.lesson ?? "", step: Number(list.dataset.first) + index,
      }));
      button.append(make("span", "pips", make("i", ""), make("i", ""), make("i", "")));
      list.append(make("li", "", button));
      this.steps.push(button);
    }
    list.dataset.lesson = lesson;
    list.dataset.first = String(steps[0]?.step ?? 1); // a run may begin later than the lesson
    list.classList.toggle("many", steps.length > 10);
    steps.forEach((step, index) => {
      const button = this.steps[index];
      if (!button) return;
      // At the first start the strip begins with the first step by itself, and to ask would hold up the board.
      const there = index === 0 && document.documentElement.dataset.state === "loading";
      if (step.current && !there && !button.hasAttribute("aria-current")) bringIntoStrip(button);
      button.dataset.stars = String(step.stars);
      button.tabIndex = step.current ? 0 : -1;
      if (step.current) button.setAttribute("aria-current", "step");
      else button.removeAttribute("aria-current");
      button.setAttribute("aria-label", `Exercise ${index + 1} of ${steps.length}, ${
        step.stars > 0 ? `${step.stars} of 3 stars` : "not solved yet"}`);
    });
  }

  private showChoices(choices: Choice[]): void {
    const box = element("choices");
    const same = choices.length === this.choices.length
      && choices.every((choice, index) => this.choices[index]?.dataset.choice === choice.id);
    if (!same) {
      this.choices = choices.map((choice) => {
        const button = makeButton("choice", "", () => this.send({ type: "choose", name: choice.id }));
        button.dataset.choice = choice.id;
        return button;
      });
      box.replaceChildren(...this.choices);
      // Names, numbers and moves have room side by side where sentences have not.
      box.classList.toggle("short", choices.every((choice) => choice.label.length <= 9));
    }
    choices.forEach((choice, index) => {
      const button = this.choices[index];
      if (!button || (button.dataset.tried === choice.tried && button.dataset.label === choice.label)) return;
      button.dataset.tried = choice.tried;
      button.dataset.label = choice.label;
      button.replaceChildren(choice.label);
      if (choice.tried !== "") {
        const right = choice.tried === "right";
        button.append(make("span", "visually-hidden", right ? ", right" : ", not right"), icon(right ? "tick" : "cross"));
      }
    });
  }

  private showLearned(learned: Learned | null): void {
    const key = JSON.stringify(learned);
    if (key === this.learned) return;
    this.learned = key;
    const card = element("learned");
    if (!learned) {
      card.replaceChildren();
      return;
    }
    const title = document.createElement("p");
    title.className = "verdict";
    title.textContent = learned.title;
    const stars = document.createElement("span");
    stars.className = "sum";
    stars.append(icon("star"), `${learned.stars} of ${learned.of}`);
    stars.firstElementChild?.classList.add("earned");
    const said = document.createElement("span");
    said.className = "visually-hidden";
    said.textContent = " stars";
    stars.append(said);
    title.append(stars);
    const text = document.createElement("p");
    text.textContent = learned.text;
    const words = document.createElement("div");
    words.className = "words";
    words.append(title, text);
    card.replaceChildren(icon("seal"), words);
  }

  private showHints(hints: string[]): void {
    const kept = hints.length >= this.hints.length && this.hints.every((hint, index) => hints[index] === hint);
    const list = element("hints");
    if (!kept) list.replaceChildren();
    const from = kept ? this.hints.length : 0;
    for (const hint of hints.slice(from)) {
      const item = document.createElement("li");
      const text = document.createElement("span");
      write(text, hint);
      item.append(icon("hint"), text);
      list.append(item);
    }
    this.hints = hints;
  }
}

/** The steps are a strip where they are too many for one line; the current one is kept in its middle. */
function bringIntoStrip(button: HTMLElement): void {
  const strip = element("progress");
  requestAnimationFrame(() => {
    strip.scrollLeft = button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
  });
}

function say(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
