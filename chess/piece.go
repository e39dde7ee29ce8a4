package chess

// PieceType is a kind of piece without its colour.
type PieceType uint8

// The kinds of piece. NoPieceType stands for "none", for instance "no promotion".
const (
	NoPieceType PieceType = iota
	Pawn
	Knight
	Bishop
	Rook
	Queen
	King
)

// String returns the English name in lower case, "" for none and for values that are no kind.
func (t PieceType) String() string {
	if t > King {
		return ""
	}
	return [...]string{"", "pawn", "knight", "bishop", "rook", "queen", "king"}[t]
}

// Letter returns the SAN letter: 'P', 'N', 'B', 'R', 'Q', 'K'; 0 for none and for values that are no kind.
func (t PieceType) Letter() byte {
	if t > King {
		return 0
	}
	return "\x00PNBRQK"[t]
}

// pieceOfLetter returns the kind that a SAN letter stands for, NoPieceType for any other byte. It undoes Letter.
func pieceOfLetter(letter byte) PieceType {
	switch letter {
	case 'P':
		return Pawn
	case 'N':
		return Knight
	case 'B':
		return Bishop
	case 'R':
		return Rook
	case 'Q':
		return Queen
	case 'K':
		return King
	}
	return NoPieceType
}

// canBePromotedTo reports whether a pawn can become that kind (FIDE 3.7.3.3).
func canBePromotedTo(t PieceType) bool { return t >= Knight && t <= Queen }

// Piece is a piece with its colour. The zero value is NoPiece.
type Piece uint8

// NoPiece is an empty square.
const NoPiece Piece = 0

// NewPiece returns the piece of that colour and kind, NoPiece where the kind is NoPieceType.
func NewPiece(c Color, t PieceType) Piece {
	if t == NoPieceType {
		return NoPiece
	}
	return Piece(c)<<3 | Piece(t)
}

// Color returns the side. It is White for NoPiece.
func (p Piece) Color() Color { return Color(p >> 3) }

// Type returns the kind.
func (p Piece) Type() PieceType { return PieceType(p & 7) }

// Letter returns the FEN letter: upper case for White, lower case for Black, '.' for NoPiece.
func (p Piece) Letter() byte { return ".PNBRQK..pnbrqk."[p&15] }

// String returns "white knight" and the like, "" for NoPiece.
func (p Piece) String() string {
	if p == NoPiece {
		return ""
	}
	return p.Color().String() + " " + p.Type().String()
}
