package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// explore asks for so many moves, whichever: to see how the pieces go. Nothing is taken back for it.
type explore int

// mostExplored is more than anybody would like to be asked for.
const mostExplored = 50

func readExplore(args []string) (Goal, bool) {
	if len(args) != 1 {
		return nil, false
	}
	n, err := strconv.Atoi(args[0])
	return explore(n), err == nil && n > 0 && n <= mostExplored
}

func (e explore) String() string             { return "explore " + strconv.Itoa(int(e)) }
func (explore) squares() chess.Bitboard      { return 0 }
func (explore) guarded() bool                { return false }
func (explore) hasPar() bool                 { return false }
func (e explore) left(s *stand) int          { return max(0, int(e)-s.moves) }
func (explore) fault(*chess.Position) string { return "" }
func (explore) praise() string               { return "Now you know how it moves." }

func (explore) tally(done, total int) string {
	return strconv.Itoa(done) + " of " + number(total, "move")
}
