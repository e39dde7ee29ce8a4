// What is asked: the answer that is played on the board, or a goal with its small form.

import { element } from "../dom";
import { make, makeOption, setValue } from "../make";
import { prepareTyped } from "./typed";
import type { Goal, GoalField, View } from "./view.gen";
import type { Workshop } from "./workshop";

/** The kinds of fields whose value is squares of the board. */
const SQUARES = new Set(["square", "squares", "move"]);

export class Task {
  private readonly goal = element<HTMLSelectElement>("goal");
  private readonly fields = element("goal-fields");
  private kinds = "";
  private form = "";
  private inputs: (HTMLInputElement | HTMLSelectElement)[] = [];

  constructor(private readonly workshop: Workshop) {
    this.goal.addEventListener("change", () => workshop.send({ type: "goal", name: this.goal.value, text: "" }));
    for (const radio of document.querySelectorAll<HTMLInputElement>("input[name=first]")) {
      radio.addEventListener("change", () => workshop.send({ type: "first", name: radio.value }));
    }
    prepareTyped(workshop, "say", "move-input");
    element("solve").addEventListener("click", () => workshop.send({ type: "solve", number: workshop.view?.exercise.solve ?? 0 }));
    workshop.watch((view) => this.show(view));
  }

  private show(view: View): void {
    const { exercise } = view;
    const { goal } = exercise;
    this.showKinds(goal);
    this.showFields(goal);
    element("goal-note").textContent = goal.note;
    element("goal-note").hidden = goal.note === "";
    element("first").hidden = !exercise.canOpponentFirst;
    for (const radio of document.querySelectorAll<HTMLInputElement>("input[name=first]")) {
      radio.checked = (radio.value === "opponent") === exercise.opponentFirst;
    }
    const played = goal.asks === "moves" || goal.asks === "writing";
    element("answer").hidden = !played;
    const side = exercise.learner === "white" ? "White" : "Black";
    element("answer-how").textContent = exercise.moves.length === 0
      ? `Play it on the board, as the learner shall: ${exercise.opponentFirst ? "first the other side's move, then " : ""}the answer of ${side}, the reply, and so on as far as it goes.`
      : "Go on with the next moves, or back to the start and play another move that deserves words: it becomes a variation.";
    element("solve").hidden = exercise.solve === 0;
  }

  private showKinds({ kinds, name }: Goal): void {
    const key = JSON.stringify(kinds);
    if (key !== this.kinds) {
      this.kinds = key;
      const groups = new Map<string, HTMLElement>();
      for (const kind of kinds) {
        let group = groups.get(kind.group);
        if (!group) {
          const made = make("optgroup", "");
          made.label = kind.group;
          groups.set(kind.group, made);
          group = made;
        }
        group.append(makeOption(kind.name, kind.label));
      }
      this.goal.replaceChildren(...groups.values());
    }
    // Also while it has the keyboard: Undo may have changed it.
    if (this.goal.value !== name) this.goal.value = name;
  }

  private showFields({ name, fields }: Goal): void {
    const key = JSON.stringify([name, fields.map(({ value: _, ...rest }) => rest)]);
    if (key !== this.form) {
      this.form = key;
      this.inputs = fields.map((field) => this.input(field));
      this.fields.replaceChildren(...fields.map((field, index) => {
        const input = this.inputs[index] ?? make("span", "");
        const label = make("label", "field", field.optional ? `${field.label}, if any` : field.label, input);
        if (SQUARES.has(field.kind)) label.append(make("span", "small", "Type it, or tap it on the board."));
        return label;
      }));
    }
    fields.forEach((field, index) => {
      const input = this.inputs[index];
      if (input) setValue(input, field.value);
    });
  }

  private input(field: GoalField): HTMLInputElement | HTMLSelectElement {
    let input: HTMLInputElement | HTMLSelectElement;
    if (field.options.length > 0) {
      input = make("select", "", ...field.options.map(({ id, label }) => makeOption(id, label)));
      if (field.optional) input.prepend(makeOption("", "none"));
    } else {
      input = make("input", "");
      input.type = field.kind === "number" ? "number" : "text";
      input.autocomplete = "off";
      input.spellcheck = false;
      input.setAttribute("autocapitalize", "off");
    }
    input.dataset.kind = field.kind;
    input.addEventListener("change", () => this.send());
    return input;
  }

  private send(): void {
    const text = this.inputs.map((input) => input.value.trim()).filter((value) => value !== "").join(" ");
    this.workshop.send({ type: "goal", name: this.goal.value, text });
  }
}
