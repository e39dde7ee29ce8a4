package lessons

import "github.com/touchmove/touchmove/chess"

// findAttackers asks which pieces of the side not to move attack a square, findDefenders which of the side to move guard it.
type findAttackers struct{ target chess.Square }

func (f findAttackers) String() string { return "find attackers " + f.target.String() }

func (f findAttackers) points() []Shape { return ringed(f.target) }

func (f findAttackers) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	return p.AttackersTo(f.target, p.Turn().Other())
}

func (f findAttackers) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	return noAttacker(&p, s, f.target, p.Turn().Other())
}

func (f findAttackers) proof(g *chess.Game) Proof { return attacksOn(f.target, f.squares(g)) }
func (findAttackers) hidesCheck() bool            { return false }

type findDefenders struct{ target chess.Square }

func (f findDefenders) String() string { return "find defenders " + f.target.String() }

func (f findDefenders) points() []Shape { return ringed(f.target) }

func (f findDefenders) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	return p.AttackersTo(f.target, p.Turn())
}

func (f findDefenders) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	return noAttacker(&p, s, f.target, p.Turn())
}

func (f findDefenders) proof(g *chess.Game) Proof { return attacksOn(f.target, f.squares(g)) }
func (findDefenders) hidesCheck() bool            { return false }
