package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

// chooseMating asks whether a side can still give mate by any series of legal moves.
type chooseMating struct {
	bare
	side chess.Color
}

func (c chooseMating) String() string             { return "choose mating " + c.side.String() }
func (chooseMating) choices(*chess.Game) []Choice { return yesOrNo() }
func (chooseMating) misfit(g *chess.Game) string  { return overAlready(g) }

func (c chooseMating) right(g *chess.Game) string {
	switch canMate(g, c.side).Answer {
	case dead.Yes:
		return choiceYes
	case dead.No:
		return choiceNo
	}
	return ""
}

func (c chooseMating) about(g *chess.Game, id string) string {
	if id == choiceNo {
		return sayHelpmate(g, c.side)
	}
	p := g.Position()
	if p.Side(c.side).Count() == 1 {
		return "A king alone never gives mate."
	}
	return "No series of legal moves ends with " + sideName(c.side) + " giving mate, however badly " + sideName(c.side.Other()) + " plays."
}

// sayHelpmate tells of a mate that a side can still give.
func sayHelpmate(g *chess.Game, side chess.Color) string {
	moves := canMate(g, side).Helpmate
	p := g.Position()
	last := ""
	for _, m := range moves {
		last = p.SAN(m)
		p = p.After(m)
	}
	if last == "" {
		return "It is mate already."
	}
	return "Nobody has to play well: if " + sideName(side.Other()) + " helps, " + sideName(side) + " mates. It could end with " + last + "."
}
