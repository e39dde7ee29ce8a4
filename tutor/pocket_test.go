package tutor

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/lessons"
	"github.com/touchmove/touchmove/lessons/scripts"
)

// inPocket fails where a save is more than an LMS takes, and returns it.
func inPocket(t testing.TB, s *Session) string {
	t.Helper()
	save := s.View().Save
	if len(save) > MostPocket {
		t.Errorf("%d characters", len(save))
	}
	for i := range len(save) {
		if save[i] < ' ' || save[i] > '~' {
			t.Fatalf("%q is not ASCII", save)
		}
	}
	return save
}

func TestPocket(t *testing.T) {
	s := visiting(t, "", Visit{Lesson: "castle", Pocket: true})
	if save := inPocket(t, s); save != "pocket1 castle/1" {
		t.Errorf("%q", save)
	}
	perform(t, s, "say Rf1; act undo; say O-O; act next; act next; choose queenside")
	save := inPocket(t, s)
	if save != "pocket1 castle/3 castle=203" {
		t.Errorf("%q", save)
	}
	for _, v := range []Visit{{Lesson: "castle", Pocket: true}, {Lesson: "castle"}, {}, {Pocket: true}} {
		again := NewVisit([]byte(testCourse), save, v)
		again.Handle(Event{Type: EventOpen})
		serveQuietly(again)
		if w := again.View(); w.Lesson != "castle" || w.Step != 3 || w.Steps[0].Stars != 2 || w.Steps[1].Stars != 0 || w.Steps[2].Stars != 3 || w.Notice != "" {
			t.Errorf("%+v: %s %d, %+v, notice %q", v, w.Lesson, w.Step, w.Steps, w.Notice)
		}
		if w := again.View(); v.Pocket && w.Save != save {
			t.Errorf("%q became %q", save, w.Save)
		}
	}
	// A save of the ordinary kind fits in, too.
	s = visiting(t, `{"version":1,"at":{"lesson":"pawns","step":2},"best":{"castle":{"2":1},"pawns":{"8":3}}}`, Visit{Lesson: "pawns", Pocket: true})
	if save := inPocket(t, s); save != "pocket1 pawns/2 pawns=00000003 castle=01" {
		t.Errorf("%q", save)
	}
}

func TestPocketOfAnOwnSet(t *testing.T) {
	s := NewVisit(nil, "", Visit{Pocket: true})
	s.Handle(own(ownSet))
	perform(t, s, "say O-O; act next")
	save := inPocket(t, s)
	if id := OwnID(ownSet); save != "pocket1 "+id+"/2 "+id+"=3" {
		t.Errorf("%q", save)
	}
	s = NewVisit(nil, save, Visit{Pocket: true})
	s.Handle(own("1. e5 *"))
	if got := inPocket(t, s); !strings.HasSuffix(got, "=3") {
		t.Errorf("with a set that cannot be read the stars are gone: %q", got)
	}
	s.Handle(own(ownSet))
	s.Handle(Event{Type: EventOpen})
	if v := s.View(); v.Step != 2 || v.Steps[0].Stars != 3 || v.Save != save {
		t.Errorf("%d, %+v, %q", v.Step, v.Steps, v.Save)
	}
}

// TestPocketOfTheWholeCourse has every exercise solved, in the course and in the largest set.
func TestPocketOfTheWholeCourse(t *testing.T) {
	index, err := lessons.BuildIndex(scripts.FS)
	if err != nil {
		t.Fatal(err)
	}
	course, err := json.Marshal(index)
	if err != nil {
		t.Fatal(err)
	}
	p := newProgress()
	for n := range mostOwn {
		p.stay(place{fmt.Sprintf("own-%08x", n), 1})
		for step := 1; step <= 500; step++ {
			p.record(place{fmt.Sprintf("own-%08x", n), step}, 3)
		}
	}
	of := 0
	for _, l := range index.Lessons {
		for step := 1; step <= l.Steps; step++ {
			p.record(place{l.ID, step}, 1+step%3)
			of++
		}
	}
	p.Kept = []string{strings.Repeat("x", 10000)}
	s := NewVisit(course, p.encode(), Visit{Pocket: true})
	save := inPocket(t, s)
	again := NewVisit(course, save, Visit{Pocket: true})
	for _, l := range index.Lessons {
		for step := 1; step <= l.Steps; step++ {
			if got := again.progress.stars(place{l.ID, step}); got != 1+step%3 {
				t.Errorf("%s %d: %d stars", l.ID, step, got)
			}
		}
	}
	if again.View().Notice != "" {
		t.Errorf("notice %q", again.View().Notice)
	}
	alone := 0
	for _, part := range strings.Split(save, " ") {
		if !strings.HasPrefix(part, "own-") {
			alone += len(part) + 1
		}
	}
	t.Logf("%d exercises of the course take %d characters", of, alone)
	if 3*alone > MostPocket {
		t.Errorf("the course takes %d characters, not a third of %d any more: mend the comment of pocket", alone, MostPocket)
	}

	largest := strings.Repeat("{ Read. } *\n\n", 500)
	s = NewVisit(nil, p.encode(), Visit{Pocket: true})
	s.Handle(own(largest))
	for range 499 {
		s.Handle(Event{Type: EventAction, Name: "next"})
	}
	if r := s.View().Report.Run; r.Done != 500 || !r.Complete {
		t.Errorf("%+v", r)
	}
	again = NewVisit(nil, inPocket(t, s), Visit{Pocket: true})
	again.Handle(own(largest))
	if r := again.View().Report.Run; r.Done != 500 {
		t.Errorf("read again: %+v", r)
	}
}

