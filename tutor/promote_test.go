package tutor

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestChooserCoversFewPieces(t *testing.T) {
	for _, c := range []struct{ name, fen, from, to, first string }{
		{"its own file is empty", "7k/1P6/8/8/8/8/8/K7 w - - 0 1", "b7", "b8", "b8"},
		{"a piece on its file", "8/1P6/8/1k6/8/8/8/K7 w - - 0 1", "b7", "b8", "c8"},
		{"a piece on its file and the next", "8/1P6/8/1kr5/8/8/8/K7 w - - 0 1", "b7", "b8", "a8"},
		{"as many everywhere", "8/1P6/8/rkr5/8/8/8/K7 w - - 0 1", "b7", "b8", "b8"},
		{"at the edge", "8/7P/8/6rk/8/8/8/K7 w - - 0 1", "h7", "h8", "h8"},
		{"at the edge, with room", "8/7P/7r/7k/8/8/8/K7 w - - 0 1", "h7", "h8", "g8"},
		{"what it takes is gone", "1r6/P7/8/8/8/8/8/K6k w - - 0 1", "a7", "b8", "b8"},
		{"Black's", "k7/8/8/8/4R3/8/4p3/K7 b - - 0 1", "e2", "e1", "f1"},
		{"the pieces beyond are not covered", "8/1P6/8/8/8/1k6/8/K7 w - - 0 1", "b7", "b8", "b8"},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, err := chess.ParseFEN(c.fen)
			if err != nil {
				t.Fatal(err)
			}
			open := chooser{from: squareNamed(c.from), to: squareNamed(c.to)}
			open.lay(squaresOf(&p))
			if got := open.first.String(); got != c.first {
				t.Errorf("%s, want %s", got, c.first)
			}
		})
	}
}
