package tutor

import (
	"strings"
	"testing"
)

// visiting returns a session with the first exercise of a run on the board.
func visiting(t testing.TB, save string, v Visit) *Session {
	t.Helper()
	s := NewVisit([]byte(testCourse), save, v)
	s.Handle(Event{Type: EventOpen})
	serveQuietly(s)
	checkView(t, s.View())
	return s
}

// dots writes the steps of the run, the current one in brackets: "2 [3] 4".
func dots(v View) string {
	var dots []string
	for _, step := range v.Steps {
		dot := string(rune('0' + step.Step))
		if step.Current {
			dot = "[" + dot + "]"
		}
		dots = append(dots, dot)
	}
	return strings.Join(dots, " ")
}

func TestRunOfALesson(t *testing.T) {
	for _, c := range []struct {
		visit            Visit
		dots, id, notice string
		lessons          int
	}{
		{Visit{}, "[1] 2 3", "course", "", 3},
		{Visit{From: 2, To: 2}, "[1] 2 3", "course", "", 3}, // of the whole course there is no part
		{Visit{Lesson: "castle"}, "[1] 2 3", "castle", "", 1},
		{Visit{Lesson: "castle", From: 1, To: 3}, "[1] 2 3", "castle", "", 1},
		{Visit{Lesson: "castle", From: 2, To: 2}, "[2]", "castle/2", "", 1},
		{Visit{Lesson: "castle", From: 2}, "[2] 3", "castle/2-3", "", 1},
		{Visit{Lesson: "castle", To: 2}, "[1] 2", "castle/1-2", "", 1},
		{Visit{Lesson: "pawns", From: 2, To: 5}, "[2] 3 4 5", "pawns/2-5", "", 1},
		{Visit{Lesson: "pawns", From: 7, To: 99}, "[7] 8", "pawns/7-8", "", 1},
		{Visit{Lesson: "pawns", From: 99, To: 99}, "[8]", "pawns/8", "", 1},
		{Visit{Lesson: "pawns", From: -5, To: -1}, "[1] 2 3 4 5 6 7 8", "pawns", "", 1},
		{Visit{Lesson: "pawns", From: 5, To: 2}, "[5]", "pawns/5", "", 1},
		{Visit{Lesson: "gone", From: 2, To: 2}, "[1] 2 3", "course", sayNoSuchLesson("gone"), 3},
	} {
		s := visiting(t, "", c.visit)
		v := s.View()
		if dots(v) != c.dots || v.Report.Run.ID != c.id || v.Notice != c.notice || len(v.Course) != c.lessons {
			t.Errorf("%+v: %s, run %s, notice %q, %d lessons", c.visit, dots(v), v.Report.Run.ID, v.Notice, len(v.Course))
		}
	}
}

func TestNextStaysInTheRun(t *testing.T) {
	s := visiting(t, "", Visit{Lesson: "pawns", From: 3, To: 5})
	v := s.View()
	if v.Step != 3 || v.Actions.Previous.Enabled || v.Course[0].Steps != 3 || v.Actions.Next != (Action{labelNext, true}) {
		t.Errorf("step %d, %+v, %+v", v.Step, v.Actions.Previous, v.Course)
	}
	perform(t, s, "say axb1=R; act next")
	if v := s.View(); dots(v) != "3 [4] 5" || !v.Actions.Previous.Enabled {
		t.Errorf("%s", dots(v))
	}
	perform(t, s, "act next") // a page to read
	v = s.View()
	if dots(v) != "3 4 [5]" || v.Actions.Next != (Action{labelToOpen, true}) {
		t.Errorf("%s, %+v", dots(v), v.Actions.Next)
	}
	perform(t, s, "act next; say Kd2")
	v = s.View()
	if dots(v) != "3 [4] 5" || v.Learned == nil || v.Learned.Title != titleRunDone || v.Learned.Of != 9 || v.Learned.Stars != 9 {
		t.Errorf("%s, %+v", dots(v), v.Learned)
	}
	if r := v.Report.Run; r != (Run{ID: "pawns/3-5", Done: 3, Of: 3, Raw: 100, Complete: true, Passed: true}) {
		t.Errorf("%+v", r)
	}
	perform(t, s, "act next")
	if v := s.View(); v.Actions.Next != (Action{Label: labelRunEnd}) {
		t.Errorf("%+v", v.Actions.Next)
	}

	for _, c := range []struct {
		name, lesson string
		step, at     int
		notice       string
	}{
		{"a step of the run", "pawns", 4, 4, ""},
		{"one before it", "pawns", 2, 3, "“Pawns at work” has no step 2, only 3 to 5. Here is the lesson."},
		{"one behind it", "pawns", 6, 3, "“Pawns at work” has no step 6, only 3 to 5. Here is the lesson."},
		{"another lesson", "castle", 1, 3, "Only “Pawns at work” is here."},
		{"none", "gone", 1, 3, sayNoSuchLesson("gone")},
		{"where it was left", "", 0, 3, ""},
	} {
		s.Handle(Event{Type: EventOpen, Name: c.lesson, Step: c.step})
		if v := s.View(); v.Lesson != "pawns" || v.Step != c.at || v.Notice != c.notice || v.Want != "" {
			t.Errorf("%s: %s %d, notice %q", c.name, v.Lesson, v.Step, v.Notice)
		}
	}
}

