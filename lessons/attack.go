package lessons

import "github.com/touchmove/touchmove/chess"

func attacksOn(target chess.Square, from chess.Bitboard) Proof {
	var proof Proof
	for _, s := range from.Squares() {
		proof.Attacks = append(proof.Attacks, Attack{s, target})
	}
	return proof
}

// noAttacker says why what stands on a square is no piece of a side that attacks the target.
func noAttacker(p *chess.Position, s, target chess.Square, side chess.Color) Miss {
	if text := notOf(p, s, side); text != "" {
		return Miss{Text: text}
	}
	return whyNoAttack(p, s, target)
}

// whyNoAttack says why a piece does not attack or guard a square: what stands in its way, or how it moves.
func whyNoAttack(p *chess.Position, from, to chess.Square) Miss {
	piece := p.PieceAt(from)
	if from == to {
		return Miss{Text: "A piece never guards the square it stands on."}
	}
	if chess.AttacksFrom(piece, from, 0).Has(to) {
		blockers := (chess.Between(from, to) & p.Occupied()).Squares()
		blocked := chess.NewReason(chess.ReasonPathBlocked, "3.5")
		blocked.Evidence.Blockers = blockers
		proof := Proof{Tries: []Judged{{chess.Move{From: from, To: to}, chess.Verdict{Reasons: []chess.Reason{blocked}}}}}
		text := theCapital(p, from) + " looks towards " + to.String() + ", but " + the(p, blockers[0])
		if len(blockers) > 1 {
			text += " and " + the(p, blockers[1]) + " stand in its way."
		} else {
			text += " stands in its way."
		}
		return Miss{Text: text, Proof: proof}
	}
	text := theCapital(p, from) + " doesn't reach " + to.String() + ". "
	switch piece.Type() {
	case chess.Pawn:
		text = "A pawn attacks only the squares diagonally ahead of it, one to each side."
		if from.File() == to.File() {
			text = "A pawn goes straight ahead, but it never attacks there. It attacks the squares diagonally ahead of it."
		}
	case chess.Knight:
		text += "A knight jumps two squares one way, then one to the side."
	case chess.Bishop:
		text += "A bishop looks along diagonals only."
	case chess.Rook:
		text += "A rook looks straight up, down, left and right."
	case chess.Queen:
		text += "A queen looks along straight lines and diagonals, and " + to.String() + " is on none of hers."
	case chess.King:
		text += "A king attacks only the squares next to him."
	}
	return Miss{Text: text}
}
