package lessons

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
)

// wayBudget is the number of positions looked at for one way: all that one piece and eight squares to reach can lead to
// (64 times 256). It is searched again when a learner goes another way, so it must not take longer than about a second on
// a slow phone.
const wayBudget = 16_384

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
	idle   int // moves that did nothing up to here
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
	fewest := map[wayKey]int{} // idle moves up to a position
	first := &wayStep{stand: from}
	fewest[keyOf(t, &from)] = 0
	steps, later := []*wayStep{first}, []*wayStep(nil)
	for len(steps) > 0 || len(later) > 0 {
		if len(steps) == 0 {
			steps, later = later, nil
		}
		last := len(steps) - 1
		s := steps[last]
		steps = steps[:last]
		left := t.left(&s.stand)
		switch {
		case left == 0:
			return way{proved: true, open: true, moves: s.moves()}
		case fewest[keyOf(t, &s.stand)] < s.idle:
			continue // another way came here with fewer
		case len(fewest) > wayBudget:
			return way{}
		}
		for _, m := range s.position.LegalMoves() {
			next, ok := s.after(t, m)
			if !ok {
				continue
			}
			idle := s.idle
			if t.left(&next) == left {
				idle++
			}
			key := keyOf(t, &next)
			if before, found := fewest[key]; found && before <= idle {
				continue
			}
			fewest[key] = idle
			n := &wayStep{next, idle, m, s}
			if idle > s.idle {
				later = append(later, n)
			} else {
				steps = append(steps, n)
			}
		}
	}
	return way{proved: true}
}

func keyOf(t task, s *stand) wayKey { return wayKey{s.position.Key(), s.landed, t.left(s)} }

// moves are those that led here.
func (s *wayStep) moves() []chess.Move {
	var moves []chess.Move
	for ; s.before != nil; s = s.before {
		moves = append(moves, s.move)
	}
	slices.Reverse(moves)
	return moves
}
