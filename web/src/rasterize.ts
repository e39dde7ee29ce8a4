// Draws pieces and words for the canvas, with what a browser is good at: vectors and fonts.

import { DRAWING, placeOnSheet, sheetOfPieces } from "./pieces";

/**
 * Whether what a 2D canvas holds can be read, as the drawings for the board must be: browsers that fear
 * fingerprinting falsify or refuse it.
 */
export function canRasterize(): boolean {
  try {
    const probe = context(2, 1);
    if (probe === null) return false;
    probe.fillStyle = "#123456";
    probe.fillRect(0, 0, 1, 1);
    return String(probe.getImageData(0, 0, 2, 1).data) === "18,52,86,255,0,0,0,0";
  } catch {
    return false;
  }
}

let drawings: HTMLImageElement | undefined;

/** Decodes the drawings of the pieces, so that rasterize can draw them afterwards, and warms up the font. */
export async function prepareDrawing(): Promise<void> {
  const sheet = new Image();
  sheet.src = sheetOfPieces();
  // The first word on a canvas has the browser look up the font, which would hold up the first frame.
  rasterize("text", "a", FONT_PX, "#000");
  await sheet.decode();
  drawings = sheet;
}

/**
 * Draws a piece (by its FEN letter, px by px pixels) or a text (px is the size of its font) and returns
 * the pixels, straight alpha; null where it cannot. A text is centred on the middle of its capitals.
 */
export function rasterize(kind: "piece" | "text", what: string, px: number, color: string): ImageData | null {
  try {
    return kind === "piece" ? drawPiece(what, px) : drawText(what, px, color);
  } catch {
    return null;
  }
}

function drawPiece(letter: string, px: number): ImageData | null {
  const place = placeOnSheet(letter);
  const g = context(px, px);
  if (drawings === undefined || place < 0 || g === null) return null;
  g.drawImage(drawings, DRAWING * place, 0, DRAWING, DRAWING, 0, 0, px, px);
  return g.getImageData(0, 0, px, px);
}

/** px of the one font that texts are written in, and then scaled: to look up a font takes long, and each size is another. */
const FONT_PX = 16;
const FONT = `600 ${FONT_PX}px system-ui, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif`;

function drawText(text: string, px: number, color: string): ImageData | null {
  const scale = px / FONT_PX;
  const ruler = context(1, 1);
  if (ruler === null) return null;
  ruler.font = FONT;
  const extent = ruler.measureText(text);
  const left = Math.ceil(Math.max(scale * extent.actualBoundingBoxLeft, 0));
  const width = left + Math.ceil(scale * Math.max(extent.actualBoundingBoxRight, extent.width)) + 1;
  const height = 2 * Math.ceil(px * 0.8);
  const capitals = scale * ruler.measureText("H").actualBoundingBoxAscent;
  const g = context(width, height);
  if (g === null) return null;
  g.font = FONT;
  g.fillStyle = color;
  g.translate(left, Math.round((height + capitals) / 2));
  g.scale(scale, scale);
  g.fillText(text, 0, 0);
  return g.getImageData(0, 0, width, height);
}

/** One canvas for all drawings: to make one takes longer than most drawings. In main memory, because all is read back. */
let paper: CanvasRenderingContext2D | null = null;

/** The canvas, empty and of this size, until the next call. */
function context(width: number, height: number): CanvasRenderingContext2D | null {
  paper ??= document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (paper === null) return null;
  // Setting the size also clears what was drawn and what was set.
  paper.canvas.width = width;
  paper.canvas.height = height;
  return paper;
}
