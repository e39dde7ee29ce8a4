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

func TestExplainAgreesWithIsLegal(t *testing.T) {
	seen := map[ReasonCode]int{}
	first := map[ReasonCode]int{}
	randomPositions(t, 60, func(g *Game) {
		p := g.Position()
		legal := map[Move]bool{}
		for _, m := range p.LegalMoves() {
			legal[m] = true
		}
		allTries(func(m Move) {
			v := g.Explain(m)
			if v.Legal != legal[m] || v.Legal != p.IsLegal(m) || v.Legal != (len(v.Reasons) == 0) {
				t.Fatalf("%s %v: legal %v, explained %+v", p.FEN(), m, legal[m], v)
			}
			if w := p.Explain(m); w.Legal != v.Legal || v.Legal != (len(w.Reasons) == 0) {
				t.Fatalf("%s %v: without history %+v", p.FEN(), m, w)
			}
			for i, r := range v.Reasons {
				seen[r.Code]++
				if i == 0 {
					first[r.Code]++
				}
				for _, other := range v.Reasons[:i] {
					if other.Code == r.Code {
						t.Fatalf("%s %v: %s twice", p.FEN(), m, r.Code)
					}
				}
			}
		})
	})
	for _, code := range ReasonCodes() {
		t.Log(code, seen[code], first[code])
	}
}
