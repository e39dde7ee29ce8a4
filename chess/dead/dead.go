// Package dead decides whether a side can still give mate by any series of legal moves, however badly both play. It
// is what ends a game in a dead position (FIDE 5.2.2) and what a fallen flag, a resignation or a second illegal move
// asks about the winner (FIDE 6.9, 5.1.2, 7.5.5).
package dead

import "github.com/touchmove/touchmove/chess"

// Answer says whether a side can still give mate.
type Answer uint8

// The answers. Undecided means that the work allowed was not enough to prove either of the others.
const (
	Undecided Answer = iota
	Yes
	No
)

// String returns "undecided", "yes" or "no".
func (a Answer) String() string { return [...]string{"undecided", "yes", "no"}[a] }

// Limit bounds the work of CanMate. It counts positions and not seconds, so that an answer is the same everywhere.
type Limit struct {
	// Nodes is how many positions the search for a mate may look at.
	Nodes int
	// States is how many different positions may be held when all that can follow are gone through.
	States int
}

// The limits for the two uses: PageLimit takes at most about a tenth of a second in a browser, DeskLimit up to two
// seconds at a desk.
var (
	PageLimit = Limit{Nodes: 20_000, States: 5_000}
	DeskLimit = Limit{Nodes: 1_000_000, States: 200_000}
)

// Proof is an answer with what proves it.
type Proof struct {
	Answer Answer
	// Helpmate is for Yes a series of legal moves from the position asked about, the last of which mates. It is empty
	// where the position is that mate.
	Helpmate []chess.Move
}

// Fast reports whether it is proven that neither side can ever give mate: the game is over by FIDE 5.2.2. False means
// that this was not proven. It is meant to be asked after every move.
func Fast(p chess.Position) bool { return false }

// CanMate decides whether a side can still give mate.
func CanMate(p chess.Position, side chess.Color, limit Limit) Proof { return Proof{} }

// Walls is what can be said for ever about a position with blocked pawns.
type Walls struct {
	// Frozen are the men that can never move and never be taken.
	Frozen chess.Bitboard
	// KingRegion holds, by Color, the squares on which that side's king can ever stand.
	KingRegion [2]chess.Bitboard
	// OutOfReach holds, by Color, the squares that no man of that side but its king can ever attack.
	OutOfReach [2]chess.Bitboard
}

// Explain returns what can be said for ever about a position, and false where nothing is said: with a right to castle or
// to take in passing, and in a position without two kings.
func Explain(p chess.Position) (Walls, bool) { return Walls{}, false }
