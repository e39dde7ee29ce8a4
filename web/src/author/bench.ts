// The board of the workshop: the page's own board, served as in the course, on which also arrows are drawn.

import { element } from "../dom";
import { DomBoard } from "../domboard";
import { Grid } from "../grid";
import { pieceBackground } from "../pieces";
import { Pointer } from "../pointer";
import { Chooser } from "../promotion";
import { icon } from "../icon";
import { SetupPanel } from "../setup";
import type { Event as BoardEvent } from "../view.gen";
import type { Event, EventType, View } from "./view.gen";
import type { Workshop } from "./workshop";

/** What Shift, Alt and both make of the right button's green, as chess players know it. */
function colorOf(event: MouseEvent): string {
  const shift = event.shiftKey || event.ctrlKey;
  return shift && event.altKey ? "yellow" : shift ? "red" : event.altKey ? "blue" : "green";
}

export class Bench {
  private readonly grid: Grid;
  private readonly board: DomBoard;
  private readonly chooser: Chooser;
  private readonly setup: SetupPanel;
  /** Where an arrow drawn by keys begins, "" for nowhere. */
  private tail = "";

  constructor(private readonly workshop: Workshop) {
    const send = (event: BoardEvent): void => this.send(event);
    this.grid = new Grid(send);
    this.board = new DomBoard(this.grid);
    this.board.take();
    this.chooser = new Chooser(this.grid, send);
    new Pointer(this.grid, element("board-pane"), send, (drag) => this.board.follow(drag));
    this.drawByRightButton();
    // What is drawn with a finger must not end as a fling (pointer.ts says the same of a piece that is dragged).
    this.grid.element.addEventListener("touchmove", (event) => {
      if (event.cancelable && workshop.view?.mode === "draw") event.preventDefault();
    }, { passive: false });
    this.setup = new SetupPanel(send, icon, pieceBackground);
    element("fold-position-body").querySelector(".how")?.after(this.setup.element);
    for (const name of ["start", "clear"]) {
      element(`setup-${name}`).addEventListener("click", () => workshop.send({ type: "setup", name }));
    }
    element("flip").addEventListener("click", () => this.flip());
    workshop.watch((view, before) => this.show(view, before));
  }

  private show(view: View, before: View | null): void {
    const fresh = before === null || before.exercise.number !== view.exercise.number || before.items.length !== view.items.length;
    if (view.mode !== "draw") this.tail = "";
    this.grid.show(view.board, fresh);
    this.grid.element.removeAttribute("aria-busy");
    this.grid.element.classList.toggle("drawing", view.mode === "draw");
    this.board.show(view.board);
    this.chooser.show(view.board);
    this.setup.show(view.setup);
    const line = element("board-line");
    const text = view.told || view.board.line;
    if (line.textContent !== text) line.textContent = text;
    line.classList.toggle("told", view.told !== "");
  }

  private send(event: BoardEvent): void {
    if (this.workshop.view?.mode === "draw" && event.type === "tap" && event.square) return this.drawByKeys(event.square);
    const { type, square, name, text } = event;
    const passed: Event = { type: type as EventType };
    if (square !== undefined) passed.square = square;
    if (name !== undefined) passed.name = name;
    if (text !== undefined) passed.text = text;
    this.tail = "";
    this.workshop.send(passed);
  }

  /** The first square is remembered; the second makes an arrow, or a circle where it is the same. */
  private drawByKeys(square: string): void {
    const how = element("draw-keys");
    if (this.tail === "") {
      this.tail = square;
      how.textContent = `From ${square}. Enter on another square for an arrow, here once more for a circle.`;
      return;
    }
    const from = this.tail;
    this.tail = "";
    how.textContent = from === square ? `Circle on ${square}.` : `Arrow from ${from} to ${square}.`;
    this.workshop.send({ type: "press", square: from }, { type: "release", square });
  }

  /** The right button draws whatever the board is for, except while a position is set up, which that would end. */
  private drawByRightButton(): void {
    const on = this.grid.element;
    let from = "";
    const squareAt = (event: MouseEvent): string => {
      const under = document.elementsFromPoint(event.clientX, event.clientY).find((it) => it instanceof HTMLElement && it.dataset.square !== undefined);
      return (under as HTMLElement | undefined)?.dataset.square ?? "";
    };
    on.addEventListener("contextmenu", (event) => event.preventDefault());
    on.addEventListener("pointerdown", (event) => {
      if (event.button === 2 && event.pointerType === "mouse") from = squareAt(event);
    });
    window.addEventListener("pointerup", (event) => {
      if (event.button !== 2 || from === "") return;
      const tail = from;
      from = "";
      const square = squareAt(event);
      const view = this.workshop.view;
      if (!view || view.mode === "position" || square === "") return;
      const { mode, color } = view;
      this.workshop.send(
        { type: "mode", name: "draw" }, { type: "color", name: colorOf(event) },
        { type: "press", square: tail }, { type: "release", square },
        { type: "color", name: color }, { type: "mode", name: mode },
      );
    });
  }

  private flip(): void {
    const view = this.workshop.view;
    if (!view) return;
    const side = view.board.bottom === "white" ? "black" : "white";
    this.workshop.send({ type: "view", name: side === view.exercise.learner ? "learner" : side });
  }
}
