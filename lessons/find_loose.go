package lessons

import "github.com/touchmove/touchmove/chess"

// findLoose asks which enemy pieces can be taken and are not guarded.
type findLoose struct{ bare }

func (findLoose) String() string { return "find loose" }

func (findLoose) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	var set chess.Bitboard
	for _, s := range takenBy(&p, p.LegalMoves()).Squares() {
		if p.AttackersTo(s, p.Turn().Other()) == 0 {
			set |= 1 << s
		}
	}
	return set
}

func (findLoose) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	if !(findTakeable{}).squares(g).Has(s) {
		return findTakeable{}.about(g, s)
	}
	guards := p.AttackersTo(s, p.Turn().Other())
	return Miss{
		Text:  theCapital(&p, guards.First()) + " guards " + the(&p, s) + " and would take back.",
		Proof: attacksOn(s, guards),
	}
}

// misfit finds the pieces whose guards could not take back, or that are guarded only once something has been taken: who
// means by guarded what happens then would answer otherwise.
func (findLoose) misfit(g *chess.Game) string {
	p := g.Position()
	for _, m := range p.LegalMoves() {
		taken := p.Captured(m)
		if taken == chess.NoSquare {
			continue
		}
		after := p.After(m)
		back := false
		for _, reply := range after.LegalMoves() {
			back = back || after.Captured(reply) == m.To
		}
		if guarded := p.AttackersTo(taken, p.Turn().Other()) != 0; guarded != back {
			return "Whether " + the(&p, taken) + " is guarded can be answered both ways: after " + p.SAN(m) + " it is otherwise than it looks."
		}
	}
	return ""
}
