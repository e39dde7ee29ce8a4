package words

import (
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

func TestCheckAndAnswers(t *testing.T) {
	for _, c := range []struct{ fen, check, answers string }{
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", ""},
		{"4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "The rook on e8 gives check.", "White can move the king."},
		{"4r1k1/8/8/8/8/8/5B2/4K2R w - - 0 1", "The rook on e8 gives check.", "White can move the king or put something in between."},
		{"4k3/8/8/8/8/3n4/4r3/4K3 w - - 0 1", "The rook on e2 and the knight on d3 give check.", "White can move the king."},
		{"6rk/6pp/7N/8/8/8/8/6QK b - - 0 1", "", ""},
		{"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "The rook on a8 gives check.", ""},
	} {
		p, err := chess.ParseFEN(c.fen)
		if err != nil {
			t.Fatal(err)
		}
		if got := Check(p); got != c.check {
			t.Errorf("%s: %q, want %q", c.fen, got, c.check)
		}
		if got := CheckAnswers(p); got != c.answers {
			t.Errorf("%s: %q, want %q", c.fen, got, c.answers)
		}
	}
}

func TestEndSteps(t *testing.T) {
	for _, c := range []struct{ fen, check, flights, others string }{
		{
			"R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "The rook on a8 gives check.",
			"The rook on a8 guards f8 and h8. The pawn on f7, the pawn on g7 and the pawn on h7 stand in the king's way.",
			"No black piece can take it or step in between.",
		},
		{"k7/P7/K7/8/8/8/8/8 b - - 0 1", "", "The king on a6 guards a7 and b7. The pawn on a7 guards b8.", ""},
		{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "", ""},
	} {
		p, err := chess.ParseFEN(c.fen)
		if err != nil {
			t.Fatal(err)
		}
		if check, flights, others := EndSteps(p); check != c.check || flights != c.flights || others != c.others {
			t.Errorf("%s: %q, %q, %q", c.fen, check, flights, others)
		}
	}
}

func TestCastlingInWords(t *testing.T) {
	for _, c := range []struct {
		fen  string
		wing chess.Wing
		want string
	}{
		{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", chess.KingSide, "Castling on the king's side? Yes, it is allowed now."},
		{"4k3/8/b7/8/8/8/8/4KB1R w K - 0 1", chess.KingSide, "Castling on the king's side? No. Your bishop on f1 stands between king and rook. Every square between must be empty."},
		{
			"4k3/8/8/8/3b4/8/8/R1B1K3 w Q - 0 1", chess.QueenSide,
			"Castling on the queen's side? No. Your bishop on c1 stands between king and rook. Every square between must be empty.",
		},
		{"4k3/8/b7/8/8/8/8/4KN1R w K - 0 1", chess.KingSide, "Castling on the king's side? No. Your knight on f1 stands between king and rook. Every square between must be empty. " +
			"The bishop on a6 guards f1, so the king can't pass."},
	} {
		p, err := chess.ParseFEN(c.fen)
		if err != nil {
			t.Fatal(err)
		}
		g := chess.NewGame(p)
		if got := Castling(g, c.wing, g.ExplainCastling(c.wing)); got != c.want && !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: %q, want %q", c.fen, got, c.want)
		}
	}
}

func TestMatingAndWalls(t *testing.T) {
	for _, c := range []struct {
		white, black dead.Answer
		want         string
	}{
		{dead.Yes, dead.Yes, "Both sides can still give checkmate, if the other plays badly enough."},
		{dead.No, dead.No, "Neither side can ever give checkmate any more, whatever is played."},
		{dead.Yes, dead.No, "White can still give checkmate, if the other side plays badly enough. Black can never give checkmate any more, whatever is played."},
		{dead.Undecided, dead.No, "Can White still give checkmate? That is too hard to work out here. Black can never give checkmate any more, whatever is played."},
	} {
		if got := Mating([2]dead.Answer{c.white, c.black}); got != c.want {
			t.Errorf("%v %v: %q, want %q", c.white, c.black, got, c.want)
		}
	}
	if got, want := Frozen(1<<chess.A4|1<<chess.B4), "The pieces on a4 and b4 can never move again, and nobody can ever take them."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := Frozen(1<<chess.A4), "The piece on a4 can never move again, and nobody can ever take it."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := Frozen(0); got != "" {
		t.Errorf("%q of nothing", got)
	}
	if got, want := KingRegion(chess.Black, 0xff), "Black's king can never leave the 8 marked squares."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
