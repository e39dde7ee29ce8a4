package chess

// Wing is one half of the board, seen from the king.
type Wing uint8

// The two wings: KingSide castling is O-O, QueenSide is O-O-O.
const (
	KingSide Wing = iota
	QueenSide
)

// String returns "kingside" or "queenside".
func (w Wing) String() string {
	if w == KingSide {
		return "kingside"
	}
	return "queenside"
}

// CastlingRights holds which castlings are not yet lost for ever (FIDE 3.8.2.1). A right says that
// neither that king nor that rook has moved; whether castling is possible just now is another question.
type CastlingRights uint8

func castlingRight(c Color, w Wing) CastlingRights { return 1 << (uint8(c)<<1 | uint8(w)) }

// Has reports whether the side still has the right on that wing.
func (r CastlingRights) Has(c Color, w Wing) bool { return r&castlingRight(c, w) != 0 }

// String returns the FEN field: "KQkq", "-" for none.
func (r CastlingRights) String() string {
	var text []byte
	for i, letter := range []byte("KQkq") {
		if r&(1<<i) != 0 {
			text = append(text, letter)
		}
	}
	if text == nil {
		return "-"
	}
	return string(text)
}

// kingHome is where the king of a side starts.
func kingHome(c Color) Square { return E1 + Square(c)*56 }

// rookHome is the corner of a wing.
func rookHome(c Color, w Wing) Square { return H1 - 7*Square(w) + 56*Square(c) }

// castledKing is where castling takes the king.
func castledKing(c Color, w Wing) Square { return G1 - 4*Square(w) + 56*Square(c) }

// castledRook is where castling takes the rook: the square the king crosses.
func castledRook(c Color, w Wing) Square { return F1 - 2*Square(w) + 56*Square(c) }

// CastlingMove returns castling as a side's king makes it: e1g1, e1c1, e8g8 or e8c8, possible or not.
func CastlingMove(c Color, w Wing) Move { return Move{From: kingHome(c), To: castledKing(c, w)} }

// CastlingOnto returns the wing of a castling tried as on some boards, by moving the king onto its own rook. It
// reports false where the move is none, or the right to castle there is lost.
func (p *Position) CastlingOnto(try Move) (Wing, bool) {
	c := p.turn
	for w := KingSide; w <= QueenSide; w++ {
		if try.From == kingHome(c) && try.To == rookHome(c, w) && p.CastlingRights().Has(c, w) {
			return w, true
		}
	}
	return KingSide, false
}

// castlingGap holds the squares between king and rook, which must be empty; queenside that includes the b-file.
func castlingGap(c Color, w Wing) Bitboard {
	if w == KingSide {
		return (F1.bit() | G1.bit()) << (56 * c)
	}
	return (B1.bit() | C1.bit() | D1.bit()) << (56 * c)
}

// rightsLostAt says which rights go when a piece leaves a square or lands on it: a rook that is taken at home
// takes its right with it, since the rook that might stand there later is another one.
var rightsLostAt = func() (lost [64]CastlingRights) {
	for _, c := range []Color{White, Black} {
		for _, w := range []Wing{KingSide, QueenSide} {
			lost[kingHome(c)] |= castlingRight(c, w)
			lost[rookHome(c, w)] |= castlingRight(c, w)
		}
	}
	return lost
}()
