package tutor

import (
	"strings"
	"testing"
)

func TestOpen(t *testing.T) {
	solvedOnce := `{"version":1,"at":{"lesson":"pawns","step":2},"best":{"castle":{"1":3}}}`
	for _, c := range []struct {
		name, save, lesson string
		step               int
		want               place
		notice             string
	}{
		{"a name and a step", "", "pawns", 2, place{"pawns", 2}, ""},
		{"a name alone", "", "pawns", 0, place{"pawns", 1}, ""},
		{"a name alone, the first step solved", solvedOnce, "castle", 0, place{"castle", 2}, ""},
		{"no name, first visit", "", "", 0, place{"castle", 1}, ""},
		{"no name resumes", solvedOnce, "", 0, place{"pawns", 2}, ""},
		{"no name, the place is gone", `{"version":1,"at":{"lesson":"gone","step":2},"best":{"castle":{"1":3}}}`, "", 0, place{"castle", 2}, ""},
		{"unknown lesson", solvedOnce, "chess960", 1, place{"castle", 2}, "There is no lesson called “chess960”."},
		{"unknown step", solvedOnce, "castle", 9, place{"castle", 2}, "“Castle to safety” has no step 9, only 1 to 3."},
		{"negative step", "", "castle", -1, place{"castle", 1}, "“Castle to safety” has no such step, only 1 to 3."},
		{"all solved", `{"version":1,"best":{"trap":{"1":1},"castle":{"1":1,"2":1,"3":1},"pawns":{"1":1,"2":1,"3":1,"4":1,"5":1,"6":1,"7":1,"8":1}}}`, "", 0, place{"castle", 1}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New([]byte(testCourse), c.save)
			s.Handle(Event{Type: EventOpen, Name: c.lesson, Step: c.step})
			v := s.View()
			if v.Want != c.want.Lesson {
				t.Errorf("want %q", v.Want)
			}
			if !strings.Contains(v.Notice, c.notice) || c.notice == "" && v.Notice != "" {
				t.Errorf("notice %q, want %q", v.Notice, c.notice)
			}
			checkView(t, v)
			text, _ := testScripts.ReadFile("testdata/" + v.Want + ".pgn")
			s.Handle(Event{Type: EventScript, Name: v.Want, Text: string(text)})
			v = s.View()
			if got := (place{v.Lesson, v.Step}); got != c.want || v.Heading == "" || v.Want != "" {
				t.Errorf("opened %v %q, want %v", got, v.Heading, c.want)
			}
			if !strings.Contains(v.Notice, c.notice) {
				t.Errorf("the notice is lost: %q", v.Notice)
			}
			checkView(t, v)
		})
	}
}

func TestScriptThatDoesNotCome(t *testing.T) {
	s := New([]byte(testCourse), "")
	s.Handle(Event{Type: EventOpen, Name: "castle"})
	s.Handle(Event{Type: EventScriptFailed, Name: "castle", Text: "404 Not Found"})
	v := s.View()
	checkView(t, v)
	if v.Want != "" || !strings.Contains(v.Notice, "“Castle to safety” could not be loaded: 404 Not Found.") {
		t.Errorf("want %q, notice %q", v.Want, v.Notice)
	}
	if v.Failed != "castle" {
		t.Errorf("failed %q", v.Failed)
	}
	if !v.Actions.Retry.Enabled || !v.Actions.Next.Enabled {
		t.Errorf("no way on: %+v", v.Actions)
	}
	perform(t, s, "press e1; release e1; say e4; choose a; escape; promote queen; act hint") // an empty board bears all
	s.Handle(Event{Type: EventAction, Name: "retry"})
	if v := s.View(); v.Want != "castle" || v.Notice != "" || v.Failed != "" {
		t.Errorf("retry: want %q, notice %q, failed %q", v.Want, v.Notice, v.Failed)
	}
	serve(t, s)
	if v := s.View(); v.Heading != "King first" {
		t.Errorf("after retry: %q", v.Heading)
	}

	// It may also come because somebody else asked again.
	s = New([]byte(testCourse), "")
	s.Handle(Event{Type: EventOpen, Name: "pawns", Step: 2})
	s.Handle(Event{Type: EventScriptFailed, Name: "pawns"})
	text, _ := testScripts.ReadFile("testdata/pawns.pgn")
	s.Handle(Event{Type: EventScript, Name: "pawns", Text: string(text)})
	if v := s.View(); v.Heading != "Last rank" || v.Notice != "" {
		t.Errorf("a script that comes late: %q, notice %q", v.Heading, v.Notice)
	}

	// Asked for again in vain: the same message, and it can be asked for once more.
	s = New([]byte(testCourse), "")
	s.Handle(Event{Type: EventOpen, Name: "pawns", Step: 2})
	for range 2 {
		s.Handle(Event{Type: EventScriptFailed, Name: "pawns"})
		if v := s.View(); v.Failed != "pawns" || v.Notice == "" {
			t.Errorf("failed %q, notice %q", v.Failed, v.Notice)
		}
	}

	// The learner has gone elsewhere meanwhile.
	s = New([]byte(testCourse), "")
	s.Handle(Event{Type: EventOpen, Name: "pawns"})
	s.Handle(Event{Type: EventOpen, Name: "castle"})
	s.Handle(Event{Type: EventScriptFailed, Name: "pawns"})
	if v := s.View(); v.Want != "castle" || v.Notice != "" || v.Failed != "" {
		t.Errorf("want %q, notice %q, failed %q", v.Want, v.Notice, v.Failed)
	}

	// A lesson that fails later leaves the board as it was.
	s = opened(t, "castle", 1)
	s.Handle(Event{Type: EventOpen, Name: "pawns"})
	s.Handle(Event{Type: EventScriptFailed, Name: "pawns", Text: "offline"})
	if v := s.View(); v.Lesson != "castle" || v.Heading != "King first" || v.Notice == "" {
		t.Errorf("lesson %q, heading %q, notice %q", v.Lesson, v.Heading, v.Notice)
	}
	perform(t, s, "move e1 g1")
	if v := s.View(); v.Feedback.Verdict != VerdictDone || v.Notice != "" {
		t.Errorf("the old exercise: %+v, notice %q", v.Feedback, v.Notice)
	}
}

