// Mouse, pen and finger on the grid. A press, and what becomes of it, is told to the program in
// squares; only while a piece is dragged does it also hear where exactly the pointer is.

import { engine } from "./engine";
import type { Grid } from "./grid";
import type { Event } from "./view.gen";

/** How far a pointer strays before a press is a drag, CSS px: fingers tremble more than mice. */
const SLACK = { mouse: 6, other: 10 };
/**
 * A piece floats this much of a square above the finger, which would hide it, and lands where it is
 * seen. Less than half, so that a finger in the middle of a square means that square.
 */
const LIFT = 0.35;
/** A click within this time after a pointer went up belongs to it, ms. */
const AFTER = 1000;

interface Press {
  id: number;
  cell: HTMLElement;
  type: string;
  square: string;
  /** A mouse may drag from anywhere; a finger only a piece that can move, elsewhere it scrolls. */
  drags: boolean;
  x: number;
  y: number;
  strayed: boolean;
}

/** Where a dragged piece is: its middle, CSS px from the pane's corner, and the square that this is on. */
export interface Drag {
  x: number;
  y: number;
  /** "" outside the board. */
  square: string;
}

export class Pointer {
  private press: Press | null = null;
  private lastUp = -AFTER;

  constructor(
    private readonly grid: Grid,
    private readonly pane: HTMLElement,
    private readonly send: (event: Event) => void,
    private readonly follow: (drag: Drag | null) => void,
  ) {
    const on = grid.element;
    on.addEventListener("pointerdown", (event) => this.down(event));
    on.addEventListener("pointermove", (event) => this.move(event));
    on.addEventListener("pointerup", (event) => this.up(event));
    on.addEventListener("pointercancel", (event) => this.taken(event));
    on.addEventListener("lostpointercapture", (event) => this.taken(event));
    on.addEventListener("click", (event) => this.click(event));
    on.addEventListener("contextmenu", (event) => this.menu(event));
    on.addEventListener("dragstart", (event) => event.preventDefault());
    // touch-action keeps the page from scrolling, but Chromium still takes a piece dropped with a swing
    // for a fling, and the next tap for the one that stops it: no click would come of that.
    on.addEventListener("touchmove", (event) => {
      if (this.press?.drags && event.cancelable) event.preventDefault();
    }, { passive: false });
    window.addEventListener("blur", () => this.cancel());
    window.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.cancel();
    });
  }

  private down(event: PointerEvent): void {
    if (this.press) {
      // A second finger means pinch or mishap, never a move.
      if (event.pointerId !== this.press.id) this.cancel();
      return;
    }
    if (event.button !== 0) return;
    const cell = event.target as HTMLElement;
    const content = this.grid.content(this.grid.cells.indexOf(cell));
    if (!content) return;
    this.press = {
      id: event.pointerId, cell, type: event.pointerType, square: content.square,
      drags: content.grab || event.pointerType === "mouse",
      x: event.clientX, y: event.clientY, strayed: false,
    };
    // On the cell, which is where a finger's pointer is captured anyway: moving the capture to
    // another element would tell us that it was lost.
    cell.setPointerCapture(event.pointerId);
    this.send({ type: "press", square: content.square });
  }

  private move(event: PointerEvent): void {
    const press = this.press;
    if (!press || event.pointerId !== press.id) return;
    // Another button during a press arrives as a move.
    if (press.type === "mouse" && event.buttons !== 1) {
      this.cancel();
      return;
    }
    if (!press.strayed) {
      const slack = press.type === "mouse" ? SLACK.mouse : SLACK.other;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < slack) return;
      press.strayed = true;
      if (press.drags) this.send({ type: "drag", square: press.square });
    }
    if (press.drags) this.drag(press, event);
  }

  private drag(press: Press, event: PointerEvent): void {
    const pane = this.pane.getBoundingClientRect();
    const point = this.point(press, event);
    const x = point.x - pane.left;
    const y = point.y - pane.top;
    engine()?.drag(x * window.devicePixelRatio, y * window.devicePixelRatio);
    this.follow({ x, y, square: this.squareAt(point) });
  }

  /** The middle of the piece that a pointer drags, or the pointer itself where it drags none. */
  private point(press: Press, event: PointerEvent): { x: number; y: number } {
    const lift = press.drags && press.type === "touch" ? LIFT * this.grid.element.clientHeight / 8 : 0;
    return { x: event.clientX, y: event.clientY - lift };
  }

  private up(event: PointerEvent): void {
    const press = this.press;
    this.lastUp = event.timeStamp;
    if (!press || event.pointerId !== press.id || event.button !== 0) return;
    this.press = null;
    this.follow(null);
    this.send({ type: "release", square: press.strayed ? this.squareAt(this.point(press, event)) : press.square });
  }

  private taken(event: PointerEvent): void {
    if (event.pointerId === this.press?.id) this.cancel();
  }

  private cancel(): void {
    if (!this.press) return;
    const { id, cell } = this.press;
    this.press = null;
    this.follow(null);
    if (cell.hasPointerCapture(id)) cell.releasePointerCapture(id);
    this.send({ type: "cancel" });
  }

  /** The square at a point of the window, "" outside the board. */
  private squareAt(point: { x: number; y: number }): string {
    const box = this.grid.element.getBoundingClientRect();
    const column = Math.floor(((point.x - box.left) / box.width) * 8);
    const row = Math.floor(((point.y - box.top) / box.height) * 8);
    if (column < 0 || column > 7 || row < 0 || row > 7) return "";
    return this.grid.content(row * 8 + column)?.square ?? "";
  }

  /** Assistive technology clicks without a pointer. */
  private click(event: MouseEvent): void {
    const ofPointer = event.detail > 0 && event.timeStamp - this.lastUp < AFTER;
    if (ofPointer) return;
    const cell = this.grid.content(this.grid.cells.indexOf(event.target as HTMLElement));
    if (cell) this.send({ type: "tap", square: cell.square });
  }

  /** A long touch is a slow drag here, not a wish for a menu; the mouse keeps its menu. */
  private menu(event: MouseEvent): void {
    const type = (event as PointerEvent).pointerType || this.press?.type;
    if (type === "touch" || type === "pen") event.preventDefault();
  }
}
