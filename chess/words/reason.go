// Package words puts what the rules package finds into sentences.
package words

import "github.com/touchmove/touchmove/chess"

// Reason …
func Reason(g *chess.Game, try chess.Move, r chess.Reason) string { return string(r.Code) }

// ReasonExact …
func ReasonExact(g *chess.Game, try chess.Move, r chess.Reason) string { return string(r.Code) }

// ReasonLine …
func ReasonLine(g *chess.Game, try chess.Move, r chess.Reason) string { return string(r.Code) }

// Piece …
func Piece(p chess.Piece) string { return p.String() }

// Cell …
func Cell(s chess.Square, p chess.Piece) string { return s.String() + ", " + p.String() }

// Move …
func Move(p chess.Position, m chess.Move) string { return p.SAN(m) }

// End says how the game ended, in one or two sentences.
func End(p chess.Position) string { return p.ExplainEnd().Kind.String() }
