// The address names the open exercise: ?lesson=castling&step=2.

export interface Place {
  /** A lesson's id, "" for none named. */
  lesson: string;
  /** Counted from 1; 0 for none named, -1 for one that is no number. */
  step: number;
}

export function readAddress(search: string = location.search): Place {
  const query = new URLSearchParams(search);
  const step = query.get("step") ?? "";
  return {
    lesson: query.get("lesson") ?? "",
    step: step === "" ? 0 : /^[1-9]\d{0,5}$/.test(step) ? Number(step) : -1,
  };
}

/** Makes the address follow, without a trail of steps in the history: "back" leaves the page as it should. */
export function writeAddress(place: Place): void {
  if (place.lesson === "") return;
  const now = readAddress();
  if (now.lesson === place.lesson && now.step === place.step) return;
  const query = new URLSearchParams(location.search);
  query.set("lesson", place.lesson);
  query.set("step", String(place.step));
  try {
    history.replaceState(history.state, "", `?${query.toString()}${location.hash}`);
  } catch {
    // Some frames have no address of their own to change; the exercise is open all the same.
  }
}

/** Calls moved when back or forward, or a hand, has changed the address within this page. */
export function watchAddress(moved: (place: Place) => void): void {
  window.addEventListener("popstate", () => moved(readAddress()));
}
