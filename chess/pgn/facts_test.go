package pgn

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// TestFacts compares with what other programs read in the same files.
func TestFacts(t *testing.T) {
	data, err := os.ReadFile("testdata/pgn.tsv")
	if err != nil {
		t.Fatal(err)
	}
	rows := strings.Split(strings.TrimSpace(string(data)), "\n")[1:]
	if len(rows) < 20 {
		t.Fatalf("%d rows", len(rows))
	}
	for _, row := range rows {
		f := strings.Split(row, "\t")
		t.Run(f[0], func(t *testing.T) {
			// Rows write a line end as \n and a backslash as two.
			src := strings.NewReplacer(`\\`, `\`, `\n`, "\n").Replace(f[2])
			games, faults := Parse([]byte(src))
			if len(faults) > 0 {
				t.Fatal(faults)
			}
			var got []string
			for _, g := range games {
				if f[1] == "pgn_annotations" {
					got = append(got, outline(g))
				} else {
					got = append(got, mainline(t, g)+" |"+g.Result+"|var="+strconv.Itoa(variations(g.Moves)))
				}
			}
			want := f[3]
			if f[0] == "pc04" { // the others drop comments that run to the end of the line; we keep what an author wrote
				want = "e4 {eol comment} e5 {multi/line}"
			}
			if s := strings.Join(got, " ## "); s != want {
				t.Errorf("read  %s\nfacts %s", s, want)
			}
		})
	}
}

// TestNotationFacts: what FIDE's score sheets and PGN write differently is read both ways and written as PGN.
func TestNotationFacts(t *testing.T) {
	data, err := os.ReadFile("testdata/notation.tsv")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range strings.Split(strings.TrimSpace(string(data)), "\n")[1:] {
		f := strings.Split(row, "\t")
		games, _ := Parse([]byte("[FEN \"" + f[1] + "\"] " + f[2] + " *"))
		if faults := games[0].Normalize(); len(faults) > 0 || outline(games[0]) != f[3] {
			t.Errorf("%s: %s becomes %s, want %s; %v", f[0], f[2], outline(games[0]), f[3], faults)
		}
	}
}

// mainline plays the moves by the rules and returns them in UCI, a null move as 0000.
func mainline(t *testing.T, g Game) string {
	p := chess.StartPosition()
	if fen, ok := g.Tag("FEN"); ok {
		var err error
		if p, err = chess.ParseFEN(fen.Value); err != nil {
			t.Fatal(err)
		}
	}
	var moves []string
	for _, move := range g.Moves {
		if IsNull(move.SAN) {
			moves = append(moves, "0000")
			fields := strings.Fields(p.FEN())
			fields[1] = map[string]string{"w": "b", "b": "w"}[fields[1]]
			fields[3] = "-"
			p, _ = chess.ParseLessonFEN(strings.Join(fields, " "))
			continue
		}
		m, err := p.ReadTry(move.SAN)
		if err != nil || !p.IsLegal(m) {
			t.Fatalf("%s: %v", move.SAN, err)
		}
		moves = append(moves, m.String())
		p = p.After(m)
	}
	return strings.Join(moves, " ")
}

func variations(moves []*Move) int {
	n := 0
	for _, m := range moves {
		n += len(m.Variations)
		for _, v := range m.Variations {
			n += variations(v)
		}
	}
	return n
}
