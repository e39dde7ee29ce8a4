package chess

// pawnSteps returns how many files to the right and how many ranks forward, as the pawn sees it, the try goes.
func (e *explainer) pawnSteps() (files, ranks int) {
	files = e.try.To.File() - e.try.From.File()
	ranks = e.try.To.Rank() - e.try.From.Rank()
	if e.us == Black {
		ranks = -ranks
	}
	return files, ranks
}

// pawnMovement is movement for a pawn.
func (e *explainer) pawnMovement() bool {
	files, ranks := e.pawnSteps()
	switch {
	case ranks < 0:
		e.add(ReasonPawnNeverBack, "3.7.1", e.flights())
	case files == 0 && ranks == 1:
		e.pawnStraight(e.try.To)
		return true
	case files == 0 && ranks == 2:
		start := Square(8)
		if e.us == Black {
			start = 48
		}
		if e.try.From&^7 == start {
			e.pawnStraight((e.try.From+e.try.To)/2, e.try.To)
			return true
		}
		e.add(ReasonPawnDoubleStepOnlyFromStart, "3.7.2", e.flights())
		e.pawnStraight((e.try.From+e.try.To)/2, e.try.To)
		return false
	case (files == 1 || files == -1) && ranks == 1:
		return e.pawnDiagonal()
	default:
		e.notHowItMoves()
	}
	e.ownPieceOnTarget()
	return false
}

// pawnStraight adds what stands in the way of a pawn that goes straight ahead over these squares.
func (e *explainer) pawnStraight(path ...Square) {
	article := [...]string{1: "3.7.1", 2: "3.7.2"}[len(path)]
	if e.sides[e.them].Has(e.try.To) && !e.Pieces(e.them, King).Has(e.try.To) {
		evidence := e.flights()
		evidence.Target = e.try.To
		e.add(ReasonPawnTakesDiagonally, "3.7.3", evidence)
	}
	e.ownPieceOnTarget()
	if blockers := among(path, e.Occupied()); len(blockers) > 0 {
		evidence := e.flights()
		evidence.Path, evidence.Blockers = path, blockers
		e.add(ReasonPawnBlocked, article, evidence)
	}
}

// pawnDiagonal looks at a step diagonally forward, where there must be something to take.
func (e *explainer) pawnDiagonal() bool {
	to := e.try.To
	e.ownPieceOnTarget()
	if e.Occupied().Has(to) {
		return true
	}
	if e.us == e.turn && to == e.skipped {
		return true // a capture in passing; what forbids it is the king's safety
	}
	beside := NewSquare(to.File(), e.try.From.Rank())
	neighbour := e.PieceAt(beside)
	fifth := e.try.From.Rank() == 4
	if e.us == Black {
		fifth = e.try.From.Rank() == 3
	}
	if e.us != e.turn || neighbour == NoPiece || neighbour.Color() == e.us || neighbour.Type() != Pawn && !fifth {
		e.add(ReasonPawnNothingToTake, "3.7.3", e.flights())
		return false
	}

	evidence := e.flights()
	evidence.Target, evidence.Ghost = beside, to
	if neighbour.Type() == Pawn {
		evidence.Moved = beside
	}
	if ply, ok := e.doubleStep(to); ok && fifth {
		evidence.Ply = ply
		e.add(ReasonEnPassantExpired, "3.7.3.2", evidence)
		return false
	}
	evidence.Ply = e.arrived(beside)
	e.add(ReasonEnPassantNotPossible, "3.7.3.1", evidence)
	return false
}

// doubleStep returns the ply with which the pawn that stands behind a square skipped it; 0 where the start position says
// so. It is false where the pawn came another way, or nobody knows.
func (e *explainer) doubleStep(skipped Square) (ply int, ok bool) {
	if e.game == nil {
		return 0, false
	}
	arrived := e.arrived(pawnBeyond(skipped))
	return arrived, e.game.positions[arrived].skipped == skipped
}

// arrived returns the ply, counted from 1, with which the piece on a square came there; 0 where no history tells.
func (e *explainer) arrived(s Square) int {
	if e.game == nil {
		return 0
	}
	for ply := len(e.game.moves); ply > 0; ply-- {
		if e.game.moves[ply-1].To == s {
			return ply
		}
	}
	return 0
}
