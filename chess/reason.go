package chess

// Reason says why a try is illegal: a stable code, the article of the FIDE Laws
// of Chess (2023) it rests on, and the squares that prove it.
type Reason struct {
	Code     ReasonCode `json:"code"`
	Article  string     `json:"article"`
	Evidence Evidence   `json:"squares"`
}

// NewReason returns a reason in which no square plays a part yet.
func NewReason(code ReasonCode, article string) Reason {
	return Reason{Code: code, Article: article, Evidence: noEvidence()}
}

// noEvidence returns evidence in which no square plays a part.
func noEvidence() Evidence {
	return Evidence{Target: NoSquare, King: NoSquare, Pinner: NoSquare, Moved: NoSquare, Ghost: NoSquare}
}

// Evidence names squares by the part they play in a reason. A slice is empty and a
// square is NoSquare where it plays none.
type Evidence struct {
	// Attackers attack Target.
	Attackers []Square `json:"attackers"`
	// Target is what is attacked, for castling the king's square that is, for a king's move the square it
	// wanted, for check-not-answered the king; the corner where castle-no-rook misses a rook; what a pawn
	// cannot take, straight ahead or in passing; for touch-move the piece that has to be taken, or the rook
	// to castle with.
	Target Square `json:"target"`
	// Blockers stand in the way.
	Blockers []Square `json:"blockers"`
	// Path holds the squares the piece would cross or stop on: a slider's way to its target,
	// the king's three squares in castling, in the order walked.
	Path []Square `json:"path"`
	// Checkers give check now.
	Checkers []Square `json:"checkers"`
	// King is the king concerned.
	King Square `json:"king"`
	// Pinner holds the piece on Line to its king.
	Pinner Square `json:"pinner"`
	// Line runs from the pinner to the king; for king-along-the-line from the checker to the square the king wanted,
	// for en-passant-uncovers-king from the attacker to the king. Both ends are included.
	Line []Square `json:"line"`
	// Flights are squares that would do: answers to a check, squares the piece can go to.
	Flights []Square `json:"flights"`
	// Moved is the piece (where it stands now) that moved earlier, the rook or king of a lost
	// castling right, or the pawn whose double step is too long ago; for touch-move the piece that
	// has to move.
	Moved Square `json:"moved"`
	// Ghost is the square a pawn skipped with its double step.
	Ghost Square `json:"ghost"`
	// Ply is the move in the game's history that caused it, counted from 1; 0 where none did.
	Ply int `json:"ply"`
}
