package chess

import (
	"errors"
	"testing"
)

func TestReadMove(t *testing.T) {
	const open = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
	for _, c := range []struct{ name, fen, text, want string }{
		{"SAN", open, "Nf3", "g1f3"},
		{"UCI", open, "g1f3", "g1f3"},
		{"a pawn with its square", open, "d2d4", "d2d4"},
		{"a German knight", open, "Sf3", "g1f3"},
		{"a Spanish bishop", open, "Ac4", "f1c4"},
		{"two squares", open, "g1-f3", "g1f3"},
		{"castling as UCI", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "e1g1"},
		{"castling as a king's move", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Kg1", ""},
		{"a capture without the file", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "xd5", ""},
		{"a king's move that names a rook", open, "Re2", ""},
		{"a knight's move that names a pawn", "rnbqkbnr/ppp1pppp/3p4/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2", "Pe5", ""},
		{"a king's move that names a rook that is not there", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "Rd2", ""},
		{"a bishop's capture that names a pawn", "4k3/8/8/8/2p5/8/B7/4K3 w - - 0 1", "bxc4", ""},
		{"a pawn's capture that names a bishop", "4k3/8/8/2p5/1P6/8/8/4K3 w - - 0 1", "Bxc5", ""},
		{"a rook's move as castling", "k7/8/8/8/8/8/8/4R2K w - - 0 1", "O-O", ""},
		{"a promotion left open", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8", ""},
		{"an illegal move", open, "Bb2", ""},
		{"two that can", "6k1/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2", ""},
		{"a word", open, "hello", ""},
	} {
		p := mustFEN(t, c.fen)
		m, err := p.ReadMove(c.text)
		var unread *ReadError
		if c.want == "" {
			if !errors.As(err, &unread) || m != (Move{}) {
				t.Errorf("%s: %q is read as %v (%v), want an error", c.name, c.text, m, err)
			}
		} else if err != nil || m.String() != c.want {
			t.Errorf("%s: %q is read as %v (%v), want %s", c.name, c.text, m, err, c.want)
		}
	}
}
