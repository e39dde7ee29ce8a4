package words

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
)

// Claim tells a child that the side to move may claim a draw, and why. What was counted comes from match.Judge, or from
// match.Counted for a move to announce.
func Claim(g *chess.Game, claim match.Outcome, counted match.Result) string {
	return english.say(countedValues(g, counted), "claim/"+claim.String()+announced(counted))
}

// WrongClaim says to a child why a claim does not hold.
func WrongClaim(g *chess.Game, w *match.WrongClaim) string {
	r := match.Result{Announced: w.Announced, Repeats: w.Repeats, QuietMoves: w.QuietMoves}
	return english.say(countedValues(g, r), "wrong-claim/"+w.Claim.String()+announced(r))
}
