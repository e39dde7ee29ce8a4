// Counts how often positions stood in games, as another rules library sees it: a line "FEN | UCI moves" in, a line of
// JSON out, a number for each position, the start included. The Go side, chess/oracle_repetition_test.go, compares. The
// library, chessops, keeps no history; what it calls the same position is its FEN without the counters.
import { createInterface } from 'node:readline'

const library = (name) => import(new URL(`../../web/node_modules/chessops/dist/esm/${name}.js`, import.meta.url))
const { Chess } = await library('chess')
const { parseFen, makeFen } = await library('fen')
const { parseUci } = await library('util')

for await (const line of createInterface({ input: process.stdin })) {
  const [fen, moves] = line.split(' | ')
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap()
  const times = new Map()
  const count = () => {
    const text = makeFen(position.toSetup()).split(' ').slice(0, 4).join(' ')
    times.set(text, (times.get(text) ?? 0) + 1)
    return times.get(text)
  }
  const counts = [count()]
  for (const uci of moves.split(' ').filter(Boolean)) {
    position.play(parseUci(uci))
    counts.push(count())
  }
  process.stdout.write(JSON.stringify(counts) + '\n')
}
