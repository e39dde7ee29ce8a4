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

// chooseAttacked asks whether a piece of the side not to move attacks a square.
type chooseAttacked struct{ square chess.Square }

func (c chooseAttacked) String() string             { return "choose attacked " + c.square.String() }
func (chooseAttacked) hidesCheck() bool             { return true } // where the square is the king's
func (chooseAttacked) choices(*chess.Game) []Choice { return yesOrNo() }
func (c chooseAttacked) points() []Shape            { return ringed(c.square) }

func (c chooseAttacked) attackers(g *chess.Game) chess.Bitboard {
	return findAttackers{c.square}.squares(g)
}

func (c chooseAttacked) right(g *chess.Game) string { return yesIf(c.attackers(g) != 0) }
func (c chooseAttacked) proof(g *chess.Game) Proof  { return attacksOn(c.square, c.attackers(g)) }

func (c chooseAttacked) about(g *chess.Game, id string) string {
	p := g.Position()
	if id == choiceYes {
		return "Follow each of " + sideName(p.Turn().Other()) + "'s pieces: none of them reaches " + c.square.String() + "."
	}
	return theCapital(&p, c.attackers(g).First()) + " attacks " + c.square.String() + "."
}
