// What wakes an unmoving board, and how the board that can be played takes its place: a press that woke it is not lost, and
// the keyboard stays where it was.

import { element } from "./dom";
import { make } from "./make";
import { StillBoard } from "./still";
import type { Still } from "./view.gen";
import type { Visit } from "./visit";

/** The parts that do nothing yet. */
const IDLE = ["grid", "flip", "open-lessons", "open-settings", "travel", "say", "actions"];
/** How much of the board must be seen where being seen wakes it. */
const SEEN = 0.25;

export class Waker {
  private readonly board = new StillBoard(element("grid"));
  private readonly button = make("button", "", make("span", "visually-hidden", "Play this exercise"));
  private readonly position = make("p", "visually-hidden");
  private prompt = "";
  /** The square where a pointer went down, "" for none. */
  private square = "";
  /** A pointer is down on the button. */
  private pressed = false;

  constructor(private readonly visit: Visit, private readonly wake: () => void) {
    this.rest(true);
    this.position.id = "position";
    this.button.type = "button";
    this.button.id = "wake";
    this.button.dataset.testid = "wake";
    this.button.setAttribute("aria-describedby", this.position.id);
    element("board").append(this.button, this.position);
    this.listen();
    const { documentElement: root } = document;
    new MutationObserver((_, observer) => {
      if (root.dataset.state !== "ready" && root.dataset.state !== "error") return;
      observer.disconnect();
      if (!this.pressed) this.handOver();
    }).observe(root, { attributeFilter: ["data-state"] });
  }

  show(still: Still): void {
    this.prompt = still.prompt;
    this.position.textContent = still.label;
    // Woken meanwhile, and already there.
    if (!this.button.isConnected) return;
    this.board.show(still, this.visit.orientation || still.bottom);
  }

  private listen(): void {
    // A finger that only scrolls by wakes nothing: it goes down, but never clicks.
    const { button } = this;
    // Nor does a mouse that rests, while the page around is scrolled and the frame comes to lie below it.
    document.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "touch" && (event.movementX !== 0 || event.movementY !== 0)) this.wake();
    });
    document.addEventListener("click", () => this.wake(), { once: true });
    button.addEventListener("focus", () => this.wake(), { once: true });
    button.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      this.pressed = true;
      this.square = this.squareAt(event);
    });
    button.addEventListener("pointercancel", () => this.release(""));
    // The click that belongs to it comes in the same breath, and finds the button still there.
    window.addEventListener("pointerup", () => window.setTimeout(() => this.release(this.square)));
    if (this.visit.wake === "view") this.wakeWhenSeen();
  }

  private wakeWhenSeen(): void {
    new IntersectionObserver((entries, observer) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      this.wake();
    }, { threshold: SEEN }).observe(element("board"));
  }

  private squareAt(event: PointerEvent): string {
    const box = this.button.getBoundingClientRect();
    const column = Math.floor(((event.clientX - box.left) / box.width) * 8);
    const row = Math.floor(((event.clientY - box.top) / box.height) * 8);
    return this.board.cells[row * 8 + column]?.dataset.square ?? "";
  }

  private release(square: string): void {
    if (!this.pressed) return;
    this.pressed = false;
    this.square = square;
    const { state } = document.documentElement.dataset;
    if (state === "ready" || state === "error") this.handOver();
  }

  /** The board can be played, or never will be. */
  private handOver(): void {
    if (!this.button.isConnected) return;
    const focused = document.activeElement === this.button;
    this.rest(false);
    this.button.remove();
    this.position.remove();
    if (document.documentElement.dataset.state === "error") return;
    this.board.leave();
    const cell = this.board.cells.find((it) => it.dataset.square === this.square);
    if (focused) (cell ?? this.board.cells.find((it) => it.tabIndex === 0))?.focus({ preventScroll: true });
    if (cell) this.repeat(cell);
  }

  /** Clicks where the learner has clicked, once there is an exercise; not on another one, where somebody goes on who has been here before. */
  private repeat(cell: HTMLElement): void {
    const prompt = element("prompt");
    const look = (): boolean => {
      if (prompt.textContent === this.prompt) cell.click();
      return prompt.textContent !== "";
    };
    if (look()) return;
    new MutationObserver((_, observer) => {
      if (look()) observer.disconnect();
    }).observe(prompt, { childList: true, characterData: true, subtree: true });
  }

  private rest(on: boolean): void {
    for (const id of IDLE) element(id).inert = on;
  }
}
