package board

import (
	"math"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/tutor"
)

// Scene is what the canvas shows. It changes by Show, Arrange, Dress, Drag and Update; painting only
// reads. The zero value shows nothing until Show and Arrange have been called.
type Scene struct {
	board      tutor.Board
	cells      diagram
	layout     Layout
	appearance Appearance

	changes int // counts Show, Arrange and Dress
	shown   bool
	clock   float64 // seconds that have passed
	motion  timeline
	born    map[tutor.Mark]float64 // when each mark began to draw itself
	pointer *point                 // where a held piece is, nil before the first movement
}

// Show takes a new view. It may be called any number of times between two frames.
func (s *Scene) Show(view *tutor.View) {
	old, was := s.board, s.cells
	s.board, s.cells = view.Board, diagramOf(view.Board.Cells)

	switch {
	case !s.shown || !s.appearance.Motion:
		s.motion = timeline{start: s.clock}
	case s.board.Seq != old.Seq && len(s.board.Motion) > 0:
		s.motion = newTimeline(s.board.Motion, s.cells, s.clock)
		if s.released(old) {
			s.motion.releasedAt(old.Held, *s.pointer)
		}
	case s.cells != was:
		s.motion = timeline{start: s.clock}
	case s.released(old):
		s.motion = homing(s.cells, old.Held, *s.pointer, s.clock)
	}
	if s.board.Held >= chess.NoSquare || s.board.Held != old.Held {
		s.pointer = nil
	}
	s.shown = true
	s.changes++
	s.bear()
}

// released tells whether the piece that the old board held has just been let go somewhere.
func (s *Scene) released(old tutor.Board) bool {
	return old.Held < chess.NoSquare && s.board.Held >= chess.NoSquare && s.pointer != nil
}

// bear notes when new marks begin. Those that were there before go on as they were.
func (s *Scene) bear() {
	born := make(map[tutor.Mark]float64, len(s.board.Marks))
	for _, mark := range s.board.Marks {
		start, there := s.born[mark]
		if !there {
			switch mark.Kind {
			case tutor.MarkRight, tutor.MarkWrong, tutor.MarkOther, tutor.MarkIllegal:
				// The sign stands where the learner's own move ends.
				start = max(s.motion.firstEnd(), s.clock)
			default:
				start = max(s.motion.end(), s.clock)
			}
		}
		born[mark] = start
	}
	s.born = born
}

// Arrange sets where things are. A layout that makes no sense is ignored.
func (s *Scene) Arrange(l Layout) {
	if !l.valid() {
		return
	}
	if l != s.layout {
		// Points on the old canvas mean nothing on the new one.
		s.pointer = nil
		s.motion = timeline{start: s.clock}
	}
	s.layout = l
	s.changes++
}

// Dress sets how things look.
func (s *Scene) Dress(a Appearance) {
	s.appearance = a
	s.changes++
	if !a.Motion {
		s.motion = timeline{start: s.clock}
	}
}

// Drag tells where the pointer is, for the piece that the view says is held.
func (s *Scene) Drag(x, y float64) {
	if math.IsNaN(x-x) || math.IsNaN(y-y) {
		return // neither a number nor a place
	}
	s.pointer = &point{x, y}
}

// Update lets dt seconds pass.
func (s *Scene) Update(dt float64) {
	s.clock += dt
}

// Moving tells whether another frame would look different from one painted now.
func (s *Scene) Moving() bool {
	if !s.Ready() || !s.appearance.Motion {
		return false
	}
	if s.gliding() {
		return true
	}
	for mark, born := range s.born {
		if s.clock < born+duration(mark.Kind) {
			return true
		}
	}
	return false
}

// Still names what PaintStill paints: as long as it stays the same, so does the picture.
type Still struct{ changes, phase int }

// Still returns the name of what PaintStill would paint now.
func (s *Scene) Still() Still {
	if s.gliding() {
		return Still{s.changes, s.motion.phase(s.clock)}
	}
	return Still{s.changes, -1}
}

// figures returns the pieces on the board, those in the hand or about to leave as shades of themselves.
func (s *Scene) figures() []figure {
	if s.gliding() {
		return s.motion.figures(s.clock, s.center)
	}
	figures := s.cells.figures(s.center)
	fade := func(sq chess.Square, alpha float64) {
		for i := range figures {
			if figures[i].at == s.center(sq) {
				figures[i].alpha = alpha
			}
		}
	}
	for _, mark := range s.board.Marks {
		if mark.Kind == tutor.MarkLeaving && mark.Square < chess.NoSquare {
			fade(mark.Square, leavingAlpha)
		}
	}
	if s.holds() {
		fade(s.board.Held, 0.3)
	}
	return figures
}

// Ready tells whether there is something to paint and a place for it.
func (s *Scene) Ready() bool { return s.shown && s.layout.Square > 0 }

func (s *Scene) gliding() bool { return len(s.motion.phases) > 0 && s.clock < s.motion.end() }

// duration is how long a mark takes to draw itself.
func duration(kind tutor.MarkKind) float64 {
	switch kind {
	case tutor.MarkLastMove, tutor.MarkSelected, tutor.MarkMove, tutor.MarkCapture, tutor.MarkCheck, tutor.MarkTarget:
		return 0
	case tutor.MarkAttack, tutor.MarkPin, tutor.MarkArrow, tutor.MarkShow, tutor.MarkBlocked, tutor.MarkGuarded:
		return rayTime
	}
	return popTime
}

// progress is how far a mark has drawn itself: 0 not begun, 1 there.
func (s *Scene) progress(mark tutor.Mark) float64 {
	d := duration(mark.Kind)
	if !s.appearance.Motion || d == 0 {
		return 1
	}
	return clamp01((s.clock - s.born[mark]) / d)
}

func (s *Scene) center(sq chess.Square) point { return s.layout.center(sq, s.board.Bottom) }
func (s *Scene) corner(sq chess.Square) point { return s.layout.corner(sq, s.board.Bottom) }

// holds tells whether a piece is in the hand.
func (s *Scene) holds() bool { return s.board.Held < chess.NoSquare && s.cells[s.board.Held] != 0 }

// clear tells whether no piece stands between two squares of a line. Off a line it is true.
func (s *Scene) clear(from, to chess.Square) bool {
	files, ranks := to.File()-from.File(), to.Rank()-from.Rank()
	steps := max(files, -files, ranks, -ranks)
	if files%max(steps, 1) != 0 || ranks%max(steps, 1) != 0 {
		return true
	}
	for i := 1; i < steps; i++ {
		if s.cells[chess.NewSquare(from.File()+files/steps*i, from.Rank()+ranks/steps*i)] != 0 {
			return false
		}
	}
	return true
}
