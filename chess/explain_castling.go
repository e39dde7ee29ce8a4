package chess

// castlingMovement adds the reasons against castling where the king tries two squares along its first rank, and reports
// whether it did. The king stands at home, or a rook waits in its corner on that side.
func (e *explainer) castlingMovement() bool {
	from, to := e.try.From, e.try.To
	home := kingHome(e.us)
	if from.Rank() != home.Rank() || to.Rank() != home.Rank() || from-to != 2 && to-from != 2 {
		return false
	}
	w := KingSide
	if to < from {
		w = QueenSide
	}
	if e.us != e.turn {
		return from == home // castling is not explained to the side that waits
	}
	corner := rookHome(e.us, w)
	hasRook := e.Pieces(e.us, Rook).Has(corner)
	if from != home {
		if hasRook {
			evidence := e.flights()
			evidence.Moved, evidence.King = from, from
			evidence.Ply = e.firstMoved(home, King)
			e.add(ReasonCastleKingHasMoved, "3.8.2.1", evidence)
		}
		return hasRook
	}
	e.castlingLost(w, corner, hasRook)
	e.castlingPrevented(w, corner)
	return true
}

// castlingLost adds what rules this castling out for the rest of the game.
func (e *explainer) castlingLost(w Wing, corner Square, hasRook bool) {
	if e.rights.Has(e.us, w) {
		return
	}
	const article = "3.8.2.1"
	evidence := e.castlingEvidence(w)
	kingPly, rookPly := e.firstMoved(e.try.From, King), e.firstMoved(corner, Rook)
	if kingPly > 0 {
		moved := evidence
		moved.Moved, moved.Ply = e.try.From, kingPly
		e.add(ReasonCastleKingHasMoved, article, moved)
	}
	switch {
	case !hasRook:
		evidence.Target, evidence.Ply = corner, rookPly
		e.add(ReasonCastleNoRook, "3.8.2", evidence)
	case rookPly > 0:
		evidence.Moved, evidence.Ply = corner, rookPly
		e.add(ReasonCastleRookHasMoved, article, evidence)
	case kingPly == 0:
		evidence.Moved = corner
		e.add(ReasonCastleRightNotGiven, article, evidence)
	}
}

// castlingPrevented adds what rules this castling out just now.
func (e *explainer) castlingPrevented(w Wing, corner Square) {
	const article = "3.8.2.2"
	home := e.try.From
	if blockers := castlingGap(e.us, w) & e.Occupied(); blockers != 0 {
		evidence := e.castlingEvidence(w)
		evidence.Blockers = among(walkBetween(home, corner), blockers)
		e.add(ReasonCastleBlocked, article, evidence)
	}
	for _, step := range []struct {
		code   ReasonCode
		square Square
	}{
		{ReasonCastleInCheck, home},
		{ReasonCastleThroughCheck, castledRook(e.us, w)},
		{ReasonCastleOntoAttacked, castledKing(e.us, w)},
	} {
		attackers := e.AttackersTo(step.square, e.them)
		if attackers == 0 {
			continue
		}
		evidence := e.castlingEvidence(w)
		evidence.Attackers, evidence.Target = attackers.Squares(), step.square
		e.add(step.code, article, evidence)
	}
}

func (e *explainer) castlingEvidence(w Wing) Evidence {
	evidence := e.flights()
	evidence.King = e.try.From
	evidence.Path = []Square{e.try.From, castledRook(e.us, w), castledKing(e.us, w)}
	evidence.Checkers = e.legality.checkers.Squares()
	return evidence
}

// firstMoved returns the first ply, counted from 1, with which a piece of this side and kind left a square or was
// taken there; 0 where no history tells of one.
func (e *explainer) firstMoved(square Square, t PieceType) int {
	if e.game == nil {
		return 0
	}
	for i, m := range e.game.moves {
		before := &e.game.positions[i]
		if (m.From == square || m.To == square) && before.Pieces(e.us, t).Has(square) {
			return i + 1
		}
	}
	// Castling moves the rook without naming its square, but then the king has moved as well.
	return 0
}
