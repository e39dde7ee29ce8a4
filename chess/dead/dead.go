// Package dead decides whether a side can still give mate by any series of legal moves, however badly both play. It
// is what ends a game in a dead position (FIDE 5.2.2) and what a fallen flag, a resignation or a second illegal move
// asks about the winner (FIDE 6.9, 5.1.2, 7.5.5).
//
// Yes comes with a mate, No is proven, and where the work allowed was not enough for either the answer is Undecided.
// Repetitions and the counting of moves (FIDE 9.2, 9.3, 9.6) are left out of account: the Laws do not say whether
// they limit "any possible series of legal moves".
//
// That dead positions can be told in practice was shown by Miguel Ambrona, "A Practical Algorithm for Chess
// Unwinnability" (FUN 2022), and his programs CHA and chasolver. The idea of an analysis of what can never move, of a search
// with both sides helping, and of men that are held until they are taken are his; the code here is not. How this
// differs, and why, is in docs/decisions/0300.
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

// String returns "undecided", "yes" or "no", "" for values that are no answer.
func (a Answer) String() string {
	if a > No {
		return ""
	}
	return [...]string{"undecided", "yes", "no"}[a]
}

// MarshalText writes the answer as String does, for JSON.
func (a Answer) MarshalText() ([]byte, error) { return []byte(a.String()), nil }

// Limit bounds the search of CanMate. It counts positions and not seconds, so that an answer is the same everywhere. What
// is known without a search, from the pieces left and from those that can never move, does not count.
type Limit struct {
	// Nodes is how many different positions the search may find, give or take the moves of one position. Each
	// needs about 200 bytes. With 0 nothing is searched, and only what is known without is answered.
	Nodes int
}

// The limits for the two uses: PageLimit takes at most about a tenth of a second in a browser, DeskLimit up to two
// seconds at a desk.
var (
	PageLimit = Limit{Nodes: 20_000}
	DeskLimit = Limit{Nodes: 500_000}
)

// Proof is an answer with what proves it.
type Proof struct {
	Answer Answer
	// Helpmate is for Yes a series of legal moves from the position asked about, the last of which mates. It is empty
	// where the position is that mate, and seldom the shortest.
	Helpmate []chess.Move
}

// CanMate decides whether a side can still give mate. Whoever answers Undecided may take it as Yes: a flag stands.
//
// In a position that no game can have, as ParseLessonFEN reads some, without two kings, with a pawn on the first or last
// rank, or where a king could be taken, the answer is Undecided.
func CanMate(p chess.Position, side chess.Color, limit Limit) Proof {
	if !playable(&p) {
		return Proof{}
	}
	p, line, circle := forced(p)
	if circle || tooLittle(&p, side) {
		return Proof{Answer: No}
	}
	if !hasMove(&p) {
		if p.InCheck() && p.Turn() != side {
			return Proof{Yes, line}
		}
		return Proof{Answer: No}
	}
	if mate := findByDiving(&p, side, min(diveNodes, limit.Nodes)); mate != nil {
		return Proof{Yes, append(line, mate...)}
	}
	s := newSearch(&p, side)
	answer, mate := s.run(min(firstLook, limit.Nodes))
	if answer == Undecided && staticNoNowOrNext(&p, side) {
		answer = No
	}
	if answer == Undecided {
		answer, mate = s.run(limit.Nodes)
	}
	if answer == Yes {
		mate = append(line, mate...)
	}
	return Proof{answer, mate}
}

// firstLook is how many positions are searched before the static analysis: there may be no more.
const firstLook = 1000

// playable reports whether a position is one of a game: each side has one king, that of the side not to move is not attacked,
// and no pawn stands on the first or the last rank.
func playable(p *chess.Position) bool {
	for c := chess.White; c <= chess.Black; c++ {
		if p.Pieces(c, chess.King).Count() != 1 || p.Pieces(c, chess.Pawn)&lastRanks != 0 {
			return false
		}
	}
	return p.AttackersTo(p.King(p.Turn().Other()), p.Turn()) == 0
}

// hasMove reports whether the side to move has a legal move.
func hasMove(p *chess.Position) bool { return !p.IsStalemate() && !p.IsCheckmate() }
