// What the page offers the program, as globalThis.touchmoveHost.

interface Host {
  /** A View that no event asked for: the first one. */
  view(json: string): void;
  /** The text of a lesson's script if the page has it already, "" if not: the program then asks with View.want. */
  script(id: string): string;
  /** The first frame of the board has been drawn. */
  frame(): void;
  /** Draws a piece or a word at an exact size, in device px. */
  rasterize(kind: "piece" | "text", what: string, px: number, color: string): ImageData | null;
  /** Frames are needed from now on. */
  wake(): void;
  /** No frame is needed until the next wake. */
  sleep(): void;
  /** Something broke in the program. */
  fault(message: string): void;
  /** The canvas cannot be drawn. */
  canvasFailed(message: string): void;
  /** False where the program shall not draw at all. */
  canvas: boolean;
  /** A CanvasLayout and an Appearance, as JSON, for the first frame; the layout "" where there is no room yet. */
  layout: string;
  appearance: string;
  /** The text of course.json. */
  course: string;
  /** The last View.save, "" for none. */
  save: string;
  /** A Visit as JSON, the run of exercises that there is; absent for the whole course. */
  visit?: string;
  /** The text of a script from outside, which is then all there is; course may be "". */
  own?: string;
  /** The exercise to open, as in the address. */
  lesson: string;
  step: number;
  /** The free board to open instead, as in the address; null for none. */
  board: string | null;
  moves: string;
}

export function setHost(host: Host): void {
  (globalThis as { touchmoveHost?: Host }).touchmoveHost = host;
}
