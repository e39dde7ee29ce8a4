// The drawings of the pieces.

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

/** Data URLs of the SVGs, by FEN letter. */
export const pieces: Record<string, string> = {
  K: wK, Q: wQ, R: wR, B: wB, N: wN, P: wP,
  k: bK, q: bQ, r: bR, b: bB, n: bN, p: bP,
};

/** A piece as a CSS background-image, "" for none. */
export function pieceBackground(letter: string): string {
  const url = pieces[letter];
  return url === undefined ? "" : `url("${url.replace(/"/g, "%22")}")`;
}
