package lessons

import "github.com/touchmove/touchmove/chess"

// findAttackers asks which pieces of the side not to move attack a square, or which of the side to move guard it.
type findAttackers struct {
	target chess.Square
	guard  bool
}

func (f findAttackers) String() string {
	if f.guard {
		return "find defenders " + f.target.String()
	}
	return "find attackers " + f.target.String()
}

func (f findAttackers) points() []Shape { return ringed(f.target) }

// side is the one whose pieces are asked for.
func (f findAttackers) side(p *chess.Position) chess.Color {
	if f.guard {
		return p.Turn()
	}
	return p.Turn().Other()
}

func (f findAttackers) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	return p.AttackersTo(f.target, f.side(&p))
}

func (f findAttackers) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	return noAttacker(&p, s, f.target, f.side(&p))
}

func (f findAttackers) proof(g *chess.Game) Proof { return attacksOn(f.target, f.squares(g)) }
func (findAttackers) hidesCheck() bool            { return false }
