package chess

import "fmt"

// MaxMoves is room for the legal moves of any position, lesson positions included. (No square is reached by more than
// eight sliders and eight knights, and no queen reaches more than 27 squares. However 64 squares are shared out between
// pieces and targets, that and the promotions of eight pawns come to fewer than 500.)
const MaxMoves = 512

// promotionOrder is the order in which the four promotions are listed.
var promotionOrder = [4]PieceType{Queen, Rook, Bishop, Knight}

// LegalMoves returns every legal move.
func (p *Position) LegalMoves() []Move {
	return p.AppendLegalMoves(make([]Move, 0, 64))
}

// AppendLegalMoves appends every legal move to dst. It allocates only where dst lacks the room; MaxMoves is
// always enough. The order is by kind of piece, then by square.
func (p *Position) AppendLegalMoves(dst []Move) []Move {
	l := p.legality()
	for t := Pawn; t <= King; t++ {
		for pieces := l.own & p.kinds[t]; pieces != 0; pieces &= pieces - 1 {
			from := pieces.First()
			dst = appendMoves(dst, from, t, l.targets(from, t))
		}
	}
	return dst
}

// PieceMoves returns the legal moves of the piece on a square, nil where there is none or it is not its turn.
func (p *Position) PieceMoves(from Square) []Move {
	return appendMoves(nil, from, p.typeAt(from), p.pieceTargets(from))
}

// pieceTargets returns where the piece on a square may legally go; nothing where it is not its turn.
func (p *Position) pieceTargets(from Square) Bitboard {
	if !p.sides[p.turn].Has(from) {
		return 0
	}
	l := p.legality()
	return l.targets(from, p.typeAt(from))
}

func appendMoves(dst []Move, from Square, t PieceType, targets Bitboard) []Move {
	if t == Pawn {
		for last := targets & (rank1 | rank8); last != 0; last &= last - 1 {
			for _, promotion := range promotionOrder {
				dst = append(dst, Move{from, last.First(), promotion})
			}
		}
		targets &^= rank1 | rank8
	}
	for ; targets != 0; targets &= targets - 1 {
		dst = append(dst, Move{From: from, To: targets.First()})
	}
	return dst
}

// countLegalMoves returns len(LegalMoves()) without listing them. Perft spends nearly all of its time here.
func (p *Position) countLegalMoves() int {
	l := p.legality()
	n := l.countPawnMoves()
	for t := Knight; t <= King; t++ {
		for pieces := l.own & p.kinds[t]; pieces != 0; pieces &= pieces - 1 {
			n += l.targets(pieces.First(), t).Count()
		}
	}
	return n
}

// hasLegalMove reports whether the side to move has any legal move.
func (p *Position) hasLegalMove() bool {
	l := p.legality()
	for t := King; t >= Pawn; t-- { // mostly the king can move
		for pieces := l.own & p.kinds[t]; pieces != 0; pieces &= pieces - 1 {
			if l.targets(pieces.First(), t) != 0 {
				return true
			}
		}
	}
	return false
}

// IsLegal reports whether a move is legal (FIDE 3.10.1). A pawn that reaches the last rank must name what it becomes;
// no other move may.
func (p *Position) IsLegal(m Move) bool {
	return p.pieceTargets(m.From).Has(m.To) && p.promotionFits(m)
}

// promotionFits reports whether a move names a promotion exactly where there is one, and an allowed one.
func (p *Position) promotionFits(m Move) bool {
	if p.kinds[Pawn].Has(m.From) && (rank1 | rank8).Has(m.To) {
		return canBePromotedTo(m.Promotion)
	}
	return m.Promotion == NoPieceType
}

// Play returns the position after a legal move, and for any other an error that gives the first reason of Explain.
func (p Position) Play(m Move) (Position, error) {
	if !p.IsLegal(m) {
		return p, fmt.Errorf("chess: %v is not legal in %q: %s", m, p.FEN(), p.Explain(m).Reasons[0].Code)
	}
	return p.After(m), nil
}

// After returns the position after a move, which must be legal: whoever is not sure calls Play. For any other move the
// result means nothing, but nothing panics.
func (p Position) After(m Move) Position {
	if m.From >= NoSquare || m.To >= NoSquare || m.Promotion > King {
		return p
	}
	p.apply(m)
	return p
}

// Captured returns the square of the piece that a legal move takes, which in passing is not the one it lands on;
// NoSquare where it takes none.
func (p *Position) Captured(m Move) Square {
	switch {
	case p.Occupied().Has(m.To):
		return m.To
	case p.kinds[Pawn].Has(m.From) && m.From.File() != m.To.File():
		return pawnBeyond(m.To)
	}
	return NoSquare
}

// apply makes a legal move on the position itself.
func (p *Position) apply(m Move) {
	us, them := p.turn, p.turn.Other()
	from, to := m.From.bit(), m.To.bit()
	t := p.typeAt(m.From)

	p.halfMoves++
	if p.halfMoves == 0 {
		p.halfMoves-- // stays at its highest value, never wraps to 0
	}
	if t == Pawn || p.sides[them]&to != 0 {
		p.halfMoves = 0
	}
	if p.sides[them]&to != 0 {
		p.remove(them, to)
	}

	p.sides[us] ^= from | to
	p.kinds[t] ^= from | to
	p.rights &^= rightsLostAt[m.From&63] | rightsLostAt[m.To&63]

	skippedBefore := p.skipped
	p.skipped, p.enPassant = NoSquare, NoSquare
	p.turn = them
	switch t {
	case Pawn:
		switch {
		case m.Promotion != NoPieceType:
			p.kinds[Pawn] ^= to
			p.kinds[m.Promotion] |= to
		case m.To == skippedBefore && m.From&7 != m.To&7:
			p.remove(them, pawnBeyond(m.To).bit())
		case m.From^m.To == 16: // two ranks apart, on one file: a double step
			p.setSkipped((m.From + m.To) / 2)
		}
	case King:
		for w := KingSide; w <= QueenSide; w++ {
			if m.From == kingHome(us) && m.To == castledKing(us, w) {
				rook := rookHome(us, w).bit() | castledRook(us, w).bit()
				p.sides[us] ^= rook
				p.kinds[Rook] ^= rook
			}
		}
	}

	p.countMove(us)
}

// countMove raises the number of the full move after Black's.
func (p *Position) countMove(us Color) {
	if us == Black {
		p.number++
		if p.number == 0 {
			p.number-- // stays at its highest value, never wraps to 0
		}
	}
}

// remove takes the piece of a side off the square b.
func (p *Position) remove(c Color, b Bitboard) {
	p.sides[c] &^= b
	for t := range p.kinds {
		p.kinds[t] &^= b
	}
}

// setSkipped notes the square a pawn has just skipped; p.turn is the side that might take it there.
func (p *Position) setSkipped(s Square) {
	p.skipped = s
	// A pawn of the side to move takes on s from where a pawn of the other side would take from s.
	takers := pawnAttacks[p.turn.Other()][s&63] & p.sides[p.turn] & p.kinds[Pawn]
	for ; takers != 0; takers &= takers - 1 {
		if p.enPassantIsSafe(takers.First(), s) {
			p.enPassant = s
			return
		}
	}
}
