package dead

import "github.com/touchmove/touchmove/chess"

// mayMate reports whether, as far as the facts say, there might be a mate by the winner: a square of the loser's king
// that a man which moves can attack, where all flights can be taken away.
func (f *facts) mayMate() bool {
	loser := f.king(f.winner.Other())
	checks, attacks := f.attacked()
	for b := loser.reach & checks; b != 0; b &= b - 1 {
		mate := b.First()
		// A flight the winner can attack may be attacked. The others must be taken away by the king or filled.
		flights := chess.AttacksFrom(loser.piece, mate, 0) & loser.reach &^ attacks
		if f.canCover(mate, flights) {
			return true
		}
	}
	return false
}

// plainlyMates reports whether mayMate will be true however many facts are still to come: more facts only add to
// what is attacked.
func (f *facts) plainlyMates() bool {
	loser := f.king(f.winner.Other())
	checks, attacks := f.attacked()
	for b := loser.reach & checks; b != 0; b &= b - 1 {
		if chess.AttacksFrom(loser.piece, b.First(), 0)&^attacks == 0 {
			return true
		}
	}
	return false
}

// attacked returns the squares that men of the winner's other than the king may attack, those men that can move, and all.
// A mating move is made by the man that checks, or opens its line; then that man can move along the line.
func (f *facts) attacked() (byMovable, byAll chess.Bitboard) {
	for i := range f.count {
		m := &f.men[i]
		if m.color() != f.winner || m.is(chess.King) {
			continue
		}
		byAll |= m.attacks
		if m.movable {
			byMovable |= m.attacks
		}
	}
	return byMovable, byAll
}

// canCover reports whether the flights of a king that is mated on a square can be taken away without attacking them: by the
// winner's king from some square of its own, and by men of the loser's that stand on the rest.
func (f *facts) canCover(mate chess.Square, flights chess.Bitboard) bool {
	if f.canFill(flights) {
		return true
	}
	king := f.king(f.winner)
	for b := king.reach &^ bit(mate) &^ chess.AttacksFrom(king.piece, mate, 0); b != 0; b &= b - 1 {
		near := chess.AttacksFrom(king.piece, b.First(), 0)
		if flights&near != 0 && f.canFill(flights&^near) {
			return true
		}
	}
	return false
}

// canFill reports whether men of the loser's other than the king may stand on all the squares at once: each has somebody
// to stand on it, and they are enough.
func (f *facts) canFill(squares chess.Bitboard) bool {
	var filled chess.Bitboard
	fillers := 0
	for i := range f.count {
		m := &f.men[i]
		if m.color() == f.winner || m.is(chess.King) {
			continue
		}
		if on := m.reach & squares; on != 0 {
			filled |= on
			fillers++
		}
	}
	return filled == squares && fillers >= squares.Count()
}
