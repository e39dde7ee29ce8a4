package dead

import "github.com/touchmove/touchmove/chess"

// staticNoWithHeld is staticNo with one more kind of fact, which costs more to find: a man that could move only after it has
// itself been taken never moves. A rook walled in behind its king, say, that an enemy may take and the king may
// take back. The plain facts see the king go and the rook come out.
func staticNoWithHeld(p *chess.Position, winner chess.Color) bool {
	if !plain(p) {
		return false
	}
	var f facts
	f.start(p, winner, true)
	f.grow()
	var stuck chess.Bitboard // nobody else is held
	for i := range f.count {
		if m := &f.men[i]; !m.movable && !m.is(chess.King) {
			stuck |= bit(m.home)
		}
	}
	if !f.settle() {
		return true
	}
	var held []heldMan
	for ; stuck != 0; stuck &= stuck - 1 {
		s := stuck.First()
		if attacks, ok := heldUntilTaken(p, winner, s, held); ok {
			held = append(held, heldMan{s, attacks})
		}
	}
	if len(held) == 0 {
		return false
	}
	f = facts{}
	f.start(p, winner, true)
	f.hold(held)
	return !f.settle()
}

// heldMan is a man that never moves, and the squares it may attack while it is there.
type heldMan struct {
	home    chess.Square
	attacks chess.Bitboard
}

func (f *facts) hold(men []heldMan) {
	for _, h := range men {
		m := f.manOn(h.home)
		m.held, m.attacks = true, h.attacks
	}
}

// heldUntilTaken reports whether a man never moves while it is there. Facts that assume it is never taken hold up to the
// move that takes it; it is enough that it does not move according to them, and then it attacks no more than they say.
func heldUntilTaken(p *chess.Position, winner chess.Color, s chess.Square, held []heldMan) (attacks chess.Bitboard, ok bool) {
	var f facts
	f.start(p, winner, true)
	f.hold(held)
	f.spared = s
	m := f.manOn(s)
	for f.grow() {
		if m.movable {
			return 0, false
		}
	}
	return m.attacks, !m.movable
}

// staticNoNowOrNext reports whether staticNoWithHeld proves that the winner can never mate, in a position or in each that
// follows it by one move. The second helps where that move closes the wall, and with rights to castle or to take in passing.
func staticNoNowOrNext(p *chess.Position, winner chess.Color) bool {
	if staticNoWithHeld(p, winner) {
		return true
	}
	for _, m := range p.LegalMoves() {
		next := p.After(m)
		switch {
		case next.IsCheckmate():
			if next.Turn() != winner {
				return false
			}
		case !tooLittle(&next, winner) && !next.IsStalemate() && !staticNoWithHeld(&next, winner):
			return false
		}
	}
	return true
}
