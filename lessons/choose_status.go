package lessons

import "github.com/touchmove/touchmove/chess"

// chooseStatus asks whether the side to move is in check, mated, stalemated or none of these.
type chooseStatus struct{}

const (
	choiceCheck     = "check"
	choiceCheckmate = "checkmate"
	choiceStalemate = "stalemate"
	choiceNone      = "none"
)

func (chooseStatus) String() string          { return "choose status" }
func (chooseStatus) hidesCheck() bool        { return true }
func (chooseStatus) proof(*chess.Game) Proof { return Proof{} } // the end is shown as everywhere

func (chooseStatus) choices(*chess.Game) []Choice {
	return []Choice{
		{ID: choiceCheck, Label: "Check"},
		{ID: choiceCheckmate, Label: "Checkmate"},
		{ID: choiceStalemate, Label: "Stalemate"},
		{ID: choiceNone, Label: "None of these"},
	}
}

func (chooseStatus) right(g *chess.Game) string {
	switch end := g.Position().ExplainEnd(); {
	case end.Kind == chess.Checkmate:
		return choiceCheckmate
	case end.Kind == chess.Stalemate:
		return choiceStalemate
	case len(end.Checkers) > 0:
		return choiceCheck
	}
	return choiceNone
}

func (chooseStatus) about(g *chess.Game, id string) string {
	end := g.Position().ExplainEnd()
	check := len(end.Checkers) > 0
	king := "the king on " + end.King.String()
	if end.King == chess.NoSquare {
		king = "a king"
	}
	switch {
	case !check && (id == choiceCheck || id == choiceCheckmate):
		return "No piece attacks " + king + "."
	case check && id == choiceStalemate:
		return "A piece attacks " + king + ". In stalemate nothing attacks him."
	case check && id == choiceNone:
		return "Look again: a piece attacks " + king + "."
	case id == choiceCheckmate, id == choiceStalemate:
		return "Look again: there is a legal move left."
	case id == choiceCheck:
		return "It is check, but look for a way out of it. There is none."
	}
	return "The king is not attacked. But look for a legal move: there is none."
}