func TestUnhappyPocket(t *testing.T) {
	for _, c := range []struct {
		text  string
		whole bool
		save  string
	}{
		{"pocket1 castle/2 castle=3", true, "pocket1 castle/2 castle=3"},
		{"pocket1 - castle=3", true, "pocket1 - castle=3"},
		{"pocket1", false, "pocket1 -"},
		{"pocket1 ", false, "pocket1 -"},
		{"pocket1 castle castle=3", false, "pocket1 - castle=3"},
		{"pocket1 castle/0", false, "pocket1 -"},
		{"pocket1 castle/x castle=3", false, "pocket1 - castle=3"},
		{"pocket1 castle/99999999999999999999 castle=3", false, "pocket1 - castle=3"},
		{"pocket1 - castle", false, "pocket1 -"},
		{"pocket1 - castle=", false, "pocket1 -"},
		{"pocket1 - =3", false, "pocket1 -"},
		{"pocket1 - castle=3  pawns=3", false, "pocket1 - castle=3 pawns=3"},
		{"pocket1 - castle=37x2", false, "pocket1 - castle=3002"},
		{"pocket1 - cästle=3", false, "pocket1 -"},
		{"pocket1 - castle=3 castle=1", true, "pocket1 - castle=3"}, // the best
		{"pocket1 - castle=" + strings.Repeat("3", 501), false, "pocket1 -"},
		{"pocket1 - " + strings.Repeat("x", 101) + "=3", false, "pocket1 -"},
		{"pocket1 own-12345678/4 own-12345678=3", true, "pocket1 - own-12345678=3"}, // its place comes with the script
		{"pocket2 castle/2 castle=3", false, "pocket1 -"},
		{`{"version":1,"best":{"castle":{"1000000000":3,"-1":2}}}`, false, "pocket1 -"},
		{`{"version":1,"at":{"lesson":"` + strings.Repeat("é", 5000) + `","step":1},"best":{"` + strings.Repeat("é", 5000) + `":{"1":3}}}`, true, "pocket1 -"},
	} {
		s := NewVisit([]byte(testCourse), c.text, Visit{Pocket: true})
		if save := inPocket(t, s); save != c.save {
			t.Errorf("%.60q becomes %q, want %q", c.text, save, c.save)
		}
		if v := s.View(); (v.Notice == "") != c.whole {
			t.Errorf("%.60q: notice %q", c.text, v.Notice)
		}
		// Without the need to be small, what could not be read is kept.
		if s := New([]byte(testCourse), c.text); !c.whole && !strings.Contains(s.View().Save, `"kept":[`) {
			t.Errorf("%.60q is not kept in %q", c.text, s.View().Save)
		}
	}
}

// A site of our making with a course of its own may be longer than any LMS has room for.
func TestPocketOfAnEndlessCourse(t *testing.T) {
	var index lessons.CourseIndex
	p := newProgress()
	for n := range 300 {
		id := fmt.Sprintf("lesson-%d", n)
		index.Lessons = append(index.Lessons, lessons.LessonIndex{ID: id, Steps: 50})
		for step := 1; step <= 50; step++ {
			p.record(place{id, step}, 3)
		}
	}
	course, _ := json.Marshal(index)
	s := NewVisit(course, p.encode(), Visit{Lesson: "lesson-299", Pocket: true})
	if save := inPocket(t, s); !strings.Contains(save, " lesson-299=333") || len(save) < MostPocket-100 {
		t.Errorf("%d characters: %.100s", len(save), save)
	}
}
