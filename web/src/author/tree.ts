// The moves below the board: the answer, the replies, other moves with words of their own. One of them is where the board stands.

import { element } from "../dom";
import { icon } from "../icon";
import { make, makeButton, setValue } from "../make";
import { onPress } from "./press";
import type { Move, MoveRole, View } from "./view.gen";
import type { Workshop } from "./workshop";

/** A move's sign and what it means, "" for moves that need none. */
const ROLES: Record<MoveRole, [sign: string, words: string]> = {
  "lead-in": ["", "played before"],
  right: ["tick", "right"],
  wrong: ["cross", "a mistake"],
  other: ["retry", "not the point"],
  reply: ["", ""],
  shown: ["", "what follows"],
  idle: ["", "not played"],
};

export class Tree {
  private readonly box = element("tree");
  private shown = "";

  constructor(private readonly workshop: Workshop) {
    onPress("back", () => workshop.send({ type: "step", name: "back" }));
    onPress("forward", () => workshop.send({ type: "step", name: "forward" }));
    onPress("make-main", () => workshop.send({ type: "main" }));
    onPress("begin-here", () => workshop.send({ type: "begin" }));
    onPress("remove-move", () => workshop.send({ type: "remove" }));
    const judge = element<HTMLSelectElement>("judge");
    judge.addEventListener("change", () => workshop.send({ type: "judge", name: judge.value }));
    workshop.watch((view) => this.show(view));
  }

  private show(view: View): void {
    const { exercise, mode } = view;
    element("moves").hidden = mode === "position" || exercise.moves.length === 0;
    const key = JSON.stringify([exercise.moves, exercise.at, exercise.number]);
    if (key !== this.shown) {
      this.shown = key;
      const focused = this.box.contains(document.activeElement);
      this.box.replaceChildren(this.start(exercise.at === 0), ...this.lines(exercise.moves));
      const current = this.box.querySelector<HTMLElement>("[aria-current]");
      if (focused) current?.focus({ preventScroll: true });
    }
    element("back").setAttribute("aria-disabled", String(!exercise.back));
    element("forward").setAttribute("aria-disabled", String(!exercise.forward));
    const { judge, canMain, canRemove } = exercise.said;
    element("judge-field").hidden = judge === "";
    if (judge !== "") setValue(element<HTMLSelectElement>("judge"), judge);
    element("make-main").hidden = !canMain;
    element("begin-here").hidden = !exercise.canBegin;
    element("remove-move").hidden = !canRemove;
    element("move-tools").hidden = judge === "" && !canMain && !exercise.canBegin && !canRemove;
  }

  private start(current: boolean): HTMLElement {
    const button = makeButton("move", "Start", () => this.workshop.send({ type: "go", number: 0 }));
    if (current) button.setAttribute("aria-current", "true");
    return button;
  }

  /** Variations in brackets, as in a book. */
  private lines(moves: Move[]): HTMLElement[] {
    return moves.map((move) => {
      const ends = move.ends && move.depth > 0;
      if (!move.starts && !ends) return this.move(move);
      // A bracket alone at the end of a row would be lost.
      return make("span", "bracketed",
        ...(move.starts ? [make("span", "bracket", "(")] : []), this.move(move), ...(ends ? [make("span", "bracket", ")")] : []));
    });
  }

  private move(move: Move): HTMLElement {
    const [sign, words] = ROLES[move.role];
    const button = makeButton("move", move.text, () => this.workshop.send({ type: "go", number: move.id }));
    button.dataset.role = move.role;
    button.dataset.move = String(move.id);
    if (move.current) button.setAttribute("aria-current", "true");
    if (sign !== "") button.append(icon(sign));
    const said = [words, move.words ? "with words" : "", move.faults > 0 ? `${move.faults} to look at` : ""].filter((each) => each !== "");
    if (said.length > 0) button.append(make("span", "visually-hidden", `, ${said.join(", ")}`));
    if (move.words) button.classList.add("with-words");
    if (move.faults > 0) button.classList.add("faulty");
    return button;
  }
}
