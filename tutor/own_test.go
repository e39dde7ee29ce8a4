package tutor

import (
	"fmt"
	"strings"
	"testing"
)

const (
	ownSet = `[StudyName "Tuesday"] [ChapterName "Castle"] [FEN "4k3/8/8/8/8/8/r6P/4K2R w K - 0 1"] [SetUp "1"]
{ Castle. [%hint a] } 1. O-O { Right. } ( 1. Rf1 $2 { No. } ) *

[ChapterName "Mate"] [FEN "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1"] [SetUp "1"] [Goal "mate"]
{ Mate. } 1. Qh2# *
`
	otherSet = `[FEN "4r1k1/4P3/8/8/8/8/8/4K3 w - - 0 1"] [SetUp "1"] { Move the king. } 1. Kd2 { Right. } *`
)

func own(text string) Event { return Event{Type: EventOwn, Text: text} }

func TestOwnSet(t *testing.T) {
	s := opened(t, "castle", 2)
	s.Handle(own(ownSet))
	v := s.View()
	id := OwnID(ownSet)
	if v.Lesson != id || v.Title != "Tuesday" || v.Step != 1 || v.Heading != "Castle" || len(v.Course) != 1 || dots(v) != "[1] 2" || v.Notice != "" || v.Want != "" {
		t.Fatalf("%s %q %d %q, %s, notice %q", v.Lesson, v.Title, v.Step, v.Heading, dots(v), v.Notice)
	}
	checkView(t, v)
	perform(t, s, "say O-O; act next; say Qh2#")
	v = s.View()
	if v.Report.Exercise != id+"/2" || v.Report.Run != (Run{ID: id, Done: 2, Of: 2, Raw: 100, Complete: true, Passed: true}) || v.Actions.Next.Label != labelRunEnd {
		t.Errorf("%+v, %+v", v.Report, v.Actions.Next)
	}

	s.Handle(own(otherSet))
	v = s.View()
	if v.Title != titleOwn || dots(v) != "[1]" || v.Report.Run.Done != 0 {
		t.Errorf("%q, %s, %+v", v.Title, dots(v), v.Report)
	}
	// Nothing of the course is lost, nor where the learner was in it.
	s.Handle(Event{Type: EventVisit, Text: "{}"})
	if v := s.View(); v.Lesson != "castle" || v.Step != 2 || len(v.Course) != 3 || v.Report.Run.Done != 0 {
		t.Errorf("%s %d, %+v", v.Lesson, v.Step, v.Report)
	}
	// Another day the stars are there again, and the place, although all is solved.
	again := NewVisit(nil, v.Save, Visit{})
	again.Handle(own(strings.ReplaceAll("\uFEFF"+ownSet, "\n", "\r\n")))
	if v := again.View(); v.Lesson != id || v.Step != 2 || v.Report.Run.Done != 2 || v.Notice != "" {
		t.Errorf("%s %d, %+v, notice %q", v.Lesson, v.Step, v.Report, v.Notice)
	}
}

func TestPartOfAnOwnSet(t *testing.T) {
	s := NewVisit(nil, "", Visit{From: 2, To: 7, NoHints: true})
	s.Handle(own(ownSet))
	if v := s.View(); dots(v) != "[2]" || v.Report.Run.ID != OwnID(ownSet)+"/2" || v.Actions.Show.Enabled {
		t.Errorf("%s, %+v", dots(v), v.Report)
	}
	// The steps of a lesson mean nothing in another script.
	s = visiting(t, "", Visit{Lesson: "pawns", From: 2, To: 2, NoHints: true})
	s.Handle(own(ownSet))
	if v := s.View(); dots(v) != "[1] 2" || v.Actions.Show.Enabled {
		t.Errorf("%s", dots(v))
	}
	s.Handle(Event{Type: EventOwn, Text: ownSet, Step: 2})
	if v := s.View(); dots(v) != "1 [2]" {
		t.Errorf("%s", dots(v))
	}
	s.Handle(Event{Type: EventOwn, Text: ownSet, Step: 3})
	if v := s.View(); dots(v) != "[1] 2" || v.Notice == "" {
		t.Errorf("%s, notice %q", dots(v), v.Notice)
	}
}

