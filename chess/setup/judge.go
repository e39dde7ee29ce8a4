package setup

import (
	"errors"

	"github.com/touchmove/touchmove/chess"
)

// Standing says what a board is good for.
type Standing uint8

// The standings.
const (
	// Impossible: it is no position at all, with two kings of one colour, say.
	Impossible Standing = iota
	// Shown: it can be looked at, and not played, without kings, say, or with a pawn on the last rank.
	Shown
	// Playable: the rules can judge every move. It may be that no game leads to it; then that is its only problem.
	Playable
)

// Judge returns the position, and what is wrong with it by chess.ParseFEN: nothing where a game could have led to it. The
// position is not for use where the board is Impossible.
func (b *Board) Judge() (p chess.Position, standing Standing, problems []chess.FENProblem) {
	p, err := chess.ParseFEN(b.FEN())
	var faults *chess.FENError
	if !errors.As(err, &faults) {
		return p, Playable, nil
	}
	p, err = chess.ParseLessonFEN(b.FEN())
	switch {
	case err != nil:
		return chess.Position{}, Impossible, faults.Problems
	case faults.Unreachable():
		return p, Playable, faults.Problems
	}
	return p, Shown, faults.Problems
}
