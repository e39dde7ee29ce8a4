package tutor

import (
	"strings"
	"testing"
	"time"
)

// knights writes moves that lead back to where they began, so many plies.
func knights(plies int) string {
	moves := []string{"Nf3", "Nf6", "Ng1", "Ng8"}
	var text strings.Builder
	for i := range plies {
		text.WriteString(moves[i%4])
		text.WriteByte(" \n"[i%20/19])
	}
	return text.String()
}

// nested writes variations inside each other, so deep.
func nested(depth int) string {
	return "e4 " + strings.Repeat("( d4 ", depth) + strings.Repeat(")", depth) + " "
}

// sized fills a script up to a size with a note that nobody sees.
func sized(bytes int) string {
	const script = "{ Read. } *\n"
	return "%" + strings.Repeat("x", bytes-len(script)-2) + "\n" + script
}

// scriptLimits are scripts that just fit, and those with one too much.
var scriptLimits = []struct {
	name      string
	fits, not string
	want      string // what is said of the second
}{
	{"size", sized(1 << 20), sized(1<<20 + 1), "line 1, column 1: The file is larger than 1 MiB (1,048,576 bytes). Split it into several."},
	{"exercises", strings.Repeat("{ Read. } *\n", 500), strings.Repeat("{ Read. } *\n", 501), "line 501, column 11: The file has more than 500 games. Split it into several."},
	{"plies", "{ Play. } " + knights(2000) + "*", "{ Play. } " + knights(2001) + "*", "line 101, column 1: The game has more than 2,000 plies (moves of either side), variations included."},
	{"nesting", "{ Play. } " + nested(50) + "*", "{ Play. } " + nested(51) + "*", "line 1, column 264: Variations are nested more than 50 deep."},
}

func TestLimitsOfScripts(t *testing.T) {
	for _, c := range scriptLimits {
		for _, way := range []struct {
			name string
			open func(script string) *Session
		}{
			{"own", func(script string) *Session {
				s := NewVisit(nil, "", Visit{})
				s.Handle(Event{Type: EventOwn, Text: script})
				return s
			}},
			{"script", func(script string) *Session {
				s := New([]byte(`{"lessons":[{"id":"one","steps":1}]}`), "")
				s.Handle(Event{Type: EventOpen, Name: "one"})
				s.Handle(Event{Type: EventScript, Name: "one", Text: script})
				return s
			}},
		} {
			began := time.Now()
			v := way.open(c.fits).View()
			if took := time.Since(began); took > 5*time.Second {
				t.Errorf("%s, %s: the largest takes %v", c.name, way.name, took)
			}
			if v.Notice != "" || v.Report == nil {
				t.Errorf("%s, %s: what fits is refused: %q", c.name, way.name, v.Notice)
			}
			if v := way.open(c.not).View(); !strings.Contains(v.Notice, c.want) || v.Report != nil {
				t.Errorf("%s, %s: notice %q", c.name, way.name, v.Notice)
			}
		}
	}
}

// A long exercise can still be played, turn by turn.
func TestLongestExercise(t *testing.T) {
	s := NewVisit(nil, "", Visit{})
	s.Handle(Event{Type: EventOwn, Text: "{ Play. } " + knights(2000) + "*"})
	if n := len(s.View().Report.Pattern); n != 1000 {
		t.Errorf("a pattern of %d moves", n)
	}
	for i := range 1000 {
		s.Handle(Event{Type: EventSay, Text: []string{"Nf3", "Ng1"}[i%2]})
	}
	v := s.View()
	if v.Feedback.Verdict != VerdictDone || v.Report.Seq != 1000 || len(v.Report.Moves) != longestMoves {
		t.Errorf("%+v, seq %d", v.Feedback, v.Report.Seq)
	}
}
