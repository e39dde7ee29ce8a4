package words

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
)

// What a touched piece obliges to, and that a game which ended otherwise than by mate is over.
func TestMatchReasons(t *testing.T) {
	const castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	touch := func(names ...string) func(m *match.Match) error {
		return func(m *match.Match) error {
			for _, name := range names {
				if err := m.Touch(square(t, name)); err != nil {
					return err
				}
			}
			return nil
		}
	}
	for _, c := range []struct {
		name, fen, try     string
		before             func(m *match.Match) error
		child, exact, line string
	}{
		{
			"own", "4k3/8/8/3n4/2P5/8/5N2/4K3 w - - 0 1", "c4c5", touch("f2"),
			"You touched your knight on f2 first, so now you have to move it.",
			"The first piece touched that can be moved or captured must be, here your knight on f2. (FIDE 4.3.1)",
			"Not allowed: the touched piece first",
		},
		{
			"enemy", "4k3/8/8/3n4/2P5/8/5N2/4K3 w - - 0 1", "c4c5", touch("d5"),
			"You touched the knight on d5 first, so now you have to take it.",
			"The first piece touched that can be moved or captured must be, here the knight on d5. (FIDE 4.3.2)",
			"Not allowed: take the touched piece",
		},
		{
			"both", "4k3/8/8/3n4/2P5/8/5N2/4K3 w - - 0 1", "c4c5", touch("d5", "c4"),
			"You touched your pawn on c4 and the knight on d5, so now you have to take one with the other.",
			"With a piece of each colour touched, the first of one's own must capture the first of the opponent's: " +
				"your pawn on c4 takes the knight on d5. (FIDE 4.3.3)",
			"Not allowed: take what you touched",
		},
		{
			"king and rook", castles, "e1e2", touch("e1", "h1"),
			"You touched your king and then your rook on h1, so now you have to castle.",
			"With king and rook touched, castling on that side is obligatory where it is legal, here with your rook on h1. (FIDE 4.4.1)",
			"Not allowed: you have to castle now",
		},
		{
			"rook and king", castles, "e1g1", touch("h1", "e1"),
			"You touched your rook on h1 before your king, so now the rook has to move and you can't castle with it.",
			"With a rook touched before the king, castling with it is not allowed on this move; your rook on h1 must be moved. (FIDE 4.4.2)",
			"Not allowed: the touched piece first",
		},
		{
			"castling fails", "4k3/5r2/8/8/8/8/8/4K2R w K - 0 1", "h1h2", touch("e1", "h1"),
			"You touched king and rook, but castling isn't possible, so now the king has to move some other way.",
			"With castling intended but illegal, another legal move of the king must be made. (FIDE 4.4.3)",
			"Not allowed: the king has to move now",
		},
		{
			"promotion", "8/P6k/8/8/8/8/8/K7 w - - 0 1", "a7a8q", func(m *match.Match) error { return m.TouchPromotion(chess.Rook) },
			"Your new piece has touched the board, so you can't choose another one now.",
			"The choice of the promoted piece is final once it has touched the square of promotion. (FIDE 4.4.4)",
			"Not allowed: the choice is made",
		},
		{
			"announced", castles, "e1e2", func(m *match.Match) error {
				if m.Claim(match.FiftyMoves, chess.Move{From: chess.A1, To: chess.A2}) == nil {
					t.Error("the claim is right")
				}
				return nil
			},
			"You said which move you would make, so now you have to make it.",
			"A move announced with a claim that was found incorrect must be made. (FIDE 9.5.3)",
			"Not allowed: make the move you announced",
		},
		{
			"resigned", castles, "e1e2", func(m *match.Match) error { return m.Resign(chess.Black) },
			"The game is over. Nobody can move any more.", "The game has ended; no further move is made. (FIDE 5.1.2)", "Not allowed: the game is over",
		},
	} {
		m := match.New(game(t, c.fen, ""), dead.PageLimit)
		if err := c.before(m); err != nil {
			t.Fatal(err)
		}
		p := m.Position()
		try, err := p.ParseUCI(c.try)
		if err != nil {
			t.Fatal(err)
		}
		v := m.Explain(try)
		if v.Legal {
			t.Fatalf("%s: %s may be played", c.name, c.try)
		}
		r := v.Reasons[0]
		check(t, c.name, Reason(m.Game(), try, r), 170)
		if got := Reason(m.Game(), try, r); got != c.child {
			t.Errorf("%s: %q, want %q", c.name, got, c.child)
		}
		if got := ReasonExact(m.Game(), try, r); got != c.exact {
			t.Errorf("%s: %q, want %q", c.name, got, c.exact)
		}
		if got := ReasonLine(m.Game(), try, r); got != c.line {
			t.Errorf("%s: %q, want %q", c.name, got, c.line)
		}
	}
}
