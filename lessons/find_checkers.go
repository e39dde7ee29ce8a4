package lessons

import "github.com/touchmove/touchmove/chess"

// findCheckers asks which pieces give check to the side to move.
type findCheckers struct{}

func (findCheckers) String() string   { return "find checkers" }
func (findCheckers) hidesCheck() bool { return true }

func (findCheckers) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	return p.Checkers()
}

func (findCheckers) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	return noAttacker(&p, s, p.King(p.Turn()), p.Turn().Other())
}

func (f findCheckers) proof(g *chess.Game) Proof {
	p := g.Position()
	return attacksOn(p.King(p.Turn()), f.squares(g))
}

func (findCheckers) misfit(g *chess.Game) string {
	p := g.Position()
	if p.King(p.Turn()) == chess.NoSquare {
		return "The side to move has no king, so nothing can check it."
	}
	return ""
}
