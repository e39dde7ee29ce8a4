package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// choosePenalty asks what follows an illegal move that a side has completed.
type choosePenalty struct {
	bare
	side   chess.Color
	number int // 1 or 2
	kind   string
}

const (
	choiceOneMinute  = "one-minute"
	choiceTwoMinutes = "two-minutes"
	choiceLoses      = "loses"
	kindStandard     = "standard"
)

func readChoosePenalty(args []string) (Goal, bool) {
	if len(args) != 3 || args[0] != choiceWhite && args[0] != choiceBlack || args[1] != "1" && args[1] != "2" ||
		args[2] != kindStandard && args[2] != "rapid" && args[2] != "blitz" {
		return nil, false
	}
	return choosePenalty{side: colorNamed(args[0]), number: int(args[1][0] - '0'), kind: args[2]}, true
}

func (c choosePenalty) String() string {
	return "choose penalty " + c.side.String() + " " + strconv.Itoa(c.number) + " " + c.kind
}

func (choosePenalty) misfit(g *chess.Game) string { return overByItself(g) }

func (c choosePenalty) choices(*chess.Game) []Choice {
	other := sideName(c.side.Other())
	return []Choice{
		{ID: choiceOneMinute, Label: "1 minute for " + other},
		{ID: choiceTwoMinutes, Label: "2 minutes for " + other},
		{ID: choiceLoses, Label: sideName(c.side) + " loses"},
		{ID: choiceDraw, Label: "It's a draw"},
	}
}

// right is by FIDE 7.5.5; in rapid and blitz one minute by A.3 and B.3.
func (c choosePenalty) right(g *chess.Game) string {
	switch {
	case c.number == 1 && c.kind == kindStandard:
		return choiceTwoMinutes
	case c.number == 1:
		return choiceOneMinute
	}
	if right := winnerWithout(g, c.side); right == choiceDraw || right == "" {
		return right
	}
	return choiceLoses
}

func (c choosePenalty) about(g *chess.Game, id string) string {
	minutes := id == choiceOneMinute || id == choiceTwoMinutes
	switch {
	case c.number == 2 && minutes:
		return "Time is what the first illegal move costs. This is the second."
	case c.number == 2 && id == choiceDraw:
		return sayHelpmate(g, c.side.Other())
	case c.number == 2:
		return sideName(c.side.Other()) + " could never give checkmate, so " + sideName(c.side) + " doesn't lose."
	case minutes && c.kind == kindStandard:
		return "One minute is for rapid and blitz. Here the game is a long one."
	case minutes:
		return "Two minutes are for long games. In rapid and blitz it is one minute."
	}
	return "The first illegal move doesn't end the game, not even in blitz."
}
