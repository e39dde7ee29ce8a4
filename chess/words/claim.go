package words

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
)

// Claim tells a child that the side to move may claim a draw, and why, by what match.Counted has counted.
func Claim(g *chess.Game, claim match.Outcome, counted match.Counts) string {
	return english.say(countedValues(g, counted), "claim/"+claim.String()+announced(counted))
}

// WrongClaim says to a child why a claim does not hold.
func WrongClaim(g *chess.Game, w *match.WrongClaim) string {
	return english.say(countedValues(g, w.Counts), "wrong-claim/"+w.Claim.String()+announced(w.Counts))
}
