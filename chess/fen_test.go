package chess

import (
	"errors"
	"strings"
	"testing"
)

func TestParseFENNamesEveryProblem(t *testing.T) {
	for _, c := range []struct{ name, fen, problems string }{
		{"nothing", "", "is not six fields with one space between"},
		{"placement alone", "4k3/8/8/8/8/8/8/8", "is not six fields with one space between; pieces: white has no king"},
		{"all fields", "8/8/8/8/8/8/8/8 x KK i9 -1 0", "pieces: white has no king; pieces: black has no king; " +
			"side to move: is \"x\", not w or b; castling: has 'K', but the white king is not on e1; " +
			"castling: has 'K', but no white rook is on h1; castling: has 'K' twice; " +
			"castling: has 'K', but the white king is not on e1; castling: has 'K', but no white rook is on h1; " +
			"en passant: is \"i9\", not a square or -; half-move clock: is \"-1\", not a number up to 9999; " +
			"move number: is 0; moves are counted from 1"},
		{"strange letters", "4k3/8/8/8/3z4/8/8/4K3 w - - 0 1", "pieces: rank 4 has 'z', which is no piece"},
		{
			"long rank", "4k3/8/8/8/9/8/8/4KRRRR w - - 0 1",
			"pieces: rank 4 has '9', which is no piece; pieces: rank 4 has 1 square, not 8; pieces: rank 1 has 9 squares, not 8",
		},
		{"two kings", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "pieces: white has 2 kings"},
		{"nine pawns and a queen", "4k3/8/8/8/8/PPPPPPPP/P7/Q3K3 w - - 0 1", "pieces: white has 9 pawns; there are 8"},
		{
			"three bishops of one colour", "4k3/8/8/8/8/1B1B1B2/PPPPPPPP/4K3 w - - 0 1",
			"pieces: white has 8 pawns and at least 2 more pieces than it begins with; only its 8 pawns can become pieces",
		},
		{
			"pawn on the first rank", "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
			"pieces: a white pawn is on a1; pawns never stand on the first or last rank",
		},
		{"waiting king in check", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "the black king could be taken; white is to move"},
		{
			"three checkers", "4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1",
			"the black king is attacked by 3 pieces; a move uncovers one and gives one",
		},
		{"two spaces", "4k3/8/8/8/8/8/8/4K3 w  - - 0 1", "is not six fields with one space between"},
		{"en passant beside nothing", "4k3/8/8/8/8/8/8/4K3 w - d6 0 1", "en passant: is d6, but no black pawn is on d5"},
		{
			"en passant on the wrong rank", "4k3/8/8/3pP3/8/8/8/4K3 w - d3 0 1",
			"en passant: is d3, but a pawn that black has just moved two steps skipped a square of rank 6",
		},
		{
			"en passant, origin occupied", "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1",
			"en passant: is d6, but a piece stands on d7, where the pawn came from",
		},
	} {
		_, err := ParseFEN(c.fen)
		var problems *FENError
		if !errors.As(err, &problems) {
			t.Errorf("%s: %v, want a *FENError", c.name, err)
			continue
		}
		if got := strings.TrimPrefix(err.Error(), "chess: FEN: "); got != c.problems {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, got, c.problems)
		}
	}
}

