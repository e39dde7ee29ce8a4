package chess

import "fmt"

// What ParseFEN asks beyond what is written: whether a game could have led to the position. No search is made, so some
// positions pass that no game leads to; none is refused that one does.

// doubt notes a position that the rules can judge, but that no game leads to.
func (r *fenReader) doubt(field, format string, args ...any) {
	r.problems = append(r.problems, FENProblem{Field: field, Text: fmt.Sprintf(format, args...), Unreachable: true})
}

// checkMaterial reports pieces that no game can have.
func (r *fenReader) checkMaterial(p *Position) {
	for _, c := range []Color{White, Black} {
		if pawns := p.Pieces(c, Pawn) & (rank1 | rank8); pawns != 0 {
			r.report(FENPlacement, "a %s pawn is on %s; pawns never stand on the first or last rank", c, pawns.First())
		}
		pawns := p.Pieces(c, Pawn).Count()
		if pawns > 8 {
			r.report(FENPlacement, "%s has %d pawns; there are 8", c, pawns) // nobody composes that: a slip of the pen
			continue
		}
		bishops := p.Pieces(c, Bishop)
		promoted := max(0, p.Pieces(c, Knight).Count()-2) + max(0, p.Pieces(c, Rook).Count()-2) +
			max(0, p.Pieces(c, Queen).Count()-1) +
			max(0, (bishops&lightSquares).Count()-1) + max(0, (bishops&^lightSquares).Count()-1)
		if promoted+pawns > 8 {
			r.doubt(FENPlacement, "%s has %s and at least %d more pieces than it begins with; only its 8 pawns can become pieces", c, counted(pawns, "pawn"), promoted)
		}
	}
}

const lightSquares Bitboard = 0x55aa55aa55aa55aa

// checkChecks reports checks that no last move can have given.
func (r *fenReader) checkChecks(p *Position) {
	them := p.turn.Other()
	if p.AttackersTo(p.King(them), p.turn) != 0 {
		r.report(FENWhole, "the %s king could be taken; %s is to move", them, p.turn)
	}
	king := p.King(p.turn)
	checkers := p.Checkers()
	if p.skipped != NoSquare {
		// The double step is the last move. Before it, the king was not in check.
		landed := pawnBeyond(p.skipped)
		started := 2*p.skipped - landed
		before := p.Occupied()&^landed.bit() | started.bit()
		if p.attackersThrough(king, them, before)&^landed.bit() != 0 {
			r.doubt(FENEnPassant, "is %s, but the %s king was in check before that pawn moved", p.skipped, p.turn)
		}
	}
	sliders := p.kinds[Bishop] | p.kinds[Rook] | p.kinds[Queen]
	switch checkers.Count() {
	case 0, 1:
	case 2:
		// One of two checkers was uncovered by the other, so it is a slider, and on another line.
		first, second := checkers.First(), (checkers & (checkers - 1)).First()
		if checkers&sliders == 0 || between(first, second).Has(king) {
			r.doubt(FENWhole, "no move can give check from %s and %s at once", first, second)
		}
	default:
		r.doubt(FENWhole, "the %s king is attacked by %d pieces; a move uncovers one and gives one", p.turn, checkers.Count())
	}
}
