package chess

// How far bishops, rooks and queens see.
//
// What a slider attacks along one line depends on the six inner squares of that line alone: a piece on the edge
// changes nothing, since the slider stops there anyway. So each line needs a table of 64 entries; the question is
// how to turn the scattered squares of a line into a number from 0 to 63. One multiplication does it. ("Kindergarten
// bitboards", after Gerd Isenberg.) The two tables together have 8 KiB; the usual magic bitboards need 841 KiB,
// which a browser would have to fill before the first frame (docs/decisions/0100).
//
// Rank, diagonal and antidiagonal cross each file at most once. Multiplying their occupied squares by the b-file adds
// up copies of them, shifted by one rank each, so that the eighth rank of the product holds the whole line as if
// projected onto it, one to the right. The top six bits are then the files b to g: the index.
//
// A file has to be turned first: shifted to the a-file and multiplied by the diagonal c2-h7 its inner squares end up
// in the same six top bits (in reverse order, which the table takes care of).

// lineMasks are the four lines through a square, without the square itself.
type lineMasks struct{ file, rank, diagonal, antidiagonal Bitboard }

var lines = func() (table [64]lineMasks) {
	for s := A1; s <= H8; s++ {
		table[s] = lineMasks{
			file:         walk(s, 0, 1, 0) | walk(s, 0, -1, 0),
			rank:         walk(s, 1, 0, 0) | walk(s, -1, 0, 0),
			diagonal:     walk(s, 1, 1, 0) | walk(s, -1, -1, 0),
			antidiagonal: walk(s, 1, -1, 0) | walk(s, -1, 1, 0),
		}
	}
	return table
}()

const (
	fileB         = fileA << 1
	diagonalC2H7  = Bitboard(0x0080402010080400)
	innerSquares6 = 64 // ways to occupy the six inner squares of a line
)

// byFile holds attacks along the first rank, copied to all eight ranks, by the slider's file and the index of the
// line. The line's mask then picks the squares.
var byFile = func() (table [8][innerSquares6]Bitboard) {
	for file := range 8 {
		for inner := range Bitboard(innerSquares6) {
			s := NewSquare(file, 0)
			occupied := inner << 1
			onRank := walk(s, 1, 0, occupied) | walk(s, -1, 0, occupied)
			table[file][occupied*fileB>>58] = onRank * fileA // fileA has a 1 in each rank: eight copies
		}
	}
	return table
}()

// byRank holds attacks along the a-file, by the slider's rank and the index of the file.
var byRank = func() (table [8][innerSquares6]Bitboard) {
	for rank := range 8 {
		for inner := range Bitboard(innerSquares6) {
			var occupied Bitboard
			for i := range 6 {
				occupied |= (inner >> i & 1) << (8 * (i + 1))
			}
			s := NewSquare(0, rank)
			table[rank][occupied*diagonalC2H7>>58] = walk(s, 0, 1, occupied) | walk(s, 0, -1, occupied)
		}
	}
	return table
}()

// walk goes from a square in one direction until it meets an occupied square, which it still includes, or
// leaves the board. It is the slow, plain way, used to fill the tables.
func walk(s Square, fileStep, rankStep int, occupied Bitboard) (seen Bitboard) {
	file, rank := s.File()+fileStep, s.Rank()+rankStep
	for file >= 0 && file < 8 && rank >= 0 && rank < 8 {
		b := NewSquare(file, rank).bit()
		seen |= b
		if occupied&b != 0 {
			break
		}
		file += fileStep
		rank += rankStep
	}
	return seen
}

// bishopAttacks returns what a bishop sees, the first occupied square in each direction included.
func bishopAttacks(s Square, occupied Bitboard) Bitboard {
	s &= 63 // tells the compiler that no bounds check is needed
	line := &lines[s]
	row := &byFile[s&7]
	return row[(occupied&line.diagonal)*fileB>>58]&line.diagonal |
		row[(occupied&line.antidiagonal)*fileB>>58]&line.antidiagonal
}

// rookAttacks returns what a rook sees, the first occupied square in each direction included.
func rookAttacks(s Square, occupied Bitboard) Bitboard {
	s &= 63
	line := &lines[s]
	file := s & 7
	return byFile[file][(occupied&line.rank)*fileB>>58]&line.rank |
		byRank[s>>3][(occupied>>file&fileA)*diagonalC2H7>>58]<<file
}

// line returns the whole line through two squares, without the first of them; nothing where they are the same
// or on no common line.
func line(a, b Square) Bitboard {
	through := &lines[a&63]
	target := b.bit()
	switch {
	case through.rank&target != 0:
		return through.rank
	case through.file&target != 0:
		return through.file
	case through.diagonal&target != 0:
		return through.diagonal
	case through.antidiagonal&target != 0:
		return through.antidiagonal
	}
	return 0
}

// between returns the squares strictly between two squares on one line, nothing for any others.
func between(a, b Square) Bitboard {
	low, high := min(a, b), max(a, b)
	// On one line, the squares between are those numbered between.
	return line(a, b) & (high.bit() - 1) &^ (low.bit()<<1 - 1)
}
