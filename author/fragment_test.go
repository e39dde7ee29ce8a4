package author

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
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
		if v := play(r, Event{Type: EventRead, Text: v.Out.Text}); v.Notice != "" || r.compact() != s.compact() || r.set.title != s.set.title {
			t.Errorf("%s: read back it is another set: %s", name, v.Notice)
		}
	}
	if lessons < 5 {
		t.Errorf("only %d lessons", lessons)
	}
}

func TestBadFragments(t *testing.T) {
	packed := func(text string) string {
		var b bytes.Buffer
		w, _ := flate.NewWriter(&b, flate.BestCompression)
		w.Write([]byte(text))
		w.Close()
		return base64.RawURLEncoding.EncodeToString(b.Bytes())
	}
	for _, c := range []struct {
		name, text string
		want       error
	}{
		{"nothing", "", errNoFragment},
		{"a page without a set", "https://touchmove.example/embed.html", errBadFragment},
		{"another fragment", "https://touchmove.example/#top", errNoFragment},
		{"no base64", "#set=???", errBadFragment},
		{"not packed", "#set=aGVsbG8", errBadFragment},
		{"cut off", "#set=" + packed(`{"v":1,"pgn":"*","title":""}`)[:20], errBadFragment},
		{"no JSON", "#set=" + packed("hello"), errBadFragment},
		{"of the future", "#set=" + packed(`{"v":2,"sets":[]}`), errNewFragment},
		{"without a version", "#set=" + packed(`{"pgn":"*"}`), errBadFragment},
		{"without a set", "#set=" + packed(`{"v":1,"title":"x"}`), errBadFragment},
		{"a bomb", "#set=" + packed(`{"v":1,"pgn":"`+strings.Repeat("a", 50<<20)+`"}`), errLargeFragment},
		{"too large", "#set=" + packed(`{"v":1,"pgn":"`+strings.Repeat("a", 1<<20+1)+`"}`), errLargeFragment},
		{"whole", "#set=" + packed(`{"v":1,"pgn":"*","title":""}`), nil},
		{"broken by a mail program", "#set=" + packed(`{"v":1,"pgn":"*","title":""}`)[:9] + "\r\n " + packed(`{"v":1,"pgn":"*","title":""}`)[9:], nil},
	} {
		if _, err := decodeFragment(c.text); err != c.want {
			t.Errorf("%s: %v, want %v", c.name, err, c.want)
		}
	}
}
