package match

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

// limit is enough for the positions of these tests.
var limit = dead.DeskLimit

const startFEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// knightsOutAndBack are four plies after which the start stands again.
const knightsOutAndBack = "g1f3 g8f6 f3g1 f6g8 "

// game plays UCI moves separated by spaces.
func game(t testing.TB, fen, moves string) *chess.Game {
	t.Helper()
	p, err := chess.ParseLessonFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	g := chess.NewGame(p)
	for _, text := range strings.Fields(moves) {
		if err := g.Play(move(t, g.Position(), text)); err != nil {
			t.Fatal(err)
		}
	}
	return g
}

// move reads a UCI move, legal or not, "" as the zero Move.
func move(t testing.TB, p chess.Position, text string) chess.Move {
	t.Helper()
	if text == "" {
		return chess.Move{}
	}
	m, err := p.ReadTry(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func played(t testing.TB, fen, moves string) *Match {
	t.Helper()
	return New(game(t, fen, moves), limit)
}

func TestOutcomes(t *testing.T) {
	names := map[string]bool{}
	for o := None; o <= SecondIllegalMove; o++ {
		text, err := o.MarshalText()
		if err != nil || string(text) != o.String() || names[o.String()] || (outcomes[o].article == "") != (o == None) {
			t.Errorf("outcome %d: %q %v, article %q", o, text, err, outcomes[o].article)
		}
		names[o.String()] = true
	}
	if name := (SecondIllegalMove + 1).String(); name != "" {
		t.Errorf("what is no outcome is called %q", name)
	}
}

func TestJudge(t *testing.T) {
	for _, c := range []struct {
		name, fen, moves string
		want             Outcome
		winner           string
	}{
		{"the start", startFEN, "", None, ""},
		{"fool's mate", startFEN, "f2f3 e7e5 g2g4 d8h4", Checkmate, "black"},
		{"smothered mate", "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", "", Checkmate, "white"},
		{"stalemate", "7k/5K2/8/8/8/8/6Q1/8 w - - 0 1", "g2g6", Stalemate, ""},
		{"the fourth time", startFEN, strings.Repeat(knightsOutAndBack, 3), None, ""},
		{"the fifth time", startFEN, strings.Repeat(knightsOutAndBack, 4), FivefoldRepetition, ""},
		{"the fifth time, not in a row", startFEN, knightsOutAndBack + "b1c3 b8c6 c3b1 c6b8 " + strings.Repeat(knightsOutAndBack, 2), FivefoldRepetition, ""},
		{"149 quiet moves", "7k/8/6K1/8/8/8/8/R7 w - - 148 120", "a1a7", None, ""},
		{"150 quiet moves", "7k/8/6K1/8/8/8/8/R7 w - - 149 120", "a1a7", SeventyFiveMoves, ""},
		{"the 150th mates", "7k/8/6K1/8/8/8/8/R7 w - - 149 120", "a1a8", Checkmate, "white"},
		{"the 150th takes", "7k/8/6K1/8/8/8/r7/R7 w - - 149 120", "a1a2", None, ""},
		{"a pawn moves", "7k/8/6K1/8/8/8/P7/R7 w - - 149 120", "a2a4", None, ""},
		{"loaded late", "7k/8/6K1/8/8/8/8/R7 w - - 200 150", "", SeventyFiveMoves, ""},
		{"stalemate on the 150th move", "7k/5K2/8/8/8/8/6Q1/8 w - - 149 120", "g2g6", Stalemate, ""},
		{"a lesson without kings", "8/8/8/8/8/8/8/R7 w - - 0 1", "", None, ""},
		{"a lesson without one king", "8/8/8/8/8/8/8/R3K3 w - - 0 1", "", None, ""},
	} {
		r := Judge(game(t, c.fen, c.moves))
		winner := ""
		if side, won := r.Winner(); won {
			winner = side.String()
		}
		if r.Outcome != c.want || winner != c.winner || r.Drawn != (c.want != None && c.winner == "") || r.Article != outcomes[c.want].article {
			t.Errorf("%s: %s, won by %q, drawn %v, FIDE %s; want %s, won by %q", c.name, r.Outcome, winner, r.Drawn, r.Article, c.want, c.winner)
		}
	}
}

func TestJudgeCounts(t *testing.T) {
	r := Judge(game(t, startFEN, "e2e4 e7e5 "+knightsOutAndBack+knightsOutAndBack+"g1f3"))
	if r.Outcome != None || !slices.Equal(r.Occurrences, []int{3, 7, 11}) || r.HalfMoveClock != 9 {
		t.Errorf("%+v", r)
	}
}

// Once it is over, it is over, and every try is answered with the reason.
func TestNothingAfterTheEnd(t *testing.T) {
	for name, end := range map[string]func(m *Match) error{
		"resigned":  func(m *Match) error { return m.Resign(chess.White) },
		"flag":      func(m *Match) error { return m.FlagFalls(chess.White) },
		"agreed":    func(m *Match) error { return errors.Join(m.Offer(chess.White), m.Accept(chess.Black)) },
		"claimed":   func(m *Match) error { return m.Claim(ThreefoldRepetition, chess.Move{}) },
		"illegal":   func(m *Match) error { return errors.Join(m.IllegalMove(), m.IllegalMove()) },
		"checkmate": func(m *Match) error { return m.Play(chess.Move{From: chess.H5, To: chess.F7}) },
	} {
		m := played(t, "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
			"b1c3 a8b8 c3b1 b8a8 b1c3 a8b8 c3b1 b8a8 b1c3 a8b8 c3b1 b8a8")
		if err := end(m); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		ended := m.Result()
		if ended.Outcome == None || ended.Article == "" {
			t.Fatalf("%s: it goes on", name)
		}
		for what, err := range map[string]error{
			"a move":         m.Play(chess.Move{From: chess.D2, To: chess.D3}),
			"resigning":      m.Resign(chess.Black),
			"a flag":         m.FlagFalls(chess.Black),
			"an offer":       m.Offer(chess.Black),
			"accepting":      m.Accept(chess.Black),
			"a claim":        m.Claim(ThreefoldRepetition, chess.Move{}),
			"a touch":        m.Touch(chess.D2),
			"a promotion":    m.TouchPromotion(chess.Queen),
			"an illegal one": m.IllegalMove(),
		} {
			if !errors.Is(err, ErrOver) {
				t.Errorf("%s: then %s: %v", name, what, err)
			}
		}
		if m.Claims() != nil || m.Offered(chess.White) || m.Offered(chess.Black) {
			t.Errorf("%s: there is still something to claim or accept", name)
		}
		if r := m.Result(); r.Outcome != ended.Outcome || r.Side != ended.Side {
			t.Errorf("%s became %+v", name, r)
		}
		for _, text := range []string{"d2d3", "e4e6"} {
			v := m.Explain(move(t, m.Position(), text))
			if v.Legal || v.Reasons[0].Code != chess.ReasonGameOver || v.Reasons[0].Article != ended.Article {
				t.Errorf("%s: %s is explained by %+v", name, text, v)
			}
		}
	}
}

func TestPlay(t *testing.T) {
	m := played(t, startFEN, "")
	if err := m.Play(chess.Move{From: chess.E2, To: chess.E5}); err == nil || !strings.Contains(err.Error(), "e2e5 is refused: not-how-it-moves (FIDE 3.7)") {
		t.Errorf("an illegal move: %v", err)
	}
	for _, text := range strings.Fields("f2f3 e7e5 g2g4 d8h4") {
		if err := m.Play(move(t, m.Position(), text)); err != nil {
			t.Fatal(err)
		}
	}
	if r := m.Result(); r.Outcome != Checkmate || m.Game().Ply() != 4 {
		t.Errorf("%+v", r)
	}
	if winner, won := m.Result().Winner(); !won || winner != chess.Black {
		t.Errorf("won %v by %v", won, winner)
	}
}
