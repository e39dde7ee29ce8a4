package dead

import "github.com/touchmove/touchmove/chess"

// key tells positions apart exactly: two positions have the same key just where the same moves are possible for ever
// (FIDE 9.2.3). Each square has a number of four bits for what stands there; word n of the key holds bit n of all 64
// numbers. There are no collisions that could make a proof wrong.
type key [4]uint64

// The numbers of a square: 0 where nothing stands, 1 to 6 for White's pieces and 7 to 12 for Black's by their kinds,
// and three that say more than the piece. The colours of these follow from the rank, or from the other king.
const (
	passedPawn   = 13 + iota // a pawn that can be taken in passing
	castlingRook             // a rook with the right to castle
	kingToMove               // the king of the side to move
)

func keyOf(p *chess.Position) (k key) {
	number := 1
	for c := chess.White; c <= chess.Black; c++ {
		for t := chess.Pawn; t <= chess.King; t++ {
			k.mark(p.Pieces(c, t), number)
			number++
		}
	}
	k.remark(p.King(p.Turn()), kingToMove)
	if s := p.EnPassant(); s != chess.NoSquare {
		k.remark(s^8, passedPawn) // from the third rank to the fourth, from the sixth to the fifth
	}
	if rights := p.CastlingRights(); rights != 0 {
		for i, corner := range [4]chess.Square{chess.H1, chess.A1, chess.H8, chess.A8} {
			if rights.Has(chess.Color(i/2), chess.Wing(i%2)) {
				k.remark(corner, castlingRook)
			}
		}
	}
	return k
}

// mark numbers empty squares.
func (k *key) mark(squares chess.Bitboard, number int) {
	for i := range k {
		if number>>i&1 != 0 {
			k[i] |= uint64(squares)
		}
	}
}

// remark gives a square another number.
func (k *key) remark(s chess.Square, number int) {
	for i := range k {
		k[i] &^= 1 << s
	}
	k.mark(1<<s, number)
}

// hash mixes the words of a key for a table, whose places are given by the lowest bits.
func (k *key) hash() (h uint64) {
	for _, word := range k {
		h = (h ^ word) * 0x9e3779b97f4a7c15 // carries each bit upwards
		h ^= h >> 32
	}
	return h
}
