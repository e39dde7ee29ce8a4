package lessons

import "github.com/touchmove/touchmove/chess"

// findSquare asks for a square by its name.
type findSquare struct {
	bare
	square chess.Square
}

// named is the square itself.
func (f findSquare) named(*Node) (kind, name string) { return "square", f.square.String() }

func (f findSquare) String() string                     { return "find square " + f.square.String() }
func (f findSquare) squares(*chess.Game) chess.Bitboard { return 1 << f.square }

func (f findSquare) about(_ *chess.Game, s chess.Square) Miss {
	text := "That is " + s.String() + ". "
	switch {
	case s.File() == f.square.File():
		text += "The file is right; count the ranks again."
	case s.Rank() == f.square.Rank():
		text += "The rank is right; look for the letter of the file again."
	default:
		text += "The letter is the file, the number is the rank."
	}
	return Miss{Text: text}
}
