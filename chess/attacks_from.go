package chess

// AttacksFrom returns the squares a piece on a square attacks when exactly the given squares are occupied: the first
// occupied square in each direction is attacked, nothing behind it is (FIDE 3.1.3). A pawn attacks where it would take,
// occupied or not. For NoPiece and for NoSquare there are none.
func AttacksFrom(piece Piece, from Square, occupied Bitboard) Bitboard {
	switch {
	case from >= NoSquare:
		return 0
	case piece.Type() == Pawn:
		return pawnAttacks[piece.Color()&1][from]
	}
	return attacksOf(piece.Type(), from, occupied)
}

// Between returns the squares strictly between two squares on one rank, file or diagonal, nothing for any others.
func Between(a, b Square) Bitboard {
	if a >= NoSquare || b >= NoSquare {
		return 0
	}
	return between(a, b)
}
