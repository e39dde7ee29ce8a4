package dead

import "github.com/touchmove/touchmove/chess"

// key tells positions apart exactly: two positions have the same key just where the same moves are possible for ever
// (FIDE 9.2.3). Each square has a number of four bits for what stands there; word n of the key holds bit n of all 64
// numbers. There are no collisions that could make a proof wrong.
type key [4]uint64

// The number of a square is its chess.Piece. That leaves three numbers, for pieces that are more than they seem. Their
// colour follows from the rank, or from the other king.
const (
	passedPawn   = 7  // a pawn that can be taken in passing
	castlingRook = 8  // a rook with the right to castle
	kingToMove   = 15 // the king of the side to move
)

func keyOf(p *chess.Position) key {
	both := func(t chess.PieceType) uint64 { return uint64(p.Pieces(chess.White, t) | p.Pieces(chess.Black, t)) }
	bishops, queens, kings := both(chess.Bishop), both(chess.Queen), both(chess.King)
	k := key{ // the kinds are numbered from 1 for pawns to 6 for kings, and 8 is added for Black
		both(chess.Pawn) | bishops | queens,
		both(chess.Knight) | bishops | kings,
		both(chess.Rook) | queens | kings,
		uint64(p.Side(chess.Black)),
	}
	k.set(p.King(p.Turn()), kingToMove)
	if s := p.EnPassant(); s != chess.NoSquare {
		k.set(s^8, passedPawn) // from the third rank to the fourth, from the sixth to the fifth
	}
	if rights := p.CastlingRights(); rights != 0 {
		for i, corner := range [4]chess.Square{chess.H1, chess.A1, chess.H8, chess.A8} {
			if rights.Has(chess.Color(i/2), chess.Wing(i%2)) {
				k.set(corner, castlingRook)
			}
		}
	}
	return k
}

// set gives a square another number.
func (k *key) set(s chess.Square, number uint64) {
	for i := range k {
		k[i] = k[i]&^(1<<s) | number>>i&1<<s
	}
}

// hash mixes the words of a key for a table, whose places are given by the lowest bits.
func (k *key) hash() (h uint64) {
	for _, word := range k {
		h = (h ^ word) * 0x9e3779b97f4a7c15 // carries each bit upwards
		h ^= h >> 32
	}
	return h
}
