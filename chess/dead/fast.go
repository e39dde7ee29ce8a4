package dead

import "github.com/touchmove/touchmove/chess"

// Fast reports whether it is proven that neither side can ever give mate: the game is over by FIDE 5.2.2. False means
// that this was not proven. It is meant to be asked after every move.
func Fast(p chess.Position) bool {
	if !playable(&p) {
		return false
	}
	p, _, circle := forced(p)
	if circle {
		return true
	}
	if !hasMove(&p) {
		return !p.InCheck()
	}
	return fastNo(&p, chess.White) && fastNo(&p, chess.Black)
}

func fastNo(p *chess.Position, side chess.Color) bool {
	return allDie(p, side) || hasBlockedPawn(p) && staticNo(p, side)
}

// hasBlockedPawn reports whether a white pawn stands before a black pawn or king. Without one there is no wall, and the
// static analysis proves nothing.
func hasBlockedPawn(p *chess.Position) bool {
	before := p.Pieces(chess.White, chess.Pawn) << 8
	return before&(p.Pieces(chess.Black, chess.Pawn)|p.Pieces(chess.Black, chess.King)) != 0
}
