package pgn

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/internal/effort"
)

// hostile are files made to cost a reader more time than their size is worth.
var hostile = effort.Files{
	"nested variations": func(n int) string {
		return "1. e4 " + strings.Repeat("(1. e4 ", n/8) + strings.Repeat(")", n/8) + " *"
	},
	"nested variations never closed": func(n int) string { return strings.Repeat("e4(", n/3) },
	"variations side by side":        func(n int) string { return "1. e4 " + strings.Repeat("(1. d4) ", n/8) },
	"parentheses":                    func(n int) string { return "e4 " + strings.Repeat("(", n) },
	"closing parentheses":            func(n int) string { return "e4 " + strings.Repeat(")", n) },
	"one comment":                    func(n int) string { return "{" + strings.Repeat("word ", n/5) + "} 1. e4 *" },
	"one comment without spaces":     func(n int) string { return "1. e4 {" + strings.Repeat("x", n) + "} *" },
	"one comment of spaces":          func(n int) string { return "1. e4 {" + strings.Repeat(" ", n) + "x} *" },
	"one comment of line ends":       func(n int) string { return "1. e4 {x" + strings.Repeat("\n", n) + "x} *" },
	"tags in a comment":              func(n int) string { return "1. e4 {" + strings.Repeat("\n[A \"b\"]", n/8) + "} *" },
	"comments":                       func(n int) string { return "1. e4 " + strings.Repeat("{a}", n/3) + " *" },
	"comments to the line end":       func(n int) string { return "1. e4 " + strings.Repeat(";}\n", n/3) + " *" },
	"comments below the game":        func(n int) string { return "*\n" + strings.Repeat("{a}", n/3) + "\n\n" + strings.Repeat("{b}", n/3) },
	"comments never closed":          func(n int) string { return strings.Repeat("[A \"b\"]\n\n1. e4 {\n\n", n/18) },
	"commands never closed":          func(n int) string { return "1. e4 {" + strings.Repeat("[%a ", n/4) + "} *" },
	"escaped brackets":               func(n int) string { return "1. e4 {[%a " + strings.Repeat(`\]`, n/2) + "} *" },
	"number":                         func(n int) string { return strings.Repeat("1", n) + ". e4 *" },
	"numbers":                        func(n int) string { return strings.Repeat("1.", n/2) + " e4 *" },
	"glyph":                          func(n int) string { return "1. e4 $" + strings.Repeat("1", n) + " *" },
	"glyphs":                         func(n int) string { return "1. e4 " + strings.Repeat("$1", n/2) + " *" },
	"signs":                          func(n int) string { return "1. e4 " + strings.Repeat("±", n/2) + " *" },
	"move":                           func(n int) string { return "1. e4" + strings.Repeat("e4", n/2) + " *" },
	"moves on one line":              func(n int) string { return strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", n/16) + "*" },
	"dashes":                         func(n int) string { return "1. O" + strings.Repeat("–", n/3) + " *" },
	"games":                          func(n int) string { return strings.Repeat("*       ", n/8) },
	"games with a fault":             func(n int) string { return strings.Repeat("e4 ? ) *\n", n/9) },
	"tag value":                      func(n int) string { return `[A "` + strings.Repeat(`\"`, n/2) + `"]` },
	"tag value never closed":         func(n int) string { return strings.Repeat(`[A "`, n/4) },
	"quotes":                         func(n int) string { return `[A "` + strings.Repeat(`" `, n/2) + `"] *` },
	"tag name":                       func(n int) string { return "1. e4 )\n[" + strings.Repeat("a", n) },
	"tags":                           func(n int) string { return strings.Repeat("[A \"b\"]", n/7) },
	"brackets":                       func(n int) string { return "1. e4 )" + strings.Repeat("\n[", n/2) },
	"escape lines":                   func(n int) string { return strings.Repeat("%\n", n/2) },
	"line ends":                      func(n int) string { return "1. e4" + strings.Repeat("\r", n) + "e5 *" },
	"spaces":                         func(n int) string { return "1. e4" + strings.Repeat("\u00a0", n/2) + "e5 *" },
	"bytes of no character":          func(n int) string { return "{" + strings.Repeat("\xff", n) + "}" },
	"half characters":                func(n int) string { return "{" + strings.Repeat("\xe2\x99", n/2) + "}" },
	"zeros":                          func(n int) string { return strings.Repeat("\x00", n) },
}

// useAll does with a file all that can be done.
func useAll(src []byte) error {
	r := NewReader(bytes.NewReader(src))
	r.Strict = true
	games, _, err := readAll(r)
	if err != nil {
		return err
	}
	for i := range games {
		g := &games[i]
		for _, comments := range [][]Comment{g.Preface, g.Comments} {
			for _, c := range comments {
				Commands(c)
			}
		}
		if n := len(g.Moves); n > 0 {
			for _, c := range g.Moves[n-1].After {
				Commands(c)
			}
		}
		g.Normalize()
	}
	return Write(&bytes.Buffer{}, games)
}

// Only the largest file comes in more than one piece, so some of it is read twice.
func TestHostile(t *testing.T) {
	const rules = "github.com/touchmove/touchmove/chess"
	effort.Grows(t, hostile, useAll, rules, rules+"/pgn")
}

// BenchmarkHostile shows that the time for each byte stays the same when sizes double.
//
//	go test ./chess/pgn -run '^$' -bench Hostile -benchtime 20x
func BenchmarkHostile(b *testing.B) {
	for name, file := range hostile {
		for size := 128 << 10; size <= 512<<10; size *= 2 {
			b.Run(fmt.Sprintf("%s/%dKiB", name, size>>10), func(b *testing.B) {
				src := []byte(file(size))
				b.SetBytes(int64(len(src)))
				for b.Loop() {
					if err := useAll(src); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}

// TestTenThousandVariations reads them all and writes them again.
func TestTenThousandVariations(t *testing.T) {
	const deep = 10_000
	src := "1. e4 " + strings.Repeat("(1. e4 ", deep) + strings.Repeat(")", deep) + " *"
	games, faults, err := readAll(NewReader(strings.NewReader(src)))
	if err != nil || len(faults) > 0 || len(games) != 1 {
		t.Fatal(faults, err)
	}
	if faults := games[0].Normalize(); len(faults) > 0 {
		t.Fatal(faults)
	}
	var b bytes.Buffer
	if err := Write(&b, games); err != nil {
		t.Fatal(err)
	}
	again, faults, err := readAll(NewReader(&b))
	if err != nil || len(faults) > 0 || len(again) != 1 {
		t.Fatal(faults, err)
	}
	depth := 0
	for moves := again[0].Moves; len(moves[0].Variations) > 0; moves = moves[0].Variations[0] {
		depth++
	}
	if depth != deep {
		t.Errorf("%d variations", depth)
	}
	_, faults, err = readAll(NewReader(strings.NewReader(strings.Repeat("e4 (", 20_001))))
	if err != nil || len(faults) != 1 || faults[0].Text != "Variations are nested more than 20,000 deep." {
		t.Error(faults, err)
	}
}

// TestHugeNumbers: move numbers mean nothing, however long, and none makes a wrong one.
func TestHugeNumbers(t *testing.T) {
	const huge = "99999999999999999999999999"
	for _, src := range []string{
		huge + ". e4 " + huge + "... e5 *",
		"[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 " + huge + "\"] 1. e4 e5 *",
		"[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 9223372036854775807\"] 1. e4 e5 2. d4 *",
		"[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 -5\"] 1. e4 e5 2. d4 *",
	} {
		games, faults := Parse([]byte(src))
		if len(faults) > 0 || len(games) != 1 || !strings.HasPrefix(outline(games[0]), "e4 e5") {
			t.Fatal(games, faults)
		}
		sameAgain(t, games)
	}
}
