// What a host is told of a learner's answers, as each View brings them.

import type { Outcome, Score, Telling } from "./messages";
import { statement } from "./statement";
import type { Event, Report, View } from "./view.gen";

const STARS = 3;
const PERCENT = 100;

/** What was done in an attempt at an exercise, or in several. */
interface Done {
  tries: number;
  hints: number;
  moves: string[];
}

const NOTHING: Done = { tries: 0, hints: 0, moves: [] };

export class Results {
  private last: Report | null = null;
  private seq = 0;
  /** When the attempt began, and the visit, ms. */
  private since = 0;
  private began = NaN;
  /** Of the attempts before this one. */
  private past = NOTHING;
  private told = "";

  /** Begins in the middle: answers that are in the View already were nobody's to hear, and how long they took is not known. */
  begin(view: View): void {
    this.seq = view.report?.seq ?? 0;
  }

  /** What the View brings that is new. Page is this page's address, now the time in ms. */
  take(view: View, cause: Event | null, page: string, now: number): Telling[] {
    const report = view.report;
    if (!report) return [];
    if (Number.isNaN(this.began)) this.began = now;
    if (!this.last || isAnotherAttempt(this.last, report, cause)) {
      if (this.last) this.past = sum(this.past, this.last);
      this.since = now;
    }
    this.last = report;

    const key = JSON.stringify([report.exercise, report.hints, report.run, this.since]);
    const moved = key !== this.told;
    this.told = key;
    if (report.seq === this.seq) return moved ? [this.progress(now)!] : [];
    this.seq = report.seq;
    return this.answer(report, view, page, now);
  }

  /** How it stands, undefined before there is an exercise. */
  progress(now: number): Telling | undefined {
    const report = this.last;
    return report ? { type: "progress", ...outcome(report, now - this.since), score: runScore(report), success: report.run.passed } : undefined;
  }

  private answer(report: Report, view: View, page: string, now: number): Telling[] {
    const { verdict, run, solved } = report;
    if (verdict !== "good" && verdict !== "wrong" && verdict !== "done") return [];
    const how = outcome(report, now - this.since);
    const name = [view.title, view.heading].filter((text) => text !== "").join(": ");
    const answer: Telling = { type: "answer", verdict, ...how };
    // What goes on is not answered yet.
    if (verdict !== "good") answer.statement = statement(how, report.pattern, name, page);
    if (!solved || !run.complete) return [answer];
    const complete: Telling = {
      type: "complete", ...how, ...sum(this.past, report),
      exercise: run.id, score: runScore(report), success: run.passed, durationMs: Math.round(now - this.began),
    };
    if (run.code !== "") complete.code = run.code;
    return [answer, complete];
  }
}

function isAnotherAttempt(before: Report, now: Report, cause: Event | null): boolean {
  return before.exercise !== now.exercise || (cause?.type === "action" && cause.name === "retry")
    || now.moves.length < before.moves.length || now.hints < before.hints || now.tries < before.tries;
}

function outcome(report: Report, ms: number): Outcome {
  const { exercise, run, solved, stars, tries, hints, moves } = report;
  return {
    exercise, run: { id: run.id, done: run.done, of: run.of },
    score: score(stars, STARS), success: solved, tries, hints, durationMs: Math.round(ms), moves,
  };
}

function runScore({ run }: Report): Score {
  return score(run.raw, PERCENT);
}

function score(raw: number, max: number): Score {
  return { raw, max, scaled: Math.round((raw / max) * 1e4) / 1e4 };
}

function sum(one: Done, other: Done): Done {
  return { tries: one.tries + other.tries, hints: one.hints + other.hints, moves: [...one.moves, ...other.moves] };
}
