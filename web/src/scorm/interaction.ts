// One exercise as an interaction of SCORM 1.2: what a gradebook shows of it.

import type { Report } from "../view.gen";

/** CMIIdentifier and CMIFeedback have no more characters. */
const LONGEST = 255;

export interface Interaction {
  /** The exercise as in Report. */
  exercise: string;
  /** By the element's last part, in the order in which an LMS wants them. */
  values: [name: string, value: string][];
}

/** Latency and time as SCORM writes them. */
export function interactionOf(report: Report, latency: string, time: string): Interaction {
  const values: Interaction["values"] = [["id", identifier(report.exercise)], ["type", "performance"], ["time", time]];
  const pattern = response(report.pattern);
  if (pattern !== "") values.push(["correct_responses.0.pattern", pattern]);
  values.push(["student_response", response(report.moves)], ["result", resultOf(report)], ["latency", latency]);
  return { exercise: report.exercise, values };
}

/** A CMIIdentifier. The strictest systems take letters, digits and underscores only: "en-passant/2" is "en_passant_2". */
function identifier(exercise: string): string {
  const text = exercise.replace(/[^A-Za-z0-9]/g, "_");
  return text.slice(-LONGEST);
}

/**
 * The answers with a space between them. Where they are too many the last ones are told, as many as have room: they are those
 * that solved it. What is not printable ASCII (a learner may type anything) is a question mark.
 */
function response(answers: string[]): string {
  const words = answers.map((answer) => answer.replace(/\s+/g, "_").replace(/[^\x21-\x7e]/g, "?"));
  const whole = words.join(" ");
  if (whole.length <= LONGEST) return whole;
  const room = whole.slice(-(LONGEST - 4));
  return `... ${room.slice(room.indexOf(" ") + 1)}`;
}

/**
 * Solved is correct, and an exercise whose answer was shown is not; what was right so far and goes on is neither.
 */
function resultOf({ solved, shown, tries }: Report): string {
  if (shown) return "wrong";
  if (solved) return "correct";
  return tries > 0 ? "wrong" : "neutral";
}
