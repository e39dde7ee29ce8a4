package lessons

import "github.com/touchmove/touchmove/chess"

// check asks for check: every one is right.
type check struct{}

func (check) String() string                 { return "check" }
func (check) reached(p *chess.Position) bool { return p.InCheck() }
func (check) spoils(*chess.Position) bool    { return false }
func (check) said() string                   { return sayCheck }
