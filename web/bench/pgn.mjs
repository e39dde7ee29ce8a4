// Reads annotated games with chessops on Node, keeps comments, glyphs and variations, and plays every move:
// "node pgn.mjs FILE RUNS" prints JSON {plies, comments, glyphs, ms: [each run]}. Three runs more, the
// first, warm up and are not counted.
import { readFileSync } from "node:fs";
import { parsePgn, startingPosition, walk } from "chessops/pgn";
import { parseSan } from "chessops/san";

const [file, runs] = process.argv.slice(2);
const text = readFileSync(file, "utf8");
const ms = [];
let counts;
for (let i = 0; i < Number(runs) + 3; i++) {
  const began = performance.now();
  counts = read();
  if (i >= 3) ms.push(performance.now() - began);
}
console.log(JSON.stringify({ ...counts, ms }));

function read() {
  let plies = 0, comments = 0, glyphs = 0;
  for (const game of parsePgn(text)) {
    comments += game.comments?.length ?? 0;
    walk(game.moves, startingPosition(game.headers).unwrap(), (position, node) => {
      const move = parseSan(position, node.san);
      if (!move) throw new Error(`${node.san} cannot be played`);
      position.play(move);
      plies++;
      comments += (node.startingComments?.length ?? 0) + (node.comments?.length ?? 0);
      glyphs += node.nags?.length ?? 0;
    });
  }
  return { plies, comments, glyphs };
}
