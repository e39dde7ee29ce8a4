package chess

// ExplainCastling judges castling by the side to move, wherever its king stands. For a king at home it is Explain of
// CastlingMove. For any other there is one reason, after game-over where that holds: castle-king-has-moved, with the ply
// of the history in which the king left home, be it by castling. It is lost for ever, so nothing else is looked at.
// Without a king it is no-piece.
func (g *Game) ExplainCastling(w Wing) Verdict {
	p := g.current()
	try := CastlingMove(p.turn, w)
	if p.King(p.turn) == try.From {
		return g.Explain(try)
	}
	return explainCastlingAstray(p, g, try)
}

// ExplainCastling is Game.ExplainCastling where no history is known.
func (p Position) ExplainCastling(w Wing) Verdict {
	try := CastlingMove(p.turn, w)
	if p.King(p.turn) == try.From {
		return p.Explain(try)
	}
	return explainCastlingAstray(&p, nil, try)
}

// explainCastlingAstray explains castling by a king that is not at home. What the try says of squares is of no account:
// another piece may stand there.
func explainCastlingAstray(p *Position, g *Game, try Move) Verdict {
	e := explainer{Position: p, legality: p.legality(), game: g, try: try, piece: King, us: p.turn, them: p.turn.Other()}
	king := p.King(p.turn)
	if king == NoSquare {
		e.add(ReasonNoPiece, "1.1", noEvidence())
		return Verdict{Reasons: e.reasons}
	}
	if !e.hasLegalMove() {
		e.gameOver()
	}
	e.try.From = king
	e.kingHasMoved()
	return Verdict{Reasons: e.reasons}
}

// kingHasMoved adds that the king, which stands where the try starts, has left home.
func (e *explainer) kingHasMoved() {
	evidence := e.flights()
	evidence.Moved, evidence.King = e.try.From, e.try.From
	evidence.Ply = e.firstMoved(kingHome(e.us), King)
	e.add(ReasonCastleKingHasMoved, "3.8.2.1", evidence)
}

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
			e.kingHasMoved()
			e.ownPieceOnTarget()
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
		evidence.Target, evidence.Ply = corner, e.lastLeft(corner, Rook)
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

// firstMoved returns the first ply, counted from 1, with which a piece of this side and kind left a square, was taken
// there, or came there; 0 where no history tells of one. What came has moved as well.
func (e *explainer) firstMoved(square Square, t PieceType) int {
	for ply := range e.plies() {
		if e.stood(ply, square, t) != e.stood(ply+1, square, t) {
			return ply + 1
		}
	}
	return 0
}

// lastLeft returns the last ply with which a piece of this side and kind left a square or was taken there, 0 for none.
func (e *explainer) lastLeft(square Square, t PieceType) int {
	for ply := e.plies(); ply > 0; ply-- {
		if e.stood(ply-1, square, t) && !e.stood(ply, square, t) {
			return ply
		}
	}
	return 0
}

// plies returns how many moves the history has.
func (e *explainer) plies() int {
	if e.game == nil {
		return 0
	}
	return len(e.game.moves)
}

// stood reports whether a piece of this side and kind stood on a square after so many plies.
func (e *explainer) stood(ply int, square Square, t PieceType) bool {
	return e.game.positions[ply].Pieces(e.us, t).Has(square)
}
