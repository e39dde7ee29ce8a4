package author

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"io"
	"strings"
	"testing"
)

// TestTenExercisesFitALink makes links of ten exercises of each lesson that has as many. Where an exercise has up to 950
// characters in the file, as most have, ten fit.
func TestTenExercisesFitALink(t *testing.T) {
	longest, lessons := 0, 0
	for name, text := range scripts(t) {
		s := New()
		s.Handle(Event{Type: EventRestore, Text: text})
		if len(s.set.exercises) < 10 {
			continue
		}
		for len(s.set.exercises) > 10 {
			s.Handle(Event{Type: EventDelete, Number: len(s.set.exercises)})
		}
		v := play(s, Event{Type: EventExport, Name: string(OutLink), Text: "https://touchmove.example/embed.html#old"})
		lessons++
		longest = max(longest, v.Out.Length)
		t.Logf("%5d %s", v.Out.Length, name)
		if v.Out.Length != len(v.Out.Text) || !strings.HasPrefix(v.Out.Text, "https://touchmove.example/embed.html#set=") {
			t.Errorf("%s: %d characters told, %s", name, v.Out.Length, v.Out.Text[:60])
		}
		if size := len(s.PGN(0)); size <= 9_500 && v.Out.Length > longLink {
			t.Errorf("%s: %d bytes make a link of %d characters", name, size, v.Out.Length)
		}
		if long := v.Out.Length > longLink; long != strings.Contains(v.Out.Note, "4,000") {
			t.Errorf("%s: %d characters, and %q", name, v.Out.Length, v.Out.Note)
		}
		r := New()
		if v := play(r, Event{Type: EventRestore, Text: setIn(t, v.Out.Text)}); v.Notice != "" || r.compact() != s.compact() || r.set.title != s.set.title {
			t.Errorf("%s: read back it is another set: %s", name, v.Notice)
		}
	}
	if lessons < 5 {
		t.Errorf("only %d lessons", lessons)
	}
}

// setIn is the script that a link has in its fragment.
func setIn(t *testing.T, link string) string {
	t.Helper()
	_, value, _ := strings.Cut(link, "#set=")
	packed, err := base64.RawURLEncoding.DecodeString(value)
	if err != nil {
		t.Fatal(err)
	}
	var f fragment
	if err := json.NewDecoder(flate.NewReader(bytes.NewReader(packed))).Decode(&f); err != nil {
		t.Fatal(err)
	}
	return f.PGN
}

// The largest script fits a link, whatever it consists of: its picture, which has the same words again, stays out where there
// is no room for both.
func TestLargestSetFitsALink(t *testing.T) {
	for _, letter := range []string{"a", `"`, "\\"} {
		const head = "{ Play. "
		script := head + strings.Repeat(letter, 1<<20-len(head)-len(" } 1. e4 *\n")) + " } 1. e4 *\n"
		s := New()
		s.Handle(Event{Type: EventRestore, Text: script})
		if v := s.View(); len(v.Items) != 1 {
			t.Fatalf("%s: %d exercises, %q", letter, len(v.Items), v.Notice)
		}
		link := s.link("https://touchmove.example/embed.html")
		_, value, _ := strings.Cut(link, "#set=")
		packed, err := base64.RawURLEncoding.DecodeString(value)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(flate.NewReader(bytes.NewReader(packed)))
		if err != nil || len(text) > mostFragment {
			t.Errorf("%s: %d bytes unpacked, %v", letter, len(text), err)
		}
		if pgn := setIn(t, link); !strings.Contains(pgn, strings.Repeat(letter, 1000)) {
			t.Errorf("%s: the script is not in it", letter)
		}
	}
}

// What cannot be understood at all does not take the place of what is open.
func TestRestoreNothing(t *testing.T) {
	s := on(pawns)
	before := s.PGN(0)
	for _, garbage := range []string{"garbage { never", "", "\x00\x01", ")))", "[[["} {
		if v := play(s, Event{Type: EventRestore, Text: garbage}); v.Notice == "" || s.PGN(0) != before {
			t.Errorf("%q: %q, %s", garbage, v.Notice, s.PGN(0))
		}
	}
}
