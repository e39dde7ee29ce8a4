package words

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/touchmove/touchmove/chess"
)

var update = flag.Bool("update", false, "write the golden files anew")

// game plays UCI moves from a position.
func game(t testing.TB, fen, moves string) *chess.Game {
	t.Helper()
	start, err := chess.ParseLessonFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	g := chess.NewGame(start)
	for _, text := range strings.Fields(moves) {
		p := g.Position()
		m, err := p.ParseUCI(text)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return g
}

func square(t testing.TB, name string) chess.Square {
	t.Helper()
	s, err := chess.ParseSquare(name)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// The sentences for every reason of every try in chess/testdata/tries.tsv, to be read in one go.
func TestReasonsGolden(t *testing.T) {
	table, err := os.ReadFile(filepath.Join("..", "testdata", "tries.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	for _, row := range strings.Split(strings.TrimSpace(string(table)), "\n")[1:] {
		column := strings.Split(row, "\t")
		g := game(t, column[1], column[2])
		try := chess.Move{From: square(t, column[3][:2]), To: square(t, column[3][2:4])}
		if len(column[3]) > 4 {
			try.Promotion = chess.PieceType(strings.IndexByte(".pnbrqk", column[3][4]))
		}
		fmt.Fprintf(&out, "%s\n", column[0])
		for _, r := range g.Explain(try).Reasons {
			fmt.Fprintf(&out, "  %s\n    %s\n    %s\n    %s\n",
				r.Code, Reason(g, try, r), ReasonExact(g, try, r), ReasonLine(g, try, r))
		}
	}
	golden(t, "reasons.golden", out.String())
}

// golden holds a text against a file in testdata, or writes it there.
func golden(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if text != string(want) {
		t.Errorf("the sentences are not those of %s (go test -update writes it anew):\n%s", file, text)
	}
}

// check holds a sentence against what every sentence must be.
func check(t *testing.T, where, text string, limit int) {
	t.Helper()
	if text == "" || strings.ContainsAny(text, "{}/_") || strings.Contains(text, "  ") || strings.Contains(text, " ,") ||
		strings.Contains(text, "()") || strings.Contains(text, "the  ") {
		t.Fatalf("%s: %q is no clean sentence", where, text)
	}
	if n := utf8.RuneCountInString(text); n > limit {
		t.Fatalf("%s: %q has %d characters, more than %d", where, text, n, limit)
	}
	if first := text[0]; first < 'A' || first > 'Z' {
		t.Fatalf("%s: %q does not begin with a capital", where, text)
	}
}

// Whatever happens on the board, the sentences are whole and the line fits.
func TestReasonsAreClean(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 20 {
		g := chess.NewGame(chess.StartPosition())
		for range 100 {
			p := g.Position()
			moves := p.LegalMoves()
			for range 40 {
				try := chess.Move{
					From: chess.Square(random.IntN(64)), To: chess.Square(random.IntN(64)),
					Promotion: chess.PieceType(random.IntN(40) % 9),
				}
				for _, r := range g.Explain(try).Reasons {
					where := fmt.Sprintf("%s %v %s", p.FEN(), try, r.Code)
					check(t, where, Reason(g, try, r), 170)
					check(t, where, ReasonExact(g, try, r), 220)
					check(t, where, ReasonLine(g, try, r), 40)
				}
			}
			if len(moves) == 0 {
				break
			}
			m := moves[random.IntN(len(moves))]
			check(t, "move", Move(p, m), 100)
			if err := g.Play(m); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func TestEveryReasonHasItsTexts(t *testing.T) {
	for _, code := range chess.ReasonCodes() {
		for _, group := range []string{"child/", "exact/", "line/"} {
			found := false
			for key := range english {
				found = found || key == group+string(code) || strings.HasPrefix(key, group+string(code)+".")
			}
			if !found {
				t.Errorf("no text %s%s", group, code)
			}
		}
	}
}

// The longest names fill the line under the board: every text must fit with "bishop" and "knight" in it.
func TestLinesFit(t *testing.T) {
	v := values{"piece": {"knight"}, "attacker-piece": {"bishop"}, "count": {"8"}, "turn": {"White"}, "from": {"e2"}, "to": {"e4"}, "target": {"f1"}}
	for key := range english {
		if strings.HasPrefix(key, "line/") {
			line := english.say(values{"why": {english.say(v, key)}}, "phrase/not-allowed")
			if n := utf8.RuneCountInString(line); n > 40 {
				t.Errorf("%s: %q has %d characters", key, line, n)
			}
		}
	}
}
