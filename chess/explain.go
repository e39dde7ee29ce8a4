package chess

// Explain judges a try, with what the history of the game can tell. For a legal try the verdict is just that. For an
// illegal one it has every reason that holds, each enough by itself, in this order:
//
//  1. game-over: the side to move has a king and no legal move;
//  2. the try is no move: no-piece, same-square (then nothing else is looked at);
//  3. not-your-turn (then only what does not depend on the turn follows: nothing of castling, of taking in passing, or
//     of the king's safety);
//  4. how the piece moves: castle-… for a king's two squares, pawn-… and en-passant-… for a pawn,
//     not-how-it-moves for all that has no name of its own;
//  5. own-piece-on-target, path-blocked, pawn-blocked;
//  6. king-is-never-taken;
//  7. the king's safety: king-beside-king, king-onto-attacked, king-along-the-line for the king; double-check or
//     check-not-answered, pinned, en-passant-uncovers-king for the others. It is looked at only where the piece
//     moves like that at all, its way free or not, and not in castling;
//  8. promotion-…, one of them at most.
//
// So the first reason is what a teacher would say first. A pawn that reaches the last rank without a choice has
// promotion-not-chosen as its only reason exactly where a choice would make it legal.
//
// In castling, what is lost for ever comes before what is only prevented now. Of castle-no-rook, castle-rook-has-moved and
// castle-right-not-given there is one at most, the last where the history knows nothing better; what stands on the
// king's target is named by castle-blocked. Two squares towards a rook in its corner, by a king that is not at home, have only
// castle-king-has-moved, and own-piece-on-target where that is so; castling as such, which for such a king is no move from
// one square to another, ExplainCastling judges. A pawn's diagonal step to an empty square has one of
// pawn-nothing-to-take, en-passant-expired and en-passant-not-possible. A piece is not called pinned while it stays on
// the whole line through its king and the pinner.
func (g *Game) Explain(try Move) Verdict {
	if g.current().IsLegal(try) {
		return Verdict{Legal: true}
	}
	return explainIllegal(g.current(), g, try)
}

// Explain is Game.Explain where no history is known: a castling right that is missing is castle-right-not-given, and a
// pawn that cannot be taken in passing is en-passant-not-possible.
func (p Position) Explain(try Move) Verdict {
	if p.IsLegal(try) {
		return Verdict{Legal: true}
	}
	illegal := p // only this copy escapes to the heap, so a legal try allocates nothing
	return explainIllegal(&illegal, nil, try)
}

// explainer collects the reasons of one illegal try.
type explainer struct {
	*Position
	legality legality
	game     *Game // nil where no history is known
	try      Move
	piece    PieceType
	us, them Color // us is the side of the piece tried
	reasons  []Reason
}

func explainIllegal(p *Position, g *Game, try Move) Verdict {
	e := explainer{Position: p, legality: p.legality(), game: g, try: try}
	e.explain()
	return Verdict{Reasons: e.reasons}
}

func (e *explainer) explain() {
	if e.King(e.turn) != NoSquare && !e.hasLegalMove() {
		e.gameOver()
	}
	piece := e.PieceAt(e.try.From)
	if piece == NoPiece {
		e.add(ReasonNoPiece, "1.1", noEvidence())
		return
	}
	e.piece, e.us, e.them = piece.Type(), piece.Color(), piece.Color().Other()
	if e.try.To == e.try.From {
		e.add(ReasonSameSquare, "3.10.1", e.flights())
		return
	}
	if e.us != e.turn {
		e.add(ReasonNotYourTurn, "1.3", noEvidence())
	}
	moves := e.movement()
	if e.Pieces(e.them, King).Has(e.try.To) {
		evidence := noEvidence()
		evidence.King = e.try.To
		e.add(ReasonKingIsNeverTaken, "1.4.1", evidence)
	}
	if moves && e.us == e.turn {
		if e.piece == King {
			e.kingSafety()
		} else {
			e.shield()
		}
	}
	e.promotion()
}

