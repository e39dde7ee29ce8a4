package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// findFlights asks where the king of the side to move can go. Castling is not counted.
type findFlights struct{ bare }

func (findFlights) String() string { return "find flights" }

func (findFlights) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	king := p.King(p.Turn())
	beside := chess.AttacksFrom(chess.NewPiece(p.Turn(), chess.King), king, 0)
	return findMoves{from: king}.squares(g) & beside
}

func (findFlights) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	king := p.King(p.Turn())
	if p.IsLegal(chess.Move{From: king, To: s}) {
		return Miss{Text: "That would be castling. Here only his single steps are asked for.", Free: true}
	}
	return whyNot(g, king, s)
}

func (findFlights) misfit(g *chess.Game) string {
	p := g.Position()
	if p.King(p.Turn()) == chess.NoSquare {
		return "The side to move has no king."
	}
	return ""
}

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
