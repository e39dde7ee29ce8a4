package dead

import "github.com/touchmove/touchmove/chess"

// endsInStalemate reports whether a king's move certainly leaves the other side without any move, and without a mate by
// the winner, so that nothing comes after it.
func (f *facts) endsInStalemate(m *man, x, y chess.Square) bool {
	if !m.is(chess.King) {
		return false
	}
	mover, other := m.color(), m.color().Other()
	for i := range f.count {
		o := &f.men[i]
		if o.color() == other && !o.is(chess.King) && (o.movable || f.freedBy(o, x)) {
			return false
		}
	}
	// The other king is somewhere in its region, neither on y nor next to it. It has no move if of all the squares
	// there and around, only the one it stands on is not guarded, nor taken up by its own men, nor next to y.
	king := f.king(other)
	around := king.reach
	for b := king.reach; b != 0; b &= b - 1 {
		around |= chess.AttacksFrom(king.piece, b.First(), 0)
	}
	out := bit(y) | chess.AttacksFrom(m.piece, y, 0)
	guarded := f.guarded(mover, m, f.anywhere|bit(y))
	left := around &^ out &^ ((guarded | f.steady[other]) &^ king.reach)
	if left&(left-1) != 0 {
		return false
	}
	return mover != f.winner || !f.mayDiscover(x, king.reach&^out)
}

// freedBy reports whether a man that cannot move might, once the king has left x.
func (f *facts) freedBy(m *man, x chess.Square) bool {
	blockers := (f.steady[chess.White] | f.steady[chess.Black]) &^ bit(x)
	to := chess.AttacksFrom(m.piece, m.home, blockers)
	if m.is(chess.Pawn) {
		to |= pushes(m.color(), m.home, blockers)
	}
	return to.Has(x)
}

// mayDiscover reports whether a check by the winner on one of some squares might be uncovered when its king leaves x.
func (f *facts) mayDiscover(x chess.Square, checked chess.Bitboard) bool {
	blockers := (f.steady[chess.White] | f.steady[chess.Black]) &^ bit(x)
	for i := range f.count {
		m := &f.men[i]
		if m.color() != f.winner {
			continue
		}
		if m.promotes {
			return true
		}
		for from := m.reach; from != 0; from &= from - 1 {
			s := from.First()
			for b := chess.AttacksFrom(m.piece, s, blockers) & checked; b != 0; b &= b - 1 {
				if chess.Between(s, b.First()).Has(x) {
					return true
				}
			}
		}
	}
	return false
}
