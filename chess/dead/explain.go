package dead

import "github.com/touchmove/touchmove/chess"

// Walls is what can be said for ever about a position: it stays true whatever legal moves follow, as long as the
// game goes on. Where pawns have locked, it shows why nothing can happen any more.
type Walls struct {
	// Frozen are the men that never move and are never taken.
	Frozen chess.Bitboard
	// KingRegion holds, by Color, the squares on which that side's king can ever stand. Some of them it may never reach.
	KingRegion [2]chess.Bitboard
	// OutOfReach holds, by Color, squares that no man of that side but its king can ever attack.
	OutOfReach [2]chess.Bitboard
	// NoMate is true, by Color, where the facts above, and where each man can go, prove that this side never mates.
	NoMate [2]bool
}

// Explain returns what can be said for ever about a position. It reports false where nothing is said: where the game has
// ended, with a right to castle or to take in passing, and for positions on which CanMate gives no answer either.
func Explain(p chess.Position) (Walls, bool) {
	if !playable(&p) || !hasMove(&p) || !plain(&p) {
		return Walls{}, false
	}
	var f facts
	f.start(&p, chess.White, false)
	for f.grow() {
	}
	w := Walls{Frozen: f.steady[chess.White] | f.steady[chess.Black]}
	for c := chess.White; c <= chess.Black; c++ {
		w.KingRegion[c] = f.king(c).reach
		f.winner = c
		_, attacks := f.attacked()
		w.OutOfReach[c] = ^attacks
		w.NoMate[c] = !f.mayMate()
	}
	return w, true
}
