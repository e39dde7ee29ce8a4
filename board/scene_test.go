package board

import (
	"math"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/tutor"
)

func viewOf(d diagram, change func(*tutor.Board)) *tutor.View {
	view := &tutor.View{Board: tutor.Board{Held: chess.NoSquare}}
	for sq, letter := range d {
		cell := tutor.Cell{Square: chess.Square(sq)}
		if letter != 0 {
			cell.Piece = string(rune(letter))
		}
		view.Board.Cells = append(view.Board.Cells, cell)
	}
	if change != nil {
		change(&view.Board)
	}
	return view
}

func newScene(d diagram) *Scene {
	s := &Scene{}
	s.Dress(Appearance{Theme: "light", Coordinates: true, Motion: true})
	s.Arrange(testLayout)
	s.Show(viewOf(d, nil))
	return s
}

// move is a view after e2-e4, the first thing that moves.
func move(b *tutor.Board) {
	b.Seq = 1
	b.Motion = []tutor.Phase{{
		Before: pieces("Pe2 ke8").text(),
		Glides: []tutor.Glide{{From: chess.E2, To: chess.E4}},
		Taken:  chess.NoSquare,
	}}
}

func (s *Scene) find(t *testing.T, letter byte) figure {
	t.Helper()
	for _, f := range s.figures() {
		if f.letter == letter {
			return f
		}
	}
	t.Fatalf("there is no %c", letter)
	return figure{}
}

func TestFirstViewDoesNotMove(t *testing.T) {
	s := &Scene{}
	s.Dress(Appearance{Motion: true})
	if s.Ready() || s.Moving() {
		t.Error("an empty scene is ready or moves")
	}
	s.Arrange(testLayout)
	s.Show(viewOf(pieces("Pe4 ke8"), move))
	if !s.Ready() || s.Moving() {
		t.Error("the first view is not shown at once")
	}
}

func TestMoveGlidesAndComesToRest(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe4 ke8"), move))
	if !s.Moving() {
		t.Fatal("nothing moves")
	}
	s.Update(0.02)
	e2, e4 := s.center(chess.E2), s.center(chess.E4)
	if at := s.find(t, 'P').at; at == e2 || at == e4 {
		t.Errorf("after 20 ms the pawn is at %v", at)
	}
	s.Update(0.2)
	if at := s.find(t, 'P').at; at != e4 || s.Moving() {
		t.Errorf("after 220 ms the pawn is at %v, moving %v", at, s.Moving())
	}
}

func TestSameSeqIsNotPlayedAgain(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe4 ke8"), move))
	s.Update(1)
	s.Show(viewOf(pieces("Pe4 ke8"), func(b *tutor.Board) {
		move(b)
		b.Marks = []tutor.Mark{{Kind: tutor.MarkSelected, Square: chess.E8}}
	}))
	if s.Moving() {
		t.Error("the move is played again")
	}
}

func TestViewDuringGlideLetsItGoOn(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe4 ke8"), move))
	s.Update(0.03)
	before := s.find(t, 'P').at
	s.Show(viewOf(pieces("Pe4 ke8"), move))
	if at := s.find(t, 'P').at; at != before {
		t.Errorf("the pawn jumps from %v to %v", before, at)
	}
}

func TestReducedMotion(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Dress(Appearance{Motion: false})
	s.Show(viewOf(pieces("Pe4 ke8"), func(b *tutor.Board) {
		move(b)
		b.Marks = []tutor.Mark{{Kind: tutor.MarkAttack, Square: chess.E4, From: chess.E8}, {Kind: tutor.MarkRight, Square: chess.E4}}
	}))
	if s.Moving() {
		t.Error("something moves")
	}
	if at := s.find(t, 'P').at; at != s.center(chess.E4) {
		t.Errorf("the pawn is at %v", at)
	}
	for _, mark := range s.board.Marks {
		if p := s.progress(mark); p != 1 {
			t.Errorf("%s is at %v", mark.Kind, p)
		}
	}
}

func TestMotionSwitchedOffDuringGlide(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe4 ke8"), move))
	s.Dress(Appearance{Motion: false})
	if s.Moving() || s.find(t, 'P').at != s.center(chess.E4) {
		t.Error("the glide goes on")
	}
}

func held(b *tutor.Board) { b.Held = chess.E2 }

