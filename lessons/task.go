package lessons

import "github.com/touchmove/touchmove/chess"

// task is a goal that the learner works at alone, while the other side stands still: any moves that do it count.
type task interface {
	Goal
	// left counts what is still to be done. A move does one thing at most.
	left(s *stand) int
	// squares are those that it matters to have landed on.
	squares() chess.Bitboard
	// guarded reports whether it is a mistake to move where a piece of the other side could take.
	guarded() bool
	// hasPar reports whether the fewer moves the better, so that they are counted.
	hasPar() bool
	// fault says what makes the task none in a position, "" for nothing.
	fault(p *chess.Position) string
	// tally says how much is done, of how much: "2 of 4 taken".
	tally(done, total int) string
	// praise says that it is done.
	praise() string
}

// stand is how a task stands.
type stand struct {
	position chess.Position // the learner is to move
	landed   chess.Bitboard // those of the task's squares on which a piece of the learner's has landed
	moves    int
}

// standAfter returns how a task stands after so many moves of a game.
func standAfter(t task, g *chess.Game, moves int) stand {
	s := stand{position: g.At(moves), moves: moves}
	for n := range moves {
		s.landed |= bit(g.Move(n+1).To) & t.squares()
	}
	return s
}

// after returns how a task stands after a legal move, with the other side having stood still. It is false where the move
// is a mistake: it checks a king that cannot answer, or lands where a guard takes.
func (s *stand) after(t task, m chess.Move) (stand, bool) {
	played := s.position.After(m)
	next := stand{landed: s.landed | bit(m.To)&t.squares(), moves: s.moves + 1}
	var ok bool
	if next.position, ok = played.AfterPass(); !ok {
		return next, false
	}
	if t.guarded() {
		_, taken := guardOf(&played, m.To)
		return next, !taken
	}
	return next, true
}

// guardOf returns the capture with which the side to move would take what stands on a square, by the piece worth least;
// false where it cannot. What could be taken in passing cannot: where one side stands still nobody knows what has just
// moved.
func guardOf(p *chess.Position, landed chess.Square) (chess.Move, bool) {
	if p.AttackersTo(landed, p.Turn()) == 0 {
		return chess.Move{}, false
	}
	var room [chess.MaxMoves]chess.Move
	for _, m := range p.AppendLegalMoves(room[:0]) { // by kind of piece: pawns first, the king last
		if m.To == landed {
			return m, true
		}
	}
	return chess.Move{}, false
}

// bit is the set of one square.
func bit(s chess.Square) chess.Bitboard { return 1 << s }
