package chess

import "strings"

// plainSAN reads a move as nearly all moves in files are written: exact SAN, apart from x and the sign for check, which
// are not looked at. It is what makes reading files fast: it allocates nothing and considers no other notation. What it
// does not answer, ambiguous and illegal moves among them, ParseSAN looks at more closely.
func (p *Position) plainSAN(text string) (Move, bool) {
	text = strings.TrimSuffix(strings.TrimSuffix(text, "+"), "#")
	switch text {
	case "O-O":
		return p.legalCastling(KingSide)
	case "O-O-O":
		return p.legalCastling(QueenSide)
	}
	t, promotion := Pawn, NoPieceType
	if text != "" {
		if piece := pieceOfLetter(text[0]); piece > Pawn {
			t, text = piece, text[1:]
		} else if n := len(text) - 2; n > 0 && text[n] == '=' {
			promotion, text = pieceOfLetter(text[n+1]), text[:n]
			if !canBePromotedTo(promotion) {
				return Move{}, false
			}
		}
	}
	n := len(text) - 2
	if n < 0 || text[n]-'a' > 7 || text[n+1]-'1' > 7 { // bytes: what is below the first wraps to a high number
		return Move{}, false
	}
	to := NewSquare(int(text[n]-'a'), int(text[n+1]-'1'))
	text = strings.TrimSuffix(text[:n], "x")

	pieces := p.sides[p.turn] & p.kinds[t]
	if text != "" && text[0]-'a' <= 7 {
		pieces &= fileA << (text[0] - 'a')
		text = text[1:]
	} else if t == Pawn {
		pieces &= fileA << to.File() // without a file a pawn goes straight ahead
	}
	if text != "" && text[0]-'1' <= 7 {
		pieces &= rank1 << (8 * (text[0] - '1'))
		text = text[1:]
	}
	if text != "" || (t == Pawn && (rank1|rank8).Has(to)) != (promotion != NoPieceType) {
		return Move{}, false
	}
	if t != Pawn {
		pieces &= attacksOf(t, to, p.Occupied()) // a piece goes where it would come from
	}
	if pieces == 0 {
		return Move{}, false
	}
	l := p.legality()
	from := NoSquare
	for ; pieces != 0; pieces &= pieces - 1 {
		s := pieces.First()
		if !l.targets(s, t).Has(to) {
			continue
		}
		if from != NoSquare {
			return Move{}, false
		}
		from = s
	}
	return Move{from, to, promotion}, from != NoSquare
}
