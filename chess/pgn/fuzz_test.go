package pgn

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/touchmove/touchmove/internal/annotated"
)

// addSeeds adds all that other tests read as well.
func addSeeds(f *testing.F) {
	data, err := os.ReadFile("testdata/pgn.tsv")
	if err != nil {
		f.Fatal(err)
	}
	for _, row := range bytes.Split(data, []byte("\n")) {
		if cols := bytes.Split(row, []byte("\t")); len(cols) > 2 {
			f.Add(bytes.ReplaceAll(cols[2], []byte(`\n`), []byte("\n")))
		}
	}
	f.Add([]byte("; preface }\n[A \"b\\\\\"]\n{ a [%x \\]] } 1. e4! (; }\n1. d4 {b\n\n} ()) e.p. 0-0 *\n{c}\n\n{d} 1/2"))
	f.Add([]byte("[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 99 70\"]\r\n1... Ke7 -- 2. 0–0 (2. Rh7+ 1-0) ± 1–0\r\r% x\r{ \xf6 }"))
	f.Add([]byte(annotated.Games(1, 1)))
}

// FuzzRoundTrip: what was read is written back equal, and so is its normal form; that is laid out as the standard asks.
func FuzzRoundTrip(f *testing.F) {
	addSeeds(f)
	f.Fuzz(func(t *testing.T, src []byte) {
		games, _ := Parse(src)
		for _, g := range games {
			for _, c := range g.Comments {
				Commands(c)
			}
		}
		sameAgain(t, games)
		for i := range games {
			games[i].Normalize()
		}
		checkLayout(t, sameAgain(t, games))
	})
}

// FuzzWrite: whatever a comment or a tag says, it can be read again, beside others, and is then written the same.
func FuzzWrite(f *testing.F) {
	f.Add("a", "b } c", "d\n\n[Event \"e\"]")
	f.Add("", " \r\n", "%\n; ] [%x \\")
	f.Add("\xff}\r}", "1-0", "\n[A \"")
	f.Fuzz(func(t *testing.T, a, b, value string) {
		comments := func() []Comment { return []Comment{{Text: a}, {Text: b}, {Text: value}} }
		games := []Game{{
			Preface:  comments(),
			Tags:     []Tag{{Name: "Event", Value: value}, {Name: "A", Value: a}},
			Comments: comments(),
			Moves: []*Move{
				{SAN: "e4", NAGs: []int{1}, After: comments(), Variations: [][]*Move{{{SAN: "d4", Before: comments(), After: comments()}}}},
				{SAN: "e5"},
			},
		}}
		var first, second bytes.Buffer
		if err := Write(&first, games); err != nil {
			t.Fatal(err)
		}
		if first.Len() > MaxBytes {
			return
		}
		again, faults := Parse(first.Bytes())
		if len(faults) > 0 || len(again) != 1 {
			t.Fatalf("%d games, %v in\n%q", len(again), faults, first.Bytes())
		}
		g := again[0]
		m := g.Moves[0]
		v := m.Variations[0][0]
		for _, got := range [][]Comment{g.Preface, g.Comments, m.After, v.Before, v.After} {
			i := 0
			for _, want := range comments() {
				text := strings.Trim(want.Text, " \t\n\v\f\r")
				if text == "" {
					continue
				}
				if i == len(got) || !strings.ContainsAny(text, "\r\n") && utf8.ValidString(text) && got[i].Text != text {
					t.Fatalf("%q is read again as %v", text, got)
				}
				i++
			}
			if i != len(got) {
				t.Fatalf("%d comments of %d", len(got), i)
			}
		}
		if !strings.ContainsAny(value, "\r\n") && utf8.ValidString(value) && g.Tags[0].Value != value {
			t.Fatalf("the tag %q is read again as %q", value, g.Tags[0].Value)
		}
		if err := Write(&second, again); err != nil || !bytes.Equal(first.Bytes(), second.Bytes()) && utf8.Valid(first.Bytes()) {
			t.Fatalf("written\n%q\nthen\n%q (%v)", first.Bytes(), second.Bytes(), err)
		}
	})
}
