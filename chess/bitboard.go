package chess

import "math/bits"

// Bitboard is a set of squares: bit n is set where Square(n) belongs to it.
type Bitboard uint64

const (
	fileA Bitboard = 0x0101010101010101
	fileH          = fileA << 7
	rank1 Bitboard = 0xff
	rank8          = rank1 << 56
)

// bit returns the set of one square. It is empty for NoSquare, because Go shifts the bit out.
func (s Square) bit() Bitboard { return 1 << s }

// Has reports whether the square belongs to the set. It is false for NoSquare.
func (b Bitboard) Has(s Square) bool { return b&s.bit() != 0 }

// Count returns how many squares the set has.
func (b Bitboard) Count() int { return bits.OnesCount64(uint64(b)) }

// First returns the lowest square of the set, NoSquare where it is empty.
func (b Bitboard) First() Square { return Square(bits.TrailingZeros64(uint64(b))) }

// Squares returns the squares in the order a1, b1, … h8; nil for none.
func (b Bitboard) Squares() []Square {
	if b == 0 {
		return nil
	}
	squares := make([]Square, 0, b.Count())
	for ; b != 0; b &= b - 1 { // b & (b-1) drops the lowest bit
		squares = append(squares, b.First())
	}
	return squares
}

// single reports whether the set has at most one square.
func (b Bitboard) single() bool { return b&(b-1) == 0 }
