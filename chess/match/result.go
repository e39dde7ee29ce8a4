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

	// Repeats are the plies after which the position stood on the board, in order, 0 being the start of the game. With a
	// move announced, the position is the one it leads to, and the last ply is the one it would have.
	Repeats []int
	// QuietMoves counts the moves of one side since the last capture or pawn move, one announced included: 100 are the
	// fifty moves of each player, 150 the seventy-five.
	QuietMoves int
	// Announced is the move with which a draw was claimed, the zero Move where none was. It is not on the board.
	Announced chess.Move
	// Mate is for resignation, flag fall and a second illegal move the answer to whether the other side could still have
	// mated, with a series of moves that does. Undecided counts as yes.
	Mate dead.Proof
}

// Winner returns the side that has won, and false where nobody has.
func (r Result) Winner() (chess.Color, bool) {
	return r.Side.Other(), r.Outcome != None && !r.Drawn
}

// Judge says what follows from a game by itself, without anybody claiming anything: checkmate, stalemate, a dead
// position, the fifth repetition, the seventy-fifth move; else None. A mate goes before all others (FIDE 9.6.2). It judges
// the position on the board, not earlier ones.
func Judge(g *chess.Game) Result {
	p := g.Position()
	r := Result{Side: p.Turn(), Repeats: g.OccurrencesOf(p), QuietMoves: p.HalfMoveClock()}
	switch {
	case p.IsCheckmate():
		r.Outcome = Checkmate
	case p.IsStalemate():
		r.Outcome = Stalemate
	case hasKings(p) && dead.Fast(p):
		r.Outcome = DeadPosition
	case len(r.Repeats) >= 5:
		r.Outcome = FivefoldRepetition
	case r.QuietMoves >= 150:
		r.Outcome = SeventyFiveMoves
	}
	r.Article = outcomes[r.Outcome].article
	r.Drawn = r.Outcome > Checkmate
	return r
}

// hasKings reports whether both sides have a king: without one, in a lesson position, there is no mate to speak of.
func hasKings(p chess.Position) bool {
	return p.King(chess.White) != chess.NoSquare && p.King(chess.Black) != chess.NoSquare
}
