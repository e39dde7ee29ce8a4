package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// findMates asks for the squares on which a move of the side to move gives mate.
type findMates struct{ bare }

func (findMates) String() string { return "find mates" }

func (findMates) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	var set chess.Bitboard
	for _, m := range p.LegalMoves() {
		if after := p.After(m); after.IsCheckmate() {
			set |= 1 << m.To
		}
	}
	return set
}

func (findMates) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	text := "None of your pieces can go to " + s.String() + "."
	for _, m := range p.LegalMoves() {
		if m.To != s {
			continue
		}
		after := p.After(m)
		switch {
		case after.InCheck():
			return Miss{Text: p.SAN(m) + ": " + words.NoMate(after, answersToCheck(&after))}
		case after.IsStalemate():
			return Miss{Text: p.SAN(m) + ": " + words.End(after)}
		}
		text = p.SAN(m) + ": " + words.NoCheck()
	}
	return Miss{Text: text}
}
