package chess

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// told writes what an End tells: the squares next to the king with their guards, those between it and the checkers, and
// the tries: "a7[b6]; own b7; between[c8]; b7c8 pinned".
func told(end End) string {
	var parts []string
	for _, f := range end.Flights {
		if f.Own {
			parts = append(parts, "own "+f.Square.String())
		} else {
			parts = append(parts, f.Square.String()+fmt.Sprint(f.Guards))
		}
	}
	if end.Between != nil {
		parts = append(parts, fmt.Sprint("between", end.Between))
	}
	for _, f := range end.Tries {
		codes := make([]string, len(f.Reasons))
		for i, r := range f.Reasons {
			codes[i] = string(r.Code)
		}
		parts = append(parts, f.Move.String()+" "+strings.Join(codes, "+"))
	}
	return strings.Join(parts, "; ")
}

func TestEndKindString(t *testing.T) {
	for kind, want := range []string{"ongoing", "checkmate", "stalemate", ""} {
		if got := EndKind(kind).String(); got != want {
			t.Errorf("kind %d is %q, want %q", kind, got, want)
		}
	}
}

func TestExplainEnd(t *testing.T) {
	for _, c := range []struct {
		name, fen, moves string
		kind             EndKind
		checkers         string
		want             string
	}{
		{"the game goes on", startFEN, "", Ongoing, "[]", ""},
		{"check", "4k3/4r3/8/8/8/8/8/4K3 w - - 0 1", "", Ongoing, "[e7]", ""},
		{
			"nobody to help", "3R2k1/5ppp/8/8/8/8/8/K7 b - - 0 1", "", Checkmate, "[d8]",
			"own f7; own g7; own h7; f8[d8]; h8[d8]; between[e8 f8]",
		},
		{"smothered", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", "", Checkmate, "[f7]", "own g7; own h7; own g8"},
		{
			"the one who could take is pinned", "1r2qkr1/p1pp1pb1/B2Pp1N1/3n4/1p2P1P1/5Q2/PPPB1P1P/R2N1K1R b - - 0 7", "", Checkmate, "[g6]",
			"e7[d6 g6]; own f7; own g7; own e8; own g8; f7g6 pinned",
		},
		{
			"the one who could step between is pinned", "3R3k/6bp/8/8/8/8/1B6/K7 b - - 0 1", "", Checkmate, "[d8]",
			"own g7; own h7; g8[d8]; between[e8 f8 g8]; g7f8 pinned",
		},
		{
			"double check", "3qkb2/3p1pp1/5N2/8/8/8/8/K3R3 b - - 0 1", "", Checkmate, "[e1 f6]",
			"own d7; e7[e1]; own f7; own d8; own f8; between[e2 e3 e4 e5 e6 e7]; g7f6 double-check; d8f6 double-check; d8e7 double-check; f8e7 double-check",
		},
		{
			"the capture in passing would uncover the king", "3rr3/2p5/1p6/3P4/3K4/8/2q1k3/8 b - - 0 1", "c7c5", Checkmate, "[c5]",
			"c3[c2]; d3[c2 e2]; e3[e2 e8]; c4[c2]; e4[c2 e8]; c5[c2 b6]; own d5; e5[e8]; d5c6 pinned",
		},
		{"nothing but the king", "k7/8/1Q6/8/8/8/8/7K b - - 0 1", "", Stalemate, "[]", "a7[b6]; b7[b6]; b8[b6]"},
		{"the queen is too near", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "", Stalemate, "[]", "g7[g6 f7]; h7[g6]; g8[g6 f7]"},
		{"the queen mates", "7k/5K2/8/8/8/8/7Q/8 b - - 0 1", "", Checkmate, "[h2]", "g7[f7]; h7[h2]; g8[f7]; between[h3 h4 h5 h6 h7]"},
		{"no king", "8/8/8/8/8/8/8/R7 b - - 0 1", "", Ongoing, "[]", ""},
		{
			"a pawn that could step twice, and take", "8/8/3b4/8/4b3/7p/5kP1/7K w - - 0 1", "", Stalemate, "[]",
			"g1[f2]; own g2; h2[d6]; g2g3 pinned; g2h3 pinned; g2g4 pinned",
		},
		{
			"every piece is stuck", "5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10", "", Stalemate, "[]",
			"f5[e6]; g5[h4]; own h5; own f6; own h6; f7[e6]; own g7; own h7; " +
				"h5h4 pawn-takes-diagonally+pawn-blocked; f6f5 pinned; h6h5 own-piece-on-target; h6g6 own-piece-on-target; h6h7 own-piece-on-target; " +
				"e7e6 pawn-takes-diagonally+pawn-blocked; g7g6 own-piece-on-target+pawn-blocked; " +
				"h7g6 own-piece-on-target; h7h6 own-piece-on-target; h7g7 own-piece-on-target; h7g8 own-piece-on-target; h7h8 own-piece-on-target; " +
				"f8e7 own-piece-on-target; f8g7 own-piece-on-target; g8f6 own-piece-on-target; g8h6 own-piece-on-target; g8e7 own-piece-on-target; " +
				"h8h7 own-piece-on-target; h8g8 own-piece-on-target",
		},
	} {
		p := after(t, c.fen, c.moves).Position()
		end := p.ExplainEnd()
		if end.Kind != c.kind || fmt.Sprint(end.Checkers) != c.checkers {
			t.Errorf("%s: %s by %v, want %s by %s", c.name, end.Kind, end.Checkers, c.kind, c.checkers)
		}
		if got := told(end); got != c.want {
			t.Errorf("%s: told\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

// In every end of random games and scattered pieces the flights are all the king's neighbours, each with a cause; the tries help, or would be
// moves at all, each with a reason; and in a stalemate every piece has one.
func TestEndsAreExplainedWholly(t *testing.T) {
	mates, stalemates, tries := 0, 0, 0
	look := func(p Position) {
		end := p.ExplainEnd()
		switch end.Kind {
		case Ongoing:
			return
		case Checkmate:
			mates++
		case Stalemate:
			stalemates++
		}
		tries += len(end.Tries)
		if len(end.Flights) != kingAttacks[end.King].Count() {
			t.Errorf("%s: flights %v", p.FEN(), end.Flights)
		}
		for _, f := range end.Flights {
			if len(f.Guards) == 0 && !f.Own {
				t.Errorf("%s: nothing keeps the king from %v", p.FEN(), f.Square)
			}
		}
		has := map[Square]bool{}
		for _, f := range end.Tries {
			has[f.Move.From] = true
			helps := slices.Contains(end.Checkers, p.Captured(f.Move)) || slices.Contains(end.Between, f.Move.To)
			if len(f.Reasons) == 0 || p.IsLegal(f.Move) || end.Kind == Checkmate && !helps {
				t.Errorf("%s: %v fails by %v", p.FEN(), f.Move, f.Reasons)
			}
			for _, r := range f.Reasons {
				if r.Code == ReasonGameOver || r.Code == ReasonNotHowItMoves || r.Code == ReasonPathBlocked || r.Code == ReasonPawnNothingToTake {
					t.Errorf("%s: %v fails by %v", p.FEN(), f.Move, r.Code)
				}
			}
		}
		for _, s := range end.Stuck {
			if end.Kind == Stalemate && !has[s] {
				t.Errorf("%s: nothing is told about %v", p.FEN(), s)
			}
		}
	}
	randomPositions(t, 1000, func(g *Game) { look(g.Position()) })
	random := rand.New(rand.NewPCG(9, 10))
	for range 300_000 {
		look(fewMen(random))
	}
	t.Logf("%d mates, %d stalemates, %d tries", mates, stalemates, tries)
	if mates < 500 || stalemates < 500 || tries < 1000 {
		t.Error("too few of them")
	}
}

// fewMen sets some pieces and pawns on the board at random, few for the side to move, which makes for many ends.
func fewMen(random *rand.Rand) Position {
	for {
		p := Position{enPassant: NoSquare, skipped: NoSquare, number: 1}
		put := func(c Color, t PieceType) {
			s := Square(random.IntN(64))
			if t == Pawn {
				s = Square(8 + random.IntN(48))
			}
			if !p.Occupied().Has(s) {
				p.put(c, t, s)
			}
		}
		put(White, King)
		put(Black, King)
		for range random.IntN(6) {
			put(White, PieceType(1+random.IntN(2)*random.IntN(5)))
		}
		for range 2 + random.IntN(8) {
			put(Black, PieceType(1+random.IntN(5)))
		}
		if p.King(White) != NoSquare && p.King(Black) != NoSquare && p.AttackersTo(p.King(Black), White) == 0 {
			return p
		}
	}
}
