// The unmoving board: the first picture of an exercise, drawn by the page without the program.

import { makeCells, nameCell } from "./cells";
import { element } from "./dom";
import { readSet } from "./ownset";
import { BoardPicture } from "./picture";
import type { Still } from "./view.gen";
import type { Visit } from "./visit";

/** The id of the course's first lesson, which the build puts in place of this name. */
declare const __FIRST_LESSON__: string;

interface Found extends Still {
  /** "castling/2", "" for a teacher's own exercises. */
  exercise: string;
}

/**
 * The picture for a visit; undefined where there is none, because it is not known or not of the course. Throws a SetFault, or what
 * the browser throws where nothing comes.
 */
export async function bringStill({ lesson, step, from, set }: Visit): Promise<Found | undefined> {
  if (set !== "") {
    const { still } = await readSet(set);
    return still && { ...still, exercise: "" };
  }
  const id = lesson || __FIRST_LESSON__;
  // What cannot be an id is not asked for.
  if (!/^[a-z0-9][a-z0-9-]*$/.test(id)) return undefined;
  const response = await fetch(`stills/${id}.json`, { credentials: "same-origin" });
  if (!response.ok) return undefined;
  const stills = await response.json() as Still[];
  // As the program takes it: what is too large is the last.
  const number = Math.min(Math.max(step, from, 1), stills.length);
  const still = stills[number - 1];
  return still && { ...still, exercise: `${id}/${number}` };
}

const EMPTY = "8/8/8/8/8/8/8/8";

export class StillBoard {
  readonly cells: HTMLElement[];
  private readonly picture: BoardPicture;

  constructor(grid: HTMLElement) {
    this.cells = makeCells(grid);
    this.picture = new BoardPicture(grid, this.cells);
  }

  show(still: Still, bottom: Still["bottom"]): void {
    const letters = lettersOf(still.placement) ?? lettersOf(EMPTY) ?? [];
    const seen = letters.map((piece, index) => ({ square: "abcdefgh".charAt(index & 7) + String(8 - (index >> 3)), piece }));
    if (bottom === "black") seen.reverse();
    seen.forEach(({ square }, index) => {
      const cell = this.cells[index];
      if (cell) nameCell(cell, square);
    });
    this.picture.draw({ cells: seen, marks: still.marks, turned: still.turned, plain: still.plain });
    element("title").textContent = still.title;
    element("heading").textContent = still.heading;
    element("prompt").textContent = still.prompt;
    element("line").textContent = still.line;
    document.documentElement.dataset.board = "dom";
    document.title = still.title === "" ? "Touchmove" : `${still.title} · Touchmove`;
  }

  /** Leaves the board to the program: to its canvas, or to its own drawing with the same pieces in the same cells. */
  leave(): void {
    this.picture.remove(document.documentElement.dataset.board === "canvas");
  }
}

/** The pieces from a8 to h1, "" for none; undefined where it is no placement. */
function lettersOf(placement: string): string[] | undefined {
  const rows = placement.split("/").map((row) => [...row].flatMap((letter) =>
    (/[1-8]/.test(letter) ? new Array<string>(Number(letter)).fill("") : [letter])));
  const good = rows.length === 8 && rows.every((row) => row.length === 8 && row.every((piece) => /^[KQRBNPkqrbnp]?$/.test(piece)));
  return good ? rows.flat() : undefined;
}