func TestBadOwnSet(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"nothing", "", "line 1, column 1: The script has no exercise."},
		{"no move", "1. e5 *", "line 1, column 4: The move \"e5\""},
		{"two faults", "1. e5 *\n\n[Goal \"win\"] 1. e4 *", "(1 more)"},
		{"no position", "[FEN \"8/8\"] *", "column 1: The position"},
		{"not UTF-8", "{ \xff } *", "The file is not UTF-8"},
	} {
		s := opened(t, "castle", 1)
		perform(t, s, "say Rf1")
		before := s.View()
		s.Handle(own(c.text))
		v := s.View()
		if !strings.Contains(v.Notice, c.want) || !strings.HasPrefix(v.Notice, "These exercises have a mistake") || strings.Contains(v.Notice, "own-") {
			t.Errorf("%s: %q", c.name, v.Notice)
		}
		if v.Lesson != "castle" || pieces(v) != pieces(before) || v.Save != before.Save || len(v.Course) != 3 || v.Feedback != before.Feedback {
			t.Errorf("%s: something has changed: %s, %+v", c.name, v.Lesson, v.Feedback)
		}
		// Where there is nothing at all, it is told and no more.
		s = NewVisit(nil, "", Visit{})
		s.Handle(own(c.text))
		s.Handle(Event{Type: EventAction, Name: "next"})
		checkView(t, s.View())
	}
}

// Names in a script stay text, whatever they look like.
func TestMarkupInAnOwnSet(t *testing.T) {
	const name = `<img src=x onerror=alert(1)>`
	s := NewVisit(nil, "", Visit{})
	s.Handle(own(`[StudyName "` + name + `"] [ChapterName "` + name + `"] { ` + name + ` } 1. e4 *`))
	if v := s.View(); v.Title != name || v.Heading != name || v.Prompt != name || v.Course[0].Title != name {
		t.Errorf("%q, %q, %q", v.Title, v.Heading, v.Prompt)
	}
}

func TestOwnID(t *testing.T) {
	if id := OwnID("x"); id != "own-fd0c5087" { // FNV-1a of "x", http://www.isthe.com/chongo/tech/comp/fnv/
		t.Errorf("%q", id)
	}
	if OwnID(ownSet) == OwnID(otherSet) || OwnID("a\r\nb\n") != OwnID("a\nb") {
		t.Error("equal where it should not be, or the other way round")
	}
	for id, want := range map[string]bool{OwnID("x"): true, "own-12345678": true, "own-1234567": false, "own-12345678a": false, "own-1234567G": false, "own": false, "castle": false} {
		if isOwn(id) != want {
			t.Errorf("%q: %v", id, !want)
		}
	}
}

// set returns different scripts by number.
func set(n int) string {
	return fmt.Sprintf(`[StudyName "%d"] [FEN "4k3/8/8/8/8/8/r6P/4K2R w K - 0 1"] [SetUp "1"] { Castle. } 1. O-O *`, n)
}

func TestOwnSetsDoNotPileUp(t *testing.T) {
	s := opened(t, "castle", 1)
	perform(t, s, "say O-O")
	longest := 0
	for n := range 3 * mostOwn {
		s.Handle(own(set(n)))
		perform(t, s, "say O-O")
		longest = max(longest, len(s.View().Save))
		if n == mostOwn-1 {
			longest = 0 // full
		}
	}
	if n := len(s.View().Save); n != longest {
		t.Errorf("the save goes on growing: %d, was %d", longest, n)
	}
	again := New([]byte(testCourse), s.View().Save)
	if v := again.View(); v.Notice != "" || v.Course[0].Stars != 3 || len(again.progress.Own) != mostOwn || len(again.progress.Best) != mostOwn+1 {
		t.Errorf("notice %q, %d sets, %d with stars, %+v", v.Notice, len(again.progress.Own), len(again.progress.Best), v.Course[0])
	}
	for _, c := range []struct{ set, done int }{{3*mostOwn - 1, 1}, {2 * mostOwn, 1}, {2*mostOwn - 1, 0}, {0, 0}} {
		again.Handle(own(set(c.set)))
		if r := again.View().Report.Run; r.Done != c.done {
			t.Errorf("set %d: %+v", c.set, r)
		}
	}
}

