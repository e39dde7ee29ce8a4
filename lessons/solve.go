package lessons

import "github.com/touchmove/touchmove/chess"

// Way is a move with which a goal is forced, the reply that holds out longest, and how it goes on.
type Way struct {
	Move  chess.Move
	Reply chess.Move // the zero Move after the last one
	// Next are the moves after the reply that force the goal as fast as can be, one where it is reached at once.
	Next []Way
}

// mostWays is how many moves of the learner are written down. A goal that can be reached in more ways asks for nothing in
// particular.
const mostWays = 60

// Solve finds every way to force the goal from the learner's first turn in as few moves as can be, at most so many. There
// is none where the goal is answered in another way, where it cannot be forced so fast, where there are more than mostWays,
// and where the search does not end within searchBudget positions: proved is false then.
func (e *Exercise) Solve(most int) (ways []Way, proved bool) {
	goal, ok := e.Goal.(outcome)
	if !ok || goal.followsLine() || e.Alone {
		return nil, true
	}
	s := solving{searcher: searcher{goal: goal, budget: searchBudget}, room: mostWays}
	p := e.gameAt(e.First()).Position()
	for n := 1; n <= most; n++ {
		ways := s.ways(&p, n)
		if s.budget == 0 || s.room < 0 {
			return nil, false
		}
		if ways != nil {
			return ways, true
		}
	}
	return nil, true
}

// CanSolve is the most moves that Solve looks ahead in useful time, 0 where there is nothing to find.
func (e *Exercise) CanSolve() int {
	if e.Alone {
		return 0
	}
	switch e.Goal.(type) {
	case mate:
		return 3
	case stalemate, check:
		return 1
	}
	return 0
}

type solving struct {
	searcher
	room int
}

// ways returns all moves that reach the goal within so many, and no faster; one is enough where it is reached at once.
func (s *solving) ways(p *chess.Position, moves int) []Way {
	var ways []Way
	for _, m := range p.LegalMoves() {
		if s.budget == 0 || s.room < 0 {
			return nil
		}
		after := p.After(m)
		if moves == 1 {
			s.budget--
			if s.goal.reached(&after) {
				s.room--
				return []Way{{Move: m}}
			}
			continue
		}
		if s.goal.reached(&after) || !s.forced(after, moves-1) {
			continue
		}
		s.room--
		reply, next := s.defence(&after, moves-1)
		ways = append(ways, Way{Move: m, Reply: reply, Next: next})
	}
	return ways
}

// defence returns the reply that holds out longest, and what reaches the goal after it.
func (s *solving) defence(p *chess.Position, moves int) (chess.Move, []Way) {
	for n := moves; ; n-- {
		for _, m := range p.LegalMoves() {
			after := p.After(m)
			if n > 1 && s.reaches(after, n-1) {
				continue
			}
			return m, s.ways(&after, n)
		}
		if n == 1 {
			return chess.Move{}, nil // not where the goal is forced
		}
	}
}
