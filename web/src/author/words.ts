// What the exercise says: its name, and at the place where the board stands the question, the hints, the words for tries.

import { element } from "../dom";
import { icon } from "../icon";
import { make, makeButton, makeOption, setValue } from "../make";
import type { Option, Said, View, Words as Keyed } from "./view.gen";
import type { Workshop } from "./workshop";

/** More hints than these nobody reads; a file may bring more. */
const USUAL_HINTS = 2;

export class WordsForm {
  private readonly hints = element("hint-list");
  private readonly illegal: KeyedList;
  private readonly replies: KeyedList;

  constructor(private readonly workshop: Workshop) {
    this.wire("heading-field", "heading");
    this.wire("words", "words");
    this.wire("wrong", "wrong");
    this.wire("right", "right");
    this.illegal = new KeyedList(workshop, "illegal", "The try", "two squares, as e1g1");
    this.replies = new KeyedList(workshop, "reply", "The answer", "a square, as e5");
    workshop.watch((view) => this.show(view));
  }

  private wire(id: string, name: string): void {
    const field = element<HTMLTextAreaElement>(id);
    field.addEventListener("input", () => this.workshop.send({ type: "field", name, text: field.value }));
    field.addEventListener("blur", () => this.sync());
  }

  /** The program has its own idea of spaces; a field shows it when nobody types in it any more. */
  private sync(): void {
    window.setTimeout(() => {
      if (this.workshop.view) this.show(this.workshop.view);
    });
  }

  private show(view: View): void {
    const { exercise } = view;
    const { said } = exercise;
    const set = (id: string, value: string): void => setValue(element<HTMLTextAreaElement>(id), value);
    set("heading-field", exercise.heading);
    const move = exercise.moves.find(({ current }) => current);
    element("words-place").textContent = move
      ? `After ${move.text}.`
      : exercise.moves.length > 0 ? "At the start. For what is said after a move, choose it in the list below the board." : "";
    element("words-label").textContent = said.label;
    set("words", said.text);
    element("asked").hidden = !said.asks;
    element("wrong-field").hidden = !said.hasWrong;
    set("wrong", said.wrong);
    element("right-field").hidden = !said.hasRight;
    set("right", said.right);
    this.showHints(said);
    this.illegal.show(element("illegal"), said.hasIllegal, said.illegal, said.tries);
    this.replies.show(element("replies"), said.hasReplies, said.replies, said.answers);
  }

  /** As many fields as there are hints, and one more to write into. */
  private showHints({ hints }: Said): void {
    const wanted = Math.max(USUAL_HINTS, hints.length + 1);
    const rows = [...this.hints.querySelectorAll<HTMLTextAreaElement>("textarea")];
    for (let index = rows.length; index < wanted; index++) {
      const row = make("textarea", "");
      row.rows = 1;
      row.dataset.testid = `hint-${index + 1}`;
      row.setAttribute("aria-label", `Hint ${index + 1}`);
      row.addEventListener("input", () => this.workshop.send({ type: "field", name: "hint", number: index + 1, text: row.value }));
      row.addEventListener("blur", () => this.sync());
      rows.push(row);
      this.hints.append(row);
    }
    rows.forEach((row, index) => {
      if (index >= wanted && row !== document.activeElement) row.remove();
      else setValue(row, hints[index] ?? "");
    });
  }
}

/** Words by key: for single answers, for tries that are not allowed. */
class KeyedList {
  private shown = "";
  private fields: HTMLTextAreaElement[] = [];

  constructor(
    private readonly workshop: Workshop, private readonly name: string,
    private readonly keyLabel: string, private readonly keyExample: string,
  ) {}

  show(box: HTMLElement, here: boolean, words: Keyed[], choices: Option[]): void {
    box.hidden = !here;
    const list = box.querySelector(".keyed");
    if (!list) return;
    const key = JSON.stringify([words.map((each) => each.key), choices, this.workshop.view?.exercise.number, this.workshop.view?.exercise.at]);
    if (key !== this.shown) {
      this.shown = key;
      this.fields = words.map((each) => this.field(each));
      list.replaceChildren(
        ...words.map((each, index) => {
          const remove = makeButton("icon-button", "", () => this.send(each.key, ""), icon("clear"));
          remove.setAttribute("aria-label", `Take the words for “${each.label}” away`);
          return make("div", "keyed-row", make("label", "field", each.label, this.fields[index] ?? ""), remove);
        }),
        this.adder(choices.filter(({ id }) => !words.some((each) => each.key === id)), choices.length > 0));
      if (words.length > 0) (box as HTMLDetailsElement).open = true;
    }
    words.forEach((each, index) => {
      const field = this.fields[index];
      if (field) setValue(field, each.text);
    });
  }

  private field(words: Keyed): HTMLTextAreaElement {
    const field = make("textarea", "");
    field.rows = 2;
    field.dataset.key = words.key;
    field.addEventListener("input", () => {
      // Emptied, it stays while it is being written in.
      if (field.value.trim() !== "") this.send(words.key, field.value);
    });
    field.addEventListener("change", () => this.send(words.key, field.value));
    return field;
  }

  private adder(choices: Option[], listed: boolean): HTMLElement {
    const key = listed ? make("select", "", ...choices.map(({ id, label }) => makeOption(id, label))) : make("input", "");
    if (key instanceof HTMLInputElement) {
      key.placeholder = this.keyExample;
      key.autocomplete = "off";
    }
    const text = make("textarea", "");
    text.rows = 2;
    const add = makeButton("button", "Add", () => {
      if (key.value.trim() === "" || text.value.trim() === "") return (key.value.trim() === "" ? key : text).focus();
      this.send(key.value.trim(), text.value);
    });
    return make("div", "adder", make("label", "field", this.keyLabel, key), make("label", "field", "What is said", text), add);
  }

  private send(key: string, text: string): void {
    this.workshop.send({ type: "field", name: this.name, key, text });
  }
}
