package lessons

import "github.com/touchmove/touchmove/chess"

// chooseLegal asks whether a move may be played now.
type chooseLegal struct{ try chess.Move }

func (c chooseLegal) String() string              { return "choose legal " + c.try.String() }
func (chooseLegal) hidesCheck() bool              { return false }
func (chooseLegal) choices(*chess.Game) []Choice  { return yesOrNo() }
func (c chooseLegal) points() []Shape             { return arrowed(c.try) }
func (c chooseLegal) misfit(g *chess.Game) string { return notToMove(g, c.try.From) }
func (c chooseLegal) right(g *chess.Game) string  { return yesIf(c.judged(g).Verdict.Legal) }
func (c chooseLegal) proof(g *chess.Game) Proof   { return Proof{Tries: []Judged{c.judged(g)}} }

// judged judges the move; a pawn for which the script names no piece becomes a queen.
func (c chooseLegal) judged(g *chess.Game) Judged {
	p := g.Position()
	try := c.try
	if queened := (chess.Move{From: try.From, To: try.To, Promotion: chess.Queen}); try.Promotion == chess.NoPieceType && p.IsLegal(queened) {
		try = queened
	}
	return Judged{try, g.Explain(try)}
}

func (c chooseLegal) about(g *chess.Game, id string) string {
	judged := c.judged(g)
	p := g.Position()
	switch {
	case id == choiceYes:
		return whyNot(g, judged.Try.From, judged.Try.To).Text
	case isCastling(&p, judged.Try):
		return "King and rook have not moved, nothing stands between them, and nothing guards the king's way."
	case p.Captured(judged.Try) != chess.NoSquare && p.Captured(judged.Try) != judged.Try.To:
		return "The other pawn has just run two squares past, so now it can be taken."
	case p.InCheck():
		return "It does answer the check."
	case p.King(p.Turn()) == chess.NoSquare:
		return theCapital(&p, judged.Try.From) + " does go like that, and nothing stands in its way."
	}
	return theCapital(&p, judged.Try.From) + " does go like that, nothing stands in its way, and the king stays safe."
}

// isCastling reports whether a legal move is castling.
func isCastling(p *chess.Position, m chess.Move) bool {
	files := m.To.File() - m.From.File()
	return p.PieceAt(m.From).Type() == chess.King && (files == 2 || files == -2)
}
