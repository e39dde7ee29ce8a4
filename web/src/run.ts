// Which exercises this visit is about: those of the file that the page is packed in, or those that the address asks for.

import { EngineFault } from "./engine";
import { readSet, SetFault } from "./ownset";
import { embedded, type Visit } from "./visit";

interface Run {
  /** The run's lesson, "" for the whole course or a teacher's own exercises. */
  lesson: string;
  /** The run as the program is told it, as JSON. */
  visit: string;
  /** The text of a teacher's own exercises, "" for none. */
  own: string;
}

export function runOf({ lesson, from, to, hints, retry }: Visit): Run {
  const pack = globalThis.touchmovePack;
  const only = pack?.lesson ?? (embedded ? lesson : "");
  // The course in its own page is nobody's homework: no code at its end.
  const coded = embedded || pack !== undefined;
  return {
    lesson: only,
    visit: JSON.stringify({ lesson: only, from, to, noHints: !hints, noRetry: !retry, coded, pocket: pack?.kind === "scorm" }),
    own: pack?.own ?? "",
  };
}

/** The text of a teacher's own exercises, in the file or in the address, "" for none. Throws an EngineFault where it cannot be read. */
export async function ownExercises(run: Run, { set }: Visit): Promise<string> {
  if (run.own !== "" || !embedded || set === "") return run.own;
  try {
    return (await readSet(set)).pgn;
  } catch (fault) {
    throw fault instanceof SetFault ? new EngineFault(fault.message, false, fault) : fault;
  }
}
