package chess

// The reasons that lie in the king's safety: FIDE 3.9.2, no move may expose one's king or leave it in check.
const safetyArticle = "3.9.2"

// kingSafety adds why the king may not step to the target.
func (e *explainer) kingSafety() {
	from, to := e.try.From, e.try.To
	// The king leaves its square, so it shields nothing behind it.
	attackers := e.attackersThrough(to, e.them, e.Occupied()&^from.bit()) &^ to.bit()
	kings := attackers & e.kinds[King]
	along := attackers &^ e.AttackersTo(to, e.them)
	others := attackers &^ (kings | along)

	evidence := e.flights()
	evidence.Target, evidence.King = to, from
	if kings != 0 {
		evidence.Attackers = kings.Squares()
		e.add(ReasonKingBesideKing, safetyArticle, evidence)
	}
	if others != 0 {
		evidence.Attackers = others.Squares()
		e.add(ReasonKingOntoAttacked, safetyArticle, evidence)
	}
	if along != 0 {
		attacker := along.First()
		evidence.Attackers = along.Squares()
		evidence.Checkers = along.Squares()
		evidence.Line = lineFrom(attacker, to)
		e.add(ReasonKingAlongTheLine, safetyArticle, evidence)
	}
}

// shield adds why a piece other than the king may not go: it leaves its king in check, or uncovers it.
func (e *explainer) shield() {
	from, to := e.try.From, e.try.To
	l := &e.legality
	if l.king == NoSquare {
		return
	}
	leavesLine := l.pinned.Has(from) && !(line(l.king, from) | l.king.bit()).Has(to)
	if e.piece == Pawn && to == e.skipped && pawnAttacks[e.us][from].Has(to) {
		e.enPassantShield(leavesLine)
		return
	}
	if l.checkers.Count() > 1 {
		e.doubleCheck()
	} else if l.checkers != 0 && !(l.checkers | between(l.king, l.checkers.First())).Has(to) {
		e.checkNotAnswered()
	}
	if leavesLine {
		e.pinnedTo()
	}
}

// enPassantShield is shield for a capture in passing, which takes a piece from a square it does not land on.
func (e *explainer) enPassantShield(leavesLine bool) {
	from, to := e.try.From, e.try.To
	l := &e.legality
	taken := pawnBeyond(to)
	occupied := e.Occupied()&^(from.bit()|taken.bit()) | to.bit()
	attackers := e.attackersThrough(l.king, e.them, occupied) &^ taken.bit()

	if attackers&l.checkers != 0 {
		if l.checkers.Count() > 1 {
			e.doubleCheck()
		} else {
			e.checkNotAnswered()
		}
	}
	uncovered := attackers &^ l.checkers
	if leavesLine {
		uncovered &^= e.pinnedTo().bit()
	}
	if uncovered != 0 {
		attacker := uncovered.First()
		evidence := e.flights()
		evidence.Attackers = uncovered.Squares()
		evidence.Target, evidence.King = l.king, l.king
		evidence.Line = lineFrom(attacker, l.king)
		evidence.Moved, evidence.Ghost = taken, to
		e.add(ReasonEnPassantUncoversKing, safetyArticle, evidence)
	}
}

func (e *explainer) doubleCheck() { e.add(ReasonDoubleCheck, safetyArticle, e.checkEvidence()) }

func (e *explainer) checkNotAnswered() {
	e.add(ReasonCheckNotAnswered, safetyArticle, e.checkEvidence())
}

// checkEvidence has the checkers and, as flights, every square on which some piece answers the check.
func (e *explainer) checkEvidence() Evidence {
	evidence := noEvidence()
	evidence.Checkers = e.legality.checkers.Squares()
	evidence.Attackers = evidence.Checkers
	evidence.Target, evidence.King = e.legality.king, e.legality.king
	var answers Bitboard
	for _, m := range e.LegalMoves() {
		answers |= m.To.bit()
	}
	evidence.Flights = answers.Squares()
	return evidence
}

// pinnedTo adds the pin of the piece tried and returns the pinner.
func (e *explainer) pinnedTo() Square {
	king := e.legality.king
	evidence := e.flights()
	// Without the pinned piece, the one more attacker is the pinner.
	without := e.attackersThrough(king, e.them, e.Occupied()&^e.try.From.bit()) &^ e.legality.checkers
	evidence.Pinner, evidence.King = without.First(), king
	evidence.Line = lineFrom(evidence.Pinner, king)
	e.add(ReasonPinned, safetyArticle, evidence)
	return evidence.Pinner
}

// lineFrom returns the squares from an attacker to the square it attacks, both included.
func lineFrom(attacker, attacked Square) []Square {
	return append(append([]Square{attacker}, walkBetween(attacker, attacked)...), attacked)
}
