package dead

import "github.com/touchmove/touchmove/chess"

// price says how a move is looked at in a dive.
type price uint8

const (
	rewarded price = iota // leads towards a usual mate
	ordinary
	punished // takes a piece of the side that is to mate
)

// cost is how much depth a move uses up.
func (p price) cost() int { return [...]int{0, 1, 3}[p] }

// aims are where the pieces should go: the loser's king into a corner, the winner's near it, and a man of the
// loser's beside its king, where it blocks the way out. Pawns should become something.
type aims struct {
	side                chess.Color // the one that is to mate
	king, enemyKing     chess.Square
	knight, enemyKnight chess.Square
}

// aimsOf chooses the corner: one whose colour the winner's bishop has, or of which the loser's has the other.
func aimsOf(p *chess.Position, side chess.Color) aims {
	a := aims{side, chess.G6, chess.H8, chess.E5, chess.G8}
	corner := darkSquares // the squares of the colour of h8, seen from the winner
	if side == chess.Black {
		corner = ^darkSquares
	}
	own, enemy := p.Pieces(side, chess.Bishop), p.Pieces(side.Other(), chess.Bishop)
	if own&corner == 0 && (own != 0 || enemy&^corner == 0) {
		a.mirror(7) // into the corner a8
	}
	if side == chess.Black {
		a.mirror(56)
	}
	return a
}

// cornersOf returns the aims to try, one after the other.
func cornersOf(p *chess.Position, side chess.Color) []aims {
	a := aimsOf(p, side)
	minor := p.Pieces(side.Other(), chess.Pawn) | p.Pieces(side.Other(), chess.Knight) | p.Pieces(side.Other(), chess.Bishop)
	if minor != 0 || p.Side(side) != p.Pieces(side, chess.King)|p.Pieces(side, chess.Knight) {
		return []aims{a}
	}
	corners := make([]aims, 4)
	for i := range corners {
		corners[i] = aims{side, chess.H6, chess.H8, chess.E5, chess.G8} // from g6 the king would be checked by what blocks
		corners[i].mirror([]chess.Square{0, 7, 56, 63}[i])
	}
	return corners
}

// mirror turns the files round with 7 and the ranks with 56.
func (a *aims) mirror(squares chess.Square) {
	a.king ^= squares
	a.enemyKing ^= squares
	a.knight ^= squares
	a.enemyKnight ^= squares
}

// price classes a legal move.
func (a *aims) price(p *chess.Position, m chess.Move) price {
	own := p.Turn() == a.side
	king, knight := a.king, a.knight
	if !own {
		king, knight = a.enemyKing, a.enemyKnight
	}
	takes := p.Side(p.Turn().Other()).Has(m.To)
	helps := own && takes
	switch p.PieceAt(m.From).Type() {
	case chess.Pawn:
		defends := m.Promotion == chess.Queen || m.Promotion == chess.Rook
		helps = own || !defends || !needsEnemyPromotion(p, a.side)
	case chess.King:
		helps = helps || nearer(m, king)
	case chess.Knight:
		helps = helps || nearer(m, knight)
	case chess.Rook:
		// It blocks there as well as a knight, but last: before, it would keep the kings away.
		helps = helps || !own && m.To == knight && p.King(p.Turn()) == king
	}
	switch {
	case helps:
		return rewarded
	case takes && !own:
		return punished
	}
	return ordinary
}

// nearer reports whether a move takes a king, or a knight, nearer to a square.
func nearer(m chess.Move, aim chess.Square) bool { return distance(m.To, aim) < distance(m.From, aim) }
