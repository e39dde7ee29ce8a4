package lessons

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
)

// wayBudget is the number of positions looked at for one way: several times what two pieces and four squares need, and
// well under a second.
const wayBudget = 100_000

// way is what a search for the shortest way to do a task has found.
type way struct {
	// proved is false where the budget ended first; nothing is known then.
	proved bool
	// open is true where the task can be done; moves are then the fewest that do it.
	open  bool
	moves []chess.Move
}

// wayStep is a position on the way, and the one before it.
type wayStep struct {
	stand
	move   chess.Move
	before *wayStep
}

// wayKey tells apart what makes a difference from here on.
type wayKey struct {
	position chess.Key
	landed   chess.Bitboard
	left     int
}

// findWay looks for the fewest moves that do a task. A move does one thing or is idle, so the shortest way is the one with
// fewest idle moves: the search goes breadth first by these, and depth first among ways that have equally many.
func findWay(t task, from stand) way {
	seen := map[wayKey]bool{}
	steps, idle := []*wayStep{{stand: from}}, []*wayStep(nil)
	for {
		if len(steps) == 0 {
			if len(idle) == 0 {
				return way{proved: true}
			}
			steps, idle = idle, nil
		}
		last := len(steps) - 1
		s := steps[last]
		steps = steps[:last]
		left := t.left(&s.stand)
		if left == 0 {
			return way{proved: true, open: true, moves: s.moves()}
		}
		key := wayKey{s.position.Key(), s.landed, left}
		if seen[key] {
			continue
		}
		if len(seen) == wayBudget {
			return way{}
		}
		seen[key] = true
		for _, m := range s.position.LegalMoves() {
			next, ok := s.after(t, m)
			switch {
			case !ok:
			case t.left(&next) < left:
				steps = append(steps, &wayStep{next, m, s})
			default:
				idle = append(idle, &wayStep{next, m, s})
			}
		}
	}
}

// moves are those that led here.
func (s *wayStep) moves() []chess.Move {
	var moves []chess.Move
	for ; s.before != nil; s = s.before {
		moves = append(moves, s.move)
	}
	slices.Reverse(moves)
	return moves
}
