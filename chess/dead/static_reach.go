package dead

import "github.com/touchmove/touchmove/chess"

// Package chess keeps its masks to itself: two numbers are less to read here than two more names there.
const (
	fileA     chess.Bitboard = 0x0101010101010101
	rank1     chess.Bitboard = 0xff
	rank2                    = rank1 << 8
	rank7                    = rank1 << 48
	rank8                    = rank1 << 56
	lastRanks                = rank1 | rank8
)

// growReach adds the squares to which a man may get from those on which it may stand, and reports whether it learnt
// anything new about the man.
func (f *facts) growReach(m *man) bool {
	if m.held {
		return false
	}
	before := *m
	c := m.color()
	// Nothing ever lands on a man of its own side that stays for ever, nor on a king that does.
	never := f.steady[c] | f.steady[c.Other()]&bit(f.king(c.Other()).home)
	if m.is(chess.King) {
		never |= f.guards[c.Other()]
	}
	if f.spared != chess.NoSquare {
		never |= bit(f.spared)
	}
	blockers := f.steady[chess.White] | f.steady[chess.Black]
	if m.promotes {
		m.reach |= ^never
		m.takes, m.attacks = m.reach, ^chess.Bitboard(0)
		return m.reach != before.reach || m.takes != before.takes
	}
	for todo := m.reach; todo != 0; {
		x := todo.First()
		todo &^= bit(x)
		attacks := chess.AttacksFrom(m.piece, x, blockers)
		m.attacks |= attacks
		targets := attacks &^ m.reach
		if m.is(chess.Pawn) {
			targets = attacks&f.stands[c.Other()]&^m.takes | pushes(c, x, blockers)&^m.reach
		}
		for targets &^= never; targets != 0; targets &= targets - 1 {
			y := targets.First()
			if f.obstructed(m, x, y) {
				continue
			}
			m.movable = true
			if f.ends && (f.endsInMate(m, x, y) || f.endsInStalemate(m, x, y)) {
				continue
			}
			todo |= bit(y) &^ m.reach
			m.reach |= bit(y)
			if attacks.Has(y) {
				m.takes |= bit(y)
			}
		}
	}
	if m.is(chess.Pawn) && m.reach&lastRanks != 0 {
		m.promotes = true
	}
	return m.reach != before.reach || m.takes != before.takes || m.movable != before.movable
}

// pushes returns where a pawn may step straight ahead: one square and, from where it starts, two.
func pushes(c chess.Color, x chess.Square, blockers chess.Bitboard) chess.Bitboard {
	if c == chess.White {
		one := bit(x) << 8 &^ blockers
		return one | one&(rank2<<8)<<8&^blockers
	}
	one := bit(x) >> 8 &^ blockers
	return one | one&(rank7>>8)>>8&^blockers
}

// obstructed reports whether a man never gets from x to y because another, which is never taken, is always in the way
// when it is on x. Such a one stands on the way in the beginning and has no other squares than those of the way.
// It can be on y only if it cannot be taken there just because nobody takes his own man, or a pawn none straight ahead;
// that it is never taken so far is no reason why it should not be now.
func (f *facts) obstructed(m *man, x, y chess.Square) bool {
	straight := m.is(chess.Pawn) && x.File() == y.File()
	way := chess.Between(x, y)
	for others := (way | bit(y)) & f.safe; others != 0; others &= others - 1 {
		z := f.manOn(others.First())
		if z == m {
			continue
		}
		room := bit(x) | way
		if straight || z.color() == m.color() {
			room |= bit(y)
		}
		if z.reach&^room == 0 {
			return true
		}
		// Two pawns that meet on a file they never leave do not get past each other.
		file := fileA << x.File()
		if straight && z.is(chess.Pawn) && z.color() != m.color() && (m.reach|z.reach)&^file == 0 {
			return true
		}
	}
	return false
}
