package chess

import "slices"

// asksForSafety reports whether the king's safety comes into question: it is the piece's turn and it moves like that,
// free way or not. Castling has reasons of its own.
func (x *exam) asksForSafety(king bool) bool {
	return x.own && x.king >= 0 && x.isMove() && x.is('k') == king && x.movesLikeThat()
}

// The three reasons of a king's step share the attackers of its target, once it stands there and nowhere else.
func (x *exam) danger() (kings, onto, along []Square) {
	if !x.asksForSafety(true) {
		return nil, nil, nil
	}
	then := x.after()
	attackers := then.attackers(x.to, !x.white)
	kings = slices.DeleteFunc(slices.Clone(attackers), func(s Square) bool { return x.board[s]|0x20 != 'k' })
	others := without(attackers, kings)
	now := x.attackers(x.to, !x.white)
	return kings, onlyIn(others, now), without(others, now)
}

func (x *exam) dangerEvidence(attackers []Square) (Evidence, bool) {
	if len(attackers) == 0 {
		return noClaim()
	}
	e := x.evidence()
	e.Attackers, e.Target, e.King = attackers, Square(x.to), Square(x.from)
	return e, true
}

func claimKingBesideKing(x *exam) (Evidence, bool) {
	kings, _, _ := x.danger()
	return x.dangerEvidence(kings)
}

func claimKingOntoAttacked(x *exam) (Evidence, bool) {
	_, onto, _ := x.danger()
	return x.dangerEvidence(onto)
}

// Who attacks the target only once the king has left its square looks through that square: he checks it now.
func claimKingAlongTheLine(x *exam) (Evidence, bool) {
	_, _, along := x.danger()
	e, ok := x.dangerEvidence(along)
	if ok {
		e.Checkers = along
		e.Line = walked(int(along[0]), x.to)
	}
	return e, ok
}

// remaining returns the checkers that still attack the king once the try is made, and those who attack it only then.
func (x *exam) remaining() (still, uncovered []Square) {
	if !x.asksForSafety(false) {
		return nil, nil
	}
	then := x.after()
	attackers := then.attackers(x.king, !x.white)
	return onlyIn(attackers, x.checkers), without(attackers, x.checkers)
}

func (x *exam) checkEvidence() Evidence {
	e := noEvidence()
	e.Attackers, e.Checkers, e.Flights = x.checkers, x.checkers, x.answers
	e.Target, e.King = Square(x.king), Square(x.king)
	return e
}

func claimCheckNotAnswered(x *exam) (Evidence, bool) {
	if len(x.checkers) != 1 {
		return noClaim()
	}
	still, _ := x.remaining()
	return x.checkEvidence(), len(still) > 0
}

func claimDoubleCheck(x *exam) (Evidence, bool) {
	if len(x.checkers) < 2 {
		return noClaim()
	}
	still, _ := x.remaining()
	return x.checkEvidence(), len(still) > 0
}

// pinner returns who would attack the king were the piece tried not there; -1 for nobody.
func (x *exam) pinner() int {
	then := x.mailbox
	then.board[x.from] = '.'
	for _, s := range without(then.attackers(x.king, !x.white), x.checkers) {
		return int(s) // one piece opens one line
	}
	return -1
}

// onLine reports whether a square lies on the line through two others, also beyond them.
func onLine(s, a, b int) bool {
	return (s%8-a%8)*(b/8-a/8) == (s/8-a/8)*(b%8-a%8)
}

func claimPinned(x *exam) (Evidence, bool) {
	if !x.asksForSafety(false) {
		return noClaim()
	}
	pinner := x.pinner()
	if pinner < 0 || onLine(x.to, x.king, pinner) {
		return noClaim()
	}
	e := x.evidence()
	e.Pinner, e.King = Square(pinner), Square(x.king)
	e.Line = walked(pinner, x.king)
	return e, true
}

// Whoever attacks the king after a capture in passing and did not before, other than by a pin of the pawn that takes.
func claimEnPassantUncoversKing(x *exam) (Evidence, bool) {
	if !x.inPassing() {
		return noClaim()
	}
	_, uncovered := x.remaining()
	if pin, ok := claimPinned(x); ok {
		uncovered = without(uncovered, []Square{pin.Pinner})
	}
	if len(uncovered) == 0 {
		return noClaim()
	}
	e := x.evidence()
	e.Attackers = uncovered
	e.Target, e.King = Square(x.king), Square(x.king)
	e.Line = walked(int(uncovered[0]), x.king)
	e.Moved, e.Ghost = Square(x.beside()), Square(x.to)
	return e, true
}
