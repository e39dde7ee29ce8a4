package chess

// Attack tables for the pieces that do not slide, by square. Sliding pieces are in sliders.go.
var (
	knightAttacks = stepTable(1, 2, 2, 1, 2, -1, 1, -2, -1, -2, -2, -1, -2, 1, -1, 2)
	kingAttacks   = stepTable(0, 1, 1, 1, 1, 0, 1, -1, 0, -1, -1, -1, -1, 0, -1, 1)
	// pawnAttacks is by colour first: where such a pawn takes (FIDE 3.7.3).
	pawnAttacks = [2][64]Bitboard{stepTable(-1, 1, 1, 1), stepTable(-1, -1, 1, -1)}
)

// stepTable lists for each square those reached by one step, given as pairs of files and ranks to go.
func stepTable(steps ...int) (table [64]Bitboard) {
	for s := A1; s <= H8; s++ {
		for i := 0; i < len(steps); i += 2 {
			file, rank := s.File()+steps[i], s.Rank()+steps[i+1]
			if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
				table[s] |= NewSquare(file, rank).bit()
			}
		}
	}
	return table
}

// AttackersTo returns the pieces of a side that attack a square, pinned ones included (FIDE 3.1.3). The square
// may hold any piece or none.
func (p *Position) AttackersTo(s Square, by Color) Bitboard {
	return p.attackersThrough(s, by, p.Occupied())
}

// attackersThrough is AttackersTo as if exactly the given squares were occupied. Pieces of the side on other
// squares do attack; the caller masks out those that are gone.
func (p *Position) attackersThrough(s Square, by Color, occupied Bitboard) Bitboard {
	if s >= NoSquare {
		return 0
	}
	queens := p.kinds[Queen]
	return p.sides[by] & (pawnAttacks[by.Other()][s]&p.kinds[Pawn] | // who stands where a pawn on s would take
		knightAttacks[s]&p.kinds[Knight] |
		kingAttacks[s]&p.kinds[King] |
		bishopAttacks(s, occupied)&(p.kinds[Bishop]|queens) |
		rookAttacks(s, occupied)&(p.kinds[Rook]|queens))
}

// attacksOf returns what a piece other than a pawn attacks from a square.
func attacksOf(t PieceType, s Square, occupied Bitboard) Bitboard {
	switch t {
	case Knight:
		return knightAttacks[s]
	case Bishop:
		return bishopAttacks(s, occupied)
	case Rook:
		return rookAttacks(s, occupied)
	case Queen:
		return bishopAttacks(s, occupied) | rookAttacks(s, occupied)
	case King:
		return kingAttacks[s]
	}
	return 0
}

// attackedBy returns every square a side attacks when exactly the given squares are occupied.
func (p *Position) attackedBy(by Color, occupied Bitboard) Bitboard {
	pieces := p.sides[by]
	pawns := pieces & p.kinds[Pawn]
	var attacked Bitboard
	if by == White {
		attacked = pawns&^fileA<<7 | pawns&^fileH<<9
	} else {
		attacked = pawns&^fileA>>9 | pawns&^fileH>>7
	}
	for b := pieces & p.kinds[Knight]; b != 0; b &= b - 1 {
		attacked |= knightAttacks[b.First()&63]
	}
	for b := pieces & (p.kinds[Bishop] | p.kinds[Queen]); b != 0; b &= b - 1 {
		attacked |= bishopAttacks(b.First(), occupied)
	}
	for b := pieces & (p.kinds[Rook] | p.kinds[Queen]); b != 0; b &= b - 1 {
		attacked |= rookAttacks(b.First(), occupied)
	}
	if king := pieces & p.kinds[King]; king != 0 {
		attacked |= kingAttacks[king.First()&63]
	}
	return attacked
}
