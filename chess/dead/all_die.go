package dead

import "github.com/touchmove/touchmove/chess"

// The reach of the search for a line in which something can still happen.
const (
	dyingPlies = 4
	dyingNodes = 2000
)

// allDie reports whether every line ends within a few plies without a mate by the side: in stalemate, in its being mated,
// or with too little material. It proves such ends as the one legal move taking the last piece.
func allDie(p *chess.Position, side chess.Color) bool {
	nodes := dyingNodes
	return diesWithin(*p, side, dyingPlies, &nodes)
}

// diesWithin takes the position by value: then it stays off the heap.
func diesWithin(p chess.Position, side chess.Color, plies int, nodes *int) bool {
	if tooLittle(&p, side) {
		return true
	}
	if *nodes--; *nodes < 0 {
		return false
	}
	var room [chess.MaxMoves]chess.Move
	moves := p.AppendLegalMoves(room[:0])
	if len(moves) == 0 {
		return p.Turn() == side || !p.InCheck()
	}
	if plies == 0 {
		return false
	}
	for _, m := range moves {
		if !diesWithin(p.After(m), side, plies-1, nodes) {
			return false
		}
	}
	return true
}
