// The address names the open exercise, ?lesson=castling&step=2, or what stands on the free board, ?board=…&moves=….

import type { View } from "./view.gen";
import { readVisit } from "./visit";

interface Place {
  /** A lesson's id, "" for none named. */
  lesson: string;
  /** Counted from 1; 0 for none named, -1 for one that is no number. */
  step: number;
  /** The FEN of the free board, "_" for each space, "" for none named; null where the address is not of the free board. */
  board: string | null;
  /** The moves played from there, "_" between them. */
  moves: string;
}

export function readAddress(search: string = location.search): Place {
  const query = new URLSearchParams(search);
  const { lesson, step } = readVisit(search);
  return {
    lesson,
    step,
    board: query.get("board") ?? (query.has("moves") ? "" : null),
    moves: query.get("moves") ?? "",
  };
}

/** Makes the address follow, without a trail of steps in the history: "back" leaves the page as it should. */
export function writeAddress(view: View): void {
  if (!view.free && view.lesson === "") return;
  const query = new URLSearchParams(location.search);
  for (const ours of ["lesson", "step", "board", "moves"]) query.delete(ours);
  const place = view.free ? view.free.address : new URLSearchParams({ lesson: view.lesson, step: String(view.step) }).toString();
  const rest = query.toString();
  const search = `?${rest === "" ? "" : `${rest}&`}${place}`;
  if (search === location.search) return;
  try {
    history.replaceState(history.state, "", search + location.hash);
  } catch {
    // Some frames have no address of their own to change; the exercise is open all the same.
  }
}

/** Calls moved when back or forward, or a hand, has changed the address within this page. */
export function watchAddress(moved: (place: Place) => void): void {
  window.addEventListener("popstate", () => moved(readAddress()));
}
