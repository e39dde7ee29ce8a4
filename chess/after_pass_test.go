package chess

import "testing"

func TestAfterPass(t *testing.T) {
	for _, c := range []struct{ name, fen, want string }{
		{
			"White",
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
		},
		{"Black: the number grows, the clock does not", "4k3/8/8/8/8/8/8/4K2R b K - 7 9", "4k3/8/8/8/8/8/8/4K2R w K - 7 10"},
		{
			"taking in passing lapses",
			"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
			"rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 4",
		},
		{"stalemated", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 w - - 0 2"},
		{"no king", "8/8/8/3N4/8/8/8/8 w - - 0 1", "8/8/8/3N4/8/8/8/8 b - - 0 1"},
		{"in check", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", ""},
		{"after mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", ""},
	} {
		p, err := ParseLessonFEN(c.fen)
		if err != nil {
			t.Fatal(err)
		}
		next, ok := p.AfterPass()
		if c.want == "" {
			if ok || next != p {
				t.Errorf("%s: %v, %s", c.name, ok, next.FEN())
			}
			continue
		}
		if !ok || next.FEN() != c.want {
			t.Errorf("%s: %v, %s, want %s", c.name, ok, next.FEN(), c.want)
		}
	}
}

// A pass forgets also a double step that nobody can answer: it is the last move no longer.
func TestAfterPassForgetsTheDoubleStep(t *testing.T) {
	start := StartPosition()
	stepped := start.After(Move{From: E2, To: E4})
	white, _ := stepped.AfterPass()
	again, _ := white.AfterPass()
	if again.skipped != NoSquare || again.MoveNumber() != 2 || again.Turn() != Black {
		t.Errorf("%s, skipped %s", again.FEN(), again.skipped)
	}
	top := stepped
	top.number = 65535
	if next, _ := top.AfterPass(); next.MoveNumber() != 65535 {
		t.Errorf("move number %d", next.MoveNumber())
	}
	if n := testing.AllocsPerRun(10, func() { stepped.AfterPass() }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
