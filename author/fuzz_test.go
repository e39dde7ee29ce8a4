package author

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess/pgn"
)

// sound fails where a session has come into a state that it must not be in.
func sound(t *testing.T, s *Session) {
	t.Helper()
	v := s.View()
	text, err := json.Marshal(&v)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(text, []byte(`:null`)) {
		for _, field := range []string{"items", "cells", "marks", "motion", "moves", "hints", "illegal", "tries", "replies", "answers", "fields", "kinds", "kept", "faults", "options", "lines", "rows", "stars", "wrong"} {
			if bytes.Contains(text, []byte(`"`+field+`":null`)) {
				t.Fatalf("%s is null", field)
			}
		}
	}
	if len(v.Items) != len(s.set.exercises) || v.Exercise.At >= len(s.reading.nodes) {
		t.Fatalf("%d items, %d exercises, cursor %d of %d", len(v.Items), len(s.set.exercises), v.Exercise.At, len(s.reading.nodes))
	}
	games, faults := pgn.Parse([]byte(s.PGN(0)))
	if len(faults) > 0 || len(games) != len(s.set.exercises) {
		t.Fatalf("what is written cannot be read: %v, %d games of %d\n%s", faults, len(games), len(s.set.exercises), s.PGN(0))
	}
}

// FuzzImport imports anything.
func FuzzImport(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.pgn")
	for _, file := range files {
		if text, err := os.ReadFile(file); err == nil {
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if len(text) > 1<<14 {
			return
		}
		s := New()
		s.ImportFile("x.pgn", text)
		sound(t, s)
		if s.imported.Taken > s.imported.Games || s.imported.Taken > 0 && s.imported.Taken != len(s.set.exercises) {
			t.Fatalf("%d of %d taken, %d exercises", s.imported.Taken, s.imported.Games, len(s.set.exercises))
		}
		s.Handle(Event{Type: EventExport, Name: string(OutWorksheet)})
		if err := wellFormed(s.out.Text); err != nil {
			t.Fatal(err)
		}
		// What was written is ours: it is read as it is.
		again := New()
		again.Handle(Event{Type: EventRestore, Text: s.PGN(0)})
		if again.PGN(0) != s.PGN(0) {
			t.Fatalf("written again it is different:\n%s\n%s", s.PGN(0), again.PGN(0))
		}
	})
}

// FuzzEvents does anything to a set that has some of everything: a line of the text is an event, "type name text" and so on.
func FuzzEvents(f *testing.F) {
	f.Add("open,2\ntap,,e2\ntap,,e4\nfield,words,,Hello\nremove\nundo\nmain\nsolve,3\ncheck")
	f.Add("mode,draw\npress,,e2\nrelease,,e4\nmode,goal\ngoal,reach\ntap,,h8\nsay,,,e4\nbegin\nexport,link")
	f.Add("step,last\njudge,wrong\nstep,back\nstep,forward\nmain\nredo\nfirst,opponent\ngoal,mate\nsolve,2")
	f.Add("mode,position\nsetup,clear\nsetup,put,,Ke1\nsetup,done\nadd\nsetup,fen,,8/8/8/8/8/8/8/8 w - - 0 1\nmode,answer\ntap,,e1")
	base, err := os.ReadFile("../lessons/examples.pgn")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s := New()
		s.Handle(Event{Type: EventRestore, Text: string(base)})
		for i, line := range strings.Split(text, "\n") {
			if i == 40 {
				break
			}
			e := eventOf(line)
			if e.Type == EventSolve {
				e.Number = min(e.Number, 2) // three moves take a second
			}
			s.Handle(e)
		}
		sound(t, s)
		for len(s.history.past) > 0 {
			s.Handle(Event{Type: EventUndo})
		}
		sound(t, s)
	})
}

// eventOf reads "type,name,square,text,key,number"; a number may also stand for the name.
func eventOf(line string) Event {
	fields := append(strings.SplitN(line, ",", 6), make([]string, 6)...)
	e := Event{Type: EventType(fields[0]), Name: fields[1], Square: fields[2], Text: fields[3], Key: fields[4]}
	for _, text := range []string{fields[5], fields[1]} {
		for _, c := range text {
			if c >= '0' && c <= '9' && e.Number < 1000 {
				e.Number = 10*e.Number + int(c-'0')
			}
		}
	}
	return e
}
