package lessons

import "github.com/touchmove/touchmove/chess"

// searchBudget is the number of positions looked at for one turn: mate in three in most lesson positions, well under a second.
const searchBudget = 1_000_000

// searcher proves that a goal can be forced. Where the budget ends it proves nothing.
type searcher struct {
	goal   outcome
	budget int
}

// forced reports whether, with the opponent to move, the learner reaches the goal within so many moves whatever is
// answered. The opponent must have an answer.
func (s *searcher) forced(p chess.Position, moves int) bool {
	answers := p.LegalMoves()
	if len(answers) == 0 {
		return false
	}
	for _, m := range answers {
		if !s.reaches(p.After(m), moves) {
			return false
		}
	}
	return true
}

// reaches reports whether the learner, to move, reaches the goal within so many moves.
func (s *searcher) reaches(p chess.Position, moves int) bool {
	for _, m := range p.LegalMoves() {
		if s.budget == 0 {
			return false
		}
		s.budget--
		after := p.After(m)
		if s.goal.reached(&after) || moves > 1 && s.forced(after, moves-1) {
			return true
		}
	}
	return false
}
