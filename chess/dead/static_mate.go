package dead

import "github.com/touchmove/touchmove/chess"

// endsInMate reports whether a move by the loser certainly mates the winner, so that nothing comes after it. What
// the facts say about squares that the winner's men reach cannot be relied on alone, because they may be what they are
// only as long as this man stays where it is.
func (f *facts) endsInMate(m *man, x, y chess.Square) bool {
	loser := f.winner.Other()
	king := f.king(f.winner)
	if m.color() != loser || king.reach != bit(king.home) || m.is(chess.King) {
		return false
	}
	// A promotion gives another piece; after a double step a pawn may be taken in passing.
	if m.is(chess.Pawn) && (lastRanks.Has(y) || (rank2 | rank7).Has(x)) {
		return false
	}
	if !chess.AttacksFrom(m.piece, y, f.anywhere).Has(king.home) {
		return false // something may stand between
	}
	line := chess.Between(y, king.home) | bit(y)
	if f.stands[f.winner]&line != 0 || f.reachableIfGone(m, line) {
		return false
	}
	others := f.guarded(loser, m, f.anywhere|bit(y))
	guarded := others | chess.AttacksFrom(m.piece, y, f.anywhere&^bit(king.home))
	around := chess.AttacksFrom(king.piece, king.home, 0)
	if around.Has(y) && !others.Has(y) {
		return false
	}
	return around&^bit(y)&^guarded&^f.steady[f.winner] == 0
}

// reachableIfGone reports whether a man of the winner's other than the king might come to one of the squares of a check
// with one move, once the checking man has left its place: take it on the last of them, or step between.
func (f *facts) reachableIfGone(checker *man, line chess.Bitboard) bool {
	blockers := (f.steady[chess.White] | f.steady[chess.Black]) &^ bit(checker.home)
	for i := range f.count {
		m := &f.men[i]
		if m.color() != f.winner || m.is(chess.King) {
			continue
		}
		for b := m.reach; b != 0; b &= b - 1 {
			x := b.First()
			to := chess.AttacksFrom(m.piece, x, blockers)
			if m.is(chess.Pawn) {
				to |= pushes(f.winner, x, blockers)
			}
			if to&line != 0 {
				return true
			}
		}
	}
	return false
}
