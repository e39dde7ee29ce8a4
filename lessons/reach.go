package lessons

import (
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// reach asks to land on squares, in any order and with any piece. Castling lands where the king does.
type reach []chess.Square

func readReach(args []string) (Goal, bool) {
	var r reach
	for _, name := range args {
		square, err := chess.ParseSquare(name)
		if err != nil || slices.Contains(r, square) {
			return nil, false
		}
		r = append(r, square)
	}
	return r, len(r) > 0
}

func (r reach) String() string {
	words := []string{"reach"}
	for _, square := range r {
		words = append(words, square.String())
	}
	return strings.Join(words, " ")
}

func (r reach) squares() chess.Bitboard {
	var set chess.Bitboard
	for _, square := range r {
		set |= bit(square)
	}
	return set
}

func (reach) guarded() bool       { return true }
func (reach) hasPar() bool        { return true }
func (r reach) left(s *stand) int { return (r.squares() &^ s.landed).Count() }
func (reach) praise() string      { return "Every star is reached." }

func (r reach) fault(p *chess.Position) string {
	for _, square := range r {
		if p.Side(p.Turn()).Has(square) {
			return "A piece of the learner's stands on " + square.String() + " already."
		}
	}
	return ""
}

func (reach) tally(done, total int) string {
	return strconv.Itoa(done) + " of " + number(total, "star")
}
