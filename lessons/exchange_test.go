package lessons

import (
	"math/rand/v2"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestTrade(t *testing.T) {
	for _, c := range []struct {
		name, fen, move string
		want            int
	}{
		{"for nothing", "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "e4d5", 9},
		{"even", "4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 0},
		{"the defender wins", "4k3/8/2p5/3p4/8/1B6/8/4K3 w - - 0 1", "b3d5", -2},
		{"a second attacker behind", "4k3/8/2p5/3n4/8/1B6/Q7/4K3 w - - 0 1", "b3d5", 1},
		{"the pinned defender does not count", "4k3/8/4n3/2b5/8/8/8/2R1RK2 w - - 0 1", "c1c5", 3},
		{"a king takes what nobody guards", "8/8/3k4/3p4/8/8/8/3R2K1 w - - 0 1", "d1d5", -4},
		{"a king does not take what is guarded", "8/8/3k4/3p4/8/8/3R4/3R2K1 w - - 0 1", "d2d5", 1},
		{"a pawn becomes a queen", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 11},
		{"who takes back becomes one", "4k3/8/8/8/8/8/2p5/1rR1K3 w - - 0 1", "c1b1", -8},
		{"in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", 1},
	} {
		p := position(t, c.fen)
		m, err := p.ParseUCI(c.move)
		if err != nil {
			t.Fatal(err)
		}
		if got := trade(&p, m); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// TestTradesOfGames compares with a search that leaves nothing out, over the captures of random games.
func TestTradesOfGames(t *testing.T) {
	captures := 0
	for p := range randomPositions(t, 300) {
		for _, m := range p.LegalMoves() {
			if p.Captured(m) == chess.NoSquare {
				continue
			}
			captures++
			if got, want := trade(&p, m), plainTrade(p, m); got != want {
				t.Fatalf("%v in %s wins %d, want %d", m, p.FEN(), got, want)
			}
		}
	}
	if captures < 10000 {
		t.Errorf("only %d captures", captures)
	}
}

// plainTrade is trade without any pruning.
func plainTrade(p chess.Position, m chess.Move) int {
	values := map[chess.PieceType]int{chess.Pawn: 1, chess.Knight: 3, chess.Bishop: 3, chess.Rook: 5, chess.Queen: 9}
	won := values[p.PieceAt(p.Captured(m)).Type()]
	if m.Promotion != chess.NoPieceType {
		won += values[m.Promotion] - 1
	}
	after := p.After(m)
	lost := 0
	for _, back := range after.LegalMoves() {
		if back.To == m.To {
			lost = max(lost, plainTrade(after, back))
		}
	}
	return won - lost
}

// randomPositions gives the positions of random games, in which captures are played more often than not.
func randomPositions(t testing.TB, games int) func(yield func(chess.Position) bool) {
	t.Helper()
	return func(yield func(chess.Position) bool) {
		for seed := range uint64(games) {
			r := rand.New(rand.NewPCG(seed, 9))
			p := chess.StartPosition()
			for range 120 {
				moves := p.LegalMoves()
				if len(moves) == 0 {
					break
				}
				if !yield(p) {
					return
				}
				m := moves[r.IntN(len(moves))]
				if r.IntN(8) == 0 {
					for _, other := range moves {
						if p.Captured(other) != chess.NoSquare {
							m = other
						}
					}
				}
				p = p.After(m)
			}
		}
	}
}

func position(t testing.TB, fen string) chess.Position {
	t.Helper()
	p, err := chess.ParseLessonFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}
