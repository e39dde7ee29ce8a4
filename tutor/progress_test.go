package tutor

import (
	"strings"
	"testing"
)

func TestStarsAreKept(t *testing.T) {
	for _, c := range []struct {
		name, events string
		stars        int
	}{
		{"at once", "move e1 g1", 3},
		{"illegal and other cost nothing", "move e1 e5; move e1 f1; act undo; move e1 g1", 3},
		{"one wrong", "move h1 f1; act undo; move e1 g1", 2},
		{"one hint", "act hint; move e1 g1", 2},
		{"three hints and wrong moves", "act hint; act hint; move h1 f1; act undo; move e1 g1", 1},
		{"shown", "act show; move e1 g1", 1},
		{"the best is kept", "move e1 g1; act retry; act show; move e1 g1", 3},
		{"the better replaces", "act show; move e1 g1; act retry; move e1 g1", 3},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := opened(t, "castle", 1)
			perform(t, s, c.events)
			v := s.View()
			if v.Steps[0].Stars != c.stars || v.Course[0].Stars != c.stars || v.Course[0].Done != 1 {
				t.Errorf("%d stars, want %d; %+v", v.Steps[0].Stars, c.stars, v.Course[0])
			}
			again := New([]byte(testCourse), v.Save)
			w := again.View()
			if w.Course[0].Stars != c.stars || w.Save != v.Save || w.Notice != "" {
				t.Errorf("after a reload: %+v, notice %q, save %q, was %q", w.Course[0], w.Notice, w.Save, v.Save)
			}
		})
	}
}

func TestReadingAPageSolvesIt(t *testing.T) {
	s := opened(t, "pawns", 5)
	v := s.View()
	if v.Steps[4].Stars != 3 || v.Actions.Primary != "next" || v.Board.Line != lineSolved {
		t.Errorf("%+v %+v %q", v.Steps[4], v.Actions, v.Board.Line)
	}
	checkView(t, v)
}

func TestSaveChangesOnlyWithNews(t *testing.T) {
	s := opened(t, "castle", 1)
	save := s.View().Save
	perform(t, s, "tap e1; tap e1; act hint; move h1 f1; act undo; act flip")
	if got := s.View().Save; got != save {
		t.Errorf("%q became %q", save, got)
	}
}

func TestDamagedSave(t *testing.T) {
	for _, c := range []struct {
		name, save string
		whole      bool
		stars      int // of castle 1
	}{
		{"none", "", true, 0},
		{"unknown fields", `{"version":1,"new":{"a":1},"best":{"castle":{"1":2}}}`, true, 2},
		{"unknown lessons", `{"version":1,"best":{"gone":{"12":3},"castle":{"1":2}}}`, true, 2},
		{"no JSON", `stars: 3`, false, 0},
		{"cut off", `{"version":1,"best":{"castle":{"1":2`, false, 0},
		{"of the future", `{"version":9,"best":{"castle":{"1":2}}}`, false, 0},
		{"without version", `{"best":{"castle":{"1":2}}}`, false, 0},
		{"null", `null`, false, 0},
		{"a list", `[1,2]`, false, 0},
		{"too many stars", `{"version":1,"best":{"castle":{"1":2,"2":9}}}`, false, 2},
		{"step with a strange name", `{"version":1,"best":{"castle":{"1":2,"x":1}}}`, false, 2},
		{"stars as text", `{"version":1,"best":{"castle":{"1":"2"}}}`, false, 0},
		{"place of the wrong kind", `{"version":1,"at":7,"best":{"castle":{"1":2}}}`, false, 2},
		{"best of the wrong kind", `{"version":1,"best":[]}`, false, 0},
		{"resets of the wrong kind", `{"version":1,"resets":"x","best":{"castle":{"1":2}}}`, false, 2},
		{"resets below none", `{"version":1,"resets":-1,"best":{"castle":{"1":2}}}`, false, 2},
		{"kept of the wrong kind", `{"version":1,"kept":7,"best":{"castle":{"1":2}}}`, false, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New([]byte(testCourse), c.save)
			v := s.View()
			if (v.Notice == "") != c.whole || v.Course[0].Stars != c.stars {
				t.Errorf("notice %q, %d stars", v.Notice, v.Course[0].Stars)
			}
			s.Handle(Event{Type: EventOpen})
			if !c.whole && s.View().Notice == "" {
				t.Errorf("the notice went before anybody saw it")
			}
			serveQuietly(s)
			perform(t, s, "move e1 g1")
			p, whole := readProgress(s.View().Save)
			if !whole || !c.whole && (len(p.Kept) == 0 || p.Kept[0] != c.save) {
				t.Errorf("kept %q in %q", p.Kept, s.View().Save)
			}
			if again := New([]byte(testCourse), s.View().Save); again.View().Notice != "" {
				t.Errorf("told twice: %q", again.View().Notice)
			}
		})
	}
}

// serveQuietly is serve where a notice may stand.
func serveQuietly(s *Session) {
	if want := s.View().Want; want != "" {
		text, _ := testScripts.ReadFile("testdata/" + want + ".pgn")
		s.Handle(Event{Type: EventScript, Name: want, Text: string(text)})
	}
}

func TestReset(t *testing.T) {
	s := New([]byte(testCourse), `{"version":9}`)
	s.Handle(Event{Type: EventOpen, Name: "castle"})
	serveQuietly(s)
	perform(t, s, "move e1 g1; reset")
	v := s.View()
	if v.Course[0].Stars != 0 || v.Feedback.Verdict != VerdictNone || cellAt(v, "e1").Piece != "K" || strings.Contains(v.Save, "9") {
		t.Errorf("after a reset: %+v, save %q", v.Course[0], v.Save)
	}
	if v.Notice != sayForgotten {
		t.Errorf("notice %q", v.Notice)
	}
}

