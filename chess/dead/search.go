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
	states states
	queues [looks]queue
	oldest int32 // of the states, the first of which it is not known that it was looked at
	turn   int   // whose it is among the orders
	// known has the numbers of the states.
	known table
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
	for s.states.count < positions {
		i := s.choose()
		if i < 0 {
			return No, nil
		}
		now := s.states.at(i)
		now.seen = true
		p := &now.position
		for _, m := range p.AppendLegalMoves(room[:0]) {
			next := p.After(m)
			if tooLittle(&next, s.side) {
				continue
			}
			number, isNew := s.known.at(keyOf(&next))
			if !isNew {
				continue
			}
			*number = int32(s.states.count)
			s.add(state{position: next, move: m, before: i, plies: now.plies + 1})
			if p.Turn() == s.side && next.IsCheckmate() {
				return Yes, s.shortened(s.lineTo(*number))
			}
		}
	}
	return Undecided, nil
}

func (s *search) add(new state) {
	for order, far := range farness(&new.position, s.side) {
		// Of two that look alike the one that took fewer moves is better.
		new.next[order] = s.queues[order].put(far+int(new.plies)/8, int32(s.states.count))
	}
	s.states.add(&new)
}

// choose returns the next state to look at, -1 where all were looked at.
func (s *search) choose() int32 {
	for ; s.oldest < int32(s.states.count) && s.states.at(s.oldest).seen; s.oldest++ {
	}
	if s.oldest == int32(s.states.count) {
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
		nearest := s.states.at(i)
		queue.drop(nearest.next[order])
		if !nearest.seen { // by another order
			return i
		}
	}
}

// lineTo returns the states that lead to one, from the first.
func (s *search) lineTo(i int32) []int32 {
	var line []int32
	for ; i >= 0; i = s.states.at(i).before {
		line = append(line, i)
	}
	slices.Reverse(line)
	return line
}

// shortened returns the moves of a line, leaving out detours: from each position it goes to the latest on the line that
// one move leads to.
func (s *search) shortened(line []int32) []chess.Move {
	place := make(map[int32]int, len(line))
	for n, i := range line {
		place[i] = n
	}
	var moves []chess.Move
	for n := 0; n < len(line)-1; {
		p := s.states.at(line[n]).position
		latest, best := n, chess.Move{}
		for _, m := range p.LegalMoves() {
			next := p.After(m)
			number, _ := s.known.at(keyOf(&next)) // 0, the first of the line, for what is no state
			if at := place[*number]; at > latest {
				latest, best = at, m
			}
		}
		moves = append(moves, best)
		n = latest
	}
	return moves
}
