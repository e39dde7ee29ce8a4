package tutor

import (
	"encoding/json"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
	"github.com/touchmove/touchmove/lessons/scripts"
)

// TestTheWholeCourse walks through the real lessons with "next", shows and plays every move, and first
// tries each own piece on every square, so that all that can be said there is drawn once.
func TestTheWholeCourse(t *testing.T) {
	index, err := lessons.BuildIndex(scripts.FS)
	if err != nil {
		t.Fatal(err)
	}
	course, err := json.Marshal(index)
	if err != nil {
		t.Fatal(err)
	}
	s := New(course, "")
	s.Handle(Event{Type: EventOpen})
	bring := func() {
		if want := s.View().Want; want != "" {
			text, err := scripts.FS.ReadFile(want + ".pgn")
			if err != nil {
				t.Fatal(err)
			}
			s.Handle(Event{Type: EventScript, Name: want, Text: string(text)})
		}
		v := s.View()
		if v.Notice != "" || v.Want != "" {
			t.Fatalf("want %q, notice %q", v.Want, v.Notice)
		}
		checkView(t, v)
	}
	act := func(name string) {
		s.Handle(Event{Type: EventAction, Name: name})
		bring()
	}
	bring()
	exercises := 0
	for _, l := range index.Lessons {
		exercises += l.Steps
	}
	for range exercises {
		tryEverything(t, s)
		act("retry")
		for moves := 0; s.play.runner.State() == lessons.StateLearner; moves++ {
			if moves > 80 {
				t.Fatalf("%s %d has no end", s.at.Lesson, s.at.Step)
			}
			for s.View().Actions.Hint.Enabled && s.play.runner.HasHint() {
				act("hint")
			}
			act("show")
			if shown := s.play.shown; shown != nil {
				s.judge(*shown, false)
			} else if c, ok := s.play.runner.SolutionCall(); ok {
				s.Handle(Event{Type: EventCall, Name: c.ID})
				if c.Square != chess.NoSquare {
					s.Handle(Event{Type: EventTap, Square: c.Square.String()})
				}
				if !c.Move.IsZero() {
					s.judge(c.Move, false)
				}
			} else if text, ok := s.play.runner.SolutionText(); ok {
				s.Handle(Event{Type: EventSay, Text: text})
			} else if square := s.play.shownSquare; square != chess.NoSquare {
				s.Handle(Event{Type: EventTap, Square: square.String()})
			} else {
				id, _ := s.play.runner.SolutionChoice()
				s.Handle(Event{Type: EventChoose, Name: id})
			}
			checkView(t, s.View())
		}
		v := s.View()
		if v.Feedback.Verdict != VerdictDone || v.Steps[v.Step-1].Stars == 0 {
			t.Errorf("%s %d ends with %+v", v.Lesson, v.Step, v.Feedback)
		}
		act("next")
	}
	v := s.View()
	for _, l := range v.Course {
		if l.Done != l.Steps {
			t.Errorf("%s: %d of %d done", l.ID, l.Done, l.Steps)
		}
	}
	if v.Actions.Next != (Action{Label: labelFinished}) {
		t.Errorf("at the end: %+v", v.Actions.Next)
	}
}

// tryEverything drops each of the learner's pieces on each square, and takes back what was legal; where squares are asked
// for, it taps them all.
func tryEverything(t *testing.T, s *Session) {
	t.Helper()
	for square := chess.A1; s.play.findable() && square <= chess.H8; square++ {
		s.Handle(Event{Type: EventTap, Square: square.String()})
		v := s.View()
		checkView(t, v)
		if v.Feedback.Verdict == VerdictWrong && v.Feedback.Text == "" {
			t.Errorf("%s %d: %v is wrong without words", v.Lesson, v.Step, square)
		}
	}
	if !s.play.playable() {
		return
	}
	for from := range chess.NoSquare {
		if !s.play.own(from) {
			continue
		}
		for to := range chess.NoSquare {
			s.Handle(Event{Type: EventPress, Square: from.String()})
			s.Handle(Event{Type: EventRelease, Square: to.String()})
			s.Handle(Event{Type: EventPromote, Name: "knight"})
			v := s.View()
			checkView(t, v)
			if v.Feedback.Verdict == VerdictIllegal && v.Feedback.Text == "" {
				t.Errorf("%s %d: %v%v is illegal without words", v.Lesson, v.Step, from, to)
			}
			for s.play.runner.CanContinue() {
				s.Handle(Event{Type: EventAction, Name: "continue"})
				checkView(t, s.View())
			}
			if s.play.runner.CanTakeBack() {
				s.Handle(Event{Type: EventAction, Name: "undo"})
			}
		}
	}
}
