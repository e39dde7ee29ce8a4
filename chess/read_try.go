package chess

import "strings"

// ReadTry reads what a learner typed: SAN as ParseSAN reads it, but in either case, with the piece letters of English,
// German, French, Spanish and Dutch or chess symbols, after a move number, with castling also as "00"; UCI; "e2-e4",
// "Ng1-f3". The move it returns need not be legal: where one piece and one square are meant, Explain can say
// why not. A legal meaning goes before an illegal one. A promotion is left open where none is named.
//
// K, Q, R, B, N and P are English in every text: R is never a French or Spanish king, P never a Dutch knight, and so an
// illegal move of a rook or a pawn is no legal one of another piece. Letters that mean nothing in English are read in the
// other languages. A capital B is a file only where no bishop can be meant ("B2b4" on a phone that begins with a capital).
//
// The error, a *ReadError, says what could not be understood. Castling by a king that is not at home is no move
// that Explain could judge: it is ReadErrorCastling, and ExplainCastling says why not.
func (p *Position) ReadTry(text string) (Move, error) {
	plain := typography.Replace(plainLetters(text)) // again, for the space between plain letters
	n, ok := readNotation(trimMoveNumber(plain), learnersLetters)
	if !ok {
		return Move{}, p.readError(text, ReadErrorText, n)
	}
	if n.castling {
		switch p.King(p.turn) {
		case kingHome(p.turn):
			return CastlingMove(p.turn, n.wing), nil
		case NoSquare:
			return Move{}, p.readError(text, ReadErrorNoPiece, n)
		}
		return Move{}, p.readError(text, ReadErrorCastling, n)
	}
	from, err := p.departureOf(text, n)
	if err != nil {
		return Move{}, err
	}
	return Move{From: from, To: n.to, Promotion: n.promotion}, nil
}

// trimMoveNumber cuts "12.", "12..." or "..." off the beginning.
func trimMoveNumber(text string) string {
	rest := strings.TrimLeft(text, "0123456789")
	if trimmed := strings.TrimLeft(rest, ".…"); trimmed != rest {
		return trimmed
	}
	return text
}

// departureOf finds the piece a learner means.
func (p *Position) departureOf(text string, n notation) (Square, error) {
	for _, doubtful := range []bool{false, true} {
		var readings []reading
		for _, r := range n.readings {
			if r.doubtful == doubtful {
				readings = append(readings, r)
			}
		}
		for _, r := range readings { // a legal move, of any reading, is what was meant
			switch legal := p.departures(n.to, r, p.goesLegally); legal.Count() {
			case 0:
			case 1:
				return legal.First(), nil
			default:
				return NoSquare, p.readError(text, ReadErrorAmbiguous, n, legal.Squares()...)
			}
		}
		for _, goes := range []func(from, to Square) bool{p.goesIfFree, p.goesOnEmptyBoard} {
			for _, r := range readings {
				if from := p.departures(n.to, r, goes); from != 0 {
					return from.First(), nil // any of them: the try is illegal, and that is to be explained
				}
			}
		}
		if first := n.readings[0]; first.english && p.Pieces(p.turn, first.piece)&first.from != 0 {
			break // the piece is there, and its illegal move is what was meant
		}
	}
	// No such piece moves like that. If only one can be meant, Explain says so.
	for _, r := range n.readings {
		switch only := p.Pieces(p.turn, r.piece) & r.from; {
		case r.piece == NoPieceType:
			return r.from.First(), nil
		case r.piece == Pawn && !r.named:
			if onFile := only & (fileA << n.to.File()); onFile != 0 {
				return onFile.First(), nil
			}
		case only != 0 && only.single() && !r.doubtful:
			return only.First(), nil
		}
	}
	return NoSquare, p.readError(text, ReadErrorNoPiece, n)
}

// departures returns where a piece may come from that a reading allows and that goes to the square.
func (p *Position) departures(to Square, r reading, goes func(from, to Square) bool) Bitboard {
	candidates := p.sides[p.turn] & r.from
	if r.piece != NoPieceType {
		candidates &= p.kinds[r.piece]
	}
	var from Bitboard
	for ; candidates != 0; candidates &= candidates - 1 {
		s := candidates.First()
		if r.piece == Pawn && !r.named && s.File() != to.File() && !p.sides[p.turn.Other()].Has(to) {
			continue // "e5" is not a pawn that changes its file, unless there is something to take
		}
		if goes(s, to) {
			from |= s.bit()
		}
	}
	if onFile := from & (fileA << to.File()); r.piece == Pawn && !r.named && onFile != 0 {
		return onFile // "e5": straight ahead if a pawn can
	}
	return from
}

func (p *Position) goesLegally(from, to Square) bool { return p.pieceTargets(from).Has(to) }

// goesIfFree reports whether a piece goes to a square over a free way, were its king of no concern.
func (p *Position) goesIfFree(from, to Square) bool {
	return p.goes(from, to, p.Occupied())
}

// goesOnEmptyBoard reports whether a piece goes to a square were nothing in its way.
func (p *Position) goesOnEmptyBoard(from, to Square) bool { return p.goes(from, to, 0) }

func (p *Position) goes(from, to Square, occupied Bitboard) bool {
	t := p.typeAt(from)
	if t != Pawn {
		return attacksOf(t, from, occupied).Has(to)
	}
	forward := int(to.Rank()) - int(from.Rank())
	if p.turn == Black {
		forward = -forward
	}
	if from.File() != to.File() {
		return pawnAttacks[p.turn][from].Has(to)
	}
	return (forward == 1 || forward == 2) && (between(from, to)|to.bit())&occupied == 0
}
