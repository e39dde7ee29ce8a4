package pgn

import (
	"bytes"
	"os"
	"testing"

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
