// The drawings of the pieces, one by one and all together.

import bB from "../../assets/pieces/bB.svg";
import bK from "../../assets/pieces/bK.svg";
import bN from "../../assets/pieces/bN.svg";
import bP from "../../assets/pieces/bP.svg";
import bQ from "../../assets/pieces/bQ.svg";
import bR from "../../assets/pieces/bR.svg";
import wB from "../../assets/pieces/wB.svg";
import wK from "../../assets/pieces/wK.svg";
import wN from "../../assets/pieces/wN.svg";
import wP from "../../assets/pieces/wP.svg";
import wQ from "../../assets/pieces/wQ.svg";
import wR from "../../assets/pieces/wR.svg";

const drawings: [letter: string, svg: string][] = [
  ["K", wK], ["Q", wQ], ["R", wR], ["B", wB], ["N", wN], ["P", wP],
  ["k", bK], ["q", bQ], ["r", bR], ["b", bB], ["n", bN], ["p", bP],
];

/** Data URLs of the SVGs, by FEN letter. */
export const pieces: Record<string, string> = Object.fromEntries(drawings.map(([letter, svg]) => [letter, dataURL(svg)]));

/** Edge of a drawing in its own units, which are CSS px of the sheet. */
export const DRAWING = 45;

/** All drawings side by side in one picture, because a browser makes a document of its own of each picture. */
export function sheetOfPieces(): string {
  const placed = drawings.map(([, svg], index) => svg.replace("<svg", `<svg x="${DRAWING * index}"`));
  return dataURL(`<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWING * drawings.length}" height="${DRAWING}">${placed.join("")}</svg>`);
}

/** Where a piece stands on the sheet, counted from the left; -1 for what is no piece. */
export function placeOnSheet(letter: string): number {
  return drawings.findIndex(([of]) => of === letter);
}

function dataURL(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A piece as a CSS background-image, "" for none. */
export function pieceBackground(letter: string): string {
  const url = pieces[letter];
  // Of what such a URL may hold, only this ends a CSS string.
  return url === undefined ? "" : `url('${url.replace(/'/g, "%27")}')`;
}
