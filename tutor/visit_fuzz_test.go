package tutor

import (
	"encoding/json"
	"strings"
	"testing"
)

// Whatever a page says of the course, the save, the run and a script from outside, there is a session that holds together, and its
// save can be read again.
func FuzzVisit(f *testing.F) {
	f.Add(testCourse, "", `{"lesson":"pawns","from":2,"to":5,"noHints":true,"noRetry":true,"coded":true}`, "")
	f.Add("", "pocket1 castle/2 castle=303 own-12345678=3", `{"pocket":true,"coded":true}`, ownSet)
	f.Add(`{"lessons":[{"id":"own-12345678","steps":500},{"id":" =/","steps":3}]}`, `{"version":1,"own":[{"lesson":"own-12345678","step":-1}]}`, `{"lesson":" =/","from":-9,"to":9}`, "1. e5 *")
	f.Add(testCourse, `{"version":1,"at":{"lesson":"castle","step":1},"best":{"castle":{"1":3,"2":3,"3":3}}}`, `{"lesson":"castle","coded":true}`, `[StudyName "<img onerror=x>"] *`)
	f.Fuzz(func(t *testing.T, course, save, visit, script string) {
		var v Visit
		if json.Unmarshal([]byte(visit), &v) != nil {
			v = Visit{}
		}
		s := NewVisit([]byte(course), save, v)
		checkView(t, s.View())
		for _, e := range []Event{
			{Type: EventOpen},
			{Type: EventOwn, Text: script},
			{Type: EventAction, Name: "show"},
			{Type: EventSay, Text: "O-O"},
			{Type: EventAction, Name: "next"},
			{Type: EventVisit, Text: visit},
			{Type: EventAction, Name: "next"},
			{Type: EventOwn, Text: script, Step: v.From},
			{Type: EventReset},
		} {
			s.Handle(e)
			serveQuietly(s)
			w := s.View()
			checkView(t, w)
			if _, whole := readProgress(w.Save); !whole && w.Save != save {
				t.Fatalf("%+v leaves %q, which cannot be read", e, w.Save)
			}
			if v.Pocket && (len(w.Save) > MostPocket || strings.Trim(w.Save, asciiPrintable) != "") {
				t.Fatalf("%+v leaves a save of %d characters: %q", e, len(w.Save), w.Save)
			}
		}
	})
}

// A script from outside is read or told; where it is read, each of its exercises can be opened.
func FuzzOwn(f *testing.F) {
	f.Add(ownSet)
	f.Add(otherSet)
	f.Add(asked)
	f.Add(claimScript)
	f.Add(clockScript)
	f.Add("[FEN \"8/8/8/8\"] *")
	f.Add("\xff\x00{")
	f.Fuzz(func(t *testing.T, script string) {
		s := NewVisit(nil, "", Visit{Coded: true})
		s.Handle(Event{Type: EventOwn, Text: script})
		v := s.View()
		checkView(t, v)
		if (v.Notice == "") != (v.Report != nil) {
			t.Fatalf("notice %q, report %+v", v.Notice, v.Report)
		}
		for step := range v.Steps {
			s.Handle(Event{Type: EventOpen, Name: v.Lesson, Step: step + 1})
			w := s.View()
			checkView(t, w)
			if w.Step != step+1 || w.Notice != "" {
				t.Fatalf("step %d opens %d, notice %q", step+1, w.Step, w.Notice)
			}
			StillOf(&w)
			for _, name := range []string{"hint", "show", "continue", "undo", "retry"} {
				s.Handle(Event{Type: EventAction, Name: name})
				checkView(t, s.View())
			}
		}
	})
}

const asciiPrintable = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
