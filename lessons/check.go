package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// check asks for check: every one is right.
type check struct{ plain }

func (check) String() string                 { return "check" }
func (check) reached(p *chess.Position) bool { return p.InCheck() }
func (check) said() string                   { return sayCheck }

func (check) missed(_ *chess.Position, plies int) consequence {
	if plies != 1 {
		return consequence{}
	}
	return consequence{text: words.NoCheck()}
}
