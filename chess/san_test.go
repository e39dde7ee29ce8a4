package chess

import (
	"errors"
	"strings"
	"testing"
)

// Every move of many positions is written so that exactly it is read back, with and without its sign for check.
func TestSANThereAndBack(t *testing.T) {
	randomPositions(t, 30, func(g *Game) {
		p := g.Position()
		written := map[string]Move{}
		for _, m := range p.LegalMoves() {
			san := p.SAN(m)
			if other, ok := written[san]; ok {
				t.Fatalf("%s: %v and %v are both written %s", p.FEN(), m, other, san)
			}
			written[san] = m
			for _, text := range []string{san, trimAnnotation(san)} {
				if back, err := p.ParseSAN(text); err != nil || back != m {
					t.Fatalf("%s: %v is written %s and read as %v (%v)", p.FEN(), m, text, back, err)
				}
				if back, err := p.ReadTry(text); err != nil || back != m {
					t.Fatalf("%s: %v is written %s and tried as %v (%v)", p.FEN(), m, text, back, err)
				}
			}
			for _, read := range []func(string) (Move, error){p.ParseUCI, p.ReadTry} {
				if back, err := read(m.String()); err != nil || back != m {
					t.Fatalf("%s: %v is read as %v (%v)", p.FEN(), m, back, err)
				}
			}
		}
	})
}

