package lessons

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
)

// chooseName asks for the name of a square.
type chooseName struct {
	bare
	square chess.Square
}

func (c chooseName) String() string           { return "choose name " + c.square.String() }
func (c chooseName) points() []Shape          { return ringed(c.square) }
func (c chooseName) right(*chess.Game) string { return c.square.String() }

// choices have beside the right name what one reads who takes ranks for files, counts from the other side, or slips to
// a neighbour, in the order of the alphabet.
func (c chooseName) choices(*chess.Game) []Choice {
	file, rank := c.square.File(), c.square.Rank()
	beside := func(n int) int {
		if n == 7 {
			return 6
		}
		return n + 1
	}
	candidates := []chess.Square{
		c.square,
		chess.NewSquare(rank, file),
		chess.NewSquare(file, 7-rank),
		chess.NewSquare(7-file, rank),
		chess.NewSquare(beside(file), rank),
		chess.NewSquare(file, beside(rank)),
		chess.NewSquare(7-file, 7-rank),
	}
	var choices []Choice
	for _, s := range candidates {
		if name := s.String(); len(choices) < 4 && !slices.ContainsFunc(choices, func(c Choice) bool { return c.ID == name }) {
			choices = append(choices, Choice{ID: name, Label: name})
		}
	}
	sortChoices(choices)
	return choices
}

func (c chooseName) about(_ *chess.Game, id string) string {
	s, err := chess.ParseSquare(id)
	switch {
	case err != nil:
		return ""
	case s.File() == c.square.File():
		return "The letter is right. Count the ranks again, from White's side."
	case s.Rank() == c.square.Rank():
		return "The number is right. Count the files again, from White's left hand."
	}
	return "First comes the letter of the file, from White's left hand; then the number of the rank, from White's side."
}
