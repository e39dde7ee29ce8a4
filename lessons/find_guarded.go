package lessons

import "github.com/touchmove/touchmove/chess"

// findGuarded asks which squares a piece attacks or guards, pinned or not.
type findGuarded struct {
	bare
	from chess.Square
}

func (f findGuarded) String() string { return "find guarded " + f.from.String() }

func (f findGuarded) points() []Shape { return ringed(f.from) }

func (f findGuarded) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	return chess.AttacksFrom(p.PieceAt(f.from), f.from, p.Occupied())
}

func (f findGuarded) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	return whyNoAttack(&p, f.from, s)
}

func (f findGuarded) misfit(g *chess.Game) string {
	p := g.Position()
	if p.PieceAt(f.from) == chess.NoPiece {
		return "No piece stands on " + f.from.String() + "."
	}
	return ""
}