func TestOwnSetsOfASave(t *testing.T) {
	best := func(own string) string {
		return `{"version":1,"best":{"castle":{"1":3},"own-00000001":{"1":2},"own-00000002":{"1":1}},"own":` + own + `}`
	}
	for _, c := range []struct {
		name, own string
		whole     bool
		sets      string
	}{
		{"both", `[{"lesson":"own-00000002","step":3},{"lesson":"own-00000001","step":1}]`, true, "own-00000002/3 own-00000001/1"},
		{"one whose place nobody knows", `[{"lesson":"own-00000001","step":1}]`, true, "own-00000001/1"},
		{"one twice", `[{"lesson":"own-00000001","step":1},{"lesson":"own-00000001","step":2}]`, true, "own-00000001/1"},
		{"a lesson among them", `[{"lesson":"castle","step":1},{"lesson":"own-00000001","step":1}]`, true, "own-00000001/1"},
		{"none", `null`, true, ""},
		{"of the wrong kind", `7`, false, ""},
		{"entries of the wrong kind", `["x"]`, false, ""},
		{"a million", `[` + strings.Repeat(`{"lesson":"own-00000001","step":1},`, 1000) + `{"lesson":"own-00000002","step":1}]`, true, "own-00000001/1 own-00000002/1"},
	} {
		p, whole := readProgress(best(c.own))
		var sets []string
		for _, o := range p.Own {
			sets = append(sets, fmt.Sprint(o.Lesson, "/", o.Step))
		}
		if whole != c.whole || strings.Join(sets, " ") != c.sets || p.stars(place{"castle", 1}) != 3 || len(p.Best) != len(sets)+1 {
			t.Errorf("%s: whole %v, %s, %v", c.name, whole, sets, p.Best)
		}
	}
}

func TestOwnSetsOfAnotherWindow(t *testing.T) {
	s := NewVisit(nil, "", Visit{})
	s.Handle(own(ownSet))
	perform(t, s, "say O-O")
	other := NewVisit(nil, "", Visit{})
	other.Handle(own(otherSet))
	perform(t, other, "say Kd2")
	s.Handle(Event{Type: EventSaved, Text: other.View().Save})
	if p := s.progress; len(p.Own) != 2 || p.Own[0].Lesson != OwnID(ownSet) || p.stars(place{OwnID(otherSet), 1}) != 3 || p.stars(place{OwnID(ownSet), 1}) != 3 {
		t.Errorf("%+v", p)
	}
	// Everything is forgotten there, and something solved here since.
	other.Handle(Event{Type: EventReset})
	s.Handle(Event{Type: EventSaved, Text: other.View().Save})
	perform(t, s, "act next; say Qh2#")
	p, whole := readProgress(s.View().Save)
	if !whole || p.stars(place{OwnID(ownSet), 2}) != 3 || p.stars(place{OwnID(ownSet), 1}) != 0 {
		t.Errorf("%+v", p)
	}
}

func TestResetInAnOwnSet(t *testing.T) {
	s := opened(t, "castle", 2)
	s.Handle(own(ownSet))
	perform(t, s, "say O-O; act next; reset")
	if v := s.View(); v.Report.Run.Done != 0 || v.Step != 2 || v.Notice != sayForgotten {
		t.Errorf("%+v", v.Report)
	}
	if p := s.progress; p.At != (place{"castle", 2}) || len(p.Own) != 1 || p.Own[0].Step != 2 {
		t.Errorf("%+v", p)
	}
}
