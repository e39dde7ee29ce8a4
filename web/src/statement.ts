// An answer as an xAPI statement (xAPI 1.0.3, part two). It has no actor, so it is none yet: the host, who knows
// who learns here, adds one before sending it to a record store.

import type { Outcome, Statement } from "./messages";

const ANSWERED = "http://adlnet.gov/expapi/verbs/answered";
const INTERACTION = "http://adlnet.gov/expapi/activities/cmi.interaction";
/** Between the answers of one response (2.4.4.1, response patterns). */
const DELIMITER = "[,]";

/**
 * Pattern is the script's own solution, empty where there is none; others may be right as well. Page is where this page is.
 * The exercise is called by its address, or by a URN where it has none that others could open.
 */
export function statement(outcome: Outcome, pattern: string[], name: string, page: string): Statement {
  const { raw, max, scaled } = outcome.score;
  const own = outcome.exercise.startsWith("own-");
  return {
    verb: { id: ANSWERED, display: { en: "answered" } },
    object: {
      objectType: "Activity",
      id: activity(outcome.exercise, page),
      definition: {
        type: INTERACTION,
        // The course is English; in what language a teacher writes, nobody has said.
        name: { [own ? "und" : "en"]: name },
        interactionType: "fill-in",
        ...(pattern.length > 0 && { correctResponsesPattern: [response(pattern)] }),
      },
    },
    result: {
      score: { raw, min: 0, max, scaled },
      success: outcome.success,
      completion: outcome.success,
      duration: duration(outcome.durationMs),
      response: response(outcome.moves),
    },
  };
}

/** An exercise's IRI. A teacher's own set has no address but one that holds all of it, which is nobody's business. */
export function activity(exercise: string, page: string): string {
  const [lesson = "", step = ""] = exercise.split("/");
  if (lesson.startsWith("own-") || !/^https?:/.test(page)) return `urn:touchmove:${lesson}:${step}`;
  const address = new URL("./", page);
  address.search = new URLSearchParams({ lesson, step }).toString();
  return address.href;
}

function response(answers: string[]): string {
  // What a learner typed may hold anything.
  return answers.map((answer) => answer.split(DELIMITER).join(",")).join(DELIMITER);
}

/** ISO 8601, to a hundredth of a second (4.6). */
export function duration(ms: number): string {
  return `PT${Math.round(ms / 10) / 100}S`;
}
