package lessons

import "github.com/touchmove/touchmove/chess"

// plain is part of the goals answered by moves. It says of each thing what is so for most of them.
type plain struct{}

func (plain) followsLine() bool                       { return false }
func (plain) reached(*chess.Position) bool            { return false }
func (plain) wins() bool                              { return false }
func (plain) saves() bool                             { return false }
func (plain) said() string                            { return "" }
func (plain) missed(*chess.Position, int) consequence { return consequence{} }

// line asks for the main line, or for a variation called right.
type line struct{ plain }

func (line) String() string    { return "line" }
func (line) followsLine() bool { return true }
