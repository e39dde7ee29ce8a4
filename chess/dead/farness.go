package dead

import "github.com/touchmove/touchmove/chess"

// looks is how many ways there are to say how far a position looks from a mate.
const looks = 5

// farness says how far a position looks from a mate by a side when both help, once for each of the looks: with the king
// in each of the four corners, and wherever it is. Only how two positions compare means anything. The weights were
// found by trying (docs/decisions/0300).
func farness(p *chess.Position, side chess.Color) (far [looks]int) {
	loser := side.Other()
	king, enemyKing := p.King(side), p.King(loser)
	men := p.Side(loser).Count()
	common := flights(p, side) + men + farFromForce(p, side)
	knights := p.Pieces(side, chess.Knight)
	blockers := mayBlock(p, side)
	for i, corner := range [4]chess.Square{chess.H8, chess.A8, chess.H1, chess.A1} {
		// In the corner h8 say, the winner's king belongs on g6 and a man of the loser's on g8.
		pieces := farFrom(knights, inward(corner, 2, 2)) + farFrom(blockers, inward(corner, 1, 0))
		far[i] = common + 3*distance(enemyKing, corner) + 3*distance(king, inward(corner, 1, 2)) + min(pieces, 6)
	}
	far[4] = common + 8*men + 2*distance(king, enemyKing)
	return far
}

// flights counts the squares beside the loser's king that neither its own men nor a guard take from it.
func flights(p *chess.Position, side chess.Color) (n int) {
	loser := side.Other()
	king := chess.NewPiece(loser, chess.King)
	for b := chess.AttacksFrom(king, p.King(loser), 0) &^ p.Side(loser); b != 0; b &= b - 1 {
		if p.AttackersTo(b.First(), side) == 0 {
			n++
		}
	}
	return n
}

// farFromForce says how far a side without rook or queen is from something to mate with: from a promotion of its own, or
// from men of the enemy's that block their king.
func farFromForce(p *chess.Position, side chess.Color) int {
	if p.Pieces(side, chess.Rook)|p.Pieces(side, chess.Queen) != 0 {
		return 0
	}
	loser := side.Other()
	own := ranksToGo(p, side)
	enemy := 0
	if p.Pieces(loser, chess.Knight)|p.Pieces(loser, chess.Bishop) == 0 {
		enemy = ranksToGo(p, loser)
	}
	if needsEnemyPromotion(p, side) {
		enemy = 2*enemy + 8
	}
	// Queens, and rooks where they do not block, only defend.
	defenders := (p.Pieces(loser, chess.Queen) | p.Pieces(loser, chess.Rook)) &^ mayBlock(p, side)
	return 2*own + enemy + 10*defenders.Count()
}

// mayBlock returns the loser's men that may stand beside their king in a mate by few pieces: a rook there cannot take a
// mating knight, but it could take a bishop, or step between.
func mayBlock(p *chess.Position, side chess.Color) chess.Bitboard {
	loser := side.Other()
	blockers := p.Pieces(loser, chess.Knight) | p.Pieces(loser, chess.Bishop)
	if p.Pieces(side, chess.Knight) != 0 {
		blockers |= p.Pieces(loser, chess.Rook)
	}
	return blockers
}

// ranksToGo returns how many ranks the foremost pawn of a side is from its promotion, and men in its way count as one each;
// 8 without pawns.
func ranksToGo(p *chess.Position, side chess.Color) int {
	least := 8
	for b := p.Pieces(side, chess.Pawn); b != 0; b &= b - 1 {
		s := b.First()
		ahead := ^chess.Bitboard(1) << s
		ranks := 7 - s.Rank()
		if side == chess.Black {
			ahead = bit(s) - 1
			ranks = s.Rank()
		}
		inTheWay := ahead & (fileA << s.File()) & p.Occupied()
		least = min(least, ranks+inTheWay.Count())
	}
	return least
}

// farFrom adds up the distances of pieces from a square.
func farFrom(pieces chess.Bitboard, s chess.Square) (sum int) {
	for ; pieces != 0; pieces &= pieces - 1 {
		sum += distance(pieces.First(), s)
	}
	return sum
}

// inward returns the square so many files and ranks from a corner.
func inward(corner chess.Square, files, ranks int) chess.Square {
	file, rank := corner.File(), corner.Rank()
	return chess.NewSquare(abs(file-files), abs(rank-ranks))
}

// distance is the number of king's moves between two squares.
func distance(a, b chess.Square) int {
	return max(abs(a.File()-b.File()), abs(a.Rank()-b.Rank()))
}

func abs(n int) int { return max(n, -n) }
