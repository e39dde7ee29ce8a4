package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// captureAll asks to take every piece of the other side, but the king, who is never taken.
type captureAll struct{}

func (captureAll) String() string          { return "capture all" }
func (captureAll) squares() chess.Bitboard { return 0 }
func (captureAll) guarded() bool           { return true }
func (captureAll) hasPar() bool            { return true }
func (captureAll) praise() string          { return "Everything is taken." }

func (captureAll) left(s *stand) int {
	them := s.position.Turn().Other()
	return (s.position.Side(them) &^ s.position.Pieces(them, chess.King)).Count()
}

func (c captureAll) fault(p *chess.Position) string {
	if c.left(&stand{position: *p}) == 0 {
		return "There is nothing to take."
	}
	return ""
}

func (captureAll) tally(done, total int) string {
	return strconv.Itoa(done) + " of " + strconv.Itoa(total) + " taken"
}