func TestWhatAnotherWindowKept(t *testing.T) {
	const ours = `{"version":1,"at":{"lesson":"castle","step":1},"best":{"castle":{"1":2,"2":3}}}`
	for _, c := range []struct{ name, theirs, want string }{
		{"the same", ours, ours},
		{"another place", `{"version":1,"at":{"lesson":"pawns","step":4},"best":{"castle":{"1":2,"2":3}}}`, ours},
		{"less", `{"version":1,"best":{"castle":{"1":1}}}`, ours},
		{
			"more and less", `{"version":1,"best":{"castle":{"1":3},"pawns":{"4":1}}}`,
			`{"version":1,"at":{"lesson":"castle","step":1},"best":{"castle":{"1":3,"2":3},"pawns":{"4":1}}}`,
		},
		{
			"forgotten there", `{"version":1,"best":{"pawns":{"4":1}},"resets":1}`,
			`{"version":1,"at":{"lesson":"castle","step":1},"best":{"pawns":{"4":1}},"resets":1}`,
		},
		{
			"unread texts", `{"version":1,"best":{},"kept":["x"]}`,
			`{"version":1,"at":{"lesson":"castle","step":1},"best":{"castle":{"1":2,"2":3}},"kept":["x"]}`,
		},
		{"damaged", `{"version":1,"best":{"pawns":{"4":1`, ours},
		{"of the future", `{"version":2,"best":{"pawns":{"4":1}}}`, ours},
		{"nothing", "", ours},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New([]byte(testCourse), ours)
			s.Handle(Event{Type: EventSaved, Text: c.theirs})
			if got := s.View().Save; got != c.want {
				t.Errorf("%s, want %s", got, c.want)
			}
			s.Handle(Event{Type: EventSaved, Text: s.View().Save})
			if got := s.View().Save; got != c.want {
				t.Errorf("told its own, it becomes %s", got)
			}
		})
	}

	// Forgotten here, the stars do not come back from a window that has not heard of it.
	s := New([]byte(testCourse), ours)
	s.Handle(Event{Type: EventReset})
	s.Handle(Event{Type: EventSaved, Text: ours})
	if v := s.View(); v.Course[0].Stars != 0 {
		t.Errorf("%d stars after a reset", v.Course[0].Stars)
	}
	// And it takes nothing from what the learner is doing or reading.
	s = opened(t, "castle", 1)
	perform(t, s, "press e1; drag")
	before := s.View()
	s.Handle(Event{Type: EventSaved, Text: `{"version":1,"best":{"pawns":{"4":1}}}`})
	if v := s.View(); v.Board.Held != before.Board.Held || v.Board.Seq != before.Board.Seq || v.Course[1].Stars+v.Course[2].Stars != 1 {
		t.Errorf("%+v", v.Course)
	}
}

func FuzzSave(f *testing.F) {
	f.Add(`{"version":1,"at":{"lesson":"castle","step":2},"best":{"castle":{"1":3}},"kept":["x"]}`)
	f.Add(`{"version":1,"best":{"a":{"1":2,"01":3,"-1":2,"x":1}}}`)
	f.Add("\xff{")
	f.Fuzz(func(t *testing.T, save string) {
		s := New([]byte(testCourse), save)
		checkView(t, s.View())
		s.keep()
		kept := s.View().Save
		p, whole := readProgress(kept)
		if !whole {
			t.Fatalf("%q became %q, which cannot be read", save, kept)
		}
		if again := p.encode(); again != kept {
			t.Fatalf("%q is not stable: %q", kept, again)
		}
	})
}

func TestFinishedLesson(t *testing.T) {
	const course = `{"lessons":[{"id":"castle","title":"Castle","steps":3,"able":"You can castle."},{"id":"pawns","steps":8}]}`
	s := New([]byte(course), `{"version":1,"best":{"castle":{"2":1,"3":2}}}`)
	s.Handle(Event{Type: EventOpen, Name: "castle", Step: 1})
	serve(t, s)
	if v := s.View(); v.Learned != nil || !v.Course[0].Current || !v.Course[1].Next {
		t.Errorf("before: %+v %+v", v.Learned, v.Course)
	}
	perform(t, s, "move e1 g1")
	if l := s.View().Learned; l == nil || *l != (Learned{"Lesson finished", "You can castle.", 6, 9}) {
		t.Errorf("with the last exercise: %+v", l)
	}
	perform(t, s, "act retry")
	if l := s.View().Learned; l != nil {
		t.Errorf("once begun anew: %+v", l)
	}
	s.Handle(Event{Type: EventSaved, Text: `{"version":1,"best":{"castle":{"1":3},"pawns":{"1":1,"2":1,"3":1,"4":1,"5":1,"6":1,"7":1,"8":1}}}`})
	perform(t, s, "move e1 g1")
	v := s.View()
	if l := v.Learned; l == nil || l.Title != "The whole course is done" {
		t.Errorf("with the last lesson: %+v", l)
	}
	if v.Course[1].Next {
		t.Errorf("there is nothing left to go on with, but %+v", v.Course)
	}

	// Who comes back for more stars has learned it before.
	s = New([]byte(course), v.Save)
	s.Handle(Event{Type: EventOpen, Name: "castle", Step: 1})
	serve(t, s)
	perform(t, s, "move e1 g1")
	if l := s.View().Learned; l != nil {
		t.Errorf("a second time: %+v", l)
	}
	if sayLearned(1) == sayLearned(2) {
		t.Error("one exercise is not two")
	}
}
