package chess

// legality is what limits the moves of the side to move, worked out once per position. With it the squares each piece
// may go to follow directly; no move is tried out and taken back, except en passant.
type legality struct {
	position      *Position
	own, occupied Bitboard
	king          Square // NoSquare in a lesson position without one: then nothing is check
	checkers      Bitboard
	// goal holds where pieces other than the king may land: not on their own kind, not on the other king; in
	// check only where that ends the check: on the checker, or between it and the king. Nothing in double check.
	goal Bitboard
	// pinned pieces shield their king from a slider. They stay on the line through both.
	pinned Bitboard
}

func (p *Position) legality() legality {
	us, them := p.turn, p.turn.Other()
	own, enemy := p.sides[us], p.sides[them]
	l := legality{
		position: p,
		own:      own,
		occupied: own | enemy,
		king:     NoSquare,
		goal:     ^own &^ (enemy & p.kinds[King]),
	}
	kings := own & p.kinds[King]
	if kings == 0 {
		return l
	}
	king := kings.First() & 63
	l.king = king
	l.checkers = enemy & (pawnAttacks[us][king]&p.kinds[Pawn] | knightAttacks[king]&p.kinds[Knight])

	// A slider that would see the king over an empty line checks it, if nothing is between, and pins
	// what is between if that is one piece of ours.
	queens := p.kinds[Queen]
	seen := &lines[king]
	snipers := enemy & ((seen.rank|seen.file)&(p.kinds[Rook]|queens) |
		(seen.diagonal|seen.antidiagonal)&(p.kinds[Bishop]|queens))
	for ; snipers != 0; snipers &= snipers - 1 {
		sniper := snipers.First()
		shield := between(king, sniper) & l.occupied
		if shield == 0 {
			l.checkers |= sniper.bit()
		} else if shield.single() {
			l.pinned |= shield & own
		}
	}
	if l.checkers != 0 {
		if l.checkers.single() {
			l.goal &= l.checkers | between(king, l.checkers.First())
		} else {
			l.goal = 0
		}
	}
	return l
}

// targets returns where a piece of the side to move, of the given kind, may legally go.
func (l *legality) targets(from Square, t PieceType) Bitboard {
	var to Bitboard
	switch t {
	case Pawn:
		return l.pawnTargets(from)
	case Knight:
		to = knightAttacks[from&63]
	case Bishop:
		to = bishopAttacks(from, l.occupied)
	case Rook:
		to = rookAttacks(from, l.occupied)
	case Queen:
		to = bishopAttacks(from, l.occupied) | rookAttacks(from, l.occupied)
	case King:
		return l.kingTargets(from)
	}
	to &= l.goal
	if l.pinned.Has(from) {
		to &= line(l.king, from)
	}
	return to
}

func (l *legality) pawnTargets(from Square) Bitboard {
	p := l.position
	pawn := from.bit()
	takes := pawnAttacks[p.turn][from&63]
	to := takes & l.occupied
	if p.turn == White {
		step := pawn << 8 &^ l.occupied
		to |= step | (step&(rank1<<16))<<8&^l.occupied // a step to the third rank may become a double step
	} else {
		step := pawn >> 8 &^ l.occupied
		to |= step | (step&(rank1<<40))>>8&^l.occupied
	}
	to &= l.goal
	if l.pinned.Has(from) {
		to &= line(l.king, from)
	}
	if takes.Has(p.enPassant) && p.enPassantIsSafe(from, p.enPassant) {
		to |= p.enPassant.bit()
	}
	return to
}

// countPawnMoves counts what pawnTargets gives for all pawns, promotions as four moves. Most pieces are pawns, and all
// that are not pinned go at once: a shift of their squares is a step of each.
func (l *legality) countPawnMoves() int {
	p := l.position
	pawns := l.own & p.kinds[Pawn]
	n := 0
	for pinned := pawns & l.pinned; pinned != 0; pinned &= pinned - 1 {
		n += countWithPromotions(l.pawnTargets(pinned.First()))
	}
	free, enemy := pawns&^l.pinned, l.occupied&^l.own
	if p.turn == White {
		step := free << 8 &^ l.occupied
		n += countWithPromotions(step&l.goal) + (step & (rank1 << 16) << 8 &^ l.occupied & l.goal).Count() +
			countWithPromotions(free&^fileA<<7&enemy&l.goal) + countWithPromotions(free&^fileH<<9&enemy&l.goal)
	} else {
		step := free >> 8 &^ l.occupied
		n += countWithPromotions(step&l.goal) + (step & (rank1 << 40) >> 8 &^ l.occupied & l.goal).Count() +
			countWithPromotions(free&^fileA>>9&enemy&l.goal) + countWithPromotions(free&^fileH>>7&enemy&l.goal)
	}
	if p.enPassant != NoSquare {
		takers := free & pawnAttacks[p.turn.Other()][p.enPassant&63]
		for ; takers != 0; takers &= takers - 1 {
			if p.enPassantIsSafe(takers.First(), p.enPassant) {
				n++
			}
		}
	}
	return n
}

// countWithPromotions counts the moves of pawns to these squares: on the last rank each is four.
func countWithPromotions(targets Bitboard) int {
	return targets.Count() + 3*(targets&(rank1|rank8)).Count()
}

// enPassantIsSafe reports whether the king of the side to move is not attacked after the pawn on from has taken in
// passing on to. It is the one move that empties two squares, so pins do not tell: the position after it is looked at.
func (p *Position) enPassantIsSafe(from, to Square) bool {
	king := p.King(p.turn)
	if king == NoSquare {
		return true
	}
	taken := pawnBeyond(to)
	occupied := p.Occupied()&^(from.bit()|taken.bit()) | to.bit()
	return p.attackersThrough(king, p.turn.Other(), occupied)&^taken.bit() == 0
}

// pawnBeyond returns where the pawn stands that skipped a square with its double step.
func pawnBeyond(skipped Square) Square { return skipped ^ 8 } // third rank to fourth, sixth to fifth

func (l *legality) kingTargets(from Square) Bitboard {
	p := l.position
	us := p.turn
	to := kingAttacks[from&63] &^ (l.own | p.kinds[King])
	castling := p.rights>>(2*us)&3 != 0 && l.checkers == 0
	if to == 0 && !castling {
		return 0
	}
	// The king itself does not shield the squares behind it.
	attacked := p.attackedBy(us.Other(), l.occupied&^from.bit())
	to &^= attacked
	if castling {
		for w := KingSide; w <= QueenSide; w++ {
			path := castledKing(us, w).bit() | castledRook(us, w).bit()
			if p.rights.Has(us, w) && castlingGap(us, w)&l.occupied == 0 && path&attacked == 0 {
				to |= castledKing(us, w).bit()
			}
		}
	}
	return to
}
