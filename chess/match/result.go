package match

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

// Result is how a match stands or has ended, with what proves it.
type Result struct {
	Outcome Outcome
	// Article is the FIDE article the outcome rests on, with the item of a claim ("9.2.1", "9.3.2"); "" for None.
	Article string
	// Drawn is true where nobody wins. It is false for None.
	Drawn bool
	// Side is whom it happened to or who did it: the side that is mated or stalemated, that resigned, claimed, accepted
	// the offer of a draw, let its flag fall or made a second illegal move. For the other outcomes, and for None, it is
	// the side to move.
	Side chess.Color

	// Counts are those of the position on the board, or of the claim that has ended the match.
	Counts
	// Mate is for resignation, flag fall and a second illegal move the answer to whether the other side could still have
	// mated, with a series of moves that does. Undecided counts as yes.
	Mate dead.Proof
}

// Winner returns the side that has won, and false where nobody has.
func (r Result) Winner() (chess.Color, bool) {
	return r.Side.Other(), r.Outcome != None && !r.Drawn
}

// Claims returns the draws that the player to move may claim of the position on the board (FIDE 9.2.2, 9.3.2). There is
// none where the game is over.
func (r Result) Claims() []Outcome {
	if r.Outcome != None {
		return nil
	}
	return r.Counts.Claims()
}

// Judge says what follows from a game by itself, without anybody claiming anything: checkmate, stalemate, a dead
// position, the fifth repetition, the seventy-fifth move; else None. A mate goes before all others (FIDE 9.6.2). It judges
// the position on the board, not earlier ones.
func Judge(g *chess.Game) Result {
	p := g.Position()
	r := Result{Side: p.Turn(), Counts: Counted(g, chess.Move{})}
	switch {
	case p.IsCheckmate():
		r.Outcome = Checkmate
	case p.IsStalemate():
		r.Outcome = Stalemate
	case dead.Fast(p):
		r.Outcome = DeadPosition
	case len(r.Occurrences) >= 5:
		r.Outcome = FivefoldRepetition
	case r.HalfMoveClock >= 150:
		r.Outcome = SeventyFiveMoves
	}
	r.Article = outcomes[r.Outcome].article
	r.Drawn = r.Outcome > Checkmate
	return r
}
