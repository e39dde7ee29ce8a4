package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// findMoves asks where a piece can go, captures included.
type findMoves struct {
	bare
	from chess.Square
}

func (f findMoves) String() string { return "find moves " + f.from.String() }

func (f findMoves) points() []Shape { return ringed(f.from) }

func (f findMoves) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	var set chess.Bitboard
	for _, m := range p.PieceMoves(f.from) {
		set |= 1 << m.To
	}
	return set
}

func (f findMoves) about(g *chess.Game, s chess.Square) Miss { return whyNot(g, f.from, s) }
func (f findMoves) misfit(g *chess.Game) string              { return notToMove(g, f.from) }

// takenBy are the squares of what these legal moves take.
func takenBy(p *chess.Position, moves []chess.Move) chess.Bitboard {
	var set chess.Bitboard
	for _, m := range moves {
		if s := p.Captured(m); s != chess.NoSquare {
			set |= 1 << s
		}
	}
	return set
}

// notToMove says that no piece of the side to move stands on a square.
func notToMove(g *chess.Game, s chess.Square) string {
	p := g.Position()
	if piece := p.PieceAt(s); piece == chess.NoPiece || piece.Color() != p.Turn() {
		return "No piece of the side to move stands on " + s.String() + "."
	}
	return ""
}

// whyNot says why an illegal try is that. Where the piece could go instead is for the learner to find.
func whyNot(g *chess.Game, from, to chess.Square) Miss {
	try := chess.Move{From: from, To: to}
	verdict := g.Explain(try)
	if len(verdict.Reasons) > 1 && verdict.Reasons[0].Code == chess.ReasonGameOver {
		verdict.Reasons = verdict.Reasons[1:]
	}
	if len(verdict.Reasons) == 0 {
		return Miss{}
	}
	if verdict.Reasons[0].Code == chess.ReasonNotHowItMoves {
		verdict.Reasons[0].Evidence.Flights = nil
	}
	return Miss{Text: words.Reason(g, try, verdict.Reasons[0]), Proof: Proof{Tries: []Judged{{try, verdict}}}}
}
