// Tells an LMS how a learner does, as SCORM 1.2 (Run-Time Environment 3.4) has it. docs/lms.md says for teachers what comes of it.

import type { Listener } from "../listeners";
import type { Report, View } from "../view.gen";
import { interactionOf, type Interaction } from "./interaction";
import type { Lms } from "./lms";
import { readOrder, writeOrder } from "./order";
import { Suspended } from "./suspend";
import { timeOfDay, timespan } from "./timespan";

/** CMIString255. */
const LONGEST_PLACE = 255;
/** Most systems wait for their server when something is to be kept, and the page with them: not before the piece has arrived, ms. */
const AFTER_ANSWER = 300;

/** What the LMS lets this launch be: for the record, for a first look, or to look back at. */
type Mode = "normal" | "browse" | "review";

export class Attempt implements Listener {
  readonly store: Suspended;
  readonly mode: Mode;
  /** The result counts: neither a look without credit, nor one back. */
  private readonly graded: boolean;
  private status: string;
  /** The best score that the LMS has been told, -1 for none. */
  private raw: number;

  private began = performance.now();
  private timer = 0;
  private answered = false;
  private report: Report | null = null;
  private seq = 0;

  /** The exercise that is open, since when, ms, and its stars before the next answer. */
  private exercise = "";
  private since = 0;
  private answers = 0;
  private stars = 0;

  /** What the LMS has not been told yet, by exercise. */
  private readonly untold = new Map<string, Interaction>();
  /** The exercises that have an interaction; the first has number base. */
  private order: string[];
  private base = 0;

  /** Told is called after each time the LMS was to keep something, with whether it has. */
  constructor(private readonly lms: Lms, private readonly told: (kept: boolean) => void) {
    const mode = lms.read("cmi.core.lesson_mode");
    this.mode = mode === "browse" || mode === "review" ? mode : "normal";
    this.graded = this.mode === "normal" && lms.read("cmi.core.credit") !== "no-credit";
    this.status = lms.read("cmi.core.lesson_status");
    const raw = parseFloat(lms.read("cmi.core.score.raw"));
    this.raw = raw >= 0 && raw <= 100 ? raw : -1;
    this.store = new Suspended(lms.read("cmi.suspend_data"), () => this.soon(), () => this.where());
    this.order = readOrder(this.store.recall("order"));
    this.number();
  }

  /** Ours are the last interactions there. If there are fewer, the LMS has dropped them and counts anew. */
  private number(): void {
    const count = Number(this.lms.read("cmi.interactions._count")) || 0;
    if (this.order.length > count) this.order = [];
    this.base = count - this.order.length;
  }

  /** What is known before the first answer. */
  begin(): void {
    if (this.mode === "normal" && (this.status === "" || this.status === "not attempted" || this.status === "browsed")) this.become("incomplete");
    if (this.mode === "browse" && (this.status === "" || this.status === "not attempted")) this.become("browsed");
    this.exit();
    this.told(this.lms.commit());
  }

  view(view: View): void {
    const report = view.report;
    if (!report) return;
    const now = performance.now();
    if (report.exercise !== this.exercise || report.moves.length < this.answers) this.since = now;
    const stars = view.steps[view.step - 1]?.stars ?? 0;
    if (report.exercise !== this.exercise) {
      this.exercise = report.exercise;
      this.stars = stars;
      this.soon();
    }
    this.report = report;
    this.answers = report.moves.length;
    if (report.seq !== this.seq) {
      this.seq = report.seq;
      if (report.moves.length > 0) this.answer(report, now);
    }
    this.stars = stars;
  }

  /**
   * An exercise has one interaction, and it tells of the attempt that counts: the newest until the exercise is solved, and
   * then a later one only if it earns more stars.
   */
  private answer(report: Report, now: number): void {
    if (this.stars === 0 || report.stars > this.stars) {
      this.untold.set(report.exercise, interactionOf(report, timespan(now - this.since), timeOfDay(new Date())));
    }
    this.answered = true;
    this.soon();
  }

  private soon(): void {
    if (this.timer === 0) this.timer = window.setTimeout(() => this.tell(), AFTER_ANSWER);
  }

  /** Tells the LMS all that it does not know yet, and has it kept where there was an answer. */
  tell(): void {
    const due = this.mode === "normal" && this.lms.open;
    const taken = due && this.grade();
    if (due) this.interact();
    window.clearTimeout(this.timer);
    this.timer = 0;
    if (!due) return;
    if (this.exercise !== "") this.lms.write("cmi.core.lesson_location", this.exercise.slice(0, LONGEST_PLACE));
    const text = this.store.text();
    if (text !== "") this.lms.write("cmi.suspend_data", text);
    if (!this.answered) return;
    this.time();
    const kept = this.lms.commit() && taken;
    if (kept) this.answered = false;
    this.told(kept);
  }

  /** The page goes away. */
  end(): void {
    if (!this.lms.open) return;
    this.tell();
    this.exit();
    this.time();
    this.lms.end();
  }

  /** The page is back after its end, as it was: browsers keep a page that was left for a while. */
  resume(): boolean {
    if (!this.lms.begin(false)) return false;
    this.began = performance.now();
    this.number();
    return true;
  }

  private where(): string {
    if (this.mode !== "normal") return "Nothing of what you do now is kept.";
    return this.lms.has("cmi.suspend_data")
      ? "Your stars and settings are kept by your school's system."
      : "Your school's system keeps your result, but not your place: finish before you close this page.";
  }

  /** False where the LMS did not take it. */
  private grade(): boolean {
    const run = this.report?.run;
    if (!run) return true;
    if (!this.graded) {
      return !run.complete || this.status !== "incomplete" || this.become("completed");
    }
    let taken = true;
    // The best stay the best, whatever a learner has had forgotten or an LMS has asked anew.
    const raw = Math.max(this.raw, run.raw);
    if (this.answered || raw > Math.max(0, this.raw)) {
      this.lms.write("cmi.core.score.min", "0");
      this.lms.write("cmi.core.score.max", "100");
      taken = this.must("cmi.core.score.raw", String(raw));
      if (taken) this.raw = raw;
    }
    if (run.complete && this.status !== "passed") taken = this.become(run.passed ? "passed" : "failed") && taken;
    return taken;
  }

  private become(status: string): boolean {
    if (status === this.status) return true;
    const taken = this.must("cmi.core.lesson_status", status);
    if (taken) this.status = status;
    return taken;
  }

  /** Without these there is no result, so an LMS that does not have them has not taken it. */
  private must(element: string, value: string): boolean {
    return this.lms.write(element, value) && this.lms.has(element);
  }

  /** A value that an LMS refuses now it would refuse again, and the grade does not hang on it. */
  private interact(): void {
    for (const { exercise, values } of this.untold.values()) {
      const known = this.order.indexOf(exercise);
      const element = `cmi.interactions.${this.base + (known < 0 ? this.order.length : known)}`;
      const [id, ...rest] = values;
      if (!id || !this.lms.write(`${element}.${id[0]}`, id[1])) continue;
      if (known < 0) this.order.push(exercise);
      for (const [name, value] of rest) this.lms.write(`${element}.${name}`, value);
    }
    this.untold.clear();
    this.store.keep("order", writeOrder(this.order));
  }

  /** Suspend, also when all is solved: who comes back finds the stars, and a system that began anew would take the pass away. */
  private exit(): void {
    this.lms.write("cmi.core.exit", this.mode === "normal" ? "suspend" : "");
  }

  private time(): void {
    this.lms.write("cmi.core.session_time", timespan(performance.now() - this.began));
  }
}
