// Counts move sequences with chessops on Node: "node chessops.mjs DEPTH RUNS" prints JSON
// {nodes, ms: [each run]}. One run more, the first, warms up and is not counted.
import { Chess } from "chessops/chess";
import { perft } from "chessops/debug";

const [depth, runs] = process.argv.slice(2).map(Number);
const ms = [];
let nodes = 0;
for (let i = 0; i <= runs; i++) {
  const began = performance.now();
  nodes = perft(Chess.default(), depth);
  if (i > 0) ms.push(performance.now() - began);
}
console.log(JSON.stringify({ nodes, ms }));
