// The page's side of the offline copy (sw.ts): has it made, and tells of a newer one.

import type { Listener } from "../listeners";
import { make, makeButton } from "../make";
import { build } from "../renewal";
import { bringStyle } from "../stylesheet";
import type { View } from "../view.gen";

/** The style sheet of this module, relative to the page. */
declare const __STYLE__: string;

/** After this time, ms, a page that is looked at again asks for a newer build. */
const ASK_AFTER_MS = 3_600_000;

/** Has the worker registered. View is what is shown, listen is how to hear of each further one. Rejected where the browser refuses. */
export async function register(view: View | null, listen: (listener: Listener) => void): Promise<void> {
  const workers = navigator.serviceWorker;
  // Who saves data has not asked for the whole course. What is there already is kept up to date.
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (saveData && !await workers.getRegistration()) return;

  const registration = await workers.register("sw.js", { updateViaCache: "none" });
  const offer = new Offer(registration, view);
  const follow = (): void => registration.installing?.addEventListener("statechange", () => offer.look());
  follow();
  registration.addEventListener("updatefound", follow);
  listen({ view: (next) => offer.look(next) });
  offer.look();
  askNowAndThen(registration);
  (await workers.ready).active?.postMessage({ page: build });
}

/** A page may stay open for weeks; the browser looks for a newer build only when one is opened. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < ASK_AFTER_MS) return;
    asked = Date.now();
    registration.update().catch(() => {}); // no network: another time
  });
}

/** Says that a newer build is ready, between two thoughts of the learner, and takes it when told to. */
class Offer {
  private box: HTMLElement | undefined;
  private declined = false;

  constructor(private readonly registration: ServiceWorkerRegistration, private view: View | null) {}

  /** Looks whether there is something to say, and whether it is the time. View is what is shown now. */
  look(view = this.view): void {
    this.view = view;
    const { waiting, active } = this.registration;
    if (!waiting || !active) {
      this.box?.remove();
      this.box = undefined;
      return;
    }
    if (this.box || this.declined || !quiet(this.view)) return;
    const box = document.createElement("div");
    this.box = box;
    box.id = "newer";
    box.setAttribute("role", "status");
    bringStyle(__STYLE__).then(() => {
      document.getElementById("exercise")?.before(box);
      // Once the box is there, so that screen readers hear what comes into it.
      requestAnimationFrame(() => this.fill(box));
    });
  }

  private fill(box: HTMLElement): void {
    box.replaceChildren(make("p", "", "A new version is ready."),
      makeButton("button", "Use it now", () => this.registration.waiting?.postMessage("take")),
      makeButton("button", "Later", () => {
        this.declined = true;
        const focused = box.contains(document.activeElement);
        box.remove();
        if (focused) document.getElementById("exercise")?.focus();
      }));
  }
}

/** Not while something is being worked out, which would be lost. */
function quiet(view: View | null): boolean {
  if (view === null || view.setup !== null) return false;
  const { feedback, hints, board } = view;
  const untouched = feedback.verdict === "none" && hints.length === 0 && !board.marks.some((mark) => mark.kind === "selected");
  return untouched || feedback.verdict === "done";
}
