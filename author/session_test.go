package author

import (
	"strings"
	"testing"
)

// play makes an author do things, one after the other.
func play(s *Session, events ...Event) View {
	for _, e := range events {
		s.Handle(e)
	}
	return s.View()
}

// proved proves the whole set and returns what is wrong with it.
func proved(s *Session) []Fault {
	for range len(s.set.exercises) + 1 {
		s.Handle(Event{Type: EventCheck})
	}
	v := s.View()
	if v.Unchecked {
		panic("a set is still not proved")
	}
	return v.Faults
}

func field(name FieldName, text string) Event {
	return Event{Type: EventField, Name: string(name), Text: text}
}

// TestMakeAnExercise makes a whole exercise by hand and finds nothing wrong with it in the end.
func TestMakeAnExercise(t *testing.T) {
	s := New()
	v := play(s,
		Event{Type: EventTitle, Text: "Back rank"},
		Event{Type: EventSetup, Name: "fen", Text: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"},
	)
	if v.Mode != ModePosition || v.Setup == nil || len(v.Setup.Faults) > 0 {
		t.Fatalf("setting up: mode %q, setup %+v", v.Mode, v.Setup)
	}
	v = play(s,
		Event{Type: EventSetup, Name: "done"},
		field(FieldHeading, "Mate on the back rank"),
		Event{Type: EventGoal, Name: "mate"},
		field(FieldWords, "White to move. Give mate."),
		Event{Type: EventField, Name: "hint", Number: 1, Text: "The king has no way out."},
		Event{Type: EventField, Name: "hint", Number: 2, Text: "Put the rook on a8."},
		Event{Type: EventTap, Square: "a1"}, Event{Type: EventTap, Square: "a8"},
		field(FieldWords, "Right. The pawns are in their king's way."),
	)
	if len(v.Exercise.Moves) != 1 || v.Exercise.Moves[0].Text != "1. Ra8#" || v.Exercise.Moves[0].Role != RoleRight || v.Exercise.At != 1 {
		t.Fatalf("moves %+v, at %d", v.Exercise.Moves, v.Exercise.At)
	}
	if faults := proved(s); len(faults) > 0 {
		t.Errorf("faults %+v", faults)
	}
	const want = `[StudyName "Back rank"]
[ChapterName "Mate on the back rank"]
[FEN "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"]
[SetUp "1"]
[Goal "mate"]

{ White to move. Give mate. [%hint The king has no way out.] [%hint Put the rook on a8.] }
1. Ra8# { Right. The pawns are in their king's way. } *

`
	if got := s.PGN(0); got != want {
		t.Errorf("got\n%s", got)
	}
}

func TestUndo(t *testing.T) {
	s := New()
	play(s, Event{Type: EventTitle, Text: "A"}, Event{Type: EventTitle, Text: "Ab"}, Event{Type: EventAdd}, Event{Type: EventTitle, Text: "Abc"})
	v := play(s, Event{Type: EventUndo})
	if v.Title != "Ab" || len(v.Items) != 2 {
		t.Errorf("title %q, %d exercises", v.Title, len(v.Items))
	}
	if v = play(s, Event{Type: EventUndo}); len(v.Items) != 1 || !strings.Contains(v.Redo.Label, labelAdd) {
		t.Errorf("%d exercises, redo %q", len(v.Items), v.Redo.Label)
	}
	if v = play(s, Event{Type: EventUndo}); v.Title != "" || v.Undo.Enabled {
		t.Errorf("title %q, undo %+v", v.Title, v.Undo)
	}
	if v = play(s, Event{Type: EventRedo}, Event{Type: EventRedo}, Event{Type: EventRedo}); v.Title != "Abc" || v.Redo.Enabled {
		t.Errorf("title %q, redo %+v", v.Title, v.Redo)
	}
}

// TestAdviceIsNoFault makes an exercise that can be played and could say more.
func TestAdviceIsNoFault(t *testing.T) {
	s := New()
	play(s,
		Event{Type: EventSetup, Name: "fen", Text: "r5k1/pb3ppp/8/8/8/8/P4PPP/4K2R w K - 0 1"}, Event{Type: EventSetup, Name: "done"},
		Event{Type: EventMode, Name: string(ModeAnswer)}, field(FieldWords, "Castle."), Event{Type: EventSay, Text: "O-O"},
	)
	for _, f := range proved(s) {
		if !f.Advice || f.Blocks {
			t.Errorf("%+v", f)
		}
	}
	v := s.View()
	if len(v.Faults) < 2 || v.Blocked || v.Items[0].Faults > 0 || v.Exercise.Moves[0].Faults > 0 {
		t.Errorf("blocked %v, item %+v, move %+v, of %+v", v.Blocked, v.Items[0], v.Exercise.Moves[0], v.Faults)
	}
	play(s, Event{Type: EventStep, Name: "first"}, field(FieldWords, ""))
	proved(s)
	if v := s.View(); v.Items[0].Faults != 1 {
		t.Errorf("without a question: %+v, %+v", v.Items[0], v.Faults)
	}
}
