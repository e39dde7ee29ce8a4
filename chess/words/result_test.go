package words

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
)

const (
	startFEN          = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	knightsOutAndBack = "g1f3 g8f6 f3g1 f6g8 "
)

// The sentences for every outcome, every claim and every claim that is wrong, to be read in one go.
func TestResultsGolden(t *testing.T) {
	claim := func(claim match.Outcome, announced chess.Move) func(m *match.Match) error {
		return func(m *match.Match) error { return m.Claim(claim, announced) }
	}
	loss := func(lose func(m *match.Match, side chess.Color) error) func(m *match.Match) error {
		return func(m *match.Match) error { return lose(m, chess.White) }
	}
	rook, knightBack := chess.Move{From: chess.A1, To: chess.A7}, chess.Move{From: chess.F6, To: chess.G8}
	var out strings.Builder
	for _, c := range []struct {
		name, fen, moves string
		end              func(m *match.Match) error
	}{
		{"mate", startFEN, "f2f3 e7e5 g2g4 d8h4", nil},
		{"stalemate", "7k/5K2/8/8/8/8/6Q1/8 w - - 0 1", "g2g6", nil},
		{"dead position", "8/8/8/3k4/8/8/3pK3/8 w - - 0 1", "e2d2", nil},
		{"fivefold", startFEN, "e2e4 e7e5 " + strings.Repeat(knightsOutAndBack, 4), nil},
		{"seventy-five moves", "7k/8/6K1/8/8/8/8/R7 w - - 149 120", "a1a7", nil},
		{"threefold", startFEN, strings.Repeat(knightsOutAndBack, 2), claim(match.ThreefoldRepetition, chess.Move{})},
		{"threefold, announced", startFEN, knightsOutAndBack + "g1f3 g8f6 f3g1", claim(match.ThreefoldRepetition, knightBack)},
		{"fifty moves", "7k/8/6K1/8/8/8/8/R7 w - - 99 120", "a1a7", claim(match.FiftyMoves, chess.Move{})},
		{"fifty moves, announced", "7k/8/6K1/8/8/8/8/R7 w - - 99 120", "", claim(match.FiftyMoves, rook)},
		{"agreement", startFEN, "e2e4 e7e5", func(m *match.Match) error { return errors.Join(m.Offer(chess.White), m.Accept(chess.Black)) }},
		{"resignation", startFEN, "", loss((*match.Match).Resign)},
		{"resignation, drawn", "8/8/5k2/8/8/3KQ3/8/8 w - - 0 1", "", loss((*match.Match).Resign)},
		{"flag", startFEN, "", loss((*match.Match).FlagFalls)},
		{"flag, drawn", "8/8/5k2/8/8/3KQ3/8/8 w - - 0 1", "", loss((*match.Match).FlagFalls)},
		{"illegal moves", startFEN, "", func(m *match.Match) error { return errors.Join(m.IllegalMove(), m.IllegalMove()) }},
		{"illegal moves, drawn", "8/8/5k2/8/8/3KQ3/8/8 w - - 0 1", "", func(m *match.Match) error { return errors.Join(m.IllegalMove(), m.IllegalMove()) }},
	} {
		g := game(t, c.fen, c.moves)
		m := match.New(g, dead.PageLimit)
		if c.end != nil {
			if err := c.end(m); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
		}
		r := m.Result()
		child, exact := Result(g, r), ResultExact(g, r)
		check(t, c.name, child, 170)
		check(t, c.name, exact, 220)
		fmt.Fprintf(&out, "%s: %s\n  %s\n  %s\n", c.name, r.Outcome, child, exact)
	}

	out.WriteString("\n")
	for _, c := range []struct {
		fen, moves, announced string
		claim                 match.Outcome
	}{
		{startFEN, strings.Repeat(knightsOutAndBack, 2), "", match.ThreefoldRepetition},
		{startFEN, knightsOutAndBack + "g1f3 g8f6 f3g1", "f6g8", match.ThreefoldRepetition},
		{"7k/8/6K1/8/8/8/8/R7 w - - 107 120", "", "", match.FiftyMoves},
		{"7k/8/6K1/8/8/8/8/R7 w - - 99 120", "", "a1a7", match.FiftyMoves},
		{startFEN, "", "", match.ThreefoldRepetition},
		{startFEN, knightsOutAndBack, "", match.ThreefoldRepetition},
		{startFEN, "g1f3 g8f6 f3g1", "f6g8", match.ThreefoldRepetition},
		{"7k/8/6K1/8/8/8/8/R7 w - - 75 120", "", "", match.FiftyMoves},
		{"7k/8/6K1/8/8/8/8/R7 w - - 75 120", "", "a1a7", match.FiftyMoves},
	} {
		g := game(t, c.fen, c.moves)
		announced := chess.Move{}
		if p := g.Position(); c.announced != "" {
			announced, _ = p.ParseUCI(c.announced)
		}
		text := Claim(g, c.claim, match.Counted(g, announced))
		var wrong *match.WrongClaim
		if errors.As(match.New(g, dead.PageLimit).Claim(c.claim, announced), &wrong) {
			text = WrongClaim(g, wrong)
		}
		check(t, c.claim.String(), text, 170)
		fmt.Fprintf(&out, "%s\n", text)
	}
	golden(t, "results.golden", out.String())
}

func TestResultsOfAGameThatGoesOn(t *testing.T) {
	g := game(t, startFEN, "")
	if r := match.Judge(g); Result(g, r) != "" || ResultExact(g, r) != "" {
		t.Errorf("%q, %q", Result(g, r), ResultExact(g, r))
	}
}

func TestEveryOutcomeHasItsTexts(t *testing.T) {
	for o := match.None + 1; o <= match.SecondIllegalMove; o++ {
		for _, keys := range [][]string{{"result/", "end/"}, {"exact-result/"}} {
			found := false
			for _, key := range keys {
				found = found || english[key+o.String()] != ""
			}
			if !found {
				t.Errorf("no text %s%s", keys[0], o)
			}
		}
	}
}