func TestParseSAN(t *testing.T) {
	promotion := "1n5k/P7/8/8/8/8/8/K7 w - - 0 1"
	start := "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	twins := "6k1/8/8/8/8/2N5/8/4K1N1 w - - 0 1"
	for _, c := range []struct{ fen, text, want string }{
		{start, "Nf3", "g1f3"},
		{start, "e2e4", "e2e4"},
		{start, "e2-e4", "e2e4"},
		{start, "Ng1-f3", "g1f3"},
		{start, "e4!?", "e2e4"},
		{start, "e4 e.p.", "e2e4"},
		{start, "♘f3", "g1f3"},
		{start, "♞g1–f3", "g1f3"},
		{start, "♙e4", "e2e4"},
		{start, " Nf3\n", "g1f3"},
		{promotion, "a×b8=♕+", "a7b8q"},
		{promotion, "a8=Q", "a7a8q"},
		{promotion, "a8N", "a7a8n"},
		{promotion, "axb8(R)", "a7b8r"},
		{promotion, "ab8=B+", "a7b8b"},
		{promotion, "a8=q", "a7a8q"},
		{promotion, "axb8(n)", "a7b8n"},
		{"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "0-0-0", "e8c8"},
		{"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "O-O+", "e8g8"},
	} {
		p := mustFEN(t, c.fen)
		if m, err := p.ParseSAN(c.text); err != nil || m.String() != c.want {
			t.Errorf("%s is read as %v (%v), want %s", c.text, m, err, c.want)
		}
	}
	for _, c := range []struct {
		fen, text string
		kind      ReadErrorKind
	}{
		{start, "", ReadErrorText},
		{start, "nf3", ReadErrorText},
		{start, "NGf3", ReadErrorText},
		{promotion, "a8q", ReadErrorText},
		{start, "Nf３", ReadErrorText},
		{start, "Nf3\xff", ReadErrorText},
		{start, strings.Repeat("♘", 1000) + "f3", ReadErrorText},
		{start, "Sf3", ReadErrorText},
		{start, "E4", ReadErrorText},
		{start, "Nf9", ReadErrorText},
		{start, "--", ReadErrorText},
		{start, "O-O-O-O", ReadErrorText},
		{start, "Zf3", ReadErrorText},
		{start, "O-O", ReadErrorNotLegal},
		{start, "Nf6", ReadErrorNotLegal},
		{start, "e5", ReadErrorNotLegal},
		{twins, "Ne2", ReadErrorAmbiguous},
		{promotion, "a8", ReadErrorPromotion},
		{promotion, "a8=K", ReadErrorPromotion},
		{start, "e4=Q", ReadErrorPromotion},
	} {
		p := mustFEN(t, c.fen)
		m, err := p.ParseSAN(c.text)
		var unread *ReadError
		if !errors.As(err, &unread) || unread.Kind != c.kind {
			t.Errorf("%q is read as %v (%v), want an error of kind %d", c.text, m, err, c.kind)
		}
	}
}

func TestParseUCIRefuses(t *testing.T) {
	p := StartPosition()
	for _, text := range []string{"", "e2", "e2e4e", "e2e5", "0000", "E2E4", "e2e4q", "i2i4", "e1g1"} {
		if m, err := p.ParseUCI(text); err == nil {
			t.Errorf("%q is read as %v", text, m)
		}
	}
}

func TestReadTry(t *testing.T) {
	start := "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	castling := "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	for _, c := range []struct{ name, fen, text, want string }{
		{"SAN", start, "Nf3", "g1f3"},
		{"lower case", start, "nf3", "g1f3"},
		{"capitals", start, "E4", "e2e4"},
		{"UCI", start, "e2e4", "e2e4"},
		{"UCI in capitals", start, "E2E4", "e2e4"},
		{"all in capitals", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "EXD5", "e4d5"},
		{"two squares, never a Spanish knight", "4k3/8/8/8/8/8/1P6/1NB1K3 w - - 0 1", "C1A3", "c1a3"},
		{"a bishop of the second rank", "4k3/8/8/8/8/B7/1P1B4/4K3 w - - 0 1", "B2b4", "d2b4"},
		{"hyphen", start, "e2-e4", "e2e4"},
		{"dash", start, "e2–e4", "e2e4"},
		{"spaces", start, " e2 e4 ", "e2e4"},
		{"move number", start, "1. e4", "e2e4"},
		{"move number with dots", start, "1...e4", "e2e4"},
		{"German knight", start, "Sf3", "g1f3"},
		{"French knight", start, "Cf3", "g1f3"},
		{"figurine", start, "♘f3", "g1f3"},
		{"figurine pawn", start, "♙e4", "e2e4"},
		{"German queen", "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", "Da8+", "a1a8"},
		{"German rook", castling, "Tb1", "a1b1"},
		{"French bishop", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "Fd4", "a1d4"},
		{"Spanish bishop", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "Ad4", "a1d4"},
		{"German bishop", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "Ld4", "a1d4"},
		{"R is a rook", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rd1", "a1d1"},
		{"small b is a file first", "4k3/8/8/2p5/1P6/8/B7/4K3 w - - 0 1", "bc5", "b4c5"},
		{"small b is a bishop then", "4k3/8/8/8/8/8/B7/4K3 w - - 0 1", "bc4", "a2c4"},
		{"missing x", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed5", "e4d5"},
		{"missing file", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "xd5", "e4d5"},
		{"colon", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4:d5", "e4d5"},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6 e.p.", "e5d6"},
		{"castling", castling, "O-O", "e1g1"},
		{"castling with zeros", castling, "0-0-0", "e1c1"},
		{"castling with small letters", castling, "o-o-o", "e1c1"},
		{"castling without hyphens", castling, "00", "e1g1"},
		{"castling as a king's move", castling, "Kg1", "e1g1"},
		{"castling that is not possible", start, "O-O", "e1g1"},
		{"over-disambiguated", start, "Ng1f3", "g1f3"},
		{"promotion", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=D", "a7a8q"},
		{"promotion in small letters", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8s", "a7a8n"},
		{"promotion left open", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8", "a7a8"},
		{"promotion to a king", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=K", "a7a8k"},
		{"illegal: blocked", start, "Bc4", "f1c4"},
		{"illegal: nothing to take", start, "exd3", "e2d3"},
		{"illegal: too far", start, "e5", "e2e5"},
		{"illegal: the only king", start, "Kh5", "e1h5"},
		{"illegal: the enemy's piece", start, "e7e5", "e7e5"},
		{"illegal: an empty square", start, "e4e5", "e4e5"},
		{"illegal: pinned", "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", "e2c3"},
		{"illegal: a pawn ahead", "4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1", "d5", "d4d5"},
		{"R is no French king", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "Ra3", "a1a3"},
		{"P is no Dutch knight", "rnbqkbnr/ppp1pppp/3p4/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2", "Pe5", "e2e5"},
		{"B is no file beside a bishop", "4k3/8/8/2p5/1P6/8/4B3/4K3 w - - 0 1", "Bxc5", "e2c5"},
		{"B is a file without a bishop", "4k3/8/8/2p5/1P6/8/8/4K3 w - - 0 1", "Bxc5", "b4c5"},
		{"B is a file without a bishop on the rank", "4k3/8/8/8/8/8/1P6/2B1K3 w - - 0 1", "B2b4", "b2b4"},
		{"C is a file where no knight gets there", "4k3/8/8/3p4/2P5/8/8/1N2K3 w - - 0 1", "Cxd5", "c4d5"},
		{"the legal one of two", "6k1/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2", "g1e2"},
	} {
		p := mustFEN(t, c.fen)
		if m, err := p.ReadTry(c.text); err != nil || m.String() != c.want {
			t.Errorf("%s: %q is read as %v (%v), want %s", c.name, c.text, m, err, c.want)
		}
	}
	for _, c := range []struct {
		name, fen, text string
		kind            ReadErrorKind
	}{
		{"nothing", start, "", ReadErrorText},
		{"a word", start, "hello", ReadErrorText},
		{"a square only", start, "e", ReadErrorText},
		{"passing", start, "--", ReadErrorText},
		{"no such square", start, "Nj3", ReadErrorText},
		{"very long", start, string(make([]byte, 10000)), ReadErrorText},
		{"two knights", "6k1/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2", ReadErrorAmbiguous},
		{"no knight gets there", start, "Nh8", ReadErrorNoPiece},
		{"no queen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd1", ReadErrorNoPiece},
		{"two rooks that do not get there", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "Re2", ReadErrorNoPiece},
		{"no rook, and no French king", "4k3/8/8/8/8/8/8/B3K3 w - - 0 1", "Rd2", ReadErrorNoPiece},
		{"no pawn, and no Dutch knight", "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", "Pc3", ReadErrorNoPiece},
		{"castling where a rook stands at home", "k7/8/8/8/8/8/8/4R2K w - - 0 1", "O-O", ReadErrorCastling},
		{"castling with the king on its rank", "4k3/8/8/8/8/8/8/3K3R w - - 0 1", "0-0", ReadErrorCastling},
		{"castling with the king above", "4k3/8/8/8/8/8/4K3/7R w - - 0 1", "O-O-O", ReadErrorCastling},
		{"castling without a king", "4k3/8/8/8/8/8/8/4R3 w", "O-O", ReadErrorNoPiece},
	} {
		p := mustFEN(t, c.fen)
		m, err := p.ReadTry(c.text)
		var unread *ReadError
		if !errors.As(err, &unread) || unread.Kind != c.kind || unread.Error() == "" {
			t.Errorf("%s: %q is read as %v (%v), want an error of kind %d", c.name, c.text, m, err, c.kind)
		}
	}
}

// A try in UCI is that try, whatever letters it has and whatever stands on the board.
func TestReadTryTakesAnyUCI(t *testing.T) {
	for _, fen := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "r3k2r/1PP5/8/3pP3/8/8/1ppB4/R3K2R b KQkq - 0 1",
		"8/8/8/8/8/8/8/8 w - - 0 1", "4k3/4P3/8/2n1B3/1b1N4/8/1pp5/B1K5 w - - 0 1",
	} {
		p := mustFEN(t, fen)
		for from := A1; from <= H8; from++ {
			for to := A1; to <= H8; to++ {
				for promotion := NoPieceType; promotion <= King; promotion++ {
					m := Move{from, to, promotion}
					if try, err := p.ReadTry(m.String()); err != nil || try != m {
						t.Fatalf("%s: %v is read as %v (%v)", fen, m, try, err)
					}
				}
			}
		}
	}
}

// Whatever is typed, nothing panics; what is read as SAN or UCI, or from a list, is legal, and is read the same as a
// learner's try; it is written so that it is read again. Castling is the king's, and a letter that begins the text is English
// (but for B, which may be a file).
func FuzzNotation(f *testing.F) {
	for _, text := range []string{
		"e4", "Nf3", "O-O", "0-0-0+", "exd6 e.p.", "a8=Q#", "e2–e4", "♘f3", "1... Sf6", "Qh4e1", "bxc8(N)", "x", "=", ")", "e7e8q",
		"bc5", "Bxc5", "B2b4", "R1a3", "EXD5", "b1c3", "a7b8n", "2e4", "00", "--", "0000", "Kg1", "Rd1d2", "e4ep", "♟xd6ep", "ab=Q",
		"Re2", "Pb3", "Rg2", "bxc4", "Bxc4", "B3c4", "KXH2",
	} {
		f.Add(text, uint(0))
		f.Add(text, uint(2))
		f.Add(text, uint(4))
		f.Add(text, uint(7))
	}
	fens := []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8/8/8/3Q4/8/8/8/8 w", "1n5k/P7/8/3pP3/8/8/8/R3K2R w KQ d6 0 1",
		"8/8/8/8/8/8/8/8 b", "r1n1k2r/1P3P2/5b2/1BpP4/Q2n3Q/2B2N2/PRPR1PbB/1N2K2R w K c6 0 1", "4k3/8/8/8/1b6/2N5/1pp4p/R3K1N1 b - - 0 1",
		"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "4k3/8/8/8/2p5/1P6/B7/N3R2K w - - 0 1",
	}
	f.Fuzz(func(t *testing.T, text string, n uint) {
		p := mustFEN(t, fens[n%uint(len(fens))])
		var unread *ReadError
		try, tryErr := p.ReadTry(text)
		if tryErr != nil && (!errors.As(tryErr, &unread) || tryErr.Error() == "") {
			t.Fatalf("%q: %v", text, tryErr)
		}
		for name, read := range map[string]func(string) (Move, error){"SAN": p.ParseSAN, "UCI": p.ParseUCI} {
			m, err := read(text)
			if err != nil {
				if !errors.As(err, &unread) || err.Error() == "" {
					t.Fatalf("%q: %v", text, err)
				}
				continue
			}
			if !p.IsLegal(m) {
				t.Fatalf("%q is read as %v, which is not legal", text, m)
			}
			if tryErr != nil || try != m {
				t.Fatalf("%q is read as %v in %s and as %v (%v) otherwise", text, m, name, try, tryErr)
			}
			if name == "UCI" && m.String() != text {
				t.Fatalf("%q is read as %v", text, m)
			}
			if again, err := p.ParseSAN(p.SAN(m)); err != nil || again != m {
				t.Fatalf("%v is written %s and read as %v (%v)", m, p.SAN(m), again, err)
			}
		}
		if kind := strings.IndexByte("PN.RQK", (text + " ")[0]); tryErr == nil && kind >= 0 && text[0] != '.' {
			if got := p.PieceAt(try.From).Type(); got != Pawn+PieceType(kind) {
				t.Fatalf("%q is read as %v, of a %v", text, try, got)
			}
		}
		if w, castling := readCastling(text); castling && tryErr == nil &&
			(try != CastlingMove(p.Turn(), w) || p.PieceAt(try.From) != NewPiece(p.Turn(), King)) {
			t.Fatalf("%q is read as %v", text, try)
		}
		if m, err := p.ReadMove(text); err == nil && (!p.IsLegal(m) || tryErr != nil || m != try) {
			t.Fatalf("%q is read as %v in a list and as %v (%v) otherwise", text, m, try, tryErr)
		} else if err != nil && !errors.As(err, &unread) {
			t.Fatalf("%q: %v", text, err)
		}
		if v := p.Explain(try); v.Legal != p.IsLegal(try) {
			t.Fatalf("%v: legal %v", try, v.Legal)
		}
	})
}
