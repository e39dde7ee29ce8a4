package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/setup"
)

// setUp begins to set a position up, uses one of the controls, or ends it.
func (s *Session) setUp(control, value string) {
	f := s.free
	e := f.setup
	switch {
	case e == nil && control == "begin":
		s.escapeAll()
		f.setup = newEditor(f.board())
	case e == nil:
		return
	case control == "cancel":
		f.setup = nil
	case control == "done":
		s.setUpDone()
	case control == "undo":
		e.undo()
	case control == "redo":
		e.redo()
	default:
		before := e.board
		if e.set(control, value); e.board == before {
			return
		}
	}
	s.move()
}

// atSetup handles an event of the board while a position is set up.
func (s *Session) atSetup(event EventType, square chess.Square) {
	e := s.free.setup
	before := e.board
	switch event {
	case EventPress:
		e.press(square)
	case EventDrag:
		e.drag()
	case EventRelease:
		e.release(square)
	case EventTap:
		e.press(square)
		e.release(square)
	case EventCancel:
		e.cancel()
	case EventEscape:
		e.escape()
	}
	if e.board != before {
		s.move()
	}
}

// board is what stands on the free board, for setting up.
func (f *free) board() setup.Board {
	if f.played.Ply() == 0 {
		b, _ := setup.Read(f.start) // with an en passant square on which nobody can take
		return b
	}
	return setup.Of(f.played.Position())
}

// setUpDone plays on from the position that was set up. Where it is the one before, its game goes on.
func (s *Session) setUpDone() {
	f := s.free
	board := f.setup.board
	if _, standing, _ := board.Judge(); standing == setup.Impossible {
		return
	}
	if board == f.board() {
		f.setup = nil
		f.tell()
		return
	}
	s.free = newFree(board)
	s.free.bottom = f.bottom
}