func TestScriptWithAFault(t *testing.T) {
	for _, c := range []struct{ name, script, notice string }{
		{"not legal", "[StudyName \"X\"]\n\n1. e4 e4 *\n", "castle.pgn, line 3, column 7: "},
		{"empty", "", "Castle to safety"},
		{"not a script", "<!doctype html><title>404</title>", "Castle to safety"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New([]byte(testCourse), "")
			s.Handle(Event{Type: EventOpen, Name: "castle"})
			s.Handle(Event{Type: EventScript, Name: "castle", Text: c.script})
			v := s.View()
			checkView(t, v)
			if !strings.Contains(v.Notice, c.notice) || v.Want != "" {
				t.Errorf("notice %q, want %q", v.Notice, v.Want)
			}
			s.Handle(Event{Type: EventOpen, Name: "pawns"})
			serve(t, s)
			if v := s.View(); v.Heading != "In passing" || v.Notice != "" {
				t.Errorf("the next lesson: %q, notice %q", v.Heading, v.Notice)
			}
		})
	}
}

func TestScriptShorterThanTheCourseSays(t *testing.T) {
	s := New([]byte(strings.Replace(testCourse, `"steps":1`, `"steps":5`, 1)), "")
	s.Handle(Event{Type: EventOpen, Name: "trap", Step: 4})
	text, _ := testScripts.ReadFile("testdata/trap.pgn")
	s.Handle(Event{Type: EventScript, Name: "trap", Text: string(text)})
	v := s.View()
	checkView(t, v)
	if v.Step != 1 || !strings.Contains(v.Notice, "only step 1") || v.Failed != "" {
		t.Errorf("step %d, notice %q, failed %q", v.Step, v.Notice, v.Failed)
	}
}

func TestScriptNobodyAskedFor(t *testing.T) {
	s := opened(t, "castle", 1)
	text, _ := testScripts.ReadFile("testdata/pawns.pgn")
	s.Handle(Event{Type: EventScript, Name: "pawns", Text: string(text)})
	if v := s.View(); v.Lesson != "castle" {
		t.Errorf("went to %q", v.Lesson)
	}
	s.Handle(Event{Type: EventOpen, Name: "pawns", Step: 2})
	if v := s.View(); v.Want != "" || v.Heading != "Last rank" {
		t.Errorf("want %q, heading %q", v.Want, v.Heading)
	}
}

