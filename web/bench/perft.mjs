// chessops in the browser, for the page that the bench makes of this file: globalThis.perft(fen, depth).
import { Chess } from "chessops/chess";
import { perft } from "chessops/debug";
import { parseFen } from "chessops/fen";

globalThis.perft = (fen, depth) => perft(Chess.fromSetup(parseFen(fen).unwrap()).unwrap(), depth);
