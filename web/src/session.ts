// The page's side of one learner's session: events go in, a new View comes out and is shown.

import { engine } from "./engine";
import { fetchScript } from "./scripts";
import { keep, onKept, recall } from "./storage";
import type { Event, View } from "./view.gen";

type Render = (view: View, cause: Event | null) => void;

export class Session {
  view: View | null = null;
  private fetching = "";
  /** The last View.save. */
  private save = recall("save");
  /** What is in the storage, as far as this window knows. */
  private stored = this.save;

  constructor(private readonly render: Render, private readonly fault: (error: unknown) => void) {
    // Another window, or another frame of the same page, has kept something.
    onKept("save", (text) => this.takeIn(text));
  }

  send(event: Event): void {
    const program = engine();
    if (!program || !this.view) return;
    let json: string | null;
    try {
      json = program.event(JSON.stringify(event));
    } catch (error) {
      this.fault(error);
      return;
    }
    if (json === null) return; // it broke, and has said so
    this.accept(json, event);
  }

  /** Shows a View that came from the program, as the answer to cause or of its own accord. */
  accept(json: string, cause: Event | null): void {
    let view: View;
    try {
      view = JSON.parse(json) as View;
    } catch (error) {
      this.fault(error);
      return;
    }
    const failed = this.view?.failed;
    this.view = view;
    this.render(view, cause);
    // Only with news: two windows that answered each other's saves would do so for ever.
    if (view.save !== this.save) {
      this.save = view.save;
      this.keepSave();
    }
    // The answer to a failure shall not be the next try, and so for ever.
    if (view.want !== "" && cause?.type !== "script-failed") void this.bring(view.want, view.want === failed);
  }

  private keepSave(): void {
    // Not over what another window has kept and we have not heard of yet.
    const stored = recall("save");
    if (stored !== this.stored) this.takeIn(stored);
    if (this.save === "" || this.save === this.stored) return;
    this.stored = this.save;
    keep("save", this.save);
  }

  private takeIn(text: string): void {
    this.stored = text;
    if (text !== "") this.send({ type: "saved", text });
  }

  /** Asks the host once more for the script that failed. */
  tryAgain(): void {
    const id = this.view?.failed ?? "";
    if (id !== "") void this.bring(id, true);
  }

  private async bring(id: string, fresh: boolean): Promise<void> {
    if (this.fetching === id) return;
    this.fetching = id;
    let answer: Event;
    try {
      answer = { type: "script", name: id, text: await fetchScript(id, fresh) };
    } catch (error) {
      answer = { type: "script-failed", name: id, text: error instanceof Error ? error.message : String(error) };
    }
    this.fetching = "";
    this.send(answer);
  }
}
