// Bringing in a PGN: pasted, chosen, or dropped anywhere; and the list of what could not be understood.

import { element } from "../dom";
import { prepareDialog } from "./dialogs";
import { make, makeButton } from "../make";
import type { ImportKind, ImportLine, View } from "./view.gen";
import type { Workshop } from "./workshop";

/** Of a file that is too large, only so much is read, bytes: enough for the program to say that it is. */
const READ = 2 * 1024 * 1024;

const KINDS: [kind: ImportKind, heading: string][] = [
  ["refused", "Did not become exercises"],
  ["lost", "Is not in the exercise"],
  ["look", "Wants a look"],
  ["kept", "Kept, and means nothing to the learner"],
];

export class BringIn {
  private readonly dialog = prepareDialog("import-dialog", () => this.workshop.send({ type: "dismiss", name: "import" }));
  private readonly text = element<HTMLTextAreaElement>("import-text");
  private shown = "";

  constructor(private readonly workshop: Workshop, private readonly toWork: () => void) {
    element("open-import").addEventListener("click", () => this.dialog.showModal());
    element("import-go").addEventListener("click", () => {
      if (this.text.value.trim() === "") return this.text.focus();
      workshop.send({ type: "import", name: "", text: this.text.value });
    });
    const file = element<HTMLInputElement>("import-file");
    file.addEventListener("change", () => {
      const chosen = file.files?.[0];
      if (chosen) void this.read(chosen);
      file.value = "";
    });
    this.prepareDrop();
    workshop.watch((view) => this.show(view));
  }

  private prepareDrop(): void {
    const veil = element("drop");
    const hasFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
    let depth = 0;
    window.addEventListener("dragenter", (event) => {
      if (!hasFile(event)) return;
      depth++;
      veil.hidden = false;
    });
    window.addEventListener("dragleave", (event) => {
      if (hasFile(event) && --depth <= 0) veil.hidden = true;
    });
    window.addEventListener("dragover", (event) => {
      if (hasFile(event)) event.preventDefault();
    });
    window.addEventListener("drop", (event) => {
      depth = 0;
      veil.hidden = true;
      const dropped = event.dataTransfer?.files[0];
      if (!dropped) return;
      event.preventDefault();
      this.toWork();
      if (!this.dialog.open) this.dialog.showModal();
      void this.read(dropped);
    });
  }

  private async read(file: File): Promise<void> {
    try {
      this.workshop.importFile(file.name, new Uint8Array(await file.slice(0, READ).arrayBuffer()));
    } catch {
      this.report([make("p", "warning", `The file ${file.name} could not be read.`)]);
    }
  }

  private show({ import: report, notice }: View): void {
    const key = JSON.stringify(report);
    if (key === this.shown) {
      if (notice !== "" && this.dialog.open) this.report([make("p", "warning", notice)]);
      return;
    }
    this.shown = key;
    if (!report) {
      element("import-report").hidden = true;
      return;
    }
    if (!this.dialog.open) this.dialog.showModal();
    const { games, taken, lines, name } = report;
    const of = name === "" ? "" : ` from ${name}`;
    const summary = games === taken
      ? `${exercises(taken)}${of} came in.`
      : `${exercises(taken)}${of} came in, of ${games} games.`;
    const parts = KINDS.flatMap(([kind, heading]) => {
      const those = lines.filter((line) => line.kind === kind);
      return those.length === 0 ? [] : [make("h3", "", heading), make("ul", "", ...those.map((line) => this.line(line)))];
    });
    if (taken > 0) this.text.value = "";
    this.report([make("p", "summary", summary), ...parts, ...(notice === "" ? [] : [make("p", "warning", notice)])]);
  }

  private report(parts: HTMLElement[]): void {
    const box = element("import-report");
    const done = makeButton("button primary", "Go on", () => this.dialog.close());
    done.dataset.testid = "import-done";
    box.replaceChildren(...parts, make("div", "beside", done));
    box.hidden = false;
    box.focus();
  }

  private line({ game, exercise, title, text }: ImportLine): HTMLElement {
    const which = game === 0 ? "" : title === "" ? `Game ${game}` : `Game ${game}, ${title}`;
    const item = make("li", "", ...(which === "" ? [] : [make("span", "where", which), " "]), text);
    if (exercise > 0) {
      item.append(" ", makeButton("link-button", `See exercise ${exercise}`, () => {
        this.dialog.close();
        this.workshop.send({ type: "open", number: exercise });
      }));
    }
    return item;
  }
}

function exercises(count: number): string {
  return count === 1 ? "One exercise" : count === 0 ? "No exercise" : `${count} exercises`;
}
