package lessons

import "github.com/touchmove/touchmove/chess"

// stalemate asks for stalemate: every one is right.
type stalemate struct{}

func (stalemate) String() string                 { return "stalemate" }
func (stalemate) reached(p *chess.Position) bool { return p.IsStalemate() }
func (stalemate) spoils(*chess.Position) bool    { return false }
func (stalemate) said() string                   { return "" }
