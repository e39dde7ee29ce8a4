package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// chooseOccurrences asks how often the position has now stood on the board, as the rule counts it.
type chooseOccurrences struct{ bare }

func (chooseOccurrences) String() string { return "choose occurrences" }

func (chooseOccurrences) choices(*chess.Game) []Choice {
	return []Choice{
		{ID: "1", Label: "Once"}, {ID: "2", Label: "Twice"}, {ID: "3", Label: "3 times"}, {ID: "4", Label: "4 times"}, {ID: "5", Label: "5 times"},
	}
}

func (chooseOccurrences) right(g *chess.Game) string {
	n := len(g.OccurrencesOf(g.Position()))
	if n > 5 {
		return ""
	}
	return strconv.Itoa(n)
}

func (chooseOccurrences) about(g *chess.Game, id string) string {
	times := g.OccurrencesOf(g.Position())
	if said, _ := strconv.Atoi(id); said < len(times) {
		return "It has stood on the board more often. The first time was " + afterPly(g, times[0]) + "."
	}
	if ply := lookalike(g); ply >= 0 {
		return "Not every time counts: " + afterPly(g, ply) + " the pieces stood like this, but not everything else was the same."
	}
	return "It has not stood on the board that often. Only the same pieces on the same squares count."
}

// lookalike is a ply after which the pieces stood as they stand now, in a position that the rule calls another; -1 for none.
func lookalike(g *chess.Game) int {
	now := g.Position()
	for ply := range g.Ply() {
		then := g.At(ply)
		if piecesOf(&then) == piecesOf(&now) && then.Key() != now.Key() {
			return ply
		}
	}
	return -1
}

// afterPly names a time in a game: "at the start", "after 3... Nf6".
func afterPly(g *chess.Game, ply int) string {
	if ply == 0 {
		return "at the start"
	}
	before := g.At(ply - 1)
	dots := ". "
	if before.Turn() == chess.Black {
		dots = "... "
	}
	return "after " + strconv.Itoa(before.MoveNumber()) + dots + before.SAN(g.Move(ply))
}