// A course.json that is older or newer than the script must not lead out of it.
func TestRunWhenTheScriptHasFewerSteps(t *testing.T) {
	s := NewVisit([]byte(`{"lessons":[{"id":"castle","steps":9}]}`), "", Visit{Lesson: "castle", From: 7, To: 8})
	s.Handle(Event{Type: EventOpen, Name: "castle", Step: 8})
	if v := s.View(); len(v.Steps) != 2 || v.Step != 8 {
		t.Errorf("before the script: %+v", v.Steps)
	}
	serveQuietly(s)
	if v := s.View(); dots(v) != "[3]" || v.Notice == "" {
		t.Errorf("%s, notice %q", dots(v), v.Notice)
	}
}

func TestWithoutHints(t *testing.T) {
	s := visiting(t, "", Visit{Lesson: "castle", NoHints: true})
	perform(t, s, "act hint; act show; act hint")
	v := s.View()
	if v.Actions.Hint.Enabled || v.Actions.Show.Enabled || len(v.Hints) > 0 || v.Report.Hints > 0 || v.Feedback.Verdict != VerdictNone || v.Feedback.Title != "" {
		t.Errorf("%+v, %q, %+v", v.Actions, v.Hints, v.Feedback)
	}
	if !v.Actions.Hint.Enabled && visiting(t, "", Visit{Lesson: "castle"}).View().Actions.Hint.Enabled == false {
		t.Error("there is no hint in any case")
	}
}

func TestAnExerciseCountsOnce(t *testing.T) {
	s := visiting(t, "", Visit{Lesson: "castle", NoRetry: true})
	perform(t, s, "say Rf1")
	if v := s.View(); v.Actions.Retry.Enabled {
		t.Error("it can be started again")
	}
	perform(t, s, "act retry; act undo; act next; act previous")
	if r := s.View().Report; r.Tries != 1 || len(r.Moves) != 1 {
		t.Errorf("who goes away and comes back begins anew: %+v", r)
	}
	perform(t, s, "say O-O; act next; act previous")
	v := s.View()
	if v.Steps[0].Stars != 2 || v.Report.Stars != 2 || !v.Report.Solved || v.Report.Run.Raw != 22 {
		t.Errorf("%+v, %+v", v.Steps, v.Report)
	}
	perform(t, s, "act undo; say O-O") // the last move may be looked at again, and earns nothing
	if v := s.View(); v.Steps[0].Stars != 2 || v.Report.Stars != 2 {
		t.Errorf("%+v", v.Report)
	}

	// What was solved on an earlier day counts.
	s = visiting(t, `{"version":1,"best":{"castle":{"1":1}}}`, Visit{Lesson: "castle", NoRetry: true})
	s.Handle(Event{Type: EventOpen, Name: "castle", Step: 1})
	perform(t, s, "say O-O")
	if v := s.View(); v.Steps[0].Stars != 1 || v.Report.Stars != 3 {
		t.Errorf("%+v, %+v", v.Steps, v.Report)
	}
	// Forgetting everything, which is not the learner's to do in such a run, does begin anew.
	perform(t, s, "reset; say Rf1; act undo; say O-O")
	if v := s.View(); v.Steps[0].Stars != 2 {
		t.Errorf("%+v", v.Steps)
	}
	// A script that did not come can be asked for again.
	s = NewVisit([]byte(testCourse), "", Visit{Lesson: "castle", NoRetry: true})
	s.Handle(Event{Type: EventOpen})
	s.Handle(Event{Type: EventScriptFailed, Name: "castle"})
	if v := s.View(); v.Actions.Retry != (Action{labelReload, true}) {
		t.Errorf("%+v", v.Actions.Retry)
	}
}

func TestAnotherRun(t *testing.T) {
	s := visiting(t, "", Visit{Lesson: "castle"})
	perform(t, s, "say O-O")
	s.Handle(Event{Type: EventVisit, Text: `{"lesson":"pawns","from":2,"to":3,"noHints":true}`})
	v := s.View()
	if v.Want != "pawns" || dots(v) != "[2] 3" || v.Report != nil || pieces(v) != strings.Repeat(".", 64) {
		t.Errorf("want %q, %s", v.Want, dots(v))
	}
	serve(t, s)
	v = s.View()
	if v.Report.Run.ID != "pawns/2-3" || v.Report.Seq != 1 || v.Actions.Hint.Enabled || len(v.Course) != 1 {
		t.Errorf("%+v", v.Report)
	}
	// Back to one that is part of what is open: it goes on where it was left.
	s.Handle(Event{Type: EventVisit, Text: `{"lesson":"pawns","from":2,"to":8}`})
	if v := s.View(); dots(v) != "[2] 3 4 5 6 7 8" || v.Want != "" {
		t.Errorf("%s", dots(v))
	}
	s.Handle(Event{Type: EventVisit, Text: `{}`})
	if v := s.View(); len(v.Course) != 3 || v.Course[0].Stars != 3 || v.Report.Run.ID != "course" {
		t.Errorf("%+v", v.Course)
	}
	s.Handle(Event{Type: EventVisit, Text: `{"lesson":"gone"}`})
	if v := s.View(); len(v.Course) != 3 || v.Notice != sayNoSuchLesson("gone") {
		t.Errorf("%+v, %q", v.Course, v.Notice)
	}
	for _, text := range []string{``, `7`, `{"from":"x"}`, `{`} {
		before := s.View()
		s.Handle(Event{Type: EventVisit, Text: text})
		if v := s.View(); v.Notice == "" || v.Report.Run.ID != before.Report.Run.ID || pieces(v) != pieces(before) {
			t.Errorf("%q: %+v", text, v.Notice)
		}
	}
}
