package chess

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// there and back, four plies
const knightsOutAndBack = "g1f3 g8f6 f3g1 f6g8 "

// occurrences returns the plies after which the position on the board stood there.
func occurrences(g *Game) []int { return g.OccurrencesOf(g.Position()) }

func TestFactsRepetitionCount(t *testing.T) {
	facts(t, "repetition_count", func(t *testing.T, f fact) {
		fen, moves := f.split()
		if got := strconv.Itoa(len(occurrences(after(t, fen, moves)))); got != f.expected {
			t.Errorf("%s times, want %s", got, f.expected)
		}
	})
}

func TestOccurrences(t *testing.T) {
	for _, c := range []struct {
		name, fen, moves string
		want             []int // of the last position
	}{
		{"the start counts", startFEN, knightsOutAndBack, []int{0, 4}},
		{"need not be in a row", startFEN, knightsOutAndBack + "b1c3 b8c6 c3b1 c6b8 " + knightsOutAndBack, []int{0, 4, 8, 12}},
		{"the other side to move", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 e8e7 a2a1 e7d7 a1a2 d7e8 a2a1", []int{7}},
		{"two knights that change places", "4k3/8/8/8/8/2N5/4N3/4K3 w - - 0 1", "c3d5 e8d8 e2c3 d8e8 d5f4 e8d8 f4e2 d8e8", []int{0, 8}},
		{
			"a right to castle is lost", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
			"a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8",
			[]int{4, 8},
		},
		{
			"castling is only prevented", "r3k2r/8/3b4/8/8/8/8/4K1Q1 w kq - 0 1",
			"g1e3 d6e7 e3g1 e7d6 g1e3",
			[]int{1, 5},
		},
		{
			"a pawn could be taken in passing", "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1",
			"d2d4 e8e7 e1e2 e7e8 e2e1 e8e7 e1e2 e7e8 e2e1",
			[]int{5, 9},
		},
		{
			"nobody stands beside the pawn", "4k3/8/8/8/7p/8/3P4/4K3 w - - 0 1",
			"d2d4 e8e7 e1e2 e7e8 e2e1",
			[]int{1, 5},
		},
		{
			"the pawn beside is pinned", "8/8/8/8/k3p2R/8/3P4/4K3 w - - 0 1",
			"d2d4 a4a5 e1e2 a5a4 e2e1",
			[]int{1, 5},
		},
	} {
		g := after(t, c.fen, c.moves)
		if got := occurrences(g); !slices.Equal(got, c.want) {
			t.Errorf("%s: after plies %v, want %v", c.name, got, c.want)
		}
	}
}

func TestOccurrencesOfOtherPositions(t *testing.T) {
	g := after(t, startFEN, knightsOutAndBack)
	if got := g.OccurrencesOf(mustFEN(t, "4k3/8/8/8/8/8/8/4K3 w - - 0 1")); got != nil {
		t.Errorf("bare kings stood after plies %v", got)
	}
	if got := g.OccurrencesOf(mustFEN(t, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 70 99")); !slices.Equal(got, []int{0, 4}) {
		t.Errorf("with other counters the start stood after plies %v", got)
	}
	g.Undo()
	if got := g.OccurrencesOf(StartPosition()); !slices.Equal(got, []int{0}) {
		t.Errorf("with a move taken back, the start stood after plies %v", got)
	}
}

func TestKeyServesInMaps(t *testing.T) {
	seen := map[Key]int{}
	g := after(t, startFEN, knightsOutAndBack)
	for ply := range g.Ply() + 1 {
		seen[g.At(ply).Key()]++
	}
	if len(seen) != 4 || seen[StartPosition().Key()] != 2 {
		t.Errorf("%d positions, the start %d times", len(seen), seen[StartPosition().Key()])
	}
}

// shuffles are starts from which random moves come back soon: little else than kings can move, and pawns that run past
// others, pinned and free, and castling rights make positions that look the same and are not.
var shuffles = []string{
	"7k/8/8/8/p1p1p1p1/8/1P1P1P1P/7K w - - 0 1",
	"8/1p3p2/8/P1P1P1P1/8/8/8/k6K b - - 90 60",
	"8/8/8/8/k3p2R/8/3P3p/7K w - - 0 1",
	"4k3/1p4b1/8/P1P5/3K4/8/8/8 w - - 0 1",
	"r3k2r/p6p/8/1P4P1/1p4p1/8/P6P/R3K2R w KQkq - 0 1",
	"k7/8/8/8/8/8/8/K6R w - - 3 9",
	startFEN,
}

// shuffle plays random moves that are mostly quiet, and hands the game to visit after each.
func shuffle(t testing.TB, games int, visit func(g *Game)) {
	t.Helper()
	random := rand.New(rand.NewPCG(5, 6))
	for i := range games {
		g := NewGame(mustFEN(t, shuffles[i%len(shuffles)]))
		visit(g)
		for range 100 {
			p := g.current()
			moves := p.LegalMoves()
			if len(moves) == 0 {
				break
			}
			m := moves[random.IntN(len(moves))]
			for range 3 { // rather a move that can be taken back
				if p.Captured(m) == NoSquare && !p.kinds[Pawn].Has(m.From) {
					break
				}
				m = moves[random.IntN(len(moves))]
			}
			if back := g.Ply() - 2; back >= 0 && random.IntN(3) > 0 { // rather back where it came from
				if last := g.moves[back]; p.IsLegal(Move{From: last.To, To: last.From}) {
					m = Move{From: last.To, To: last.From}
				}
			}
			if err := g.Play(m); err != nil {
				t.Fatal(err)
			}
			visit(g)
		}
	}
}

// sameByFEN is what a position is the same by, as text: a FEN without its counters.
func sameByFEN(p Position) string { return strings.Join(strings.Fields(p.FEN())[:4], " ") }

// Counted as text is counted, over thousands of positions.
func TestRepetitionsAgainstText(t *testing.T) {
	repeated := map[int]int{}
	shuffle(t, 70, func(g *Game) {
		var want []int
		last := sameByFEN(g.Position())
		for ply := range g.Ply() + 1 {
			if sameByFEN(g.At(ply)) == last {
				want = append(want, ply)
			}
		}
		if got := occurrences(g); !slices.Equal(got, want) {
			t.Fatalf("%s after %v: plies %v, as text %v", last, g.Moves(), got, want)
		}
		repeated[len(want)]++
	})
	t.Log("positions by how often they stood:", repeated)
	if repeated[3] < 50 || repeated[5] < 20 {
		t.Error("hardly anything was repeated")
	}
}

func BenchmarkOccurrences(b *testing.B) {
	g := after(b, startFEN, strings.Repeat(knightsOutAndBack, 50))
	b.ReportAllocs()
	for b.Loop() {
		occurrences(g)
	}
}
