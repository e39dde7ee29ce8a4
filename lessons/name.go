package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// the names a piece by its square: "the knight on d4".
func the(p *chess.Position, s chess.Square) string {
	return "the " + words.PieceType(p.PieceAt(s).Type()) + " on " + s.String()
}

// theCapital is the same at the beginning of a sentence.
func theCapital(p *chess.Position, s chess.Square) string { return "T" + the(p, s)[1:] }

// sideName is "White" or "Black".
func sideName(c chess.Color) string {
	if c == chess.White {
		return "White"
	}
	return "Black"
}

// number says so many of something: "1 move", "3 moves".
func number(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return strconv.Itoa(n) + " " + what + "s"
}
