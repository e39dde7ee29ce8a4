// The exercise inside an LMS: who takes the result, and what the learner is told where that goes wrong.

import { listen } from "../listeners";
import { setReceiver, type Receiver } from "../outcome";
import { useStore } from "../storage";
import { Attempt } from "./attempt";
import { findApi } from "./find";
import { Lms } from "./lms";

const TAKEN: Receiver = { now: "", end: "Your school's system has your result.", taken: true };
const LOOKING: Receiver = { now: "Your school's system lets you look at this now. It writes nothing down.", end: "", taken: true };
const REFUSED: Receiver = {
  now: "Your school's system does not take the result. You can go on all the same: at the end there is a code for your teacher.",
  end: "", taken: false,
};
const WAITING: Receiver = {
  now: "Your school's system does not take the result at the moment. Go on: it is asked again after your next answer, and at the end there is a code for your teacher.",
  end: "", taken: false,
};
const OVER: Receiver = {
  now: "Your school's system has closed this exercise. Open it from your course again, so that it counts.",
  end: "", taken: false,
};

/**
 * Has the LMS keep progress and take the results. Call it before anything is recalled from the store. False where there is
 * no LMS, or none that works: the page is then as it would be outside of one.
 */
export function beginScorm(): boolean {
  const api = findApi(window);
  if (!api) return false;
  const lms = new Lms(api);
  if (!lms.begin(true)) {
    setReceiver(REFUSED);
    return false;
  }
  const attempt = new Attempt(lms, (kept) => setReceiver(kept ? TAKEN : WAITING));
  attempt.begin();
  if (attempt.mode !== "normal") setReceiver(LOOKING);
  useStore(attempt.store);
  listen(attempt);
  // Not unload: it keeps browsers from keeping the page, and phones never send it.
  window.addEventListener("pagehide", () => attempt.end());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") attempt.tell();
  });
  window.addEventListener("pageshow", (event) => {
    if (event.persisted && !attempt.resume()) setReceiver(OVER);
  });
  return true;
}
