package match

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// squares reads names separated by spaces.
func squares(t testing.TB, names string) []chess.Square {
	t.Helper()
	var list []chess.Square
	for _, name := range strings.Fields(names) {
		s, err := chess.ParseSquare(name)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, s)
	}
	return list
}

// uci writes moves in order of their names.
func uci(moves []chess.Move) string {
	var names []string
	for _, m := range moves {
		names = append(names, m.String())
	}
	slices.Sort(names)
	return strings.Join(names, " ")
}

// anyMove stands for all legal moves.
const anyMove = "any"

func TestObliged(t *testing.T) {
	const (
		castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
		middle  = "4k3/8/2b1p3/3n4/2P5/8/5N2/4K3 w - - 0 1" // c4 takes d5
		stuck   = "4k3/8/8/8/8/8/PP3PPP/RNBQKBNR w KQ - 0 1"
		through = "4k3/5r2/8/8/8/8/8/R3K2R w KQ - 0 1"   // f1 is attacked
		shutIn  = "3rkr2/8/8/8/8/8/4P3/R3K2R w KQ - 0 1" // d1 and f1 are attacked
	)
	for _, c := range []struct {
		name, fen, touched string
		promotion          chess.PieceType
		article            string
		want               string
	}{
		{"nothing", middle, "", 0, "", anyMove},
		{"an empty square", middle, "e4 h8", 0, "", anyMove},

		// 4.3.1
		{"one's own", middle, "f2", 0, "4.3.1", "f2d1 f2d3 f2e4 f2g4 f2h1 f2h3"},
		{"one's own, twice", middle, "f2 f2", 0, "4.3.1", "f2d1 f2d3 f2e4 f2g4 f2h1 f2h3"},
		{"two of one's own", middle, "c4 f2", 0, "4.3.1", "c4c5 c4d5"},
		{"the other way round", middle, "f2 c4", 0, "4.3.1", "f2d1 f2d3 f2e4 f2g4 f2h1 f2h3"},
		{"the first cannot move", stuck, "a1 g2", 0, "4.3.1", "g2g3 g2g4"},
		{"pinned", "4r1k1/8/8/8/8/8/P3N3/4K3 w - - 0 1", "e2 a2", 0, "4.3.1", "a2a3 a2a4"},
		{"check that the piece cannot answer", "4r1k1/8/8/8/8/8/P2N4/4K2R w - - 0 1", "a2 d2", 0, "4.3.1", "d2e4"},
		{"the king may castle", castles, "e1", 0, "4.3.1", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1"},
		{"king and a knight", castles, "e1 a1", 0, "4.4.1", "e1c1"},

		// 4.3.2
		{"an enemy piece", middle, "d5", 0, "4.3.2", "c4d5"},
		{"several can take it", "4k3/8/8/3n4/2P1P3/8/8/3RK3 w - - 0 1", "d5", 0, "4.3.2", "c4d5 d1d5 e4d5"},
		{"the first enemy piece that can be taken", middle, "c6 e6 d5", 0, "4.3.2", "c4d5"},
		{"two that can be taken", "4k3/8/8/3n1n2/4P3/8/8/4K3 w - - 0 1", "f5 d5", 0, "4.3.2", "e4f5"},
		{"the enemy king", middle, "e8", 0, "4.5", anyMove},
		{"taken in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5", 0, "4.3.2", "e5d6"},
		{"too late to take in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "d5", 0, "4.5", anyMove},
		{"taken by a promotion", "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "b8", 0, "4.3.2", "a7b8b a7b8n a7b8q a7b8r"},

		// 4.3.3
		{"own, then enemy", middle, "c4 d5", 0, "4.3.3", "c4d5"},
		{"enemy, then own", middle, "d5 c4", 0, "4.3.3", "c4d5"},
		{"own cannot take it: own moves", middle, "f2 d5", 0, "4.3.3", "f2d1 f2d3 f2e4 f2g4 f2h1 f2h3"},
		{"own cannot take it: enemy is taken", middle, "d5 f2", 0, "4.3.3", "c4d5"},
		{"own cannot take it nor move", "r3k3/8/8/8/8/8/P7/RN2K3 w Q - 0 1", "a1 a8 b1", 0, "4.3.3", "b1a3 b1c3 b1d2"},
		{"the first of each", middle, "f2 c4 d5", 0, "4.3.3", "f2d1 f2d3 f2e4 f2g4 f2h1 f2h3"},
		{"own cannot move, enemy cannot be taken", stuck, "a1 e8 g2", 0, "4.3.3", "g2g3 g2g4"},
		{"neither can", stuck, "a1 e8", 0, "4.5", anyMove},
		{"in passing with the pawn touched", "4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", "c5 d5", 0, "4.3.3", "c5d6"},

		{"the king cannot take it: the king moves", "4k3/8/8/b7/8/8/3r4/4K3 w - - 0 1", "e1 d2", 0, "4.3.3", "e1f1"},
		{"the king takes it", "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1", "d2 e1", 0, "4.3.3", "e1d2"},

		// 4.4.1
		{"king and rook", castles, "e1 h1", 0, "4.4.1", "e1g1"},
		{"king and the other rook", castles, "e1 a1", 0, "4.4.1", "e1c1"},
		{"king and both rooks", castles, "e1 a1 h1", 0, "4.4.1", "e1c1"},
		{"the first rook cannot, the second can", through, "e1 h1 a1", 0, "4.4.1", "e1c1"},
		{"Black", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8 a8", 0, "4.4.1", "e8c8"},
		{"a piece that cannot move, then king and rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e8 e1 h1", 0, "4.4.1", "e1g1"},
		{"king and a rook elsewhere", "4k3/8/8/3R4/8/8/8/4K2R w K - 0 1", "e1 d5", 0, "4.3.1", "e1d1 e1d2 e1e2 e1f1 e1f2 e1g1"},

		{"king, rook, and what the king cannot take", "r3k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1 h1 a8", 0, "4.4.1", "e1g1"},
		{"king, rook, and what the king can take", "4k3/8/8/8/8/8/3n4/4K2R w K - 0 1", "e1 h1 d2", 0, "4.3.3", "e1d2"},

		// 4.4.2
		{"rook, then king", castles, "h1 e1", 0, "4.4.2", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"},
		{"rook, king, the other rook", castles, "h1 e1 a1", 0, "4.4.2", "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8"},
		{"a rook that cannot move, then king", "4k3/8/8/8/8/8/7P/R3K1NR w KQ - 0 1", "h1 e1", 0, "4.3.1", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2"},

		// 4.4.3
		{"castling is illegal", through, "e1 h1", 0, "4.4.3", "e1c1 e1d1 e1d2 e1e2"},
		{"the right is lost", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1 h1", 0, "4.4.3", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2"},
		{"the king has moved two squares", through, "e1", 0, "4.3.1", "e1c1 e1d1 e1d2 e1e2"},
		{"the king has no move", shutIn, "e1 h1", 0, "4.4.3", anyMove},
		{"the king has no move, and no rook was meant", shutIn, "e1 e2", 0, "4.3.1", "e2e3 e2e4"},
		{"the king has no move, and the rook touched stands elsewhere", "3rkr2/8/8/8/8/8/4P3/1R2K3 w - - 0 1", "e1 b1", 0, "4.3.1", "b1a1 b1b2 b1b3 b1b4 b1b5 b1b6 b1b7 b1b8 b1c1 b1d1"},

		// 4.4.4
		{"the new piece touches the square", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7", chess.Knight, "4.3.1", "a7a8n"},
		{"and the pawn may still take", "1n6/P6k/8/8/8/8/8/K7 w - - 0 1", "a7", chess.Queen, "4.3.1", "a7a8q a7b8q"},
		{"and no pawn was touched", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "", chess.Rook, "", "a1a2 a1b1 a1b2 a7a8r"},
		{"a king is no choice", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7", chess.King, "4.3.1", "a7a8b a7a8n a7a8q a7a8r"},

		// 4.5
		{"none can move", stuck, "a1 h1", 0, "4.5", anyMove},
		{"only the enemy's that cannot be taken", stuck, "e8", 0, "4.5", anyMove},
		{"mate", "7k/5K2/8/8/8/8/7Q/8 b - - 0 1", "h8", 0, "4.5", anyMove},
	} {
		p := game(t, c.fen, "").Position()
		o := Obliged(p, squares(t, c.touched), c.promotion)
		want := c.want
		if want == anyMove {
			want = uci(p.LegalMoves())
		}
		if got := uci(o.Moves); got != want || o.Article != c.article {
			t.Errorf("%s: left are %s (FIDE %s), want %s (FIDE %s)", c.name, got, o.Article, want, c.article)
		}
	}
}

// Whatever is touched, some legal move is left, and pieces of one colour bind by 4.3.1 or 4.3.2.
func TestObligedAlwaysLeavesAMove(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	articles := map[string]int{}
	for range 300 {
		g := game(t, []string{startFEN, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "n1n1k3/PPP5/8/3pP3/8/8/5ppp/4K1N1 w - d6 0 1"}[random.IntN(3)], "")
		for range random.IntN(60) {
			p := g.Position()
			legal := p.LegalMoves()
			if len(legal) == 0 {
				break
			}
			if err := g.Play(legal[random.IntN(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
		p := g.Position()
		for range 50 {
			var touched []chess.Square
			for range random.IntN(5) {
				touched = append(touched, chess.Square(random.IntN(65)))
			}
			o := Obliged(p, touched, chess.PieceType(random.IntN(7)))
			articles[o.Article]++
			checkObliged(t, p, touched, o)
		}
	}
	for _, article := range []string{"", "4.3.1", "4.3.2", "4.3.3", "4.5"} {
		if articles[article] < 100 {
			t.Errorf("only %d cases of FIDE %s", articles[article], article)
		}
	}
}

func checkObliged(t *testing.T, p chess.Position, touched []chess.Square, o Obligation) {
	t.Helper()
	legal := p.LegalMoves()
	if (len(o.Moves) == 0) != (len(legal) == 0) {
		t.Fatalf("%s, touched %v: %d moves left of %d", p.FEN(), touched, len(o.Moves), len(legal))
	}
	for _, m := range o.Moves {
		if !p.IsLegal(m) {
			t.Fatalf("%s, touched %v: %v is left", p.FEN(), touched, m)
		}
	}
	if o.Promotion != chess.NoPieceType {
		return
	}
	// The first piece touched that can do anything, where all have one colour and none is the king.
	want := uci(legal)
	own, enemy := p.Side(p.Turn()), p.Side(p.Turn().Other())
	ownTouched, enemyTouched := false, false
	for _, s := range touched {
		if s == p.King(p.Turn()) {
			return
		}
		ownTouched, enemyTouched = ownTouched || own.Has(s), enemyTouched || enemy.Has(s)
	}
	if ownTouched && enemyTouched {
		return
	}
	for _, s := range touched {
		var moves []chess.Move
		for _, m := range legal {
			if m.From == s || enemy.Has(s) && p.Captured(m) == s {
				moves = append(moves, m)
			}
		}
		if moves != nil {
			want = uci(moves)
			break
		}
	}
	if got := uci(o.Moves); got != want {
		t.Fatalf("%s, touched %v: left are %s, want %s", p.FEN(), touched, got, want)
	}
}

func TestExplainTouchMove(t *testing.T) {
	for _, c := range []struct {
		name, fen, touched string
		promotion          chess.PieceType
		try, article       string // "" for a move that may be played
		moved, target      string
		flights            string
	}{
		{"another piece", startFEN, "g1", 0, "e2e4", "4.3.1", "g1", "", "f3 h3"},
		{"the piece", startFEN, "g1", 0, "g1f3", "", "", "", ""},
		{"not taken", "4k3/8/8/3n4/2P5/8/8/4K3 w - - 0 1", "d5", 0, "c4c5", "4.3.2", "", "d5", "d5"},
		{"not taken with the piece touched", "4k3/8/8/3n4/2P1P3/8/8/4K3 w - - 0 1", "c4 d5", 0, "e4d5", "4.3.3", "c4", "d5", "d5"},
		{"not castled", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1 h1", 0, "e1e2", "4.4.1", "e1", "h1", "g1"},
		{"castled although the rook was first", "4k3/8/8/8/8/8/7P/4K2R w K - 0 1", "h1 e1", 0, "e1g1", "4.4.2", "h1", "", "f1 g1"},
		{"not the king although castling failed", "4k3/5r2/8/8/8/8/8/4K2R w K - 0 1", "e1 h1", 0, "h1h2", "4.4.3", "e1", "", "d1 d2 e2"},
		{"another promotion", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7", chess.Rook, "a7a8q", "4.4.4", "a7", "", "a8"},
		{"not even the pawn", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7", chess.Rook, "a1a2", "4.3.1", "a7", "", "a8"},
		{"free", startFEN, "a1", 0, "e2e4", "", "", "", ""},
	} {
		m := played(t, c.fen, "")
		err := m.Touch(squares(t, c.touched)...)
		if c.promotion != chess.NoPieceType {
			err = errors.Join(err, m.TouchPromotion(c.promotion))
		}
		if err != nil {
			t.Fatal(err)
		}
		try := move(t, m.Position(), c.try)
		v := m.Explain(try)
		if v.Legal != (c.article == "") || v.Legal != (len(v.Reasons) == 0) || v.Legal != (m.Play(try) == nil) {
			t.Errorf("%s: legal %v", c.name, v.Legal)
			continue
		}
		if v.Legal {
			continue
		}
		r := v.Reasons[0]
		e := r.Evidence
		slices.Sort(e.Flights)
		if r.Code != chess.ReasonTouchMove || r.Article != c.article || e.Moved.String() != c.moved || e.Target.String() != c.target || !slices.Equal(e.Flights, squares(t, c.flights)) {
			t.Errorf("%s: %+v", c.name, r)
		}
	}
}

// What was touched is forgotten with the move, and not with an illegal one (FIDE 7.5.1).
func TestTouchesLastForTheMove(t *testing.T) {
	m := played(t, startFEN, "")
	if err := errors.Join(m.Touch(chess.G1), m.IllegalMove()); err != nil {
		t.Fatal(err)
	}
	if m.Play(move(t, m.Position(), "e2e4")) == nil {
		t.Error("after the illegal move another piece may move")
	}
	for _, text := range []string{"g1f3", "e7e5"} {
		if err := m.Play(move(t, m.Position(), text)); err != nil {
			t.Error(err)
		}
	}
}

func TestTouchPromotionOfWhatNoPawnBecomes(t *testing.T) {
	m := played(t, "8/P6k/8/8/8/8/8/K7 w - - 0 1", "")
	if err := m.TouchPromotion(chess.Rook); err != nil {
		t.Fatal(err)
	}
	for _, piece := range []chess.PieceType{chess.NoPieceType, chess.Pawn, chess.King, chess.King + 1} {
		if m.TouchPromotion(piece) == nil || m.Obligation().Promotion != chess.Rook {
			t.Errorf("%q is taken for a choice", piece)
		}
	}
}
