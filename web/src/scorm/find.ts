// Finds the LMS. SCORM 1.2 (Run-Time Environment 3.3.6.1) has it put an object named API into a window around
// the one that holds the exercise, or into the window that opened it, or around that one.

/** What an LMS offers. All of it answers with a text; some systems answer with true and false all the same. */
export interface Api {
  LMSInitialize(empty: ""): unknown;
  LMSGetValue(element: string): unknown;
  LMSSetValue(element: string, value: string): unknown;
  LMSCommit(empty: ""): unknown;
  LMSFinish(empty: ""): unknown;
  LMSGetLastError(): unknown;
}

/** Windows looked into at most. No LMS nests as deep; a page that makes windows up as it is asked would go on for ever. */
const MOST = 500;

/** The LMS nearest to a window: parents before openers. Null where there is none, or none that may be spoken to. */
export function findApi(from: Window): Api | null {
  const seen = new Set<Window>();
  const next = [from];
  while (next.length > 0 && seen.size < MOST) {
    const window = next.shift()!;
    if (seen.has(window)) continue; // the top window is its own parent
    seen.add(window);
    const api = apiOf(window);
    if (api) return api;
    next.unshift(...beyond(window, "parent"));
    next.push(...beyond(window, "opener"));
  }
  return null;
}

/** A window of another site does not show what is in it: asking throws, and its parent may still be ours. */
function apiOf(window: Window): Api | null {
  try {
    const api = (window as { API?: Api }).API;
    return typeof api?.LMSInitialize === "function" ? api : null;
  } catch {
    return null;
  }
}

function beyond(window: Window, way: "parent" | "opener"): Window[] {
  try {
    const there = window[way] as Window | null | undefined;
    return there ? [there] : [];
  } catch {
    return [];
  }
}
