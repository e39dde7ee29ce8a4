package chess

// predicate is one reason, said again from the Laws for a plain board. claim reports whether the reason holds for
// the try of an exam, and with what evidence.
type predicate struct {
	code    ReasonCode
	article string // "" where the evidence decides, and claim gives it in exam terms
	claim   func(x *exam) (Evidence, bool)
}

// predicates has every reason Explain gives, in the order in which Game.Explain promises them.
var predicates = []predicate{
	{ReasonGameOver, "", claimGameOver},
	{ReasonNoPiece, "1.1", claimNoPiece},
	{ReasonSameSquare, "3.10.1", claimSameSquare},
	{ReasonNotYourTurn, "1.3", claimNotYourTurn},

	{ReasonCastleKingHasMoved, "3.8.2.1", claimCastleKingHasMoved},
	{ReasonCastleNoRook, "3.8.2", claimCastleNoRook},
	{ReasonCastleRookHasMoved, "3.8.2.1", claimCastleRookHasMoved},
	{ReasonCastleRightNotGiven, "3.8.2.1", claimCastleRightNotGiven},
	{ReasonCastleBlocked, "3.8.2.2", claimCastleBlocked},
	{ReasonCastleInCheck, "3.8.2.2", claimCastleInCheck},
	{ReasonCastleThroughCheck, "3.8.2.2", claimCastleThroughCheck},
	{ReasonCastleOntoAttacked, "3.8.2.2", claimCastleOntoAttacked},

	{ReasonPawnNeverBack, "3.7.1", claimPawnNeverBack},
	{ReasonPawnDoubleStepOnlyFromStart, "3.7.2", claimPawnDoubleStepOnlyFromStart},
	{ReasonPawnTakesDiagonally, "3.7.3", claimPawnTakesDiagonally},
	{ReasonPawnNothingToTake, "3.7.3", claimPawnNothingToTake},
	{ReasonEnPassantExpired, "3.7.3.2", claimEnPassantExpired},
	{ReasonEnPassantNotPossible, "3.7.3.1", claimEnPassantNotPossible},

	{ReasonNotHowItMoves, "", claimNotHowItMoves},
	{ReasonOwnPieceOnTarget, "3.1", claimOwnPieceOnTarget},
	{ReasonPathBlocked, "3.5", claimPathBlocked},
	{ReasonPawnBlocked, "", claimPawnBlocked},
	{ReasonKingIsNeverTaken, "1.4.1", claimKingIsNeverTaken},

	{ReasonKingBesideKing, "3.9.2", claimKingBesideKing},
	{ReasonKingOntoAttacked, "3.9.2", claimKingOntoAttacked},
	{ReasonKingAlongTheLine, "3.9.2", claimKingAlongTheLine},
	{ReasonDoubleCheck, "3.9.2", claimDoubleCheck},
	{ReasonCheckNotAnswered, "3.9.2", claimCheckNotAnswered},
	{ReasonPinned, "3.9.2", claimPinned},
	{ReasonEnPassantUncoversKing, "3.9.2", claimEnPassantUncoversKing},

	{ReasonPromotionNotLastRank, "3.7.3.3", claimPromotionNotLastRank},
	{ReasonPromotionNotChosen, "3.7.3.3", claimPromotionNotChosen},
	{ReasonPromotionPieceNotAllowed, "3.7.3.3", claimPromotionPieceNotAllowed},
}

// aboutPromotion is the number of predicates, at the end, that ask for the promotion; the others do not look at it.
const aboutPromotion = 3

// articleOf returns the article of a reason that rests on one of several.
func (x *exam) articleOf(p predicate) string {
	switch {
	case p.code == ReasonGameOver && len(x.checkers) > 0:
		return "5.1.1" // checkmate
	case p.code == ReasonGameOver:
		return "5.2.1" // stalemate
	case p.code == ReasonPawnBlocked && x.ahead() == 2:
		return "3.7.2"
	case p.code == ReasonPawnBlocked:
		return "3.7.1"
	case p.code == ReasonNotHowItMoves:
		return map[byte]string{'p': "3.7", 'n': "3.6", 'b': "3.2", 'r': "3.3", 'q': "3.4", 'k': "3.8.1"}[x.piece|0x20]
	}
	return p.article
}

// appendReasons appends what holds of a group of predicates.
func (x *exam) appendReasons(dst []Reason, group []predicate) []Reason {
	for _, p := range group {
		if evidence, ok := p.claim(x); ok {
			dst = append(dst, Reason{p.code, x.articleOf(p), evidence})
		}
	}
	return dst
}

