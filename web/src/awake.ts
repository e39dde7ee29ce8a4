// What the page around this one may have done to the exercise, once there is a program that can do it.

import type { Awake } from "./embedded";
import { listen } from "./listeners";
import type { Exercises } from "./messages";
import { runOf } from "./run";
import type { Session } from "./session";
import type { SettingsDialog } from "./settings";
import type { Event } from "./view.gen";
import { readVisit } from "./visit";

export function awakePage(session: Session, settings: SettingsDialog): Awake {
  /** The newest wish that came before the first View. */
  let early: Event | undefined;
  listen({
    view() {
      const event = early;
      early = undefined;
      // Not while this View is still being shown.
      if (event) queueMicrotask(() => session.send(event));
    },
  });
  const send = (event: Event): void => {
    if (session.view) session.send(event);
    else early = event;
  };
  return {
    listen,
    dress: (look) => settings.dress(look),
    open: (load) => send(opening(load)),
    restart() {
      const view = session.view;
      if (!view || view.lesson === "") return;
      // "castling/2-5" begins at 2, what has no number at 1.
      const first = /\/(\d+)/.exec(view.report?.run.id ?? "")?.[1] ?? 1;
      send({ type: "open", name: view.lesson, step: Number(first) });
    },
  };
}

function opening(load: Exercises): Event {
  if ("pgn" in load) return { type: "own", text: load.pgn };
  const [one = 0, other = one] = (load.steps?.split("-") ?? [load.step ?? 0]).map(Number);
  const run = runOf({ ...readVisit(), lesson: load.lesson, from: Math.min(one, other), to: Math.max(one, other) });
  return { type: "visit", text: run.visit };
}
