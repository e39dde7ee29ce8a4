// The four parts of an exercise, one of them open. Which one is open says what the board is for.

import { element } from "../dom";
import type { Mode, View } from "./view.gen";
import type { Workshop } from "./workshop";

export type Fold = "position" | "task" | "words" | "draw";

const FOLDS: Fold[] = ["position", "task", "words", "draw"];

export class Folds {
  open: Fold = "position";

  constructor(private readonly workshop: Workshop) {
    for (const fold of FOLDS) this.button(fold).addEventListener("click", () => this.go(fold));
    for (const button of document.querySelectorAll<HTMLElement>("[data-fold]")) {
      button.addEventListener("click", () => {
        const fold = FOLDS.find((each) => `fold-${each}` === button.dataset.fold) ?? "task";
        this.go(fold);
        // The button that was pressed is hidden now.
        this.button(fold).focus({ preventScroll: true });
      });
    }
    workshop.watch((view) => this.show(view));
  }

  /** Opens a part, and has the board serve it. */
  go(fold: Fold): void {
    const view = this.workshop.view;
    this.unfold(fold);
    if (!view) return;
    const played = view.mode !== "position" && !view.exercise.forward && view.exercise.at > 0;
    this.workshop.send(
      { type: "mode", name: modeOf(fold, view) },
      // Words are first asked for at the beginning, not behind the answer just played.
      ...(fold === "words" && played ? [{ type: "go", number: 0 } as const] : []),
    );
    element(`fold-${fold}`).scrollIntoView({ block: "nearest" });
    // Where all stands in one column, what is next is done on the board.
    if (fold !== "words") element("board-pane").scrollIntoView({ block: "nearest" });
  }

  private show(view: View): void {
    // Undo, another exercise or a new one may have changed what the board is for.
    if (room(view.mode) !== room(modeOf(this.open, view))) {
      this.unfold(view.mode === "position" ? "position" : view.mode === "draw" ? "draw" : "task");
    } else if (view.mode !== modeOf(this.open, view)) {
      this.workshop.send({ type: "mode", name: modeOf(this.open, view) });
      return;
    }
    this.sum(view);
  }

  private unfold(fold: Fold): void {
    this.open = fold;
    for (const each of FOLDS) {
      this.button(each).setAttribute("aria-expanded", String(each === fold));
      element(`fold-${each}-body`).hidden = each !== fold;
    }
    document.documentElement.dataset.fold = fold;
  }

  /** A few words on each part, to be read where it is closed. */
  private sum(view: View): void {
    const { exercise } = view;
    const line = exercise.moves.filter((move) => move.depth === 0).map((move) => move.text).join(" ");
    const kind = exercise.goal.kinds.find(({ name }) => name === exercise.goal.name)?.label ?? "";
    const pieces = exercise.fen.split(" ")[0]?.replace(/[^a-z]/gi, "").length ?? 0;
    const sums: Record<Fold, string> = {
      position: view.mode === "position" ? "" : `${pieces} pieces`,
      task: exercise.goal.name === "line" ? line : kind,
      words: exercise.at === 0 ? exercise.said.text : exercise.heading,
      draw: exercise.said.drawn > 0 ? String(exercise.said.drawn) : "",
    };
    for (const fold of FOLDS) {
      const place = element(`fold-${fold}`).querySelector(".fold-sum");
      if (place && place.textContent !== sums[fold]) place.textContent = sums[fold];
    }
  }

  private button(fold: Fold): HTMLButtonElement {
    const found = element(`fold-${fold}`).querySelector<HTMLButtonElement>(".fold-button");
    if (!found) throw new Error(`author.html has no button for ${fold}`);
    return found;
  }
}

/** What the board is for while a part is open. */
function modeOf(fold: Fold, view: View): Mode {
  switch (fold) {
    case "position": return "position";
    case "draw": return "draw";
    case "words": return "answer";
    case "task": return view.exercise.goal.asks === "moves" || view.exercise.goal.asks === "writing" ? "answer" : "goal";
  }
}

function room(mode: Mode): Mode {
  return mode === "goal" ? "answer" : mode;
}
