// Times as SCORM 1.2 writes them (Run-Time Environment 3.4.4, data types).

const MOST_CENTISECONDS = ((9999 * 60 + 59) * 60 + 59) * 100 + 99;

/** A CMITimespan, HH:MM:SS.ss: hours in two digits, up to four where needed. Below nothing is nothing. */
export function timespan(ms: number): string {
  const all = Math.min(Math.max(0, Math.floor(ms / 10)), MOST_CENTISECONDS);
  const seconds = Math.floor(all / 100);
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(all % 100)}`;
}

/** A CMITime: the time of day where the learner is. */
export function timeOfDay(date: Date): string {
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${two(Math.floor(date.getMilliseconds() / 10))}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
