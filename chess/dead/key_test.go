package dead

import (
	"math/rand/v2"
	"strconv"
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

// The table of known answers says of many positions how many can follow them, themselves included, as counted by another
// program. Here they are counted by their keys, in the plainest way, and looked at for mates.
func TestReachablePositions(t *testing.T) {
	const most = 20_000
	for _, row := range tsv(t, "dead_positions.tsv") {
		_, text, ok := strings.Cut(row[5], "exhaustive state graph (")
		want, _, _ := strings.Cut(text, " ")
		n, err := strconv.Atoi(want)
		if !ok || err != nil || n > most || row[2] != "unwinnable" {
			continue
		}
		p := mustFEN(t, row[0])
		known := map[key]bool{keyOf(&p): true}
		for todo := []chess.Position{p}; len(todo) > 0; {
			p := todo[len(todo)-1]
			todo = todo[:len(todo)-1]
			if p.IsCheckmate() && p.Turn().Other().String() == row[1] {
				t.Errorf("%s: %s mates in %s", row[0], row[1], p.FEN())
			}
			for _, m := range p.LegalMoves() {
				next := p.After(m)
				if k := keyOf(&next); !known[k] {
					known[k] = true
					todo = append(todo, next)
				}
			}
		}
		if len(known) != n {
			t.Errorf("%s: %d positions, want %d", row[0], len(known), n)
		}
	}
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