func TestParseLessonFEN(t *testing.T) {
	for _, c := range []struct{ name, fen, want string }{
		{"no kings", "8/8/8/3N4/8/8/8/8", "8/8/8/3N4/8/8/8/8 w - - 0 1"},
		{"one king", "8/8/8/3N4/8/8/8/7k b", "8/8/8/3N4/8/8/8/7k b - - 0 1"},
		{"nine queens each", "QQQQQQQQ/Q7/8/8/8/8/q7/qqqqqqqq w - - 0 1", "QQQQQQQQ/Q7/8/8/8/8/q7/qqqqqqqq w - - 0 1"},
		{"spaces around", "  4k3/8/8/8/8/8/8/4K3  w ", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"move number 0", "4k3/8/8/8/8/8/8/4K3 w - - 3 0", "4k3/8/8/8/8/8/8/4K3 w - - 3 1"},
		{"move number 000", "4k3/8/8/8/8/8/8/4K3 w - - 03 000", "4k3/8/8/8/8/8/8/4K3 w - - 3 1"},
		{"tabs and line ends", "4k3/8/8/8/8/8/8/4K3\tb\r\n", "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
		{"64 queens", strings.Repeat("QQQQQQQQ/", 7) + "QQQQQQQQ", strings.Repeat("QQQQQQQQ/", 7) + "QQQQQQQQ w - - 0 1"},
		{"impossible check", "4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1", "4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1"},
	} {
		p, err := ParseLessonFEN(c.fen)
		if err != nil || p.FEN() != c.want {
			t.Errorf("%s: %s (%v), want %s", c.name, p.FEN(), err, c.want)
		}
	}
	for name, fen := range map[string]string{
		"two kings": "kk6/8/8/8/8/8/8/8", "twenty kings": "kkkkkkkk/kk6/8/8/8/8/KK6/KKKKKKKK w", "castling without a rook": "4k3/8/8/8/8/8/8/4K3 w K",
		"seven fields": "4k3/8/8/8/8/8/8/4K3 w - - 0 1 x", "nothing": "", "overlong number": "8/8/8/8/8/8/8/8 w - - 99999999999999999999999999 1",
		"a book": strings.Repeat("8 ", 1<<16), "white space": " \t\n",
	} {
		if p, err := ParseLessonFEN(fen); err == nil {
			t.Errorf("%s: accepted as %s", name, p.FEN())
		}
	}
}

// Whatever is wrong is said of the field it is in, and nothing else is.
func TestFENProblemsNameTheirField(t *testing.T) {
	long := strings.Repeat("9", 40)
	for _, c := range []struct{ name, fen, fields string }{
		{"a move number too long", "4k3/8/8/8/8/8/8/4K3 w - - 0 " + long, "move number"},
		{"a clock too long", "4k3/8/8/8/8/8/8/4K3 w - - " + long + " 1", "half-move clock"},
		{"a clock just too high", "4k3/8/8/8/8/8/8/4K3 w - - 10000 1", "half-move clock"},
		{"a negative clock", "4k3/8/8/8/8/8/8/4K3 w - - -0 1", "half-move clock"},
		{"a clock with a sign", "4k3/8/8/8/8/8/8/4K3 w - - +1 1", "half-move clock"},
		{"a clock with a point", "4k3/8/8/8/8/8/8/4K3 w - - 1.0 1", "half-move clock"},
		{"a hexadecimal number", "4k3/8/8/8/8/8/8/4K3 w - - 0 0x1", "move number"},
		{"digits of another script", "4k3/8/8/8/8/8/8/4K3 w - - ٣ 1", "half-move clock"},
		{"move number 0", "4k3/8/8/8/8/8/8/4K3 w - - 0 0", "move number"},
		{"move number 00", "4k3/8/8/8/8/8/8/4K3 w - - 0 00", "move number"},
		{"a line end", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", "move number"},
		{"no side to move", "4k3/8/8/8/8/8/8/4K3  - - 0 1", "side to move"},
		{"a capital side", "4k3/8/8/8/8/8/8/4K3 W - - 0 1", "side to move"},
		{"no castling field", "4k3/8/8/8/8/8/8/4K3 w  - 0 1", "castling"},
		{"no en passant field", "4k3/8/8/8/8/8/8/4K3 w -  0 1", "en passant"},
		{"no clock", "4k3/8/8/8/8/8/8/4K3 w - -  1", "half-move clock"},
		{"no pieces", " w - - 0 1", "pieces"},
		{"tabs", "4k3/8/8/8/8/8/8/4K3\tw\t-\t-\t0\t1", "FEN"},
		{"a tab in a field", "4k3/8/8/8/8/8/8/4K3 w\t - - 0 1", "side to move"},
		{"a figurine", "4♚3/8/8/8/8/8/8/4K3 w - - 0 1", "pieces"},
		{"a letter that looks like one", "4к3/8/8/8/8/8/8/4K3 w - - 0 1", "pieces"},
		{"bytes that are no text", "4\xff3/8/8/8/8/8/8/4K3 w - - 0 1", "pieces"},
		{"a zero", "4k3/08/8/8/8/8/8/4K3 w - - 0 1", "pieces"},
		{"seven ranks", "4k3/8/8/8/8/8/4K3 w - - 0 1", "pieces"},
		{"nine ranks", "4k3/8/8/8/8/8/8/8/4K3 w - - 0 1", "pieces"},
		{"an empty rank", "4k3//8/8/8/8/8/4K3 w - - 0 1", "pieces"},
		{"a rook's right without the rook", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "castling"},
		{"castling of a variant", "4k3/8/8/8/8/8/8/4K2R w H - 0 1", "castling"},
		{"a right twice", "4k3/8/8/8/8/8/8/4K2R w KK - 0 1", "castling"},
		{"a right and none", "4k3/8/8/8/8/8/8/4K2R w K- - 0 1", "castling"},
		{"no such square", "4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "en passant"},
		{"a pawn's square", "4k3/8/8/3pP3/8/8/8/4K3 w - d5 0 1", "en passant"},
		{"nine pawns", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "pieces"},
		{"twenty kings", "kkkkkkkk/kk6/8/8/8/8/KK6/KKKKKKKK w - - 0 1", "pieces"},
		{"a book", strings.Repeat("8/", 1<<16), "FEN"},
	} {
		_, err := ParseFEN(c.fen)
		var problems *FENError
		if !errors.As(err, &problems) {
			t.Errorf("%s: %v, want a *FENError", c.name, err)
			continue
		}
		var fields []string
		for _, p := range problems.Problems {
			if len(fields) == 0 || fields[len(fields)-1] != p.Field {
				fields = append(fields, p.Field)
			}
		}
		if got := strings.Join(fields, ", "); got != c.fields {
			t.Errorf("%s: faults in %s, want %s (%v)", c.name, got, c.fields, err)
		}
		if problems.Unreachable() {
			t.Errorf("%s: is said to make sense (%v)", c.name, err)
		}
	}
}

// A position that no game leads to is refused with that said, and the rules judge it all the same.
func TestUnreachablePositions(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		moves     int // 0: not asked
	}{
		{"a knight fork of check by three", "4k3/8/3N1N2/8/8/8/8/4RK2 b - - 0 1", 2},
		{"two checkers on one line", "8/8/8/8/1r1K1r2/8/8/7k w - - 0 1", 6},
		{"two knights check", "4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", 3},
		{"check before the double step", "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", 6},
		{"two dozen pieces too many", "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1", 270},
		{"62 queens", "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/KQQQQQQk b - - 0 1", 0},
	} {
		_, err := ParseFEN(c.fen)
		var problems *FENError
		if !errors.As(err, &problems) {
			t.Errorf("%s: %v, want a *FENError", c.name, err)
			continue
		}
		if c.name != "62 queens" && !problems.Unreachable() {
			t.Errorf("%s: said to make no sense: %v", c.name, err)
		}
		p := mustFEN(t, c.fen)
		if got := len(p.LegalMoves()); c.moves > 0 && got != c.moves {
			t.Errorf("%s: %d moves, want %d", c.name, got, c.moves)
		}
	}
	if _, err := ParseFEN("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"); err != nil {
		t.Errorf("nine queens and no pawn: %v", err)
	}
}

// The strict door is open to everything a game can lead to.
func TestGamesPassTheStrictDoor(t *testing.T) {
	randomPositions(t, 60, func(g *Game) {
		p := g.Position()
		read, err := ParseFEN(p.FEN())
		if err != nil {
			t.Fatal(err)
		}
		p.skipped = read.skipped // FEN does not tell what nobody can take
		if read != p {
			t.Fatalf("%s is read as another position", p.FEN())
		}
	})
}

func TestEnPassantIsKeptOnlyWhereItIsLegal(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		want      Square
	}{
		{"can be taken", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", D6},
		{"nobody beside", "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", NoSquare},
		{"would uncover the king", "8/8/8/KPp4r/8/8/8/7k w - c6 0 1", NoSquare},
		{"one of two is pinned", "2r4k/8/8/1PpP4/8/8/8/2K5 w - c6 0 1", C6},
	} {
		p, err := ParseFEN(c.fen)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if p.EnPassant() != c.want {
			t.Errorf("%s: en passant on %q, want %q", c.name, p.EnPassant(), c.want)
		}
	}
}

func TestCountersNeverWrap(t *testing.T) {
	p := StartPosition()
	p.halfMoves, p.number = 65535, 65535
	p = p.After(Move{From: G1, To: F3})
	p = p.After(Move{From: G8, To: F6})
	if p.HalfMoveClock() != 65535 || p.MoveNumber() != 65535 {
		t.Errorf("clock %d, move %d", p.HalfMoveClock(), p.MoveNumber())
	}
}

// Whatever is read is written so that it is read as the same, and nothing that may be asked about it panics.
func FuzzFEN(f *testing.F) {
	for _, row := range tsv(f, "rules.tsv") {
		fen, _, _ := strings.Cut(row[2], " | ")
		f.Add(fen)
	}
	f.Add("QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ b")
	f.Add("kkkkkkkk/kkkkkkkk/kkkk4/8/8/8/8/8")
	f.Add("PPPPPPPP/8/8/8/8/8/8/pppppppp w - - 0 1")
	f.Fuzz(func(t *testing.T, fen string) {
		for name, parse := range map[string]func(string) (Position, error){"strict": ParseFEN, "lesson": ParseLessonFEN} {
			p, err := parse(fen)
			if err != nil {
				if err.Error() == "" {
					t.Errorf("%s: an error without words", name)
				}
				continue
			}
			again, err := parse(p.FEN())
			if err != nil {
				t.Fatalf("%s: %q is written as %q, which is not read: %v", name, fen, p.FEN(), err)
			}
			if again.FEN() != p.FEN() {
				t.Fatalf("%s: %q is read as %q", name, p.FEN(), again.FEN())
			}
			for _, m := range p.LegalMoves() {
				next := p.After(m)
				next.ExplainEnd()
				if !p.Explain(m).Legal {
					t.Fatalf("%s: %v is legal and explained", p.FEN(), m)
				}
			}
			p.Explain(Move{From: Square(len(fen)), To: Square(len(fen) * 7)})
		}
	})
}
