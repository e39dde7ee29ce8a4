package chess

// ReasonCode names a reason for an illegal try. The list is closed and the names are stable: scripts,
// pages and translations refer to them.
type ReasonCode string

// The reasons. Explain gives all of them but the last two: no-passing comes from ExplainPass, touch-move from package match.
const (
	// ReasonNoPiece: nothing stands on the square the move starts from (FIDE 1.1).
	ReasonNoPiece ReasonCode = "no-piece"
	// ReasonNotYourTurn: the piece belongs to the side that is not to move (FIDE 1.3).
	ReasonNotYourTurn ReasonCode = "not-your-turn"
	// ReasonSameSquare: the piece would stay where it is (FIDE 3.10.1).
	ReasonSameSquare ReasonCode = "same-square"
	// ReasonOwnPieceOnTarget: a piece of the same side stands on the target (FIDE 3.1).
	ReasonOwnPieceOnTarget ReasonCode = "own-piece-on-target"
	// ReasonNotHowItMoves: this kind of piece never moves like that (FIDE 3.2 to 3.8).
	ReasonNotHowItMoves ReasonCode = "not-how-it-moves"
	// ReasonPathBlocked: a bishop, rook or queen would have to jump (FIDE 3.5).
	ReasonPathBlocked ReasonCode = "path-blocked"

	// ReasonPawnBlocked: something stands before the pawn (FIDE 3.7.1, 3.7.2).
	ReasonPawnBlocked ReasonCode = "pawn-blocked"
	// ReasonPawnTakesDiagonally: the pawn would take straight ahead (FIDE 3.7.3).
	ReasonPawnTakesDiagonally ReasonCode = "pawn-takes-diagonally"
	// ReasonPawnNothingToTake: the pawn would go diagonally to an empty square (FIDE 3.7.3).
	ReasonPawnNothingToTake ReasonCode = "pawn-nothing-to-take"
	// ReasonPawnNeverBack: the pawn would go backwards (FIDE 3.7.1).
	ReasonPawnNeverBack ReasonCode = "pawn-never-back"
	// ReasonPawnDoubleStepOnlyFromStart: two steps from a square that is not the pawn's first (FIDE 3.7.2).
	ReasonPawnDoubleStepOnlyFromStart ReasonCode = "pawn-double-step-only-from-start"

	// ReasonEnPassantExpired: the double step was made, but not on the move just before (FIDE 3.7.3.2).
	ReasonEnPassantExpired ReasonCode = "en-passant-expired"
	// ReasonEnPassantNotPossible: the piece beside the pawn cannot be taken in passing: it is no pawn,
	// made no double step, or none that is known of (FIDE 3.7.3.1).
	ReasonEnPassantNotPossible ReasonCode = "en-passant-not-possible"
	// ReasonEnPassantUncoversKing: the two pawns that leave their squares open a line to the king (FIDE 3.9.2).
	ReasonEnPassantUncoversKing ReasonCode = "en-passant-uncovers-king"

	// ReasonKingOntoAttacked: the king would step onto an attacked square (FIDE 3.9.2).
	ReasonKingOntoAttacked ReasonCode = "king-onto-attacked"
	// ReasonKingBesideKing: the king would stand next to the other king (FIDE 3.9.2).
	ReasonKingBesideKing ReasonCode = "king-beside-king"
	// ReasonKingAlongTheLine: the king would step back along the line on which it is checked (FIDE 3.9.2).
	ReasonKingAlongTheLine ReasonCode = "king-along-the-line"
	// ReasonPinned: the piece would leave the line on which it shields its king (FIDE 3.9.2).
	ReasonPinned ReasonCode = "pinned"
	// ReasonCheckNotAnswered: the king would stay in the check it is in (FIDE 3.9.2).
	ReasonCheckNotAnswered ReasonCode = "check-not-answered"
	// ReasonDoubleCheck: two pieces give check, so only the king can move (FIDE 3.9.2).
	ReasonDoubleCheck ReasonCode = "double-check"
	// ReasonKingIsNeverTaken: the other king stands on the target (FIDE 1.4.1).
	ReasonKingIsNeverTaken ReasonCode = "king-is-never-taken"

	// ReasonCastleKingHasMoved: the king moved earlier (FIDE 3.8.2.1).
	ReasonCastleKingHasMoved ReasonCode = "castle-king-has-moved"
	// ReasonCastleRookHasMoved: that rook moved earlier, or is not the one of the start (FIDE 3.8.2.1).
	ReasonCastleRookHasMoved ReasonCode = "castle-rook-has-moved"
	// ReasonCastleRightNotGiven: the position is given without this right; king or rook moved before it
	// (FIDE 3.8.2.1).
	ReasonCastleRightNotGiven ReasonCode = "castle-right-not-given"
	// ReasonCastleNoRook: no rook of one's own stands in that corner (FIDE 3.8.2).
	ReasonCastleNoRook ReasonCode = "castle-no-rook"
	// ReasonCastleBlocked: something stands between king and rook (FIDE 3.8.2.2).
	ReasonCastleBlocked ReasonCode = "castle-blocked"
	// ReasonCastleInCheck: the king is in check (FIDE 3.8.2.2).
	ReasonCastleInCheck ReasonCode = "castle-in-check"
	// ReasonCastleThroughCheck: the square the king would cross is attacked (FIDE 3.8.2.2).
	ReasonCastleThroughCheck ReasonCode = "castle-through-check"
	// ReasonCastleOntoAttacked: the square the king would land on is attacked (FIDE 3.8.2.2).
	ReasonCastleOntoAttacked ReasonCode = "castle-onto-attacked"

	// ReasonPromotionNotChosen: a pawn reaches the last rank and no piece was named (FIDE 3.7.3.3).
	ReasonPromotionNotChosen ReasonCode = "promotion-not-chosen"
	// ReasonPromotionPieceNotAllowed: a pawn becomes a queen, rook, bishop or knight only (FIDE 3.7.3.3).
	ReasonPromotionPieceNotAllowed ReasonCode = "promotion-piece-not-allowed"
	// ReasonPromotionNotLastRank: only a pawn that reaches the last rank becomes another piece (FIDE 3.7.3.3).
	ReasonPromotionNotLastRank ReasonCode = "promotion-not-last-rank"

	// ReasonGameOver: the game has ended by checkmate or stalemate (FIDE 5.1.1, 5.2.1). Package match
	// gives it for other ends too.
	ReasonGameOver ReasonCode = "game-over"
	// ReasonNoPassing: a turn cannot be left out (FIDE 1.2). Given by ExplainPass: Explain judges moves.
	ReasonNoPassing ReasonCode = "no-passing"
	// ReasonTouchMove: what was touched obliges to another move (FIDE 4.3, 4.4). Not given by Explain; package
	// match gives it.
	ReasonTouchMove ReasonCode = "touch-move"
)

