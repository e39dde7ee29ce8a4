package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// stalemate asks for stalemate: every one is right.
type stalemate struct{ plain }

func (stalemate) String() string                 { return "stalemate" }
func (stalemate) reached(p *chess.Position) bool { return p.IsStalemate() }
func (stalemate) saves() bool                    { return true }

// missed shows a move that is left, where the learner's own move shall leave none.
func (stalemate) missed(after *chess.Position, plies int) consequence {
	answers := after.LegalMoves()
	if plies != 1 || len(answers) == 0 {
		return consequence{}
	}
	return consequence{words.NoStalemate(*after, answers[0]), answers[:1]}
}
