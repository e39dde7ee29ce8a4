package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/chess/words"
)

// chooseLoss asks who wins where a side's time has run out, or where it resigns.
type chooseLoss struct {
	bare
	side chess.Color
	by   match.Outcome // FlagFall or Resignation
}

func (c chooseLoss) String() string {
	if c.by == match.FlagFall {
		return "choose flag " + c.side.String()
	}
	return "choose resign " + c.side.String()
}

func (chooseLoss) choices(*chess.Game) []Choice { return winners() }
func (chooseLoss) misfit(g *chess.Game) string  { return overByItself(g) }
func (c chooseLoss) right(g *chess.Game) string { return winnerWithout(g, c.side) }

func (c chooseLoss) about(g *chess.Game, id string) string {
	switch id {
	case c.side.String():
		what := " has given up"
		if c.by == match.FlagFall {
			what = "'s time has run out"
		}
		return sideName(c.side) + what + ", so " + sideName(c.side) + " can't win any more."
	case choiceDraw:
		return sayHelpmate(g, c.side.Other())
	}
	return words.Result(g, match.Result{Outcome: c.by, Drawn: true, Side: c.side})
}
