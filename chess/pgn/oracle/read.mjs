// Answers what another reader makes of PGN files: a file per line in, as a JSON string; per file a line of JSON out, an
// array with an object for each game: {tags, result, san, uci}. san and uci are its moves as chess/pgn/parse_test.go outlines
// them, as read and as played; a move that cannot be played is "?". The Go side is chess/pgn/oracle_test.go. The library is
// chessops, installed for the page's tests.
import { createInterface } from "node:readline";

const library = (name) => import(new URL(`../../../web/node_modules/chessops/dist/esm/${name}.js`, import.meta.url));
const { parsePgn, emptyHeaders, startingPosition } = await library("pgn");
const { parseSan } = await library("san");
const { makeUci } = await library("util");

const fold = (text) => text.split(/\s+/).filter((word) => word).join(" ");

function outline(game, write) {
  const words = [];
  const comments = (list, left, right) => {
    const texts = (list ?? []).map(fold).filter((text) => text);
    if (texts.length) words.push(left + texts.join("|") + right);
  };
  comments(game.comments, "{", "}");
  const start = startingPosition(game.headers).unwrap((position) => position, () => undefined);
  const move = (position, node) => {
    comments(node.data.startingComments, "<", ">");
    words.push(write(position, node.data.san));
    for (const nag of node.data.nags ?? []) words.push("$" + nag);
    comments(node.data.comments, "{", "}");
  };
  const line = (position, node) => {
    while (node.children.length) {
      const [main, ...variations] = node.children;
      const next = position?.clone();
      move(next, main);
      for (const variation of variations) {
        words.push("(");
        const other = position?.clone();
        move(other, variation);
        line(other, variation);
        words.push(")");
      }
      position = next;
      node = main;
    }
  };
  line(start, game.moves);
  return words.join(" ");
}

/** Plays the move on the position and names it as engines do. */
function play(position, san) {
  const move = position && parseSan(position, san);
  if (!move) return "?";
  let { from, to } = move;
  if (position.board.get(from).role === "king" && position.board[position.turn].has(to)) {
    to = from + (to > from ? 2 : -2); // chessops castles by taking the own rook
  }
  position.play(move);
  return makeUci({ ...move, from, to });
}

for await (const file of createInterface({ input: process.stdin })) {
  const games = parsePgn(JSON.parse(file), emptyHeaders).map((game) => ({
    tags: [...game.headers].filter(([name]) => name !== "Result"),
    result: game.headers.get("Result") ?? "*",
    san: outline(game, (_, san) => san),
    uci: outline(game, play),
  }));
  process.stdout.write(JSON.stringify(games) + "\n");
}
