package lessons

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/chess/words"
)

// chooseClaims asks which draws the side to move may claim of the position on the board.
type chooseClaims struct{ bare }

const (
	choiceThreefold = "threefold"
	choiceFifty     = "fifty"
)

func (chooseClaims) String() string              { return "choose claims" }
func (chooseClaims) misfit(g *chess.Game) string { return overByItself(g) }

func (chooseClaims) choices(*chess.Game) []Choice {
	return []Choice{
		{ID: choiceThreefold, Label: "Three times the same"},
		{ID: choiceFifty, Label: "Fifty moves"},
		{ID: choiceBoth, Label: "Both"},
		{ID: choiceNone, Label: "None"},
	}
}

func (chooseClaims) right(g *chess.Game) string {
	claims := match.Judge(g).Claims()
	threefold, fifty := slices.Contains(claims, match.ThreefoldRepetition), slices.Contains(claims, match.FiftyMoves)
	switch {
	case threefold && fifty:
		return choiceBoth
	case threefold:
		return choiceThreefold
	case fifty:
		return choiceFifty
	}
	return choiceNone
}

func (c chooseClaims) about(g *chess.Game, id string) string {
	counts := match.Counted(g, chess.Move{})
	text := ""
	for _, claim := range []struct {
		outcome match.Outcome
		id      string
		look    string
	}{
		{match.ThreefoldRepetition, choiceThreefold, "Count once more how often this position has stood on the board."},
		{match.FiftyMoves, choiceFifty, "Count once more the moves since something was taken or a pawn moved."},
	} {
		claimed := id == choiceBoth || id == claim.id
		switch holds := slices.Contains(counts.Claims(), claim.outcome); {
		case claimed && !holds:
			text = joinText(text, words.WrongClaim(g, &match.WrongClaim{Claim: claim.outcome, Counts: counts}))
		case !claimed && holds:
			text = joinText(text, claim.look)
		}
	}
	return text
}
