package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/chess/words"
)

// chooseFlag asks who wins where a side's time has run out, chooseResign where it resigns.
type chooseFlag struct {
	bare
	side chess.Color
}

func (c chooseFlag) String() string             { return "choose flag " + c.side.String() }
func (chooseFlag) choices(*chess.Game) []Choice { return winners() }
func (chooseFlag) misfit(g *chess.Game) string  { return overByItself(g) }
func (c chooseFlag) right(g *chess.Game) string { return winnerWithout(g, c.side) }
func (c chooseFlag) about(g *chess.Game, id string) string {
	return aboutLoser(g, c.side, id, match.FlagFall, "'s time has run out")
}

type chooseResign struct {
	bare
	side chess.Color
}

func (c chooseResign) String() string             { return "choose resign " + c.side.String() }
func (chooseResign) choices(*chess.Game) []Choice { return winners() }
func (chooseResign) misfit(g *chess.Game) string  { return overByItself(g) }
func (c chooseResign) right(g *chess.Game) string { return winnerWithout(g, c.side) }
func (c chooseResign) about(g *chess.Game, id string) string {
	return aboutLoser(g, c.side, id, match.Resignation, " has given up")
}

// aboutLoser says what is wrong with an answer about a side that has lost its time or its will.
func aboutLoser(g *chess.Game, side chess.Color, id string, outcome match.Outcome, what string) string {
	switch id {
	case side.String():
		return sideName(side) + what + ", so " + sideName(side) + " can't win any more."
	case choiceDraw:
		return sayHelpmate(g, side.Other())
	}
	return words.Result(g, match.Result{Outcome: outcome, Drawn: true, Side: side})
}
