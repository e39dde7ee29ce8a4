package chess

import "testing"

func TestAttacksFrom(t *testing.T) {
	for _, c := range []struct {
		piece    Piece
		from     Square
		occupied Bitboard
		want     []Square
	}{
		{NewPiece(White, Pawn), E4, 0, []Square{D5, F5}},
		{NewPiece(Black, Pawn), A4, 0, []Square{B3}},
		{NewPiece(White, Pawn), H8, 0, nil},
		{NewPiece(Black, Knight), H1, 0, []Square{F2, G3}},
		{NewPiece(White, Bishop), A1, C3.bit() | D4.bit(), []Square{B2, C3}},
		{NewPiece(Black, Rook), A1, B1.bit() | A3.bit(), []Square{B1, A2, A3}},
		{NewPiece(White, Queen), A1, B1.bit() | B2.bit() | A2.bit(), []Square{B1, A2, B2}},
		{NewPiece(White, King), A1, ^Bitboard(0), []Square{B1, A2, B2}},
		{NoPiece, A1, 0, nil},
		{NewPiece(White, Queen), NoSquare, 0, nil},
	} {
		var want Bitboard
		for _, s := range c.want {
			want |= s.bit()
		}
		if got := AttacksFrom(c.piece, c.from, c.occupied); got != want {
			t.Errorf("%v on %v: %v, want %v", c.piece, c.from, got.Squares(), c.want)
		}
	}
}

func TestBetween(t *testing.T) {
	for _, c := range []struct {
		a, b Square
		want Bitboard
	}{
		{A1, A4, A2.bit() | A3.bit()},
		{H8, F6, G7.bit()},
		{F6, H8, G7.bit()},
		{A1, B1, 0},
		{A1, B3, 0},
		{A1, A1, 0},
		{A1, NoSquare, 0},
		{NoSquare, A1, 0},
	} {
		if got := Between(c.a, c.b); got != c.want {
			t.Errorf("between %v and %v: %v, want %v", c.a, c.b, got.Squares(), c.want.Squares())
		}
	}
}
