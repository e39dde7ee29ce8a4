// The three rooms of the page, one of them seen: to use an exercise of the course, to write one's own, to read results.

import { element } from "../dom";
import { keep, recall } from "../storage";

/** Where the room is remembered. */
const KEY = "author-room";

type Room = "course" | "write" | "results";

const ROOMS: Room[] = ["course", "write", "results"];

export class Tabs {
  private readonly tabs = ROOMS.map((room) => element(`tab-${room}`));

  constructor(private readonly opened: (room: Room) => void) {
    this.tabs.forEach((tab, index) => {
      tab.addEventListener("click", () => this.open(ROOMS[index] ?? "course"));
      tab.addEventListener("keydown", (event) => {
        const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: ROOMS.length - 1 }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        const room = ROOMS[(to + ROOMS.length) % ROOMS.length] ?? "course";
        this.open(room);
        element(`tab-${room}`).focus();
      });
    });
  }

  /** The room that was open last. */
  get last(): Room {
    const kept = recall(KEY);
    return ROOMS.find((room) => room === kept) ?? "course";
  }

  open(room: Room): void {
    ROOMS.forEach((each, index) => {
      const here = each === room;
      element(each).hidden = !here;
      const tab = this.tabs[index];
      tab?.setAttribute("aria-selected", String(here));
      if (tab) tab.tabIndex = here ? 0 : -1;
    });
    keep(KEY, room);
    this.opened(room);
  }
}
