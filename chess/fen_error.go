package chess

import "strings"

// The fields of a FEN as FENProblem names them. FENWhole is for what concerns several fields or their number.
const (
	FENWhole         = "FEN"
	FENPlacement     = "pieces"
	FENTurn          = "side to move"
	FENCastling      = "castling"
	FENEnPassant     = "en passant"
	FENHalfMoveClock = "half-move clock"
	FENMoveNumber    = "move number"
)

// FENProblem is one thing wrong with a FEN.
type FENProblem struct {
	// Field is one of the FEN constants.
	Field string
	// Text says what is wrong, in words for the person who wrote it.
	Text string
	// Unreachable is true where the position makes sense, and no series of legal moves leads to it: ten queens, three
	// checks at once (docs/decisions/0302). ParseLessonFEN takes it.
	Unreachable bool
}

// FENError lists everything wrong with a FEN, in the order of its fields.
type FENError struct{ Problems []FENProblem }

// Error is Message with the name of the package in front.
func (e *FENError) Error() string { return packagePrefix + e.Message() }

// Message joins the problems behind "FEN: ".
func (e *FENError) Message() string {
	texts := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		texts[i] = p.Text
		if p.Field != FENWhole { // which stands in front already
			texts[i] = p.Field + ": " + p.Text
		}
	}
	return "FEN: " + strings.Join(texts, "; ")
}

// Unreachable reports whether nothing is wrong but that no game leads to the position, so that it can be judged by
// the rules all the same.
func (e *FENError) Unreachable() bool {
	for _, p := range e.Problems {
		if !p.Unreachable {
			return false
		}
	}
	return true
}
