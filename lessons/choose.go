package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
)

// bare is part of the goals that draw nothing at the end and have no check to hide.
type bare struct{}

func (bare) proof(*chess.Game) Proof { return Proof{} }
func (bare) hidesCheck() bool        { return false }

// The answers that several questions share.
const (
	choiceYes   = "yes"
	choiceNo    = "no"
	choiceWhite = "white"
	choiceBlack = "black"
	choiceDraw  = "draw"
)

func yesOrNo() []Choice {
	return []Choice{{ID: choiceYes, Label: "Yes"}, {ID: choiceNo, Label: "No"}}
}

// yesIf returns the answer to a question that is true or not.
func yesIf(is bool) string {
	if is {
		return choiceYes
	}
	return choiceNo
}

func winners() []Choice {
	return []Choice{{ID: choiceWhite, Label: "White wins"}, {ID: choiceBlack, Label: "Black wins"}, {ID: choiceDraw, Label: "It's a draw"}}
}

// canMate decides whether a side can still mate, with no more work than the page can do: so what is proved of a script is
// what the page will answer.
func canMate(g *chess.Game, side chess.Color) dead.Proof {
	return dead.CanMate(g.Position(), side, dead.PageLimit)
}

// overAlready says that a game has ended before the question, "" where it has not.
func overAlready(g *chess.Game) string {
	if g.Position().ExplainEnd().Kind != chess.Ongoing {
		return "The game is over before the question."
	}
	return ""
}

// pointing is a goal about squares that are drawn for the learner: a ring round one, an arrow along a move.
type pointing interface {
	points() []Shape
}

func ringed(squares ...chess.Square) []Shape {
	var shapes []Shape
	for _, s := range squares {
		shapes = append(shapes, Shape{Kind: ShapeCircle, From: chess.NoSquare, Square: s, Color: "yellow"})
	}
	return shapes
}

func arrowed(m chess.Move) []Shape {
	return []Shape{{Kind: ShapeArrow, From: m.From, Square: m.To, Color: "blue"}}
}

// sortChoices brings answers into the order of the alphabet, in which the right one may stand anywhere.
func sortChoices(choices []Choice) {
	// They are four: a sorter of the library is compiled anew for each type, which costs the page 20 KB.
	for i := range choices {
		for j := i; j > 0 && choices[j].ID < choices[j-1].ID; j-- {
			choices[j], choices[j-1] = choices[j-1], choices[j]
		}
	}
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
