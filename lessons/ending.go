package lessons

import "github.com/touchmove/touchmove/chess"

// mate asks for checkmate: every mate is right, and stalemate never is.
type mate struct{}

func (mate) String() string                 { return "mate" }
func (mate) reached(p *chess.Position) bool { return p.IsCheckmate() }
func (mate) spoils(p *chess.Position) bool  { return p.IsStalemate() }
func (mate) said() string                   { return "" }

// stalemate asks for stalemate: every one is right.
type stalemate struct{}

func (stalemate) String() string                 { return "stalemate" }
func (stalemate) reached(p *chess.Position) bool { return p.IsStalemate() }
func (stalemate) spoils(*chess.Position) bool    { return false }
func (stalemate) said() string                   { return "" }

// check asks for check: every one is right.
type check struct{}

func (check) String() string                 { return "check" }
func (check) reached(p *chess.Position) bool { return p.InCheck() }
func (check) spoils(*chess.Position) bool    { return false }
func (check) said() string                   { return sayCheck }
