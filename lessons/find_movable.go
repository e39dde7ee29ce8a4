package lessons

import "github.com/touchmove/touchmove/chess"

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
