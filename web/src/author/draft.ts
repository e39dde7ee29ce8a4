// The draft is kept in this browser, and nowhere else. What is put away for another one is kept once more.

import { element } from "../dom";
import { readSet } from "../ownset";
import { keep, recall, storageWorks } from "../storage";
import { makeButton } from "../make";
import type { View } from "./view.gen";
import type { Workshop } from "./workshop";

const DRAFT = "author-draft";
const EARLIER = "author-earlier";
/** Kept when nothing has changed for so long, ms, and when the page is left. */
const REST_MS = 300;

export class Draft {
  private revision = 0;
  /** What this window has kept, or has found kept. */
  private known = recall(DRAFT);
  private timer = 0;
  private readonly back = makeButton("button", "Earlier draft", () => this.swap());

  constructor(private readonly workshop: Workshop) {
    this.back.id = "earlier";
    this.back.dataset.testid = "earlier";
    element("afresh").after(this.back);
    workshop.watch((view) => this.show(view));
    const leave = (): void => {
      workshop.settle();
      this.flush();
    };
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") leave();
    });
    window.addEventListener("beforeunload", (event) => {
      // Only where the browser keeps nothing would anything be lost.
      if (!storageWorks && this.revision > 0) event.preventDefault();
    });
  }

  /** Opens what was kept, or what a link holds; what was kept is then put away. Rejected with a SetFault where the link cannot be read. */
  async begin(link: string): Promise<void> {
    const draft = this.known;
    if (draft !== "") {
      this.workshop.send({ type: "restore", text: draft });
      // What could not be read whole is not written over; but where nothing of it could, what was put away before is worth more.
      if (this.workshop.view?.notice !== "" && (this.revision > 0 || recall(EARLIER) === "")) this.putAway(draft);
    }
    if (link === "") return;
    const { pgn } = await readSet(link);
    this.workshop.send({ type: "restore", text: pgn });
    if (this.workshop.view?.notice === "" && draft !== "" && this.workshop.pgn(0) !== draft) this.putAway(draft);
  }

  /** An empty set in place of this one, which is put away. False where the browser did not keep it. */
  afresh(): boolean {
    const text = this.workshop.pgn(0);
    this.putAway(text);
    this.workshop.send({ type: "new" });
    return recall(EARLIER) === text;
  }

  /** How the exercises come back after that, as far as is known. */
  get wayBack(): string {
    return storageWorks
      ? "“Earlier draft” brings them back, until you start afresh again."
      : "This browser keeps nothing: only Undo brings them back, until this page is closed.";
  }

  private swap(): void {
    const earlier = recall(EARLIER);
    const now = this.workshop.pgn(0);
    const { revision } = this;
    this.workshop.send({ type: "restore", text: earlier });
    // What cannot be read at all is not opened, and stays where it is.
    if (this.revision !== revision) this.putAway(now);
  }

  private putAway(text: string): void {
    keep(EARLIER, text);
    this.offer();
  }

  private offer(): void {
    this.back.hidden = recall(EARLIER) === "";
  }

  private show({ revision }: View): void {
    this.offer();
    if (revision === this.revision) return;
    this.revision = revision;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.flush(), REST_MS);
  }

  private flush(): void {
    window.clearTimeout(this.timer);
    if (this.timer === 0) return;
    this.timer = 0;
    // Another window has kept something else meanwhile: that is not thrown away.
    const kept = recall(DRAFT);
    if (kept !== "" && kept !== this.known) this.putAway(kept);
    keep(DRAFT, this.workshop.pgn(0));
    // Where there was no room it is still the text of before, and is not another window's.
    this.known = recall(DRAFT);
    element("kept").textContent = storageWorks ? "Kept in this browser" : "This browser keeps nothing: save the PGN before you leave";
  }
}
