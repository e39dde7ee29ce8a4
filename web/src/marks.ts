// The marks of View.board drawn as SVG, for the board without a canvas. A square is 100 units wide.

import { pieces } from "./pieces";
import type { Board, Cell, Mark, Square } from "./view.gen";

/** What of a Board is drawn where there is no canvas. */
export type Drawn = Pick<Board, "turned" | "plain" | "marks"> & { cells: Pick<Cell, "square" | "piece">[] };

const SVG = "http://www.w3.org/2000/svg";

interface Point {
  x: number;
  y: number;
}

/** Fills both layers anew. */
export function drawMarks(board: Drawn, under: SVGSVGElement, over: SVGSVGElement): void {
  const drawing = new Drawing(board);
  for (const mark of board.marks) drawing.add(mark);
  drawing.addGuards();
  under.replaceChildren(...drawing.under);
  over.replaceChildren(...drawing.over);
}

class Drawing {
  readonly under: SVGElement[] = [];
  readonly over: SVGElement[] = [];
  private readonly places = new Map<Square, number>();
  /** Corner signs on a square so far: a second one goes beside the first. */
  private readonly signs = new Map<Square, number>();
  /** Flight squares that show a guard: one is enough, each guard has its arrow. */
  private readonly guarded = new Set<Square>();
  private readonly guards: { length: number; arrow: SVGElement }[] = [];

  constructor(private readonly board: Drawn) {
    board.cells.forEach((cell, index) => this.places.set(cell.square, index));
  }

  add(mark: Mark): void {
    const at = this.middle(mark.square);
    if (!at) return;
    const from = this.middle(mark.from);
    switch (mark.kind) {
      case "last-move": this.under.push(tint(at, "last-move")); break;
      case "selected": this.under.push(tint(at, "selected"), frame(at, "selected")); break;
      case "hint": this.under.push(tint(at, "hint"), frame(at, "hint")); break;
      case "move": this.under.push(circle(at, 17, "dot")); break;
      case "capture": this.under.push(circle(at, 43, "ring")); break;
      case "check": this.under.push(circle(at, 40, "glow wide"), circle(at, 30, "glow")); break;
      case "target": this.over.push(star(this.pieceOn(mark.square) ? { x: at.x - 33, y: at.y - 33 } : at, this.pieceOn(mark.square) ? 14 : 27)); break;
      case "circle": this.over.push(...haloed((style) => circle(at, 44, style), `line ${mark.color}`)); break;
      case "arrow": if (from) this.over.push(arrow(from, at, mark.color)); break;
      case "show": if (from) this.over.push(arrow(from, at, "show")); break;
      case "right": case "wrong": case "other": case "illegal": this.over.push(badge(at, mark.kind)); break;
      case "attack":
        if (from) {
          this.under.push(...target(at));
          this.over.push(...ray(from, at, this.pieceOn(mark.square).toLowerCase() === "k"));
        }
        break;
      case "blocked": if (from) this.over.push(...bar(from, at)); break;
      case "path-ok": case "path-bad": this.over.push(this.onTheWay(mark.square, at, mark.kind)); break;
      case "pin": if (from) this.over.push(...haloed((style) => line(from, at, style), "line pin")); break;
      case "moved": this.corner(mark.square, at, "moved"); break;
      case "stuck": this.corner(mark.square, at, "stuck"); break;
      case "ghost": this.under.push(picture(at, 90, mark.piece, "ghost"), circle(at, 43, "gone")); break;
      case "missing": this.under.push(circle(at, 40, "gone")); break;
      case "leaving": this.under.push(picture(at, 92, this.pieceOn(mark.square), "leaving"), circle(at, 46, "gone")); break;
      case "guarded":
        if (!this.guarded.has(mark.square)) {
          this.guarded.add(mark.square);
          this.under.push(tint(at, "guarded"));
          if (!this.pieceOn(mark.square)) this.under.push(picture(at, 58, this.pieceOn(mark.from), "guard"));
        }
        if (from) this.guards.push({ length: Math.hypot(at.x - from.x, at.y - from.y), arrow: arrow(from, at, "guard", GUARD) });
        break;
    }
  }

