package chess

// SAN returns a legal move in standard algebraic notation as PGN defines it: "Nbd2", "exd6", "e8=Q+", "O-O-O", "Qxf7#".
// Where several pieces of a kind can legally go to the square, it names the file of departure, else the rank, else
// both (FIDE C.10); a pinned piece that cannot go there does not count. For a move that is not legal it
// returns the UCI form.
func (p *Position) SAN(m Move) string {
	if !p.IsLegal(m) {
		return m.String()
	}
	next := p.After(m)
	suffix := ""
	if next.InCheck() {
		suffix = "+"
		if !next.hasLegalMove() {
			suffix = "#"
		}
	}
	return p.bareSAN(m) + suffix
}

// bareSAN is SAN without the sign for check or mate.
func (p *Position) bareSAN(m Move) string {
	t := p.typeAt(m.From)
	if w, ok := p.castlingWing(m); ok {
		return [...]string{KingSide: "O-O", QueenSide: "O-O-O"}[w]
	}
	var text []byte
	takes := p.Captured(m) != NoSquare
	if t == Pawn {
		if takes {
			text = append(text, m.From.String()[0])
		}
	} else {
		text = append(text, t.Letter())
		text = append(text, p.departure(m, t)...)
	}
	if takes {
		text = append(text, 'x')
	}
	text = append(text, m.To.String()...)
	if m.Promotion != NoPieceType {
		text = append(text, '=', m.Promotion.Letter())
	}
	return string(text)
}

// departure returns as much of the square of departure as tells the piece from others of its kind.
func (p *Position) departure(m Move, t PieceType) string {
	l := p.legality()
	var twins Bitboard
	for others := p.Pieces(p.turn, t) &^ m.From.bit(); others != 0; others &= others - 1 {
		if l.targets(others.First(), t).Has(m.To) {
			twins |= others.First().bit()
		}
	}
	name := m.From.String()
	switch {
	case twins == 0:
		return ""
	case twins&(fileA<<m.From.File()) == 0:
		return name[:1]
	case twins&(rank1<<(8*m.From.Rank())) == 0:
		return name[1:]
	}
	return name
}

// castlingWing tells a castling from a king's step.
func (p *Position) castlingWing(m Move) (Wing, bool) {
	if m.From != kingHome(p.turn) || !p.Pieces(p.turn, King).Has(m.From) {
		return KingSide, false
	}
	switch m.To {
	case castledKing(p.turn, KingSide):
		return KingSide, true
	case castledKing(p.turn, QueenSide):
		return QueenSide, true
	}
	return KingSide, false
}

// legalCastling returns castling on a wing, and whether it is legal.
func (p *Position) legalCastling(w Wing) (Move, bool) {
	m := CastlingMove(p.turn, w)
	if _, castles := p.castlingWing(m); !castles || !p.IsLegal(m) {
		return Move{}, false
	}
	return m, true
}

// ParseSAN reads a legal move in standard algebraic notation. It forgives what programs and people commonly write: a
// missing x or =, more of the square of departure than needed, zeros in castling, a missing or wrong sign for
// check, "e.p.", annotations such as !?, chess symbols for the pieces, dashes for hyphens. It does not guess: castling
// written as a king's move, a capture without the pawn's file, or a move that fits two pieces is an error, a *ReadError.
// ReadTry reads more.
func (p *Position) ParseSAN(text string) (Move, error) {
	if m, ok := p.plainSAN(text); ok {
		return m, nil
	}
	n, ok := readNotation(plainLetters(text), englishLetters)
	if !ok {
		return Move{}, p.readError(text, ReadErrorText, n)
	}
	if n.castling {
		if m, ok := p.legalCastling(n.wing); ok {
			return m, nil
		}
		return Move{}, p.readError(text, ReadErrorNotLegal, n)
	}
	r := n.readings[0]
	if r.piece == NoPieceType {
		r.piece = Pawn // "e2e4": more than needed
	}
	var fits []Square
	l := p.legality()
	for from := p.Pieces(p.turn, r.piece) & r.from; from != 0; from &= from - 1 {
		s := from.First()
		_, castles := p.castlingWing(Move{From: s, To: n.to})
		captureWithoutFile := r.piece == Pawn && !r.named && s.File() != n.to.File()
		if l.targets(s, r.piece).Has(n.to) && !castles && !captureWithoutFile {
			fits = append(fits, s)
		}
	}
	switch len(fits) {
	case 0:
		return Move{}, p.readError(text, ReadErrorNotLegal, n)
	case 1:
	default:
		return Move{}, p.readError(text, ReadErrorAmbiguous, n, fits...)
	}
	m := Move{From: fits[0], To: n.to, Promotion: n.promotion}
	if !p.promotionFits(m) {
		return Move{}, p.readError(text, ReadErrorPromotion, n)
	}
	return m, nil
}

// ParseUCI reads a legal move as engines write it: "e2e4", "e7e8q", castling as the king's two squares. The
// error is a *ReadError.
func (p *Position) ParseUCI(text string) (Move, error) {
	var m Move
	if len(text) == 4 || len(text) == 5 {
		from, errFrom := ParseSquare(text[:2])
		to, errTo := ParseSquare(text[2:4])
		promotion := NoPieceType
		known := true
		if len(text) == 5 {
			promotion = pieceOfLetter(text[4] - 'a' + 'A')
			known = canBePromotedTo(promotion)
		}
		if errFrom == nil && errTo == nil && known {
			m = Move{from, to, promotion}
			if p.IsLegal(m) {
				return m, nil
			}
			return Move{}, p.readError(text, ReadErrorNotLegal, notation{to: to})
		}
	}
	return Move{}, p.readError(text, ReadErrorText, notation{to: NoSquare})
}