// ReasonCodes returns the whole list, in the order of the constants.
func ReasonCodes() []ReasonCode {
	return []ReasonCode{
		ReasonNoPiece, ReasonNotYourTurn, ReasonSameSquare, ReasonOwnPieceOnTarget, ReasonNotHowItMoves,
		ReasonPathBlocked, ReasonPawnBlocked, ReasonPawnTakesDiagonally, ReasonPawnNothingToTake,
		ReasonPawnNeverBack, ReasonPawnDoubleStepOnlyFromStart, ReasonEnPassantExpired,
		ReasonEnPassantNotPossible, ReasonEnPassantUncoversKing, ReasonKingOntoAttacked,
		ReasonKingBesideKing, ReasonKingAlongTheLine, ReasonPinned, ReasonCheckNotAnswered,
		ReasonDoubleCheck, ReasonKingIsNeverTaken, ReasonCastleKingHasMoved, ReasonCastleRookHasMoved,
		ReasonCastleRightNotGiven, ReasonCastleNoRook, ReasonCastleBlocked, ReasonCastleInCheck,
		ReasonCastleThroughCheck, ReasonCastleOntoAttacked, ReasonPromotionNotChosen,
		ReasonPromotionPieceNotAllowed, ReasonPromotionNotLastRank, ReasonGameOver, ReasonNoPassing,
		ReasonTouchMove,
	}
}
