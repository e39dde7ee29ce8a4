package match_test

import (
	"fmt"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
)

// A third repetition has to be claimed, and may be claimed before it is there.
func ExampleMatch_Claim() {
	m := match.New(chess.NewGame(chess.StartPosition()), dead.PageLimit)
	for _, move := range []string{"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"} {
		p := m.Position()
		if try, err := p.ReadTry(move); err == nil {
			_ = m.Play(try)
		}
	}
	back := chess.Move{From: chess.F6, To: chess.G8}
	fmt.Println(match.Counted(m.Game(), back).Claims())
	fmt.Println(m.Claim(match.ThreefoldRepetition, back))
	r := m.Result()
	fmt.Println(r.Outcome, r.Article, r.Drawn, r.Occurrences)
	// Output:
	// [threefold-repetition]
	// <nil>
	// threefold-repetition 9.2.1 true [0 4 8]
}

// Who has touched a piece has to move it.
func ExampleMatch_Touch() {
	m := match.New(chess.NewGame(chess.StartPosition()), dead.PageLimit)
	_ = m.Touch(chess.A1, chess.G1) // the rook cannot move, so the knight has to
	fmt.Println(m.Obligation().Moves)
	fmt.Println(m.Play(chess.Move{From: chess.E2, To: chess.E4}))
	// Output:
	// [g1f3 g1h3]
	// match: e2e4 is refused: touch-move (FIDE 4.3.1)
}
