package chess

// Position is everything the rules need to know of a game except its history: who stands where, who is to
// move, the castling rights, a possible en passant capture, and the two counters of FEN. It is a value without
// pointers: assigning copies it.
//
// Every Position comes from StartPosition, ParseFEN, ParseLessonFEN or a move; the zero Position is an empty board
// whose en passant square is not set up, and not for use. A side has one king, or none in a lesson position.
type Position struct {
	kinds [7]Bitboard // by PieceType; kinds[NoPieceType] stays empty
	sides [2]Bitboard // by Color

	turn   Color
	rights CastlingRights
	// enPassant is the square a pawn skipped with the move just made, only where it can legally be
	// taken there. So two positions that allow the same moves do not differ by it (FIDE 9.2.3).
	enPassant Square
	// skipped is the same square whether or not anybody can take. It is what tells "not possible
	// because your king would be attacked" from "too late". FEN does not carry it.
	skipped Square

	halfMoves uint16 // moves of one side since the last capture or pawn move
	number    uint16 // of the full move, from 1
}

// StartPosition returns the position every game starts from (FIDE 2.3).
func StartPosition() Position {
	p, err := ParseFEN("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	if err != nil {
		panic(err) // the text above is ours
	}
	return p
}

// PieceAt returns the piece on a square, NoPiece for an empty one and for NoSquare.
func (p *Position) PieceAt(s Square) Piece {
	switch {
	case p.sides[White].Has(s):
		return NewPiece(White, p.typeAt(s))
	case p.sides[Black].Has(s):
		return NewPiece(Black, p.typeAt(s))
	}
	return NoPiece
}

// typeAt returns the kind of the piece on an occupied square, NoPieceType on an empty one.
func (p *Position) typeAt(s Square) PieceType {
	b := s.bit()
	for t := Pawn; t <= King; t++ {
		if p.kinds[t]&b != 0 {
			return t
		}
	}
	return NoPieceType
}

// Turn returns the side to move.
func (p *Position) Turn() Color { return p.turn }

// King returns the square of a side's king, NoSquare where it has none.
func (p *Position) King(c Color) Square { return (p.kinds[King] & p.sides[c]).First() }

// Pieces returns where a side's pieces of one kind stand.
func (p *Position) Pieces(c Color, t PieceType) Bitboard {
	if t > King {
		return 0
	}
	return p.kinds[t] & p.sides[c]
}

// Side returns where a side's pieces stand.
func (p *Position) Side(c Color) Bitboard { return p.sides[c] }

// Occupied returns where any piece stands.
func (p *Position) Occupied() Bitboard { return p.sides[White] | p.sides[Black] }

// EnPassant returns the square on which the side to move can take a pawn in passing, NoSquare where it
// cannot do so legally.
func (p *Position) EnPassant() Square { return p.enPassant }

// CastlingRights returns which castlings are not yet lost for ever.
func (p *Position) CastlingRights() CastlingRights { return p.rights }

// HalfMoveClock returns the moves of one side since the last capture or pawn move (100 are the fifty moves of
// FIDE 9.3).
func (p *Position) HalfMoveClock() int { return int(p.halfMoves) }

// MoveNumber returns the number of the full move, from 1; it grows after Black's move.
func (p *Position) MoveNumber() int { return int(p.number) }

// put sets a piece on an empty square.
func (p *Position) put(c Color, t PieceType, s Square) {
	p.kinds[t] |= s.bit()
	p.sides[c] |= s.bit()
}
