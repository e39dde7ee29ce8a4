package lessons

import "github.com/touchmove/touchmove/chess"

// findPinned asks which pieces of the side to move are pinned to their king.
type findPinned struct{}

func (findPinned) String() string   { return "find pinned" }
func (findPinned) hidesCheck() bool { return false }

func (findPinned) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	var set chess.Bitboard
	for _, pin := range p.Pins(p.Turn()) {
		set |= 1 << pin.Pinned
	}
	return set
}

func (findPinned) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	if text := notOf(&p, s, p.Turn()); text != "" {
		return Miss{Text: text}
	}
	king := p.King(p.Turn())
	if s == king {
		return Miss{Text: "The king can't be pinned: other pieces are pinned to him."}
	}
	for _, from := range p.Side(p.Turn().Other()).Squares() {
		between := chess.Between(from, king) & p.Occupied()
		if between.Has(s) && p.PieceAt(from).Type() != chess.Pawn && chess.AttacksFrom(p.PieceAt(from), from, 0).Has(king) {
			other := (between &^ (1 << s)).First()
			return Miss{Text: theCapital(&p, s) + " stands between " + the(&p, from) + " and your king, but so does " + the(&p, other) +
				". If it leaves, the king is still safe."}
		}
	}
	return Miss{Text: theCapital(&p, s) + " shields the king from nothing. If it leaves, no new piece attacks him."}
}

func (findPinned) proof(g *chess.Game) Proof {
	p := g.Position()
	var proof Proof
	for _, pin := range p.Pins(p.Turn()) {
		reason := chess.NewReason(chess.ReasonPinned, "3.9.2")
		reason.Evidence.Pinner, reason.Evidence.King = pin.Pinner, pin.King
		proof.Tries = append(proof.Tries, Judged{chess.Move{From: pin.Pinned, To: pin.Pinned}, chess.Verdict{Reasons: []chess.Reason{reason}}})
	}
	return proof
}

func (findPinned) misfit(g *chess.Game) string {
	p := g.Position()
	if p.King(p.Turn()) == chess.NoSquare {
		return "The side to move has no king to be pinned to."
	}
	return ""
}
