package lessons

import "github.com/touchmove/touchmove/chess"

// escape asks a side in check for an answer to it: every legal move is right.
type escape struct{ plain }

func (escape) String() string               { return "escape" }
func (escape) reached(*chess.Position) bool { return true }
func (escape) said() string                 { return sayEscaped }

func (escape) misfit(g *chess.Game) string {
	p := g.Position()
	if !p.InCheck() {
		return "There is no check to escape from."
	}
	return ""
}

// solve returns any legal move.
func (escape) solve(p *chess.Position) (chess.Move, bool) {
	for _, m := range p.LegalMoves() {
		return m, true
	}
	return chess.Move{}, false
}
