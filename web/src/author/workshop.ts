// The page's side of one author's visit: events go in, a new View comes out and is shown to whoever watches.

import { loadProgram, runProgram } from "../engine";
import type { Event, View } from "./view.gen";

/** Set by the program once it runs. Views are JSON. */
export interface Program {
  /** Takes an Event; null where the program broke over it, which the host's fault has told. */
  event(json: string): string | null;
  /** Takes a file as it is: PGN is not always UTF-8. */
  importFile(name: string, bytes: Uint8Array): string | null;
  /** One exercise as a set of its own; with 0 the whole set, which the event "restore" takes back. */
  pgn(exercise: number): string;
  /** Puts a single file that was made for an LMS into its package: of a lesson, of the set where that is "". A string says why it cannot. */
  scorm(index: Uint8Array, title: string, lesson: string): Uint8Array<ArrayBuffer> | string;
}

/** Set by the page before the program runs. */
interface Host {
  ready(json: string): void;
  fault(message: string): void;
}

type Watcher = (view: View, before: View | null) => void;

export class Workshop {
  view: View | null = null;
  private readonly watchers: Watcher[] = [];

  constructor(private readonly fault: (message: string) => void) {}

  /** Calls back with each View, in the order in which they began to watch. */
  watch(watcher: Watcher): void {
    this.watchers.push(watcher);
  }

  /** Loads and runs the program; done when there is a View. Throws an EngineFault. */
  async begin(): Promise<void> {
    const module = await loadProgram(() => {}, false);
    const ready = new Promise<string>((done) => {
      const host: Host = { ready: done, fault: () => this.broke() };
      (globalThis as { touchmoveAuthorHost?: Host }).touchmoveAuthorHost = host;
    });
    await runProgram(module, (alarm) => alarm(), () => this.broke());
    this.accept(await ready);
  }

  /** Lets events act one after the other; only what comes of all of them is shown. */
  send(...events: Event[]): void {
    let json: string | null | undefined;
    for (const event of events) json = this.program?.event(JSON.stringify(event));
    if (json) this.accept(json);
  }

  /** Takes a position that has been set up into the set, where it is one, and goes on setting up. */
  settle(): void {
    const setup = this.view?.setup;
    if (setup?.done.enabled && setup.undo.enabled) this.send({ type: "mode", name: "answer" }, { type: "mode", name: "position" });
  }

  importFile(name: string, bytes: Uint8Array): void {
    const json = this.program?.importFile(name, bytes);
    if (json) this.accept(json);
  }

  /** One exercise as a PGN, with 0 all of them. */
  pgn(exercise: number): string {
    return this.program?.pgn(exercise) ?? "";
  }

  get program(): Program | undefined {
    return (globalThis as { touchmoveAuthor?: Program }).touchmoveAuthor;
  }

  private accept(json: string): void {
    const before = this.view;
    const view = JSON.parse(json) as View;
    this.view = view;
    for (const watcher of this.watchers) watcher(view, before);
  }

  private broke(): void {
    this.fault("Something broke inside the workshop. What you wrote is kept. Please load the page again.");
  }
}
