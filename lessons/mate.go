package lessons

import "github.com/touchmove/touchmove/chess"

// mate asks for checkmate: every mate is right, and stalemate never is.
type mate struct{}

func (mate) String() string                 { return "mate" }
func (mate) reached(p *chess.Position) bool { return p.IsCheckmate() }
func (mate) spoils(p *chess.Position) bool  { return p.IsStalemate() }
func (mate) said() string                   { return "" }
