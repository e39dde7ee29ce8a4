// An exercise of the course for a teacher's page: which lesson, which of its exercises, how it shall look; and the code
// to paste. It needs nothing of the workshop's program.

import { element } from "../dom";
import { fetchText } from "../scripts";
import { recall } from "../storage";
import { copyField, say } from "./clipboard";
import { embedAddress, frameCode } from "./frame";
import { make, makeOption } from "../make";
import { handPack } from "./packing";
import type { Workshop } from "./workshop";

interface Lesson {
  id: string;
  title: string;
  steps: number;
  section?: string;
}

/** What of the display can be chosen: a parameter of embed.html and its values, the first of which is left out. */
const OPTIONS: { name: string; label: string; values: [value: string, label: string][] }[] = [
  { name: "hints", label: "Hints and “Show me”", values: [["", "yes"], ["off", "no"]] },
  { name: "retry", label: "An exercise may be done again", values: [["", "yes"], ["off", "no, the first time counts"]] },
  { name: "theme", label: "Colours", values: [["", "as the device"], ["light", "light"], ["dark", "dark"]] },
  { name: "colorProfile", label: "Contrast", values: [["", "usual"], ["projector", "strong, for a projector"]] },
  { name: "coordinates", label: "Letters and numbers on the board", values: [["", "yes"], ["off", "no"]] },
  { name: "audio", label: "Sounds", values: [["", "as the learner chooses"], ["disabled", "none"]] },
  { name: "allowLinks", label: "Links that lead out of it", values: [["", "yes"], ["false", "no"]] },
];

export class Pick {
  private readonly lesson = element<HTMLSelectElement>("pick-lesson");
  private readonly from = element<HTMLSelectElement>("pick-from");
  private readonly to = element<HTMLSelectElement>("pick-to");
  private readonly code = element<HTMLTextAreaElement>("pick-code");
  private readonly link = element<HTMLInputElement>("pick-link");
  private readonly frame = element<HTMLIFrameElement>("pick-frame");
  private readonly options: HTMLSelectElement[];
  private lessons: Lesson[] = [];
  /** The titles of a lesson's exercises, where they have come. */
  private readonly headings = new Map<string, string[]>();

  constructor(workshop: Workshop) {
    this.options = OPTIONS.map(({ name, label, values }) => {
      const select = make("select", "", ...values.map(([value, words]) => makeOption(value, words)));
      select.dataset.parameter = name;
      element("pick-options").append(make("label", "option-line", label, select));
      select.addEventListener("change", () => this.write());
      return select;
    });
    this.lesson.addEventListener("change", () => this.choose());
    this.from.addEventListener("change", () => {
      if (Number(this.to.value) < Number(this.from.value)) this.to.value = this.from.value;
      this.write();
    });
    this.to.addEventListener("change", () => {
      if (Number(this.to.value) < Number(this.from.value)) this.from.value = this.to.value;
      this.write();
    });
    const said = (id: string): HTMLElement => element(id).parentElement?.querySelector<HTMLElement>(".said") ?? element(id);
    element("pick-copy").addEventListener("click", () => void copyField(this.code, said("pick-copy")));
    element("pick-copy-link").addEventListener("click", () => void copyField(this.link, said("pick-copy-link")));
    for (const kind of ["scorm", "single"] as const) {
      element(`pick-${kind}`).addEventListener("click", () => {
        void handPack({ kind, lesson: this.lesson.value, own: "", title: this.title }, workshop.program, (text) => say(said("pick-scorm"), text));
      });
    }
    element("pick").addEventListener("submit", (event) => event.preventDefault());
  }

  /** Fetches the list of lessons and returns its text. Throws an Error whose message says why not. */
  async begin(): Promise<string> {
    const text = await fetchText("lessons/course.json", false);
    const { lessons } = JSON.parse(text) as { lessons: Lesson[] };
    this.lessons = lessons;
    let group: HTMLElement = this.lesson;
    for (const { id, title, section } of lessons) {
      if (section) {
        const made = make("optgroup", "");
        made.label = section;
        this.lesson.append(made);
        group = made;
      }
      group.append(makeOption(id, title));
    }
    // The lesson that was open in the course is the one a teacher comes from.
    const last = recall("lesson");
    if (lessons.some(({ id }) => id === last)) this.lesson.value = last;
    this.choose();
    return text;
  }

  private get title(): string {
    return this.lessons.find(({ id }) => id === this.lesson.value)?.title ?? "";
  }

  private choose(): void {
    const id = this.lesson.value;
    const steps = this.lessons.find((lesson) => lesson.id === id)?.steps ?? 0;
    this.name(id, steps);
    this.from.value = "1";
    this.to.value = String(steps);
    this.write();
    if (!this.headings.has(id)) void this.bringHeadings(id, steps);
  }

  private async bringHeadings(id: string, steps: number): Promise<void> {
    try {
      const stills = JSON.parse(await fetchText(`stills/${encodeURIComponent(id)}.json`, false)) as { heading: string }[];
      this.headings.set(id, stills.map(({ heading }) => heading));
    } catch {
      return; // the numbers do
    }
    if (this.lesson.value === id) this.name(id, steps);
  }

  /** Fills the lists of exercises. */
  private name(id: string, steps: number): void {
    const headings = this.headings.get(id) ?? [];
    for (const select of [this.from, this.to]) {
      const { value } = select;
      select.replaceChildren(...Array.from({ length: steps }, (_, index) => {
        const heading = headings[index] ?? "";
        return makeOption(String(index + 1), heading === "" ? `${index + 1}` : `${index + 1}. ${heading}`);
      }));
      select.value = value;
    }
  }

  private write(): void {
    const id = this.lesson.value;
    const query = new URLSearchParams({ lesson: id });
    const steps = this.lessons.find((lesson) => lesson.id === id)?.steps ?? 0;
    const [from, to] = [Number(this.from.value), Number(this.to.value)];
    if (from === to) query.set("step", String(from));
    else if (from > 1 || to < steps) query.set("steps", `${from}-${to}`);
    for (const select of this.options) {
      if (select.value !== "") query.set(select.dataset.parameter ?? "", select.value);
    }
    this.link.value = embedAddress(query);
    // With post, hosts that know how size the frame.
    this.code.value = frameCode(embedAddress(query, ["post", "1"]), this.title);
    const preview = embedAddress(query, ["store", "off"]);
    if (this.frame.src !== preview) this.frame.src = preview;
  }
}