// noClaim is the answer of a predicate that does not hold.
func noClaim() (Evidence, bool) { return Evidence{}, false }

// evidence starts with the squares the piece may go to instead, if it is its turn.
func (x *exam) evidence() Evidence {
	e := noEvidence()
	if x.own {
		e.Flights = x.goals[x.from]
	}
	return e
}

// isMove reports that the try takes a piece to another square: without that nothing else is asked.
func (x *exam) isMove() bool { return x.piece != '.' && x.from != x.to }

// A game without a king to move is never over: it is a lesson.
func claimGameOver(x *exam) (Evidence, bool) {
	e := noEvidence()
	if x.king < 0 || len(x.legalMove) > 0 {
		return noClaim()
	}
	e.King, e.Checkers = Square(x.king), x.checkers
	return e, true
}

func claimNoPiece(x *exam) (Evidence, bool) { return noEvidence(), x.piece == '.' }

func claimSameSquare(x *exam) (Evidence, bool) {
	return x.evidence(), x.piece != '.' && x.from == x.to
}

func claimNotYourTurn(x *exam) (Evidence, bool) { return noEvidence(), x.isMove() && !x.own }

func claimKingIsNeverTaken(x *exam) (Evidence, bool) {
	e := noEvidence()
	e.King = Square(x.to)
	return e, x.isMove() && x.enemyOn(x.to) && x.board[x.to]|0x20 == 'k'
}

// movesLikeThat reports whether the kind of piece ever makes such a step, whatever stands where. For a pawn that
// depends on its rank, and diagonally on whether there is something to take, were it its own.
func (x *exam) movesLikeThat() bool {
	files, ranks := x.shift()
	files, ranks = max(files, -files), max(ranks, -ranks)
	along, across := files == 0 || ranks == 0, files == ranks
	switch x.piece | 0x20 {
	case 'n':
		return files*ranks == 2
	case 'b':
		return across
	case 'r':
		return along
	case 'q':
		return along || across
	case 'k':
		return files <= 1 && ranks <= 1
	}
	return x.pawnStep(0, 1) || x.pawnStep(0, 2) && x.rank(x.from) == 1 ||
		x.pawnStep(1, 1) && (x.board[x.to] != '.' || x.inPassing())
}

// not-how-it-moves leaves out what has a name of its own: castling, and the pawn's own faults.
func claimNotHowItMoves(x *exam) (Evidence, bool) {
	if !x.isMove() || x.movesLikeThat() || x.castling() != notCastling {
		return noClaim()
	}
	if x.is('p') && (x.ahead() < 0 || x.pawnStep(1, 1) || x.pawnStep(0, 2)) {
		return noClaim()
	}
	return x.evidence(), true
}

// In castling from home it is castle-blocked that tells of the own piece.
func claimOwnPieceOnTarget(x *exam) (Evidence, bool) {
	if !x.isMove() || !x.ownOn(x.to) || x.castling() == castlingFromHome || x.castling() == castlingOutOfTurn {
		return noClaim()
	}
	e := x.evidence()
	e.Blockers = []Square{Square(x.to)}
	return e, true
}

func claimPathBlocked(x *exam) (Evidence, bool) {
	if !x.is('b') && !x.is('r') && !x.is('q') || !x.isMove() || !x.movesLikeThat() {
		return noClaim()
	}
	blockers := x.occupiedOf(way(x.from, x.to))
	if blockers == nil {
		return noClaim()
	}
	e := x.evidence()
	e.Path = walked(x.from, x.to)[1:]
	e.Blockers = blockers
	return e, true
}

func claimPromotionNotLastRank(x *exam) (Evidence, bool) {
	return noEvidence(), x.isMove() && x.promotion != NoPieceType && !(x.is('p') && x.rank(x.to) == 7)
}

// Only a pawn that goes one step ahead, straight or diagonally, comes to choose.
func claimPromotionNotChosen(x *exam) (Evidence, bool) {
	return noEvidence(), x.isMove() && x.promotion == NoPieceType && x.rank(x.to) == 7 &&
		(x.pawnStep(0, 1) || x.pawnStep(1, 1))
}

func claimPromotionPieceNotAllowed(x *exam) (Evidence, bool) {
	return noEvidence(), x.isMove() && x.is('p') && x.rank(x.to) == 7 &&
		(x.promotion == Pawn || x.promotion == King)
}
