package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/chess/words"
)

// withSide reads a goal that has a side for its argument.
func withSide(goal func(chess.Color) Goal) func([]string) (Goal, bool) {
	return func(args []string) (Goal, bool) {
		if len(args) != 1 || args[0] != choiceWhite && args[0] != choiceBlack {
			return nil, false
		}
		return goal(colorNamed(args[0])), true
	}
}

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

// winnerWithout says how a game ends that a side cannot win any more: the other side wins, if it can still mate.
func winnerWithout(g *chess.Game, side chess.Color) string {
	switch canMate(g, side.Other()).Answer {
	case dead.Yes:
		return side.Other().String()
	case dead.No:
		return choiceDraw
	}
	return ""
}

// overByItself says that a game has ended, "" where it has not.
func overByItself(g *chess.Game) string {
	if r := match.Judge(g); r.Outcome != match.None {
		return "The game is over before the question: " + r.Outcome.String() + "."
	}
	return ""
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
		return "Two minutes are for long games. In rapid and blitz everything is shorter."
	}
	return "The first illegal move doesn't end the game, not even in blitz."
}
