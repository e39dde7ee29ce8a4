package lessons

import "github.com/touchmove/touchmove/chess"

// chooseColour asks which colour a square has.
type chooseColour struct {
	bare
	square chess.Square
}

const (
	choiceLight = "light"
	choiceDark  = "dark"
)

func (c chooseColour) String() string { return "choose colour " + c.square.String() }

func (chooseColour) choices(*chess.Game) []Choice {
	return []Choice{{ID: choiceLight, Label: "Light"}, {ID: choiceDark, Label: "Dark"}}
}

func (c chooseColour) right(*chess.Game) string {
	if (c.square.File()+c.square.Rank())%2 == 0 {
		return choiceDark
	}
	return choiceLight
}

func (c chooseColour) about(*chess.Game, string) string {
	return "The corner a1 is dark, and from square to square the colour changes. Count to " + c.square.String() + "."
}
