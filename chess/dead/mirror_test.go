package dead

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// Neither the colours nor the sides of the board make a difference.
func TestMirrored(t *testing.T) {
	for _, row := range tsv(t, "dead_positions.tsv") {
		if row[1] == "dead" {
			continue
		}
		p := mustFEN(t, row[0])
		side := chess.White
		if row[1] == "black" {
			side = chess.Black
		}
		limit := Limit{Nodes: 30_000}
		want := CanMate(p, side, limit).Answer
		fast := Fast(p)
		m := mutantOf(&p)
		for _, c := range []struct {
			what    string
			squares chess.Square
			colors  bool
		}{{"files", 7, false}, {"colours", 56, true}, {"both", 63, true}} {
			q, ok := m.mirrored(c.squares, c.colors).position(t)
			if !ok {
				t.Fatalf("%s mirrored is no position", row[0])
			}
			s := side
			if c.colors {
				s = s.Other()
			}
			proof := CanMate(q, s, limit)
			replay(t, q, s, proof)
			// The search takes what looks alike in another order, so one may be found that was not.
			if proof.Answer != want && proof.Answer != Undecided && want != Undecided {
				t.Errorf("%s: %v, with %s mirrored %v", row[0], want, c.what, proof.Answer)
			}
			if Fast(q) != fast {
				t.Errorf("%s: dead at once %v, with %s mirrored %v", row[0], fast, c.what, Fast(q))
			}
			if hasMove(&p) && staticNoWithHeld(&q, s) != staticNoWithHeld(&p, side) {
				t.Errorf("%s: static analysis differs with %s mirrored", row[0], c.what)
			}
		}
	}
}

func (m *mutant) mirrored(squares chess.Square, colors bool) *mutant {
	n := mutant{turn: m.turn}
	for s, piece := range m.pieces {
		if colors && piece != chess.NoPiece {
			piece = chess.NewPiece(piece.Color().Other(), piece.Type())
		}
		n.pieces[chess.Square(s)^squares] = piece
	}
	if colors {
		n.turn = n.turn.Other()
	}
	return &n
}
