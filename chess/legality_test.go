package chess

import (
	"math/rand/v2"
	"testing"
)

// randomPositions plays random games from several starts and hands every position, with its game, to visit.
func randomPositions(t testing.TB, games int, visit func(g *Game)) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	starts := []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
		"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
		"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
	}
	for i := range games {
		start, err := ParseFEN(starts[i%len(starts)])
		if err != nil {
			t.Fatal(err)
		}
		g := NewGame(start)
		visit(g)
		for range 80 {
			moves := g.current().LegalMoves()
			if len(moves) == 0 {
				break
			}
			if err := g.Play(moves[random.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
			visit(g)
		}
	}
}

// allTries calls visit with every from, to and promotion, meaningless ones included.
func allTries(visit func(Move)) {
	for from := A1; from <= NoSquare; from++ {
		for to := A1; to <= NoSquare; to++ {
			visit(Move{From: from, To: to})
			if from.Rank() == 6 || from.Rank() == 1 {
				for promotion := Pawn; promotion <= King+1; promotion++ {
					visit(Move{from, to, promotion})
				}
			}
		}
	}
}

// What no board has, squares and pieces by wrong numbers, is illegal for a reason like anything else. All that is on the
// board is proved in TestProof.
func TestExplainBeyondTheBoard(t *testing.T) {
	squares := []Square{A1, E1, E2, D7, H8, NoSquare, NoSquare + 1, 255}
	pieces := []PieceType{NoPieceType, Queen, King + 1, 255}
	randomPositions(t, 6, func(g *Game) {
		p := g.Position()
		for _, from := range squares {
			for _, to := range squares {
				for _, promotion := range pieces {
					m := Move{from, to, promotion}
					if from < NoSquare && to < NoSquare && promotion <= King {
						continue
					}
					for _, v := range []Verdict{g.Explain(m), p.Explain(m)} {
						if v.Legal || len(v.Reasons) == 0 || p.IsLegal(m) {
							t.Fatalf("%s %v: legal %v, explained %+v", p.FEN(), m, p.IsLegal(m), v)
						}
					}
				}
			}
		}
	})
}

func TestPieceMovesAreTheLegalMoves(t *testing.T) {
	randomPositions(t, 12, func(g *Game) {
		p := g.Position()
		all := map[Move]bool{}
		for _, m := range p.LegalMoves() {
			all[m] = true
		}
		n := 0
		for s := A1; s <= NoSquare; s++ {
			for _, m := range p.PieceMoves(s) {
				n++
				if m.From != s || !all[m] {
					t.Fatalf("%s: %v is not a legal move from %v", p.FEN(), m, s)
				}
			}
		}
		if n != len(all) || n != p.countLegalMoves() {
			t.Fatalf("%s: %d moves by piece, %d counted, %d in all", p.FEN(), n, p.countLegalMoves(), len(all))
		}
	})
}

func TestNothingIsAllocated(t *testing.T) {
	p := mustFEN(t, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	g := NewGame(p)
	legal := Move{From: E1, To: G1}
	buffer := make([]Move, 0, MaxMoves)
	for name, call := range map[string]func(){
		"AppendLegalMoves":          func() { buffer = p.AppendLegalMoves(buffer[:0]) },
		"IsLegal":                   func() { p.IsLegal(legal) },
		"After":                     func() { p.After(legal) },
		"Position.Explain, legal":   func() { p.Explain(legal) },
		"Game.Explain, legal":       func() { g.Explain(legal) },
		"IsCheckmate":               func() { p.IsCheckmate() },
		"IsStalemate":               func() { p.IsStalemate() },
		"Perft":                     func() { Perft(p, 2) },
		"AttackersTo":               func() { p.AttackersTo(E4, White) },
		"CastlingRights, EnPassant": func() { _ = p.CastlingRights().Has(White, KingSide); p.EnPassant() },
	} {
		if n := testing.AllocsPerRun(100, call); n != 0 {
			t.Errorf("%s allocates %v times", name, n)
		}
	}
}

// The positions with the most moves that anybody has found, by either door, fit into MaxMoves.
func TestMostMoves(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		moves     int
	}{
		{"of any game", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 218},
		{"with too many pieces", "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1", 270},
		{"without kings", "QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/QQQQQQQQ w - - 0 1", 288},
		{"promotions", "rnbqrnbq/PPPPPPPP/8/8/8/8/8/8 w - - 0 1", 56},
	} {
		p := mustFEN(t, c.fen)
		var room [MaxMoves]Move
		if got := len(p.AppendLegalMoves(room[:0])); got != c.moves || got != p.countLegalMoves() {
			t.Errorf("%s: %d moves, counted %d, want %d", c.name, got, p.countLegalMoves(), c.moves)
		}
	}
}

func BenchmarkLegalMoves(b *testing.B) {
	p := mustFEN(b, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	buffer := make([]Move, 0, MaxMoves)
	b.ReportAllocs()
	for b.Loop() {
		buffer = p.AppendLegalMoves(buffer[:0])
	}
}

func BenchmarkExplain(b *testing.B) {
	p := mustFEN(b, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	for name, m := range map[string]Move{"legal": {From: E1, To: G1}, "illegal": {From: F3, To: F7}} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				p.Explain(m)
			}
		})
	}
}
