package dead

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// Two positions have one key just where the first four fields of their FEN are the same.
func TestKey(t *testing.T) {
	fens := map[key]string{}
	keys := map[string]key{}
	add := func(p chess.Position) {
		k, fen := keyOf(&p), strings.Join(strings.Fields(p.FEN())[:4], " ")
		if other, ok := fens[k]; ok && other != fen {
			t.Errorf("%s and %s have one key", fen, other)
		}
		if other, ok := keys[fen]; ok && other != k {
			t.Errorf("%s has two keys", fen)
		}
		fens[k], keys[fen] = fen, k
	}
	for _, fen := range []string{
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq -", "r3k2r/8/8/8/8/8/8/R3K2R w KQk -", "r3k2r/8/8/8/8/8/8/R3K2R w KQq -",
		"r3k2r/8/8/8/8/8/8/R3K2R w Kkq -", "r3k2r/8/8/8/8/8/8/R3K2R w Qkq -", "r3k2r/8/8/8/8/8/8/R3K2R w - -",
		"r3k2r/8/8/8/8/8/8/R3K2R b KQkq -", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6", "4k3/8/8/3Pp3/8/8/8/4K3 w - -",
		"4k3/8/8/8/3pP3/8/8/4K3 b - e3", "4k3/8/8/8/3pP3/8/8/4K3 b - -", "4k3/8/8/3PpP2/8/8/8/4K3 w - e6",
	} {
		add(mustFEN(t, fen))
	}
	if len(fens) != 12 {
		t.Errorf("%d keys, want 12", len(fens))
	}
	r := rand.New(rand.NewPCG(1, 2))
	randomGames(r, 200, add)
	t.Logf("%d positions", len(fens))
}

// randomGames passes on all positions of games of random moves from the start.
func randomGames(r *rand.Rand, games int, each func(chess.Position)) {
	for range games {
		p := chess.StartPosition()
		for range 300 {
			each(p)
			moves := p.LegalMoves()
			if len(moves) == 0 {
				break
			}
			p = p.After(moves[r.IntN(len(moves))])
		}
	}
}
