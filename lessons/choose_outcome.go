package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
)

// chooseOutcome asks how a game stands by itself: mate, stalemate, dead position, fivefold repetition, 75 moves.
type chooseOutcome struct{}

const choiceGoesOn = "goes-on"

func (chooseOutcome) String() string          { return "choose outcome" }
func (chooseOutcome) hidesCheck() bool        { return true }
func (chooseOutcome) proof(*chess.Game) Proof { return Proof{} } // the end is shown as everywhere

func (chooseOutcome) choices(*chess.Game) []Choice {
	return append([]Choice{{ID: choiceGoesOn, Label: "The game goes on"}}, winners()...)
}

// right is goes-on only where somebody can still mate: a position may be dead though nobody has proved it.
func (chooseOutcome) right(g *chess.Game) string {
	r := match.Judge(g)
	if winner, won := r.Winner(); won {
		return winner.String()
	}
	p := g.Position()
	switch {
	case r.Outcome != match.None:
		return choiceDraw
	case p.King(chess.White) == chess.NoSquare || p.King(chess.Black) == chess.NoSquare:
		return choiceGoesOn
	}
	white, black := canMate(g, chess.White).Answer, canMate(g, chess.Black).Answer
	switch {
	case white == dead.Yes || black == dead.Yes:
		return choiceGoesOn
	case white == dead.No && black == dead.No:
		return choiceDraw
	}
	return ""
}

func (c chooseOutcome) about(g *chess.Game, id string) string {
	p := g.Position()
	r := match.Judge(g)
	_, won := r.Winner()
	switch right := c.right(g); {
	case right == choiceGoesOn && id == choiceDraw:
		if len(r.Claims()) > 0 {
			return "A draw like this has to be claimed. By itself the game goes on."
		}
		return "Nothing has ended the game: there is a legal move, and somebody could still give mate."
	case right == choiceGoesOn:
		return "Look again: there is still a legal move."
	case id == choiceGoesOn && (won || r.Outcome == match.Stalemate):
		return "Look for a legal move of " + sideName(p.Turn()) + ": there is none."
	case id == choiceGoesOn && r.Outcome == match.FivefoldRepetition:
		return "Count how often this position has stood on the board."
	case id == choiceGoesOn && r.Outcome == match.SeventyFiveMoves:
		return "Count the moves since something was taken or a pawn moved."
	case id == choiceGoesOn:
		return "Think of the best that could happen: could anybody ever give mate?"
	case won && id == choiceDraw:
		return "Look at " + sideName(p.Turn()) + "'s king: something attacks him."
	case won:
		return "Whose king is attacked and can't get away?"
	case r.Outcome == match.Stalemate:
		return "Nothing attacks " + sideName(p.Turn()) + "'s king."
	}
	return "Nobody is checkmated."
}
