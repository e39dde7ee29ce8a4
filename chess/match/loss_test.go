package match

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

// Who loses by the clock, by resigning or by a second illegal move still draws where the other side cannot mate.
func TestLosses(t *testing.T) {
	losses := map[Outcome]func(m *Match, side chess.Color) error{
		Resignation: func(m *Match, side chess.Color) error { return m.Resign(side) },
		FlagFall:    func(m *Match, side chess.Color) error { return m.FlagFalls(side) },
		SecondIllegalMove: func(m *Match, side chess.Color) error {
			if side != m.turn() {
				return nil // only who has the move can complete an illegal one
			}
			if err := m.IllegalMove(); err != nil || m.Result().Outcome != None || m.IllegalMoves(side) != 1 {
				t.Errorf("the first illegal move: %v, %s", err, m.Result().Outcome)
			}
			return m.IllegalMove()
		},
	}
	for _, c := range []struct {
		name, fen string
		loser     chess.Color
		answer    dead.Answer
	}{
		{"the start", startFEN, chess.White, dead.Yes},
		{"whoever has the move", startFEN, chess.Black, dead.Yes},
		{"against a bare king", "8/8/5k2/8/8/3KQ3/8/8 w - - 0 1", chess.White, dead.No},
		{"a bare king against a queen", "8/8/5k2/8/8/3KQ3/8/8 b - - 0 1", chess.Black, dead.Yes},
		{"a knight that a pawn helps", "8/8/8/4k3/7p/8/5N2/6K1 b - - 0 1", chess.Black, dead.Yes},
		{"a knight that a queen cannot help", "8/8/8/4k3/7q/8/5N2/6K1 b - - 0 1", chess.Black, dead.No},
		{"a lesson without kings", "8/8/8/8/8/8/8/R7 w - - 0 1", chess.White, dead.Undecided},
		{"a lesson without one king", "8/8/8/8/8/8/8/R3K3 w - - 0 1", chess.White, dead.Undecided},
	} {
		for outcome, lose := range losses {
			m := played(t, c.fen, "")
			if err := lose(m, c.loser); err != nil {
				t.Fatal(err)
			}
			r := m.Result()
			if r.Outcome == None {
				continue
			}
			winner, won := r.Winner()
			drawn := c.answer == dead.No
			if r.Outcome != outcome || r.Drawn != drawn || won == drawn || won && winner != c.loser.Other() ||
				r.Side != c.loser || r.Mate.Answer != c.answer || r.Article != outcomes[outcome].article {
				t.Errorf("%s, %s: %+v", c.name, outcome, r)
			}
		}
	}
}

func TestIllegalMovesCountByPlayer(t *testing.T) {
	m := played(t, startFEN, "")
	for _, text := range []string{"e2e4", "e7e5"} {
		if err := m.IllegalMove(); err != nil {
			t.Fatal(err)
		}
		if err := m.Play(move(t, m.Position(), text)); err != nil {
			t.Fatal(err)
		}
	}
	if m.IllegalMoves(chess.White) != 1 || m.IllegalMoves(chess.Black) != 1 || m.Result().Outcome != None {
		t.Errorf("%+v", m.Result())
	}
	if err := m.IllegalMove(); err != nil || m.Result().Outcome != SecondIllegalMove || m.Result().Side != chess.White {
		t.Errorf("%v, %+v", err, m.Result())
	}
}
