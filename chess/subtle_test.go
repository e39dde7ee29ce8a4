package chess

import (
	"slices"
	"strings"
	"testing"
)

// Positions that pages about the rules often get wrong: all that one piece may do, and with which reason a try is refused.
func TestSubtlePositions(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		piece     Square
		moves     string // all legal moves of the piece, sorted
		refused   string // tries with their first reason
	}{
		{"four pieces to become", "8/P6k/8/8/8/8/8/K7 w - - 0 1", A7, "a7a8b a7a8n a7a8q a7a8r", "a7a8=promotion-not-chosen a7a8k=promotion-piece-not-allowed a7a8p=promotion-piece-not-allowed"},
		{"a second queen", "3Q4/P6k/8/8/8/8/8/K7 w - - 0 1", A7, "a7a8b a7a8n a7a8q a7a8r", ""},
		{"promotion by capture", "1n5k/P7/8/8/8/8/8/K7 w - - 0 1", A7, "a7a8b a7a8n a7a8q a7a8r a7b8b a7b8n a7b8q a7b8r", ""},
		{"castling upwards", "4R3/7k/8/8/8/8/8/4K3 w - - 0 1", E1, "e1d1 e1d2 e1e2 e1f1 e1f2", "e1e3=not-how-it-moves"},
		{"castling, rook attacked", "4k3/1b6/8/8/8/8/8/4K2R w K - 0 1", E1, "e1d1 e1d2 e1e2 e1f1 e1f2 e1g1", ""},
		{"castling, b1 attacked", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", E1, "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2", ""},
		{"castling, b1 occupied", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", E1, "e1d1 e1d2 e1e2 e1f1 e1f2", "e1c1=castle-blocked"},
		{"castling out of check", "4k3/4r3/8/8/8/8/8/4K2R w K - 0 1", E1, "e1d1 e1d2 e1f1 e1f2", "e1g1=castle-in-check"},
		{"castling through check", "4k3/5r2/8/8/8/8/8/4K2R w K - 0 1", E1, "e1d1 e1d2 e1e2", "e1g1=castle-through-check"},
		{"castling into check", "4k3/6r1/8/8/8/8/8/4K2R w K - 0 1", E1, "e1d1 e1d2 e1e2 e1f1 e1f2", "e1g1=castle-onto-attacked"},
		{"castling, right lost", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", E1, "e1d1 e1d2 e1e2 e1f1 e1f2", "e1g1=castle-right-not-given"},
		{"castling with a knight pinned", "4k3/4q3/8/8/8/8/4N3/R3K3 w Q - 0 1", E1, "e1c1 e1d1 e1d2 e1f1 e1f2", "e2c3=pinned"},
		{"castling to the other side", "4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1", E1, "e1c1 e1d1 e1d2 e1e2", "e1g1=castle-through-check"},
		{"en passant opens the rank", "8/8/8/KPp4r/8/8/8/7k w - c6 0 1", B5, "b5b6", "b5c6=en-passant-uncovers-king"},
		{"en passant opens the diagonal", "8/k7/8/8/3Pp3/8/8/6BK b - d3 0 1", E4, "e4e3", "e4d3=en-passant-uncovers-king"},
		{"en passant takes the checker", "8/8/8/3k4/3pP3/8/8/4K3 b - e3 0 1", D4, "d4e3", "d4d3=check-not-answered"},
		{"en passant, the last double step only", "4k3/8/8/2pPp3/8/8/8/4K3 w - e6 0 1", D5, "d5d6 d5e6", "d5c6=en-passant-not-possible"},
		{"en passant, too late", "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1", D5, "d5d6", "d5e6=en-passant-not-possible"},
		{"en passant by one of two", "4k3/8/8/1PpP4/8/8/8/4K3 w - c6 0 1", B5, "b5b6 b5c6", ""},
		{"en passant by the other", "4k3/8/8/1PpP4/8/8/8/4K3 w - c6 0 1", D5, "d5c6 d5d6", ""},
		{"en passant is for pawns", "4k3/8/8/3Np3/8/8/8/4K3 w - e6 0 1", D5, "d5b4 d5b6 d5c3 d5c7 d5e3 d5e7 d5f4 d5f6", "d5e6=not-how-it-moves"},
		{"a pinned piece attacks", "3k4/8/8/3r4/1K6/8/8/3R4 w - - 0 1", B4, "b4a3 b4a4 b4b3 b4c3 b4c4", "b4b5=king-onto-attacked"},
		{"pinned on a diagonal", "4k3/8/8/8/7b/8/5R2/4K3 w - - 0 1", F2, "", "f2f4=pinned"},
		{"pinned on its file", "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", E2, "e2e3 e2e4 e2e5 e2e6 e2e7", "e2d2=pinned"},
		{"a pinned knight", "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", E2, "", "e2g3=pinned"},
		{"a pinned pawn takes the pinner", "4k3/8/8/8/7b/6P1/8/4K3 w - - 0 1", G3, "g3h4", "g3g4=pinned"},
		{"back along the line of the check", "8/8/8/8/4k3/8/8/K3R3 b - - 0 1", E4, "e4d3 e4d4 e4d5 e4f3 e4f4 e4f5", "e4e5=king-along-the-line e4e3=king-onto-attacked"},
		{"kings keep apart", "8/8/8/3k4/8/3K4/8/8 w - - 0 1", D3, "d3c2 d3c3 d3d2 d3e2 d3e3", "d3d4=king-beside-king d3c4=king-beside-king d3e4=king-beside-king"},
		{"a protected checker", "4k3/8/8/8/8/2n5/4r3/4K3 w - - 0 1", E1, "e1f1", "e1e2=king-onto-attacked"},
		{"protected from afar", "4k3/8/8/8/4n3/8/3r4/4K3 w - - 0 1", E1, "e1f1", "e1d2=king-onto-attacked"},
		{"a protector that is blocked", "4k3/8/8/b7/8/2N5/3r4/4K3 w - - 0 1", E1, "e1d2 e1f1", ""},
		{"double check", "4k3/6p1/5N2/8/8/8/8/K3R3 b - - 0 1", G7, "", "g7f6=double-check"},
		{"no jump over a knight", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", E2, "", "e2e4=pawn-blocked e2e3=pawn-takes-diagonally"},
		{"in front of a pawn", "8/8/8/8/4p3/4K3/8/7k w - - 0 1", E3, "e3d2 e3d4 e3e2 e3e4 e3f2 e3f4", "e3d3=king-onto-attacked e3f3=king-onto-attacked"},
	} {
		p := mustFEN(t, c.fen)
		var moves []string
		for _, m := range p.PieceMoves(c.piece) {
			moves = append(moves, m.String())
		}
		slices.Sort(moves)
		if got := strings.Join(moves, " "); got != c.moves {
			t.Errorf("%s: %s goes\n     %s\nwant %s", c.name, c.piece, got, c.moves)
		}
		for _, refused := range strings.Fields(c.refused) {
			try, code, _ := strings.Cut(refused, "=")
			v := p.Explain(parseTry(t, try))
			if v.Legal || string(v.Reasons[0].Code) != code {
				t.Errorf("%s: %s has the reasons %s, want %s", c.name, try, codes(v), code)
			}
		}
	}
}

// What a move is called, and what it leaves.
func TestSubtleNotation(t *testing.T) {
	for _, c := range []struct{ name, fen, move, san, rights string }{
		{"a new queen checks at once", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q", "a8=Q+", "-"},
		{"castling gives check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+", "-"},
		{"a rook taken at home", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1h8", "Rxh8+", "Qq"},
		{"a pinned twin does not count", "6k1/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2", "-"},
		{"twins told by the file", "6k1/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "g1e2", "Nge2", "-"},
		{"the other of the twins", "6k1/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "c3e2", "Nce2", "-"},
		{"three queens", "8/8/1k6/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1", "-"},
		{"promotion", "8/3P3k/8/8/8/8/8/K7 w - - 0 1", "d7d8q", "d8=Q", "-"},
	} {
		p := mustFEN(t, c.fen)
		m := parseTry(t, c.move)
		if got := p.SAN(m); got != c.san {
			t.Errorf("%s: %s, want %s", c.name, got, c.san)
		}
		next := p.After(m)
		if got := next.CastlingRights().String(); got != c.rights {
			t.Errorf("%s: leaves %s, want %s", c.name, got, c.rights)
		}
	}
	// As FIDE writes it: zeros in castling (C.13), no equals sign (C.11).
	for _, c := range []struct{ fen, text, want string }{
		{"8/3P3k/8/8/8/8/8/K7 w - - 0 1", "d8Q", "d7d8q"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "0-0", "e1g1"},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "0-0-0", "e1c1"},
		{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5xd6 e.p.", "e5d6"},
		{"7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8++", "a1a8"},
	} {
		p := mustFEN(t, c.fen)
		if m, err := p.ParseSAN(c.text); err != nil || m.String() != c.want {
			t.Errorf("%s is read as %v (%v), want %s", c.text, m, err, c.want)
		}
	}
}
