// What this page and the page that embeds it say to each other through postMessage.
// docs/embedding.md explains it, docs/embedding.schema.json is the same for other programs.

/** The version of both directions. What a later one adds, this one does not know. */
export const VERSION = 1;

/** Points: of one exercise its stars, 0 to 3; of a run 0 to 100. Scaled is raw / max. */
export interface Score {
  raw: number;
  max: number;
  scaled: number;
}

/** The exercises that the visit is about. */
interface RunState {
  /** "castling", "castling/2-5", "own-1a2b3c4d" */
  id: string;
  /** exercises solved at least once */
  done: number;
  of: number;
}

/** How it went: in an answer with the exercise, in progress with the exercise so far, when complete with the run in this visit. */
export interface Outcome {
  /** "castling/2"; when complete the run's id. */
  exercise: string;
  run: RunState;
  score: Score;
  success: boolean;
  /** Wrong tries. */
  tries: number;
  /** Hints opened; "show me" counts as one. */
  hints: number;
  durationMs: number;
  /** What the learner answered, in order, wrong answers too: UCI moves, squares, ids of choices, what was typed. */
  moves: string[];
}

/** An xAPI statement that lacks its actor: who learns here, only the host can know. */
export interface Statement {
  verb: { id: string; display: Record<string, string> };
  object: {
    objectType: "Activity";
    id: string;
    definition: {
      type: string;
      name: Record<string, string>;
      interactionType: "fill-in";
      correctResponsesPattern?: string[];
    };
  };
  result: {
    score: { raw: number; min: number; max: number; scaled: number };
    success: boolean;
    completion: boolean;
    duration: string;
    response: string;
  };
}

/** What this page says. */
export type Telling =
  | { type: "ready"; awake: boolean; exercise: string; title: string }
  | { type: "resize"; width: number; height: number }
  | ({ type: "progress" } & Outcome)
  | ({ type: "answer"; verdict: "good" | "wrong" | "done"; statement?: Statement } & Outcome)
  | ({ type: "complete"; code?: string } & Outcome);

/** A message to the host. */
export type Message = { source: "touchmove"; v: typeof VERSION } & Telling;

/** Some of the course, or a script. */
export type Exercises = { lesson: string; step?: number; steps?: string } | { pgn: string };

/** The exercises a host wants to see: these, or a set as in the fragment of an address. */
export type Load = Exercises | { set: string };

export interface Look {
  theme?: "system" | "light" | "dark";
  colorProfile?: "projector" | "default";
}

/** What a host says. */
export type Order =
  | { type: "hello" }
  | { type: "reset" }
  | ({ type: "load" } & Load)
  | ({ type: "theme" } & Look);
