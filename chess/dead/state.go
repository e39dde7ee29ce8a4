package dead

import "github.com/touchmove/touchmove/chess"

// state is a position that can come about, and how.
type state struct {
	position chess.Position
	move     chess.Move // led to it
	before   int32      // from this state; -1 for the first
	plies    int32      // from the first
	seen     bool       // it was looked at: all that follows at once is known
	// next are the states after it in the chains of the queues, in their form.
	next [looks]int32
}

// states are numbered from 0. They are kept in pages, so that adding one never moves the others.
type states struct {
	count int
	pages [][]state
}

const pageStates = 1024

func (s *states) add(new *state) {
	page := s.count / pageStates
	if page == len(s.pages) {
		s.pages = append(s.pages, make([]state, 0, pageStates))
	}
	s.pages[page] = append(s.pages[page], *new)
	s.count++
}

func (s *states) at(i int32) *state { return &s.pages[i/pageStates][i%pageStates] }
