// Reads lesson scripts with another library: names of files as arguments, a line of JSON per game out, in order:
// {"file", "game", "fens": ["…", …], "moves": ["e2e4", …]}, fens before the first move and after each move of the main
// line; or {"file", "game", "error"}. The Go side, lessons/oracle_test.go, compares. The library is chessops, installed
// for the page's tests.
import { readFileSync } from 'node:fs'

const library = (name) => import(new URL(`../../web/node_modules/chessops/dist/esm/${name}.js`, import.meta.url))
const { parsePgn, startingPosition } = await library('pgn')
const { makeFen } = await library('fen')
const { parseSan } = await library('san')
const { makeUci } = await library('util')

function mainLine(game) {
  const position = startingPosition(game.headers).unwrap()
  const fens = [makeFen(position.toSetup())]
  const moves = []
  for (const node of game.moves.mainline()) {
    const move = parseSan(position, node.san)
    if (!move) throw new Error(`after ${moves.length} plies: ${node.san} cannot be played`)
    moves.push(makeUci(move))
    position.play(move)
    fens.push(makeFen(position.toSetup()))
  }
  return { fens, moves }
}

for (const file of process.argv.slice(2)) {
  parsePgn(readFileSync(file, 'utf8')).forEach((game, index) => {
    const line = { file, game: index + 1 }
    try {
      Object.assign(line, mainLine(game))
    } catch (error) {
      line.error = String(error)
    }
    process.stdout.write(JSON.stringify(line) + '\n')
  })
}
