// The side at the lower edge where the address names one: each exercise begins that way up.

import type { Event, View } from "./view.gen";
import type { Visit } from "./visit";

export class Orientation {
  private exercise = "";

  constructor(private readonly bottom: Visit["orientation"], private readonly send: (event: Event) => void) {}

  /** Not again within an exercise: the learner may have turned the board. */
  view({ lesson, step, heading, board }: View): void {
    const exercise = `${lesson}/${step}`;
    if (this.bottom === "" || heading === "" || exercise === this.exercise) return;
    this.exercise = exercise;
    // Not while this View is still being shown.
    if (board.bottom !== this.bottom) queueMicrotask(() => this.send({ type: "action", name: "flip" }));
  }
}
