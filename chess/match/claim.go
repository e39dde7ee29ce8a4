package match

import (
	"errors"
	"fmt"
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
	// Announced, Repeats and QuietMoves are those of Result.
	Announced  chess.Move
	Repeats    []int
	QuietMoves int
}

// none is the move that is not announced.
var none chess.Move

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
	counted := strconv.Itoa(len(w.Repeats)) + " times, not 3"
	if w.Claim == FiftyMoves {
		counted = strconv.Itoa(w.QuietMoves) + " moves of one side, not 100"
	}
	return fmt.Sprintf("match: the claim of %s is wrong: %s", w.Claim, counted)
}

// Claims returns the draws that the player to move may claim of the position on the board: ThreefoldRepetition (FIDE
// 9.2.2) and FiftyMoves (9.3.2), in this order. There is none where the game is over by itself.
func Claims(g *chess.Game) []Outcome {
	r := Judge(g)
	if r.Outcome != None {
		return nil
	}
	return r.claims()
}

// ClaimsWith returns the draws that the player to move may claim by announcing a move: those that hold once it is made
// (FIDE 9.2.1, 9.3.1). There is none for an illegal move. A move that mates may be announced like any other; it is
// better played.
func ClaimsWith(g *chess.Game, announced chess.Move) []Outcome {
	p := g.Position()
	if !p.IsLegal(announced) || Judge(g).Outcome != None {
		return nil
	}
	return Counted(g, announced).claims()
}

// Counted returns what a claim with an announced move, which must be legal, is judged by: a Result in which only Side,
// Repeats, QuietMoves and Announced are set. What is judged without an announced move, Judge returns.
func Counted(g *chess.Game, announced chess.Move) Result {
	p := g.Position()
	next := p.After(announced)
	return Result{
		Side: p.Turn(), Repeats: append(g.OccurrencesOf(next), g.Ply()+1), QuietMoves: next.HalfMoveClock(), Announced: announced,
	}
}

// claims returns the claims that the counts bear out.
func (r Result) claims() []Outcome {
	var claims []Outcome
	if len(r.Repeats) >= 3 {
		claims = append(claims, ThreefoldRepetition)
	}
	if r.QuietMoves >= 100 {
		claims = append(claims, FiftyMoves)
	}
	return claims
}

// Claims returns what the player to move may claim now: nothing once a piece is touched.
func (m *Match) Claims() []Outcome {
	if m.over() || len(m.touched) > 0 {
		return nil
	}
	return m.result.claims()
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
	case announced != none && !p.IsLegal(announced):
		return fmt.Errorf("match: %v is announced, but not legal", announced)
	case announced != none && m.announced != none && announced != m.announced:
		return fmt.Errorf("match: %v was announced, and cannot be changed", m.announced)
	}
	counted := m.result
	if announced != none {
		counted = Counted(m.game, announced)
	}
	for _, right := range counted.claims() {
		if right == claim {
			m.result = counted
			m.end(claim, p.Turn())
			m.result.Article = claimArticle(claim, announced != none)
			return nil
		}
	}
	m.offered[p.Turn()] = true
	if announced != none {
		m.announced = announced
	}
	return &WrongClaim{claim, announced, counted.Repeats, counted.QuietMoves}
}
