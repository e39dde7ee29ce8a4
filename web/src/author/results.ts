// Result codes: pasted, a line for each pupil; read as a table; saved for a spreadsheet. They stay on this page.

import { element } from "../dom";
import { stars } from "../icon";
import { make } from "../make";
import { saveFile } from "../save";
import type { ResultRow, View } from "./view.gen";
import type { Workshop } from "./workshop";

/** Codes being typed are read when the keys have rested for so long, ms. */
const TYPING_MS = 250;

export class ResultsRoom {
  private readonly codes = element<HTMLTextAreaElement>("codes");
  private shown = "";
  private timer = 0;

  constructor(private readonly workshop: Workshop) {
    this.codes.addEventListener("input", () => {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.read(), TYPING_MS);
    });
    element("results-csv").addEventListener("click", () => {
      workshop.send({ type: "export", name: "csv", text: "" });
      const { out } = workshop.view ?? {};
      if (out?.kind === "csv") saveFile("results.csv", new Blob([out.text], { type: "text/csv" }));
    });
    workshop.watch((view) => this.show(view));
  }

  private read(): void {
    this.workshop.send(this.codes.value.trim() === "" ? { type: "dismiss", name: "results" } : { type: "results", text: this.codes.value });
  }

  private show({ results }: View): void {
    const key = JSON.stringify(results);
    if (key === this.shown) return;
    this.shown = key;
    const rows = results?.rows ?? [];
    element("results-window").hidden = rows.length === 0;
    element("results-csv").hidden = rows.length === 0;
    element("results-note").textContent = results?.note ?? "";
    const read = rows.filter(({ fault }) => fault === "").length;
    element("results-count").textContent = results ? [`${read} of ${rows.length} codes read.`, results.more].join(" ").trim() : "";
    element("results-table").replaceChildren(head(), make("tbody", "", ...rows.map(row)));
  }
}

function head(): HTMLElement {
  return make("thead", "", make("tr", "", ...["Name", "Code", "Exercises", "Score", "Stars"].map((name) => {
    const cell = make("th", "", name);
    cell.scope = "col";
    return cell;
  })));
}

function row({ name, code, run, raw, stars: earned, fault }: ResultRow): HTMLElement {
  const first = make("th", "", name);
  first.scope = "row";
  const given = make("td", "code", code);
  if (fault !== "") {
    const said = make("td", "warning", fault);
    said.colSpan = 3;
    return make("tr", "", first, given, said);
  }
  const list = make("td", "stars-cell", ...earned.map((count, index) => {
    const one = make("span", "", stars(count), make("span", "visually-hidden", `exercise ${index + 1}: ${count} stars. `));
    one.title = `Exercise ${index + 1}: ${count} of 3 stars`;
    return one;
  }));
  return make("tr", "", first, given, make("td", "run", run), make("td", "score", `${raw} %`), list);
}
