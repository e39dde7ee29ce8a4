// Chess as it is said: voices stumble over "Nf3", and take "e4" for a number.

const PIECES: Record<string, string> = { K: "king", Q: "queen", R: "rook", B: "bishop", N: "knight" };

/** The letter of a file alone; "a" small would be read as the article. */
function file(letter: string): string {
  return letter === "a" ? "A" : letter;
}

function square(name: string): string {
  return `${file(name.charAt(0))} ${name.charAt(1)}`;
}

function becomes(piece: string | undefined): string {
  return piece ? `, becomes a ${PIECES[piece.toUpperCase()] ?? "piece"}` : "";
}

function ending(sign: string | undefined): string {
  return sign === "#" ? ", checkmate" : sign ? ", check" : "";
}

/**
 * A text with its squares and moves as words: "e4" is "e 4", "Nf3" is "knight f 3", "exd8=Q+" is "e takes d 8, becomes a
 * queen, check".
 */
export function spoken(text: string): string {
  return text
    .replace(/\b[O0]-[O0](-[O0])?([+#])?(?!\w)/g, (_, long?: string, sign?: string) => `castles ${long ? "queenside" : "kingside"}${ending(sign)}`)
    .replace(/\b([KQRBN])([a-h])?([1-8])?([x×])?([a-h][1-8])([+#])?(?!\w)/g,
      (_, piece: string, from?: string, rank?: string, takes?: string, to = "", sign?: string) => [
        PIECES[piece], from && file(from), rank, takes && "takes", square(to),
      ].filter((word) => word).join(" ") + ending(sign))
    .replace(/\b([a-h])[x×]([a-h][1-8])(?:=([QRBN]))?([+#])?(?!\w)/g,
      (_, from: string, to: string, piece?: string, sign?: string) => `${file(from)} takes ${square(to)}${becomes(piece)}${ending(sign)}`)
    .replace(/\b([a-h][1-8])[-–]?([a-h][1-8])([qrbn])?(?!\w)/g,
      (_, from: string, to: string, piece?: string) => `${square(from)} to ${square(to)}${becomes(piece)}`)
    .replace(/\b([a-h][1-8])(?:=([QRBN]))?([+#])?(?!\w)/g,
      (_, to: string, piece?: string, sign?: string) => `${square(to)}${becomes(piece)}${ending(sign)}`)
    .replace(/\b([a-h])[- ](file|pawn|to [a-h]\b)/g, (_, letter: string, what: string) => `${file(letter)} ${what}`)
    .replace(/1\/2-1\/2|½-½/g, "a draw")
    .replace(/½/g, "one half")
    .replace(/…/g, ", ");
}
