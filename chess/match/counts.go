package match

import "github.com/touchmove/touchmove/chess"

// Counts are what repetition and the fifty moves are judged by, for the position on the board or, with a move announced,
// for the one that it leads to.
type Counts struct {
	// Occurrences are the plies after which the position stood on the board, in order, 0 being the start of the game. The
	// one that an announced move leads to counts as the last.
	Occurrences []int
	// HalfMoveClock counts the moves of one side since the last capture or pawn move: 100 are the fifty moves of each
	// player, 150 the seventy-five.
	HalfMoveClock int
	// Announced is the move with which a draw is claimed, the zero Move for the position on the board. It is not made.
	Announced chess.Move
}

// Counted counts what stands on the board or, with an announced move, which must be legal, what it leads to.
func Counted(g *chess.Game, announced chess.Move) Counts {
	p := g.Position()
	if announced.IsZero() {
		return Counts{Occurrences: g.OccurrencesOf(p), HalfMoveClock: p.HalfMoveClock()}
	}
	next := p.After(announced)
	return Counts{append(g.OccurrencesOf(next), g.Ply()+1), next.HalfMoveClock(), announced}
}

// Claims returns the draws that the player to move may claim by these counts as long as the game is not over:
// ThreefoldRepetition (FIDE 9.2) and FiftyMoves (9.3), in this order. A move that mates may be announced like any other;
// it is better played.
func (c Counts) Claims() []Outcome {
	var claims []Outcome
	if len(c.Occurrences) >= 3 {
		claims = append(claims, ThreefoldRepetition)
	}
	if c.HalfMoveClock >= 100 {
		claims = append(claims, FiftyMoves)
	}
	return claims
}
