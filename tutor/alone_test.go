package tutor

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// openedAlone returns a session with an exercise of the lesson in which the other side stands still.
func openedAlone(t testing.TB, step int) *Session {
	t.Helper()
	s := New([]byte(`{"title":"Test","lessons":[{"id":"alone","title":"Alone","steps":4}]}`), "")
	s.Handle(Event{Type: EventOpen, Name: "alone", Step: step})
	serve(t, s)
	return s
}

func TestAloneIsSeen(t *testing.T) {
	s := openedAlone(t, 1)
	stars := func() string {
		var squares []string
		for _, m := range s.View().Board.Marks {
			if m.Kind == MarkTarget {
				squares = append(squares, m.Square.String())
			}
		}
		return strings.Join(squares, " ")
	}
	description := func(square chess.Square) string {
		i := slices.IndexFunc(s.View().Board.Cells, func(c Cell) bool { return c.Square == square })
		return s.View().Board.Cells[i].Description
	}
	if v := s.View(); stars() != "c5 b7" || v.Tally != "0 of 2 stars, 0 moves, fewest 4" || description(chess.B7) != "star" {
		t.Errorf("at the start: stars %s, %q", stars(), v.Tally)
	}
	perform(t, s, "tap a1")
	if description(chess.A5) != "can move here" || description(chess.B7) != "star" {
		t.Errorf("b7 is described as %q", description(chess.B7))
	}

	perform(t, s, "tap a7")
	if v := s.View(); v.Feedback.Verdict != VerdictWrong || v.Actions.Primary != "continue" ||
		v.Feedback.Text != "The bishop on c5 guards a7 and takes your rook." {
		t.Errorf("on the guard: %+v", v.Feedback)
	}
	perform(t, s, "act continue")
	if v := s.View(); v.Feedback.Text != "Black's bishop on c5 takes the rook on a7." || len(v.Board.Motion) != 1 || v.Actions.Primary != "undo" {
		t.Errorf("the guard takes: %+v", v.Feedback)
	}
	perform(t, s, "act undo; move a1 b1")
	if v := s.View(); v.Feedback.Verdict != VerdictGood || v.Board.Turn != chess.White || v.Tally != "0 of 2 stars, 1 move, fewest 4" || len(v.Board.Motion) != 1 {
		t.Errorf("a move on: %+v, %s", v.Feedback, v.Tally)
	}
	perform(t, s, "move b1 b7")
	if v := s.View(); stars() != "c5" || v.Tally != "1 of 2 stars, 2 moves, fewest 4" {
		t.Errorf("the first star: %s, %s", stars(), v.Tally)
	}
	perform(t, s, "act show")
	if shown := s.play.shown; shown == nil || shown.String() != "b7c7" {
		t.Errorf("show me draws %v", shown)
	}
	perform(t, s, "move b7 c7; move c7 c5")
	if v := s.View(); v.Feedback.Verdict != VerdictDone || stars() != "" || v.Feedback.Stars != 1 || v.Actions.Primary != "next" {
		t.Errorf("solved: %+v, stars %s", v.Feedback, stars())
	}
}

// TestAloneSaysNothingOfWhoStandsStill: what stands still is never mated, stalemated or asked to answer.
func TestAloneSaysNothingOfWhoStandsStill(t *testing.T) {
	s := openedAlone(t, 2)
	perform(t, s, "move g1 b1; move b1 g6")
	v := s.View()
	for _, p := range v.Board.Motion {
		if strings.Contains(p.Said, "stalemate") || strings.Contains(p.Said, "check") {
			t.Errorf("said: %s", p.Said)
		}
	}
	if v.Board.Told != "" || v.Feedback.Title == "Stalemate" {
		t.Errorf("told: %s, %+v", v.Board.Told, v.Feedback)
	}
	if v.Feedback.Verdict != VerdictDone {
		t.Errorf("not solved: %+v", v.Feedback)
	}
	perform(t, s, "act retry; move g1 h1")
	if v := s.View(); v.Feedback.Verdict != VerdictOther || v.Actions.Primary != "undo" || v.Board.Told != "" {
		t.Errorf("check to who stands still: %+v", v.Feedback)
	}
}

func TestAloneIsSolvedBySolutions(t *testing.T) {
	for step := 1; step <= 4; step++ {
		s := openedAlone(t, step)
		for n := 0; s.View().Feedback.Verdict != VerdictDone && n < 20; n++ {
			perform(t, s, "act show")
			if s.play.shown == nil {
				break
			}
			s.judge(*s.play.shown, false)
			checkView(t, s.View())
		}
		if v := s.View(); v.Feedback.Verdict != VerdictDone || v.Feedback.Text == "" {
			t.Errorf("step %d: %+v", step, v.Feedback)
		}
	}
}

func TestRandomEventsAlone(t *testing.T) {
	for seed := range uint64(12) {
		t.Run(strconv.FormatUint(seed, 10), func(t *testing.T) {
			monkey(t, openedAlone(t, int(seed%4)+1), rand.New(rand.NewPCG(seed, 3)))
		})
	}
}