func TestDropGlidesFromThePointer(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe2 ke8"), held))
	s.Drag(400, 500)
	s.Show(viewOf(pieces("Pe4 ke8"), move))
	if at := s.find(t, 'P').at; at != (point{400, 500}) {
		t.Errorf("the pawn begins at %v", at)
	}
}

func TestIllegalDropGlidesHome(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe2 ke8"), held))
	s.Drag(100, 100)
	s.Show(viewOf(pieces("Pe2 ke8"), nil))
	if at := s.find(t, 'P').at; at != (point{100, 100}) || !s.Moving() {
		t.Errorf("the pawn begins at %v, moving %v", at, s.Moving())
	}
	s.Update(glideTime)
	if at := s.find(t, 'P').at; at != s.center(chess.E2) || s.Moving() {
		t.Errorf("the pawn ends at %v, moving %v", at, s.Moving())
	}
}

func TestPieceLetGoWithoutMovingStaysPut(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe2 ke8"), held))
	s.Show(viewOf(pieces("Pe2 ke8"), nil))
	if s.Moving() {
		t.Error("something moves")
	}
}

func TestMarksBeginOnceAndAfterTheMove(t *testing.T) {
	sign := tutor.Mark{Kind: tutor.MarkRight, Square: chess.E4}
	marked := func(b *tutor.Board) {
		move(b)
		b.Marks = []tutor.Mark{sign}
	}
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe4 ke8"), marked))
	s.Update(glideTime)
	if p := s.progress(sign); p > 0.01 {
		t.Errorf("the sign is at %v when the pawn arrives", p)
	}
	s.Update(popTime / 2)
	half := s.progress(sign)
	if half < 0.4 || half > 0.6 {
		t.Errorf("the sign is at %v in the middle", half)
	}
	s.Show(viewOf(pieces("Pe4 ke8"), marked))
	if p := s.progress(sign); p != half {
		t.Errorf("the sign starts again: %v", p)
	}
	s.Update(popTime)
	if s.Moving() {
		t.Error("the sign never ends")
	}
}

func TestDragToNowhereIsIgnored(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	s.Show(viewOf(pieces("Pe2 ke8"), held))
	for _, x := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		s.Drag(x, 3)
		s.Drag(3, x)
	}
	if s.pointer != nil {
		t.Errorf("the pointer is at %v", *s.pointer)
	}
}

func TestWrongLayoutIsIgnored(t *testing.T) {
	s := newScene(pieces("Ke1"))
	s.Arrange(Layout{})
	if s.layout != testLayout {
		t.Errorf("got %+v", s.layout)
	}
}

func TestStillNamesThePicture(t *testing.T) {
	s := newScene(pieces("Pe2 ke8"))
	rest := s.Still()
	s.Update(1)
	if s.Still() != rest {
		t.Error("time alone changes the still picture")
	}
	s.Show(viewOf(pieces("Pe4 ke8"), move))
	gliding := s.Still()
	if gliding == rest {
		t.Error("a view does not change the still picture")
	}
	s.Update(0.05)
	if s.Still() != gliding {
		t.Error("the still picture changes in the middle of a glide")
	}
	s.Update(0.2)
	if s.Still() == gliding {
		t.Error("the arrived pawn is missing in the still picture")
	}
	s.Show(viewOf(pieces("Pe4 ke8"), func(b *tutor.Board) { move(b); b.Held = chess.E4 }))
	lifted := s.Still()
	s.Drag(1, 2)
	if s.Still() != lifted {
		t.Error("dragging repaints the board")
	}
}

func TestClear(t *testing.T) {
	s := newScene(pieces("Ke1 Bf1 Ng1 Rh1"))
	for _, c := range []struct {
		from, to chess.Square
		want     bool
	}{
		{chess.E1, chess.F1, true},
		{chess.E1, chess.G1, false},
		{chess.H1, chess.F1, false},
		{chess.E1, chess.A1, true},
		{chess.F1, chess.A6, true},
		{chess.D3, chess.H1, true},
		{chess.C4, chess.G1, true},
		{chess.E2, chess.G1, true},
		{chess.E1, chess.E1, true},
	} {
		if got := s.clear(c.from, c.to); got != c.want {
			t.Errorf("%v to %v: %v", c.from, c.to, got)
		}
	}
}
