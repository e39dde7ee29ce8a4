package tutor

import (
	"encoding/json"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
	"github.com/touchmove/touchmove/lessons/scripts"
)

// courseLearner is somebody who goes through the real course.
type courseLearner struct {
	*Session
	t     *testing.T
	steps int // exercises in the course
}

// newCourseLearner opens the first exercise of the course.
func newCourseLearner(t *testing.T) *courseLearner {
	t.Helper()
	index, err := lessons.BuildIndex(scripts.FS)
	if err != nil {
		t.Fatal(err)
	}
	course, err := json.Marshal(index)
	if err != nil {
		t.Fatal(err)
	}
	l := &courseLearner{Session: New(course, ""), t: t}
	for _, lesson := range index.Lessons {
		l.steps += lesson.Steps
	}
	l.do(Event{Type: EventOpen})
	return l
}

// do handles an event, brings the script that is asked for then, and checks the view.
func (l *courseLearner) do(e Event) View {
	l.t.Helper()
	l.Handle(e)
	if want := l.View().Want; want != "" {
		text, err := scripts.FS.ReadFile(want + ".pgn")
		if err != nil {
			l.t.Fatal(err)
		}
		l.Handle(Event{Type: EventScript, Name: want, Text: string(text)})
	}
	return l.checked()
}

// checked is what the learner sees, which holds together.
func (l *courseLearner) checked() View {
	l.t.Helper()
	v := l.View()
	if v.Notice != "" || v.Want != "" {
		l.t.Fatalf("want %q, notice %q", v.Want, v.Notice)
	}
	checkView(l.t, v)
	return v
}

func (l *courseLearner) act(name string) View {
	l.t.Helper()
	return l.do(Event{Type: EventAction, Name: name})
}

// follow asks to be shown what comes next, and does it.
func (l *courseLearner) follow() {
	l.t.Helper()
	l.act("show")
	if shown := l.play.shown; shown != nil {
		l.judge(*shown, false)
	} else if c, ok := l.play.runner.SolutionCall(); ok {
		l.do(Event{Type: EventCall, Name: c.ID})
		if c.Square != chess.NoSquare {
			l.do(Event{Type: EventTap, Square: c.Square.String()})
		}
		if !c.Move.IsZero() {
			l.judge(c.Move, false)
		}
	} else if text, ok := l.play.runner.SolutionText(); ok {
		l.do(Event{Type: EventSay, Text: text})
	} else if square := l.play.shownSquare; square != chess.NoSquare {
		l.do(Event{Type: EventTap, Square: square.String()})
	} else {
		id, _ := l.play.runner.SolutionChoice()
		l.do(Event{Type: EventChoose, Name: id})
	}
	l.checked()
}

// solving calls atTurn whenever something is asked for, with how much has been followed up to then, and goes on.
func (l *courseLearner) solving(atTurn func(followed int)) {
	l.t.Helper()
	for followed := 0; l.play.runner.State() == lessons.StateLearner; followed++ {
		if followed > 80 {
			l.t.Fatalf("%s %d has no end", l.at.Lesson, l.at.Step)
		}
		atTurn(followed)
		l.follow()
	}
}

// TestTheWholeCourse solves the real lessons from the first to the last: every hint is opened, every move shown and played.
func TestTheWholeCourse(t *testing.T) {
	l := newCourseLearner(t)
	for range l.steps {
		l.solving(func(int) {
			for l.View().Actions.Hint.Enabled && l.play.runner.HasHint() {
				l.act("hint")
			}
		})
		v := l.View()
		if v.Feedback.Verdict != VerdictDone || v.Steps[v.Step-1].Stars == 0 {
			t.Errorf("%s %d ends with %+v", v.Lesson, v.Step, v.Feedback)
		}
		if v.Feedback.Text == "" {
			t.Errorf("%s %d ends without a word", v.Lesson, v.Step)
		}
		l.act("next")
	}
	v := l.View()
	for _, lesson := range v.Course {
		if lesson.Done != lesson.Steps {
			t.Errorf("%s: %d of %d done", lesson.ID, lesson.Done, lesson.Steps)
		}
	}
	if v.Actions.Next != (Action{Label: labelFinished}) {
		t.Errorf("at the end: %+v", v.Actions.Next)
	}
}
