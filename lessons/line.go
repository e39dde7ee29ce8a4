package lessons

import "github.com/touchmove/touchmove/chess"

// line asks for the main line, or for a variation called right.
type line struct{}

func (line) String() string               { return "line" }
func (line) reached(*chess.Position) bool { return false }
func (line) spoils(*chess.Position) bool  { return false }
func (line) said() string                 { return "" }
