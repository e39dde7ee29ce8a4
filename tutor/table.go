package tutor

import "github.com/touchmove/touchmove/chess"

// table is what the hand plays at: an exercise, or the free board.
type table interface {
	game() *chess.Game
	// own says whether a piece that may be moved now stands on a square.
	own(chess.Square) bool
	// playable says whether a move on the board would be judged now, findable whether a tap on a square would.
	playable() bool
	findable() bool
	// nudge answers who moves where nothing can be moved.
	nudge()
	clearAnswer()
}

// table returns what is played at. There must be something.
func (s *Session) table() table {
	if s.atFree {
		return s.free
	}
	return s.play
}

// piece returns what stands on a square, the chooser's pawn still at its old one.
func (s *Session) piece(square chess.Square) chess.Piece {
	position := s.table().game().Position()
	return position.PieceAt(square)
}
