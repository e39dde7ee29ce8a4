package chess

// Checkers returns the pieces that give check to the side to move (FIDE 3.9.1).
func (p *Position) Checkers() Bitboard { return p.AttackersTo(p.King(p.turn), p.turn.Other()) }

// InCheck reports whether the king of the side to move is attacked.
func (p *Position) InCheck() bool { return p.Checkers() != 0 }

// IsCheckmate reports whether the side to move is in check and has no legal move (FIDE 5.1.1).
func (p *Position) IsCheckmate() bool { return p.InCheck() && !p.hasLegalMove() }

// IsStalemate reports whether the side to move has a king that is not in check, and no legal move (FIDE 5.2.1).
// A side without a king, in a lesson position, is never stalemated: it is simply not taking part.
func (p *Position) IsStalemate() bool {
	return p.King(p.turn) != NoSquare && !p.InCheck() && !p.hasLegalMove()
}
