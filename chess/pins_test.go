package chess

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestPins(t *testing.T) {
	for _, c := range []struct {
		name, fen    string
		white, black []Pin
	}{
		{"none at the start", StartPosition().FEN(), nil, nil},
		{"a knight by a bishop", "4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", nil, []Pin{{C6, B5, E8}}},
		{"in two directions", "4k3/8/8/b3r3/8/2N5/4Q3/4K3 w - - 0 1", []Pin{{C3, A5, E1}, {E2, E5, E1}}, []Pin{{E5, E2, E8}}},
		{"two pieces in between", "4k3/8/8/4r3/8/4N3/4Q3/4K3 w - - 0 1", nil, nil},
		{"one of each side in between", "4k3/8/8/4r3/4n3/8/4Q3/4K3 w - - 0 1", nil, nil},
		{"both sides", "4k3/4r3/8/4B3/8/8/8/R3K3 b - - 0 1", []Pin{{E5, E7, E1}}, nil},
		{"without a king", "4k3/4r3/8/4B3/8/8/8/8 w - - 0 1", nil, nil},
	} {
		p, err := ParseLessonFEN(c.fen)
		if err != nil {
			t.Fatal(err)
		}
		for side, want := range [2][]Pin{c.white, c.black} {
			if got := p.Pins(Color(side)); !slices.Equal(got, want) {
				t.Errorf("%s: %v, want %v", c.name, got, want)
			}
		}
	}
}

// A piece is pinned exactly where a new piece attacks its king once it is gone.
func TestPinsUncoverTheKing(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 1))
	for range 60 {
		p := StartPosition()
		for range 120 {
			for c := White; c <= Black; c++ {
				king, them := p.King(c), c.Other()
				var want Bitboard
				for _, s := range (p.Side(c) &^ king.bit()).Squares() {
					if p.attackersThrough(king, them, p.Occupied()&^s.bit())&^p.AttackersTo(king, them) != 0 {
						want |= s.bit()
					}
				}
				var got Bitboard
				for _, pin := range p.Pins(c) {
					got |= pin.Pinned.bit()
				}
				if got != want {
					t.Fatalf("%s: %s has pinned %v, want %v", p.FEN(), c, got.Squares(), want.Squares())
				}
			}
			moves := p.LegalMoves()
			if len(moves) == 0 {
				break
			}
			p = p.After(moves[r.IntN(len(moves))])
		}
	}
}
