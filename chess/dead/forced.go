package dead

import "github.com/touchmove/touchmove/chess"

// maxForced bounds a line of forced moves. Longer ones without a repetition do not happen in practice; where one
// does, the rest is left to the searches.
const maxForced = 64

// forced plays on while there is exactly one legal move. It returns where that ends, the moves up to there, and whether
// they go in a circle: then nobody ever has a choice, and nobody ever mates.
func forced(p chess.Position) (end chess.Position, line []chess.Move, circle bool) {
	var room [chess.MaxMoves]chess.Move
	var seen [maxForced]key
	for len(line) < maxForced {
		moves := p.AppendLegalMoves(room[:0])
		if len(moves) != 1 {
			break
		}
		k := keyOf(&p)
		for _, before := range seen[:len(line)] {
			if before == k {
				return p, line, true
			}
		}
		seen[len(line)] = k
		line = append(line, moves[0])
		p = p.After(moves[0])
	}
	return p, line, false
}
