package tutor

import (
	"slices"
	"testing"
)

// scripted returns a session with the only exercise of a script on the board.
func scripted(t testing.TB, script string) *Session {
	t.Helper()
	s := New([]byte(`{"title":"T","lessons":[{"id":"one","title":"One","steps":1}]}`), "")
	s.Handle(Event{Type: EventOpen, Name: "one", Step: 1})
	s.Handle(Event{Type: EventScript, Name: "one", Text: script})
	if v := s.View(); v.Notice != "" || v.Want != "" {
		t.Fatalf("want %q, notice %q", v.Want, v.Notice)
	}
	return s
}

const findRooks = `[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"] [SetUp "1"] [Goal "find moves a1"]
{ Where can the rook on a1 go? [%hint Straight.] [%hint Up to a8.] [%right Ten squares.] } *`

func TestPoint(t *testing.T) {
	for _, c := range []struct {
		name, events string
		verdict      Verdict
		tally        string
		marks        []string
		line         string
	}{
		{"nothing yet", "", VerdictNone, "0 of 10", nil, "Tap the squares"},
		{"a press alone", "press a8", VerdictNone, "0 of 10", nil, "Tap the squares"},
		{"a right square", "press a8; release a8", VerdictGood, "1 of 10", []string{"right a8"}, "Right"},
		{"two", "tap a8; tap b1", VerdictGood, "2 of 10", []string{"right b1", "right a8"}, "Right"},
		{"a wrong one", "tap a8; tap e1", VerdictWrong, "1 of 10", []string{"right a8", "wrong e1"}, "Not quite"},
		{"its reason", "tap g1", VerdictWrong, "0 of 10", []string{"blocked a1 e1", "wrong g1"}, "Not quite"},
		{"once more", "tap a8; tap a8", VerdictOther, "1 of 10", []string{"right a8"}, "Already found"},
		{"dragging", "drop a1 a8", VerdictNone, "0 of 10", nil, "Tap the squares"},
		{"a slip", "press a8; release a7", VerdictNone, "0 of 10", nil, "Tap the squares"},
		{"beside the board", "press a8; release", VerdictNone, "0 of 10", nil, "Tap the squares"},
		{"typed", "say  A8 ", VerdictGood, "1 of 10", []string{"right a8"}, "Right"},
		{"typed nonsense", "say Ra8", VerdictOther, "0 of 10", nil, "Tap a square"},
		{"a choice", "choose none", VerdictNone, "0 of 10", nil, "Tap the squares"},
		{"hints", "act hint; act hint", VerdictNone, "0 of 10", []string{"hint a8"}, "Tap the squares"},
		{"shown", "act show", VerdictNone, "0 of 10", []string{"hint b1"}, "Tap the squares"},
		{"shown and tapped", "act show; tap b1", VerdictGood, "1 of 10", []string{"right b1"}, "Right"},
		{"begun again", "tap a8; act retry", VerdictNone, "0 of 10", nil, "Tap the squares"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scripted(t, findRooks)
			perform(t, s, c.events)
			v := s.View()
			c.marks = append(c.marks, "circle a1 yellow") // what is asked about
			slices.Sort(c.marks)
			marks := markTexts(v)
			slices.Sort(marks)
			if v.Feedback.Verdict != c.verdict || v.Tally != c.tally || !slices.Equal(marks, c.marks) || v.Board.Line != c.line {
				t.Errorf("%s, %q, %q, marks %q, line %q", v.Feedback.Verdict, v.Feedback.Text, v.Tally, marks, v.Board.Line)
			}
			for _, cell := range v.Board.Cells {
				if cell.Grab {
					t.Errorf("%v can be dragged", cell.Square)
				}
			}
		})
	}
	s := scripted(t, findRooks)
	perform(t, s, "tap b1")
	if v := s.View(); cellAt(v, "b1").Description != "found" || !v.Actions.Retry.Enabled || v.Actions.Undo.Enabled {
		t.Errorf("%+v", cellAt(v, "b1"))
	}
	perform(t, s, "tap c1; tap d1; tap a2; tap a3; tap a4; tap a5; tap a6; tap a7; tap a8")
	if v := s.View(); v.Feedback != (Feedback{Verdict: VerdictDone, Title: "Solved", Text: "Ten squares.", Stars: 3}) || v.Tally != "10 of 10" {
		t.Errorf("at the end: %+v", v.Feedback)
	}
	perform(t, s, "tap a8; tap e4; say e4")
}

func TestPointAtNothing(t *testing.T) {
	s := scripted(t, `[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] [SetUp "1"] [Goal "find checkers"] [Calls "none"]
{ Who gives check? [%hint Look.] [%hint Again.] [%right Nobody.] } *`)
	v := s.View()
	if len(v.Choices) != 1 || v.Choices[0].Label != "There is none" || v.Tally != "0 found" {
		t.Errorf("%+v", v.Choices)
	}
	perform(t, s, "tap e8")
	if v := s.View(); v.Feedback.Verdict != VerdictWrong {
		t.Errorf("%+v", v.Feedback)
	}
	perform(t, s, "act show; say There is none")
	if v := s.View(); v.Feedback.Verdict != VerdictDone || v.Choices[0].Tried != "right" {
		t.Errorf("%+v", v.Feedback)
	}
}

// TestHowTheBoardLies: nothing but the colours of the squares answers, and these are told to those who do not see.
func TestHowTheBoardLies(t *testing.T) {
	for _, c := range []struct {
		tag, corner string
		turned      bool
	}{{"", "light", false}, {`[Board "turned"]`, "dark", true}} {
		v := scripted(t, `[Goal "choose board"] `+c.tag+"\n{ Does it lie right? [%right Yes.] } *").View()
		if v.Board.Turned != c.turned || !v.Board.Plain || cellAt(v, "h1").Description != c.corner {
			t.Errorf("%q: turned %v, plain %v, h1 %q", c.tag, v.Board.Turned, v.Board.Plain, cellAt(v, "h1").Description)
		}
	}
}

// TestTheArrowIsTold: a move that a question is about is drawn, and told until there is an answer.
func TestTheArrowIsTold(t *testing.T) {
	s := scripted(t, `[Goal "choose san g1f3"] { How is it written? [%right Nf3.] } *`)
	v := s.View()
	if v.Board.Told != "The arrow goes from g1 to f3." || !slices.Contains(markTexts(v), "arrow g1 f3 blue") || len(v.Choices) != 4 {
		t.Errorf("%q, %q", v.Board.Told, markTexts(v))
	}
	perform(t, s, "choose f3")
	if v := s.View(); v.Board.Told != "" || v.Feedback.Verdict != VerdictWrong {
		t.Errorf("%q, %+v", v.Board.Told, v.Feedback)
	}
	perform(t, s, "say Nf3")
	if v := s.View(); v.Feedback.Verdict != VerdictDone {
		t.Errorf("%+v", v.Feedback)
	}
}
