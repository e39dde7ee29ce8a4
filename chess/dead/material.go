package dead

import "github.com/touchmove/touchmove/chess"

const darkSquares chess.Bitboard = 0xaa55aa55aa55aa55

// tooLittle reports whether a side's pieces can never mate, whatever moves are made, by their kinds alone:
//   - a bare king never can;
//   - one knight needs a man of the enemy's in the corner, and not a queen: a queen there guards whatever the knight
//     could mate from, or takes it;
//   - bishops of one square colour attack no flight square of the other colour. Unless a pawn, a knight or a bishop of the
//     other colour blocks these, the king always has one: a rook or a queen standing there could take or block.
//
// An enemy pawn may become any of these, so it counts as one.
func tooLittle(p *chess.Position, side chess.Color) bool {
	return tooLittleAgainst(p, side, p.Pieces(side.Other(), chess.Pawn))
}

// needsEnemyPromotion reports whether a side's pieces can mate only if an enemy pawn becomes a bishop or a knight.
func needsEnemyPromotion(p *chess.Position, side chess.Color) bool {
	return tooLittleAgainst(p, side, 0)
}

// tooLittleAgainst is tooLittle where only the given enemy pawns may still promote.
func tooLittleAgainst(p *chess.Position, side chess.Color, enemyPawns chess.Bitboard) bool {
	own := func(t chess.PieceType) chess.Bitboard { return p.Pieces(side, t) }
	enemy := func(t chess.PieceType) chess.Bitboard { return p.Pieces(side.Other(), t) }
	if own(chess.Pawn)|own(chess.Rook)|own(chess.Queen) != 0 {
		return false
	}
	knights, bishops := own(chess.Knight), own(chess.Bishop)
	switch {
	case knights|bishops == 0:
		return true
	case bishops == 0:
		return knights.Count() == 1 && enemyPawns|enemy(chess.Knight)|enemy(chess.Bishop)|enemy(chess.Rook) == 0
	case knights|enemyPawns|enemy(chess.Knight) != 0:
		return false
	}
	all := bishops | enemy(chess.Bishop)
	return all&darkSquares == 0 || all&^darkSquares == 0
}
