package dead

import "testing"

func TestFast(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		want      bool
	}{
		{"the start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", false},
		{"kings", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", true},
		{"bishops of one colour", "8/8/4k3/2b5/8/8/5K2/2B5 w - - 0 1", true},
		{"bishops of both colours", "8/8/4k3/2b5/8/8/5K2/5B2 w - - 0 1", false},
		{"two knights", "8/8/4k3/8/8/3NNK2/8/8 w - - 0 1", false},
		{"a wall", "2k5/4p3/3pPp2/2pP1Pp1/1pP3Pp/pP5P/P3K3/8 w - - 0 1", true},
		{"a wall seen in a game", "8/8/2p1k3/1pP1p1p1/1P2PpPp/5P1P/8/K7 b - - 0 1", true},
		{"the only move takes the last piece", "r7/K1k5/8/8/8/8/8/8 w - - 0 1", true},
		{"both moves take the last piece", "7k/8/8/8/8/8/1q6/K7 w - - 0 1", true},
		{"stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", true},
		{"checkmate", "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", false},
		{"a pawn can be taken in passing", "8/8/8/1p1p1p1p/PpPpPpPp/8/8/K1k5 b - e3 0 1", false},
	} {
		if got := Fast(mustFEN(t, c.fen)); got != c.want {
			t.Errorf("%s, %s: %v, want %v", c.name, c.fen, got, c.want)
		}
	}
}

// How much of what is dead is seen at once: the rest is left for whoever asks with a limit.
func TestFastSees(t *testing.T) {
	seen, all := 0, 0
	for _, row := range tsv(t, "dead_positions.tsv") {
		if row[2] == "dead" {
			all++
			if Fast(mustFEN(t, row[0])) {
				seen++
			}
		}
	}
	if all != 31 || seen < 20 {
		t.Errorf("%d of %d dead positions are seen at once, want 20 of 31", seen, all)
	}
	t.Logf("%d of %d", seen, all)
}
