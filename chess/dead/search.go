package dead

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
)

// search goes through the positions that can follow one, each once, in the order of how near they look to a mate by one
// side with the help of both. It ends with a mate, or with no positions left: then there is none. So what looks near
// decides how long it takes, and never what the answer is.
type search struct {
	side chess.Color
	// states are all positions found so far. They are looked at in turn by several orders, because what is near
	// in one may lead nowhere: by the queues, and as they were found.
	states []state
	queues [looks]queue
	oldest int // of the states, the first of which it is not known that it was looked at
	turn   int // whose it is among the orders
	// known has the number in states of every position that was met, or 0 where nothing follows it.
	known table
}

// state is a position that can come about, and how.
type state struct {
	position chess.Position
	move     chess.Move // led to it
	before   int32      // from this state; -1 for the first
	plies    int32      // from the first
	seen     bool       // it was looked at: all that follows at once is in states
	next     [looks]int32
}

func newSearch(p *chess.Position, side chess.Color) *search {
	s := &search{side: side}
	s.known.at(keyOf(p))
	s.add(state{position: *p, before: -1})
	return s
}

// run goes on until a mate is found, Yes, or nothing is left, No, or at least so many positions are known: Undecided. It can
// be called again. The position it started from must not be the mate.
func (s *search) run(positions int) (answer Answer, helpmate []chess.Move) {
	var room [chess.MaxMoves]chess.Move
	for len(s.states) < positions {
		i := s.choose()
		if i < 0 {
			return No, nil
		}
		s.states[i].seen = true
		p, plies := s.states[i].position, s.states[i].plies+1
		for _, m := range p.AppendLegalMoves(room[:0]) {
			next := p.After(m)
			number, isNew := s.known.at(keyOf(&next))
			if !isNew || tooLittle(&next, s.side) {
				continue
			}
			*number = int32(len(s.states))
			s.add(state{position: next, move: m, before: int32(i), plies: plies})
			if p.Turn() == s.side && next.IsCheckmate() {
				return Yes, s.shortened(s.lineTo(len(s.states) - 1))
			}
		}
	}
	return Undecided, nil
}

func (s *search) add(new state) {
	i := int32(len(s.states))
	s.states = append(s.states, new)
	for order, far := range farness(&new.position, s.side) {
		// Of two that look alike the one that took fewer moves is better; a long way round is never much better.
		s.states[i].next[order] = s.queues[order].put(far+int(new.plies)/8, i)
	}
}

// choose returns the next state to look at, -1 where all were looked at.
func (s *search) choose() int {
	for ; s.oldest < len(s.states) && s.states[s.oldest].seen; s.oldest++ {
	}
	if s.oldest == len(s.states) {
		return -1
	}
	order := s.turn
	s.turn = (s.turn + 1) % (looks + 1)
	if order == looks {
		return s.oldest
	}
	queue := &s.queues[order]
	for {
		i := queue.first()
		queue.drop(s.states[i].next[order])
		if !s.states[i].seen { // by another order
			return int(i)
		}
	}
}

// lineTo returns the states that lead to one, from the first.
func (s *search) lineTo(i int) []int {
	var line []int
	for ; i >= 0; i = int(s.states[i].before) {
		line = append(line, i)
	}
	slices.Reverse(line)
	return line
}

// shortened returns the moves of a line, leaving out detours: from each position it goes to the latest on the line that
// one move leads to.
func (s *search) shortened(line []int) []chess.Move {
	place := make(map[int32]int, len(line))
	for n, i := range line {
		place[int32(i)] = n
	}
	var moves []chess.Move
	for n := 0; n < len(line)-1; {
		p := s.states[line[n]].position
		latest, best := n, chess.Move{}
		for _, m := range p.LegalMoves() {
			next := p.After(m)
			number, _ := s.known.at(keyOf(&next))
			if at := place[*number]; at > latest {
				latest, best = at, m
			}
		}
		moves = append(moves, best)
		n = latest
	}
	return moves
}
