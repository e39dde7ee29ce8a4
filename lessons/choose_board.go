package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// chooseBoard asks whether the board lies right, with a light square in the corner at each player's right hand.
type chooseBoard struct {
	bare
	turned bool // as in Exercise.Turned
}

func (chooseBoard) lies()                        {}
func (chooseBoard) String() string               { return "choose board" }
func (chooseBoard) choices(*chess.Game) []Choice { return yesOrNo() }
func (c chooseBoard) right(*chess.Game) string   { return yesIf(!c.turned) }

func (c chooseBoard) about(*chess.Game, string) string {
	if c.turned {
		return "Look at the corner at the player's right hand: it is dark."
	}
	return "Look at the corner at the player's right hand: it is light."
}

// tagged returns the goal with how the board lies.
func (chooseBoard) tagged(_ *reader, e *Exercise, _ *pgn.Game) Goal {
	return chooseBoard{turned: e.Turned}
}
