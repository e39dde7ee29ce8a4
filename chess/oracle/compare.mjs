// Answers what another rules library makes of positions: a FEN per line in, a line of JSON per position out.
// {"san": {"e2e4": "e4", …}, "check": false, "end": "ongoing|checkmate|stalemate"}, or {"error": "…"}.
// The Go side, chess/oracle_test.go, compares. The library is chessops, installed for the page's tests.
import { createInterface } from 'node:readline'

const library = (name) => import(new URL(`../../web/node_modules/chessops/dist/esm/${name}.js`, import.meta.url))
const { Chess } = await library('chess')
const { parseFen } = await library('fen')
const { makeSan } = await library('san')
const { makeUci } = await library('util')

const promotions = ['queen', 'rook', 'bishop', 'knight']

function answer(fen) {
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap()
  const san = {}
  for (const [from, targets] of position.allDests()) {
    for (const target of targets) {
      const piece = position.board.get(from)
      let to = target
      if (piece.role === 'king' && position.board[position.turn].has(target)) {
        to = from + (target > from ? 2 : -2) // chessops castles by taking the own rook
      }
      const promotes = piece.role === 'pawn' && (to < 8 || to >= 56)
      for (const promotion of promotes ? promotions : [undefined]) {
        const move = { from, to, promotion }
        san[makeUci(move)] = makeSan(position, move)
      }
    }
  }
  const end = position.isCheckmate() ? 'checkmate' : position.isStalemate() ? 'stalemate' : 'ongoing'
  return { san, check: position.isCheck(), end }
}

for await (const fen of createInterface({ input: process.stdin })) {
  let line
  try {
    line = answer(fen)
  } catch (error) {
    line = { error: String(error) }
  }
  process.stdout.write(JSON.stringify(line) + '\n')
}
