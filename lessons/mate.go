package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// mate asks for checkmate: every mate is right, and stalemate never is.
type mate struct{ plain }

func (mate) String() string                 { return "mate" }
func (mate) reached(p *chess.Position) bool { return p.IsCheckmate() }
func (mate) wins() bool                     { return true }

// missed shows what can be done against a check that should have been mate, or an answer after which the mate comes too late.
func (mate) missed(after *chess.Position, plies int) consequence {
	if plies > 1 {
		return tooLate(after, plies/2)
	}
	answers := answersToCheck(after)
	return consequence{words.NoMate(*after, answers), answers[:min(1, len(answers))]}
}

// lateBudget is the number of positions looked at while a learner waits.
const lateBudget = 100_000

// tooLate shows an answer after which mate cannot be forced in so many moves. It is silent where the search does not end.
func tooLate(after *chess.Position, moves int) consequence {
	s := searcher{goal: mate{}, budget: lateBudget}
	for _, m := range after.LegalMoves() {
		if !s.reaches(after.After(m), moves) && s.budget > 0 {
			return consequence{words.NoMateInTime(*after, m, moves), []chess.Move{m}}
		}
	}
	return consequence{}
}
