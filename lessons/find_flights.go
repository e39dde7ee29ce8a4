package lessons

import "github.com/touchmove/touchmove/chess"

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