// movement adds the reasons that lie in how the piece moves, and reports whether it moves like that at all, free way or
// not, so that the safety of the king comes into question.
func (e *explainer) movement() bool {
	if e.try.To >= NoSquare {
		e.notHowItMoves()
		return false
	}
	if e.piece == Pawn {
		return e.pawnMovement()
	}
	if e.piece == King && e.castlingMovement() {
		return false // its own reasons cover the king's safety
	}
	if !attacksOf(e.piece, e.try.From, 0).Has(e.try.To) {
		e.notHowItMoves()
		e.ownPieceOnTarget()
		return false
	}
	e.ownPieceOnTarget()
	if blockers := between(e.try.From, e.try.To) & e.Occupied(); blockers != 0 {
		evidence := e.flights()
		evidence.Path = append(walkBetween(e.try.From, e.try.To), e.try.To)
		evidence.Blockers = among(evidence.Path[:len(evidence.Path)-1], blockers)
		e.add(ReasonPathBlocked, "3.5", evidence)
	}
	return true
}

func (e *explainer) notHowItMoves() {
	article := [...]string{Pawn: "3.7", Knight: "3.6", Bishop: "3.2", Rook: "3.3", Queen: "3.4", King: "3.8.1"}
	e.add(ReasonNotHowItMoves, article[e.piece], e.flights())
}

func (e *explainer) ownPieceOnTarget() {
	if e.sides[e.us].Has(e.try.To) {
		evidence := e.flights()
		evidence.Blockers = []Square{e.try.To}
		e.add(ReasonOwnPieceOnTarget, "3.1", evidence)
	}
}

// gameOver adds the reason that the game has ended.
func (e *explainer) gameOver() {
	evidence := noEvidence()
	evidence.King = e.legality.king
	evidence.Checkers = e.legality.checkers.Squares()
	article := "5.2.1"
	if e.legality.checkers != 0 {
		article = "5.1.1"
	}
	e.add(ReasonGameOver, article, evidence)
}

// promotion adds the reasons that lie in what the pawn shall become.
func (e *explainer) promotion() {
	const article = "3.7.3.3"
	onLastRank := e.piece == Pawn && e.try.To.Rank() == kingHome(e.them).Rank()
	switch chosen := e.try.Promotion; {
	case chosen != NoPieceType && !onLastRank:
		e.add(ReasonPromotionNotLastRank, article, noEvidence())
	case chosen == NoPieceType && onLastRank:
		if files, ranks := e.pawnSteps(); ranks == 1 && files >= -1 && files <= 1 {
			e.add(ReasonPromotionNotChosen, article, noEvidence())
		}
	case chosen != NoPieceType && (chosen < Knight || chosen > Queen):
		e.add(ReasonPromotionPieceNotAllowed, article, noEvidence())
	}
}

func (e *explainer) add(code ReasonCode, article string, evidence Evidence) {
	e.reasons = append(e.reasons, Reason{Code: code, Article: article, Evidence: evidence})
}

// flights returns evidence with the squares the piece can go to instead.
func (e *explainer) flights() Evidence {
	evidence := noEvidence()
	if e.us == e.turn {
		evidence.Flights = e.legality.targets(e.try.From, e.piece).Squares()
	}
	return evidence
}

// walkBetween returns the squares strictly between two squares on one line, in the order walked.
func walkBetween(from, to Square) []Square {
	squares := between(from, to).Squares()
	if from > to {
		for i, j := 0, len(squares)-1; i < j; i, j = i+1, j-1 {
			squares[i], squares[j] = squares[j], squares[i]
		}
	}
	return squares
}

// among returns those squares that belong to a set, in their order.
func among(squares []Square, set Bitboard) []Square {
	var in []Square
	for _, s := range squares {
		if set.Has(s) {
			in = append(in, s)
		}
	}
	return in
}
