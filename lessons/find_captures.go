package lessons

import "github.com/touchmove/touchmove/chess"

// findCaptures asks what a piece can take. In passing that is not where it lands.
type findCaptures struct {
	bare
	from chess.Square
}

func (f findCaptures) String() string { return "find captures " + f.from.String() }

func (f findCaptures) points() []Shape { return ringed(f.from) }

func (f findCaptures) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	return takenBy(&p, p.PieceMoves(f.from))
}

func (f findCaptures) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	if p.PieceAt(s) != chess.NoPiece {
		return whyNot(g, f.from, s)
	}
	for _, m := range p.PieceMoves(f.from) {
		if taken := p.Captured(m); m.To == s && taken != chess.NoSquare {
			return Miss{Text: "The pawn lands on " + s.String() + ", but what it takes stands on " + taken.String() + ".", Free: true}
		}
	}
	return Miss{Text: "Nothing stands on " + s.String() + " that could be taken."}
}

func (f findCaptures) misfit(g *chess.Game) string { return notToMove(g, f.from) }
