package chess

import "testing"

func TestExplainCastling(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	const castled = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 f1e1 e8g8"
	for _, c := range []struct {
		name, fen, moves string
		wing             Wing
		codes, evidence  string
	}{
		{"after castling", start, "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1 e8g8", KingSide, "castle-king-has-moved", "king g1, moved g1, ply 7"},
		{"after castling, a rook at home", start, castled, KingSide, "castle-king-has-moved", "king g1, moved g1, ply 7"},
		{"the other way", start, castled, QueenSide, "castle-king-has-moved", "king g1, moved g1, ply 7"},
		{"a rook at home that could go there", start, castled + " g1h1 a7a6", KingSide, "castle-king-has-moved", "king h1, moved h1, ply 7"},
		{"no history", "k7/8/8/8/8/8/8/4R2K w - - 0 1", "", KingSide, "castle-king-has-moved", "king h1, moved h1"},
		{"a king above home", "4k3/8/8/8/8/8/4K3/7R w - - 0 1", "", KingSide, "castle-king-has-moved", "king e2, moved e2"},
		{"a king above home that was there", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1e2 e8e7", KingSide, "castle-king-has-moved", "king e2, moved e2, ply 1"},
		{"a king on its rank", "4k3/8/8/8/8/8/8/3K3R w - - 0 1", "", KingSide, "castle-king-has-moved", "king d1, moved d1"},
		{"black", "4k2r/8/8/8/8/8/8/4K3 b k - 0 1", "e8e7 e1e2", KingSide, "castle-king-has-moved", "king e7, moved e7, ply 1"},
		{"after mate", "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "", QueenSide, "game-over castle-king-has-moved", "checkers[f7], king h8"},
		{"at home", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "", KingSide, "castle-right-not-given", "path[e1 f1 g1], king e1, moved h1"},
		{"at home again", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1e2 e8e7 e2e1 e7e8", KingSide, "castle-king-has-moved", "path[e1 f1 g1], king e1, moved e1, ply 1"},
		{"legal", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", KingSide, "", ""},
		{"no king", "4k3/8/8/8/8/8/8/4R3 w - - 0 1", "", KingSide, "no-piece", ""},
	} {
		g := after(t, c.fen, c.moves)
		v := g.ExplainCastling(c.wing)
		if got := codes(v); got != c.codes || v.Legal != (c.codes == "") {
			t.Errorf("%s: legal %v, reasons %q, want %q", c.name, v.Legal, got, c.codes)
			continue
		}
		if !v.Legal {
			if got := v.Reasons[0].Evidence.String(); got != c.evidence {
				t.Errorf("%s: %s, want %s", c.name, got, c.evidence)
			}
		}
		if bare := g.Position().ExplainCastling(c.wing); bare.Legal != v.Legal || c.moves == "" && codes(bare) != c.codes {
			t.Errorf("%s: without history legal %v, reasons %q", c.name, bare.Legal, codes(bare))
		}
	}
}
