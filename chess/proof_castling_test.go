package chess

import "strings"

// castling tells what a king's two squares along its first rank are.
type castling int

const (
	notCastling       castling = iota
	castlingFromHome           // the king stands on the e-file
	castlingOffHome            // it does not, but a rook waits in the corner it goes towards
	castlingOutOfTurn          // from home, by the side that waits: only that it is not its turn is said
)

func (x *exam) castling() castling {
	files, ranks := x.shift()
	if !x.is('k') || ranks != 0 || files != 2 && files != -2 || x.rank(x.from) != 0 {
		return notCastling
	}
	switch {
	case x.from%8 == 4 && !x.own:
		return castlingOutOfTurn
	case x.from%8 == 4:
		return castlingFromHome
	case x.own && x.board[x.corner()] == x.rook():
		return castlingOffHome
	}
	return notCastling
}

// corner is where the rook of this castling starts.
func (x *exam) corner() int {
	if x.to > x.from {
		return x.from/8*8 + 7
	}
	return x.from / 8 * 8
}

// crossed is the square between the king and its goal.
func (x *exam) crossed() int { return (x.from + x.to) / 2 }

// rook is the letter of the side's rooks.
func (x *exam) rook() byte {
	if x.white {
		return 'R'
	}
	return 'r'
}

// right reports whether this castling is not yet lost.
func (x *exam) right() bool {
	letter := "q"
	if x.to > x.from {
		letter = "k"
	}
	if x.white {
		letter = strings.ToUpper(letter)
	}
	return strings.Contains(x.mailbox.castling, letter)
}

func (x *exam) castlingEvidence() Evidence {
	e := x.evidence()
	e.King, e.Checkers = Square(x.from), x.checkers
	e.Path = walked(x.from, x.to)
	return e
}

// kingPly and rookPly are the plies that have cost the right, as far as the history tells; 0 where it does not.
func (x *exam) kingPly() int { return x.first(x.from/8*8+4, x.piece) }
func (x *exam) rookPly() int { return x.first(x.corner(), x.rook()) }

func claimCastleKingHasMoved(x *exam) (Evidence, bool) {
	e := x.evidence()
	switch x.castling() {
	case castlingOffHome:
		e.King = Square(x.from)
	case castlingFromHome:
		if x.right() || x.kingPly() == 0 {
			return noClaim()
		}
		e = x.castlingEvidence()
	default:
		return noClaim()
	}
	e.Moved, e.Ply = Square(x.from), x.kingPly()
	return e, true
}

func claimCastleNoRook(x *exam) (Evidence, bool) {
	if x.castling() != castlingFromHome || x.board[x.corner()] == x.rook() {
		return noClaim()
	}
	e := x.castlingEvidence()
	e.Target, e.Ply = Square(x.corner()), x.last(x.corner(), x.rook())
	return e, true
}

func claimCastleRookHasMoved(x *exam) (Evidence, bool) {
	if x.castling() != castlingFromHome || x.right() || x.board[x.corner()] != x.rook() || x.rookPly() == 0 {
		return noClaim()
	}
	e := x.castlingEvidence()
	e.Moved, e.Ply = Square(x.corner()), x.rookPly()
	return e, true
}

// A right is called not given only where the history knows nothing better.
func claimCastleRightNotGiven(x *exam) (Evidence, bool) {
	if x.castling() != castlingFromHome || x.right() || x.board[x.corner()] != x.rook() ||
		x.kingPly() > 0 || x.rookPly() > 0 {
		return noClaim()
	}
	e := x.castlingEvidence()
	e.Moved = Square(x.corner())
	return e, true
}

func claimCastleBlocked(x *exam) (Evidence, bool) {
	if x.castling() != castlingFromHome {
		return noClaim()
	}
	blockers := x.occupiedOf(way(x.from, x.corner()))
	if blockers == nil {
		return noClaim()
	}
	e := x.castlingEvidence()
	e.Blockers = blockers
	return e, true
}

func claimCastleInCheck(x *exam) (Evidence, bool)      { return x.castlingAttacked(x.from) }
func claimCastleThroughCheck(x *exam) (Evidence, bool) { return x.castlingAttacked(x.crossed()) }
func claimCastleOntoAttacked(x *exam) (Evidence, bool) { return x.castlingAttacked(x.to) }

func (x *exam) castlingAttacked(s int) (Evidence, bool) {
	if x.castling() != castlingFromHome {
		return noClaim()
	}
	attackers := x.attackers(s, !x.white)
	if attackers == nil {
		return noClaim()
	}
	e := x.castlingEvidence()
	e.Attackers, e.Target = attackers, Square(s)
	return e, true
}
