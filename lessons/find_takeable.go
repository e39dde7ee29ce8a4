package lessons

import "github.com/touchmove/touchmove/chess"

// findTakeable asks which enemy pieces can be taken now.
type findTakeable struct{ bare }

func (findTakeable) String() string { return "find takeable" }

func (findTakeable) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	return takenBy(&p, p.LegalMoves())
}

func (findTakeable) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	if text := notOf(&p, s, p.Turn().Other()); text != "" {
		return Miss{Text: text}
	}
	attackers := p.AttackersTo(s, p.Turn())
	if attackers == 0 {
		return Miss{Text: "None of your pieces attacks " + the(&p, s) + "."}
	}
	return whyNot(g, attackers.First(), s)
}