  /** The short arrows of guards above the long ones that go on in the same line. */
  addGuards(): void {
    this.guards.sort((one, other) => other.length - one.length);
    this.over.unshift(...this.guards.map((guard) => guard.arrow)); // below the signs
  }

  private pieceOn(square: Square): string {
    return this.board.cells[this.places.get(square) ?? -1]?.piece ?? "";
  }

  private middle(square: Square): Point | undefined {
    const index = this.places.get(square);
    return index === undefined ? undefined : { x: (index & 7) * 100 + 50, y: (index >> 3) * 100 + 50 };
  }

  /** In the middle below, and within the ring where one is. */
  private onTheWay(square: Square, at: Point, kind: string): SVGElement {
    const aimed = this.board.marks.some((mark) => mark.kind === "attack" && mark.square === square);
    return sign({ x: at.x, y: at.y + (aimed ? 20 : 32) }, aimed ? 12.5 : 14, kind);
  }

  private corner(square: Square, at: Point, kind: string): void {
    const before = this.signs.get(square) ?? 0;
    this.signs.set(square, before + 1);
    this.over.push(sign({ x: at.x - 32 + before * 36, y: at.y + 32 }, 15, kind));
  }
}

function node(name: string, style: string, attributes: Record<string, number | string>): SVGElement {
  const made = document.createElementNS(SVG, name);
  made.setAttribute("class", style);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

function tint(at: Point, style: string): SVGElement {
  return node("rect", `tint ${style}`, { x: at.x - 50, y: at.y - 50, width: 100, height: 100 });
}

function frame(at: Point, style: string): SVGElement {
  return node("rect", `frame ${style}`, { x: at.x - 46, y: at.y - 46, width: 92, height: 92, rx: 8 });
}

function circle(at: Point, radius: number, style: string): SVGElement {
  return node("circle", style, { cx: at.x, cy: at.y, r: radius });
}

function line(from: Point, to: Point, style: string): SVGElement {
  return node("line", style, { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
}

function path(d: string, style: string): SVGElement {
  return node("path", style, { d });
}

/** Drawn twice: a light or dark edge first, so that the colour stands out on every square. */
function haloed(draw: (style: string) => SVGElement, style: string): SVGElement[] {
  return [draw(`${style} halo`), draw(style)];
}

/** The point so far from from on the way to to. */
function along(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * distance) / length, y: from.y + ((to.y - from.y) * distance) / length };
}

/** Distances from the middles of both squares, half the widths of shaft and head, the length of the head. */
interface Shape {
  start: number;
  end: number;
  shaft: number;
  wing: number;
  head: number;
}

const MOVE: Shape = { start: 30, end: 8, shaft: 8, wing: 24, head: 34 };
const GUARD: Shape = { start: 36, end: 30, shaft: 2, wing: 11, head: 19 };
const AIM: Shape = { start: 34, end: 52, shaft: 3.5, wing: 15, head: 20 };

function arrow(from: Point, to: Point, color: string, shape: Shape = MOVE): SVGElement {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const head = Math.min(shape.head, length - shape.end - shape.start);
  const start = along(from, to, shape.start);
  const neck = along(from, to, length - shape.end - head);
  const tip = along(from, to, length - shape.end);
  const across = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
  const point = (p: Point, width: number): string => `${p.x + across.x * width} ${p.y + across.y * width}`;
  return path(
    `M${point(start, shape.shaft)}L${point(neck, shape.shaft)}L${point(neck, shape.wing)}L${tip.x} ${tip.y}` +
    `L${point(neck, -shape.wing)}L${point(neck, -shape.shaft)}L${point(start, -shape.shaft)}Z`,
    `arrow ${color}`);
}

/** From the attacker to the ring round what it attacks, with an arrowhead where that is a king. */
function ray(from: Point, to: Point, king: boolean): SVGElement[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const start = along(from, to, 34);
  const origin = circle(start, 7, "attack-point");
  if (king) return [arrow(from, to, "attack", AIM), origin];
  return [...haloed((style) => line(start, along(from, to, length - 44), style), "line attack"), origin];
}

/** A ring as wide as the square, so that a piece has room in it, with four marks that point outward. */
function target(at: Point): SVGElement[] {
  const ticks = [1, 3, 5, 7].map((eighth) => {
    const x = Math.cos((eighth * Math.PI) / 4);
    const y = Math.sin((eighth * Math.PI) / 4);
    return `M${at.x + 44 * x} ${at.y + 44 * y}L${at.x + 55 * x} ${at.y + 55 * y}`;
  }).join("");
  return [
    ...haloed((style) => circle(at, 44, style), "line attack"),
    ...haloed((style) => path(ticks, style), "line attack"),
  ];
}

/** A square to be reached: in its middle, or small in a corner beside what stands there. */
function star(at: Point, radius: number): SVGElement {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius / 2;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${at.x + reach * Math.cos(angle)} ${at.y + reach * Math.sin(angle)}`;
  });
  return path(`M${corners.join("L")}Z`, "arrow yellow");
}

/** Across the way, on the side of the blocker that faces who wants through. */
function bar(from: Point, blocker: Point): SVGElement[] {
  const middle = along(blocker, from, 44);
  const reach = along(blocker, from, 38);
  const across = { x: reach.y - blocker.y, y: blocker.x - reach.x };
  const one = { x: middle.x + across.x, y: middle.y + across.y };
  const other = { x: middle.x - across.x, y: middle.y - across.y };
  return haloed((style) => line(one, other, style), "line bar");
}

function picture(at: Point, size: number, piece: string, style: string): SVGElement {
  return node("image", style, { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size, href: pieces[piece] ?? "" });
}

/** The verdict's sign, in the upper right corner of its square. */
function badge(at: Point, kind: string): SVGElement {
  // Kept inside the board, whose edge cuts off what sticks out.
  return sign({ x: Math.min(at.x + 34, 776), y: Math.max(at.y - 34, 24) }, 22, kind);
}

const GLYPHS: Record<string, string> = {
  right: "M-9 1L-3 7L9 -6",
  "path-ok": "M-9 1L-3 7L9 -6",
  wrong: "M-7 -7L7 7M7 -7L-7 7",
  "path-bad": "M-7 -7L7 7M7 -7L-7 7",
  illegal: "M-7 7L7 -7M-10 0A10 10 0 1 0 10 0A10 10 0 1 0 -10 0",
  other: "M9 0A9 9 0 1 1 5.5 -7.1M9.5 -10V-4.5H4",
  moved: "M-5 9A4 3 0 1 1 -5 8.9M-6 2C-10 -4 -6 -10 -3 -7C0 -4 -2 0 -3 3ZM6 6A3 2.5 0 1 1 6 5.9M5 0C1 -6 5 -12 8 -9C11 -6 9 -3 8 1Z",
  stuck: "M-7 -1H7V9H-7ZM-4 -1V-5A4 4 0 0 1 4 -5V-1",
};

function sign(at: Point, radius: number, kind: string): SVGElement {
  const group = node("g", `sign ${kind}`, { transform: `translate(${at.x} ${at.y}) scale(${radius / 16})` });
  // Shape tells wrong from illegal where colour does not.
  const disc = kind === "wrong"
    ? node("rect", "disc", { x: -15, y: -15, width: 30, height: 30, rx: 6 })
    : circle({ x: 0, y: 0 }, 16, "disc");
  group.append(disc, path(GLYPHS[kind] ?? "", "glyph"));
  return group;
}