func TestNextAndPrevious(t *testing.T) {
	s := opened(t, "castle", 1)
	if v := s.View(); v.Actions.Previous.Enabled || v.Actions.Next.Label != labelNext {
		t.Errorf("at the beginning: %+v", v.Actions)
	}
	perform(t, s, "act next; act next")
	if v := s.View(); v.Step != 3 || v.Actions.Next.Label != "Next lesson" {
		t.Errorf("step %d, %+v", v.Step, v.Actions.Next)
	}
	perform(t, s, "act next")
	if v := s.View(); v.Lesson != "pawns" || v.Step != 1 {
		t.Errorf("next lesson: %s %d", v.Lesson, v.Step)
	}
	perform(t, s, "act previous")
	if v := s.View(); v.Lesson != "castle" || v.Step != 3 {
		t.Errorf("back: %s %d", v.Lesson, v.Step)
	}
	s = opened(t, "trap", 1)
	perform(t, s, "move c2 h2")
	if v := s.View(); v.Actions.Next != (Action{labelToOpen, true}) || v.Actions.Primary != "next" {
		t.Errorf("at the end, with some left: %+v", v.Actions)
	}
	perform(t, s, "act next")
	if v := s.View(); v.Lesson != "castle" || v.Step != 1 {
		t.Errorf("what is left: %s %d", v.Lesson, v.Step)
	}
	s = New([]byte(testCourse), `{"version":1,"best":{"castle":{"1":1,"2":1,"3":1},"pawns":{"1":1,"2":1,"3":1,"4":1,"5":1,"6":1,"7":1,"8":1}}}`)
	s.Handle(Event{Type: EventOpen})
	serve(t, s)
	if v := s.View(); v.Lesson != "trap" || v.Actions.Next.Enabled {
		t.Errorf("the last open one: %s %+v", v.Lesson, v.Actions.Next)
	}
	perform(t, s, "move c2 h2")
	if v := s.View(); v.Actions.Next != (Action{labelFinished, false}) || v.Actions.Primary != "" {
		t.Errorf("at the end: %+v", v.Actions)
	}
}

func TestFlipLastsForTheLesson(t *testing.T) {
	s := opened(t, "castle", 1)
	perform(t, s, "act flip; act next")
	if v := s.View(); v.Board.Bottom.String() != "black" || v.Board.Cells[0].Square.String() != "h1" {
		t.Errorf("bottom %v", v.Board.Bottom)
	}
	s.Handle(Event{Type: EventOpen, Name: "trap"})
	serve(t, s)
	if v := s.View(); v.Board.Bottom.String() != "white" {
		t.Errorf("the next lesson is turned too")
	}
}

func TestBadCourse(t *testing.T) {
	for _, text := range []string{
		"", "{", "{}", `{"lessons":[]}`, `{"lessons":7}`, `{"lessons":[null,{"id":"","title":"X","steps":3}]}`,
	} {
		s := New([]byte(text), "")
		s.Handle(Event{Type: EventOpen, Name: "castle"})
		perform(t, s, "tap e1; act next; act retry; act previous; act flip; reset")
		s = New([]byte(text), "")
		if v := s.View(); v.Notice == "" && text != "" { // without any, a script from outside may still come
			t.Errorf("%q: no notice", text)
		}
		s.Handle(Event{Type: EventOpen, Name: "castle"})
		if v := s.View(); v.Notice == "" {
			t.Errorf("%q: no notice once a lesson is to be opened", text)
		}
	}
}

func TestCourseWithStrangeEntries(t *testing.T) {
	for _, c := range []struct {
		name, course string
		steps        int
	}{
		{"fewer steps than none", `{"lessons":[{"id":"castle","steps":-1}]}`, 0},
		{"more steps than a script can have", `{"lessons":[{"id":"castle","steps":1000000000000}]}`, 500},
		{"a lesson twice", `{"lessons":[{"id":"castle","steps":3},{"id":"castle","steps":3}]}`, 3},
		{"one without an id", `{"lessons":[{"id":"","steps":3},null,{"id":"castle","steps":3}]}`, 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New([]byte(c.course), "")
			s.Handle(Event{Type: EventOpen})
			if v := s.View(); len(v.Course) != 1 || v.Course[0].Steps != c.steps || v.Notice != "" {
				t.Errorf("%+v, notice %q", v.Course, v.Notice)
			}
			serve(t, s)
			perform(t, s, "act next; act next")
			if v := s.View(); v.Step != 3 || v.Actions.Next.Enabled && v.Actions.Next.Label != labelToOpen {
				t.Errorf("step %d, next %+v", v.Step, v.Actions.Next)
			}
		})
	}
}

func TestWaitingForALessonIsTold(t *testing.T) {
	s := opened(t, "castle", 1)
	perform(t, s, "move e1 g1")
	s.Handle(Event{Type: EventOpen, Name: "pawns"})
	if b := s.View().Board; b.Line != lineLoading || b.LineVerdict != VerdictNone {
		t.Errorf("line %q %q", b.Line, b.LineVerdict)
	}
	s.Handle(Event{Type: EventScriptFailed, Name: "pawns"})
	if b := s.View().Board; b.Line == lineLoading {
		t.Errorf("line %q after the failure", b.Line)
	}
}

func TestHintButton(t *testing.T) {
	s := opened(t, "castle", 1)
	for _, want := range []Action{
		{"Hint 1 of 2", true}, {"Hint 2 of 2", true}, {labelLastHint, true}, {labelLastHint, false},
	} {
		if got := s.View().Actions.Hint; got != want {
			t.Errorf("hint button %+v, want %+v", got, want)
		}
		perform(t, s, "act hint")
	}
	if hints := s.View().Hints; len(hints) != 2 {
		t.Errorf("hints %q", hints)
	}
}
