package match

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// ErrTouched is the error of a claim made after a piece was touched: for this move it comes too late (FIDE 9.4).
var ErrTouched = errors.New("match: who has touched a piece cannot claim a draw on that move")

// WrongClaim is the error of a claim that does not hold. The opponent gets more time, which is up to the caller, and
// the game goes on; a move announced has to be played if it can be (FIDE 9.5.3).
type WrongClaim struct {
	// Claim is ThreefoldRepetition or FiftyMoves.
	Claim Outcome
	Counts
}

// claimArticle returns the article of a claim, with a move announced or of the position on the board.
func claimArticle(claim Outcome, announced bool) string {
	item := ".2"
	if announced {
		item = ".1"
	}
	return outcomes[claim].article + item
}

// Error returns a message that says what was counted.
func (w *WrongClaim) Error() string {
	counted := "the position stood " + strconv.Itoa(len(w.Occurrences)) + " of 3 times"
	if w.Claim == FiftyMoves {
		counted = strconv.Itoa(w.HalfMoveClock) + " moves of one side, not 100"
	}
	return fmt.Sprintf("match: the claim of %s is wrong: %s", w.Claim, counted)
}

// Claims returns what the player to move may claim now: nothing once a piece is touched.
func (m *Match) Claims() []Outcome {
	if m.over() || len(m.touched) > 0 {
		return nil
	}
	return m.result.Claims()
}

// Claim claims a draw for the player to move, ThreefoldRepetition or FiftyMoves. With the zero Move the claim is about the
// position on the board, with any other about the one that this legal move, announced and not yet made, leads to. A
// claim that holds ends the match at once (FIDE 9.5.2), and the move is not made. One that does not gives a *WrongClaim,
// stands as an offer of a draw (9.1.2.3), and the move announced is all that may be played.
func (m *Match) Claim(claim Outcome, announced chess.Move) error {
	p := m.game.Position()
	switch {
	case m.over():
		return ErrOver
	case len(m.touched) > 0:
		return ErrTouched
	case !claim.claimed():
		return fmt.Errorf("match: %s is no claim", claim)
	case !announced.IsZero() && !p.IsLegal(announced):
		return fmt.Errorf("match: %v is announced, but not legal", announced)
	case !announced.IsZero() && !m.announced.IsZero() && announced != m.announced:
		return fmt.Errorf("match: %v was announced, and cannot be changed", m.announced)
	}
	counted := Counted(m.game, announced)
	if slices.Contains(counted.Claims(), claim) {
		m.result.Counts = counted
		m.end(claim, p.Turn())
		m.result.Article = claimArticle(claim, !announced.IsZero())
		return nil
	}
	m.offered[p.Turn()] = true
	if !announced.IsZero() {
		m.announced = announced
	}
	return &WrongClaim{claim, counted}
}
