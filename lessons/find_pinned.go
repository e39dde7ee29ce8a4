package lessons

import "github.com/touchmove/touchmove/chess"

// findPinned asks which pieces of the side to move are pinned to their king.
type findPinned struct{}

func (findPinned) String() string   { return "find pinned" }
func (findPinned) hidesCheck() bool { return false }

func (findPinned) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	var set chess.Bitboard
	for _, pin := range pinsOf(&p) {
		set |= 1 << pin.pinned
	}
	return set
}

// pin is a piece that shields its king from a slider, with nothing else between the two.
type pin struct{ pinned, pinner chess.Square }

func pinsOf(p *chess.Position) []pin {
	var pins []pin
	king := p.King(p.Turn())
	if king == chess.NoSquare {
		return nil
	}
	for _, s := range p.Side(p.Turn().Other()).Squares() {
		piece := p.PieceAt(s)
		if piece.Type() == chess.Pawn || !chess.AttacksFrom(piece, s, 0).Has(king) {
			continue
		}
		between := chess.Between(s, king) & p.Occupied()
		if between.Count() == 1 && p.Side(p.Turn())&between != 0 {
			pins = append(pins, pin{between.First(), s})
		}
	}
	return pins
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
	for _, pin := range pinsOf(&p) {
		reason := chess.NewReason(chess.ReasonPinned, "3.9.2")
		reason.Evidence.Pinner, reason.Evidence.King = pin.pinner, p.King(p.Turn())
		proof.Tries = append(proof.Tries, Judged{chess.Move{From: pin.pinned, To: pin.pinned}, chess.Verdict{Reasons: []chess.Reason{reason}}})
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
