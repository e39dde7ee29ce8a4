package lessons

import (
	"github.com/touchmove/touchmove/chess"
)

// findMovable asks which pieces of the side to move have a legal move.
type findMovable struct{ bare }

func (findMovable) String() string { return "find movable" }

func (findMovable) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	var set chess.Bitboard
	for _, m := range p.LegalMoves() {
		set |= 1 << m.From
	}
	return set
}

func (findMovable) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	if text := notOf(&p, s, p.Turn()); text != "" {
		return Miss{Text: text}
	}
	shutIn := Miss{Text: theCapital(&p, s) + " can't move: its own side stands on every square it could go to."}
	var tries []Judged
	if ahead := aheadOf(&p, s, 1); ahead != chess.NoSquare {
		return whyNot(g, s, ahead)
	}
	for _, to := range stepsOf(&p, s).Squares() {
		try := chess.Move{From: s, To: to}
		reasons := g.Explain(try).Reasons
		if len(reasons) > 0 && reasons[0].Code == chess.ReasonGameOver {
			reasons = reasons[1:]
		}
		if len(reasons) == 0 {
			continue
		}
		switch reasons[0].Code {
		case chess.ReasonOwnPieceOnTarget, chess.ReasonPawnNothingToTake, chess.ReasonPathBlocked:
			tries = append(tries, Judged{try, chess.Verdict{Reasons: reasons}})
			continue
		}
		return whyNot(g, s, to)
	}
	for i := range tries { // what stands in the way, also where the piece could not take it anyway
		blocked := chess.NewReason(chess.ReasonPathBlocked, "3.5")
		blocked.Evidence.Blockers = tries[i].Verdict.Reasons[0].Evidence.Blockers
		tries[i].Verdict.Reasons = []chess.Reason{blocked}
	}
	shutIn.Proof.Tries = tries
	return shutIn
}

// stepsOf are the squares a piece might go to if nothing but its way of moving counted, and its own side's pieces on them: up to
// the first piece in each direction, and for a pawn what it could take, and ahead as far as it is free.
func stepsOf(p *chess.Position, s chess.Square) chess.Bitboard {
	piece := p.PieceAt(s)
	set := chess.AttacksFrom(piece, s, p.Occupied())
	if piece.Type() != chess.Pawn {
		return set
	}
	set &= p.Occupied()
	for steps := 1; steps <= 2; steps++ {
		ahead := aheadOf(p, s, steps)
		if ahead == chess.NoSquare || p.Occupied().Has(ahead) {
			break
		}
		set |= 1 << ahead
	}
	return set
}

// aheadOf is the square so many steps ahead of a pawn, two only from where it starts; NoSquare for none, and for any other
// piece.
func aheadOf(p *chess.Position, s chess.Square, steps int) chess.Square {
	piece := p.PieceAt(s)
	rank, start := s.Rank()+steps, 1
	if piece.Color() == chess.Black {
		rank, start = s.Rank()-steps, 6
	}
	if piece.Type() != chess.Pawn || rank < 0 || rank > 7 || steps == 2 && s.Rank() != start {
		return chess.NoSquare
	}
	return chess.NewSquare(s.File(), rank)
}

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
