package tutor

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
)

// mark returns a mark that needs only its square.
func mark(kind MarkKind, square chess.Square) Mark {
	return Mark{Kind: kind, Square: square, From: chess.NoSquare, Via: chess.NoSquare}
}

// ray returns a mark between two squares.
func ray(kind MarkKind, from, to chess.Square) Mark {
	return Mark{Kind: kind, Square: to, From: from, Via: chess.NoSquare}
}

// evidence draws why a try is illegal. Only the first reason is told, so only that one is drawn; but where a
// guarded square forbids castling, the whole way of the king is shown, and so is all that guards it.
func evidence(p *chess.Position, try chess.Move, reasons []chess.Reason) []Mark {
	if len(reasons) == 0 {
		return nil
	}
	if !guardsCastling(reasons[0]) {
		return reasonMarks(p, try, reasons[0])
	}
	var marks []Mark
	for _, square := range reasons[0].Evidence.Path {
		kind := MarkPathOK
		if p.AttackersTo(square, p.Turn().Other()) != 0 {
			kind = MarkPathBad
		}
		marks = append(marks, mark(kind, square))
	}
	for _, r := range reasons {
		if guardsCastling(r) {
			marks = append(marks, rays(r.Evidence.Attackers, r.Evidence.Target)...)
		}
	}
	return marks
}

// guardsCastling says whether a reason is that one of the king's three squares is attacked.
func guardsCastling(r chess.Reason) bool {
	return r.Code == chess.ReasonCastleInCheck || r.Code == chess.ReasonCastleThroughCheck ||
		r.Code == chess.ReasonCastleOntoAttacked
}

// reasonMarks draws a reason's squares, each by the part it plays.
func reasonMarks(p *chess.Position, try chess.Move, r chess.Reason) []Mark {
	e := r.Evidence
	marks := rays(e.Attackers, e.Target)
	for _, checker := range e.Checkers {
		if !slices.Contains(e.Attackers, checker) {
			marks = append(marks, rays([]chess.Square{checker}, e.King)...)
		}
	}
	if e.Pinner != chess.NoSquare {
		marks = append(marks, Mark{Kind: MarkPin, From: e.Pinner, Via: try.From, Square: e.King})
	}
	for _, square := range e.Blockers {
		if r.Code != chess.ReasonOwnPieceOnTarget { // the sign is there already
			marks = append(marks, ray(MarkBlocked, try.From, square))
		}
	}
	switch r.Code {
	case chess.ReasonNoPiece:
		marks = append(marks, mark(MarkMissing, try.From))
	case chess.ReasonCastleNoRook:
		marks = append(marks, mark(MarkMissing, e.Target))
	case chess.ReasonCastleKingHasMoved, chess.ReasonCastleRookHasMoved, chess.ReasonCastleRightNotGiven:
		if e.Moved != chess.NoSquare {
			marks = append(marks, mark(MarkMoved, e.Moved))
		}
	case chess.ReasonEnPassantExpired:
		ghost := mark(MarkGhost, e.Ghost)
		ghost.Piece = letter(chess.NewPiece(p.Turn().Other(), chess.Pawn))
		marks = append(marks, ghost)
	case chess.ReasonEnPassantUncoversKing:
		// Two pawns leave the rank at once: that is what opens the line.
		captured := chess.NewSquare(try.To.File(), try.From.Rank())
		marks = append(marks, mark(MarkLeaving, try.From), mark(MarkLeaving, captured))
	case chess.ReasonNotHowItMoves:
		// Where it could go instead. In other reasons that would be half the answer.
		for _, square := range e.Flights {
			kind := MarkMove
			if p.PieceAt(square) != chess.NoPiece {
				kind = MarkCapture
			}
			marks = append(marks, mark(kind, square))
		}
	}
	return marks
}

// rays draws attacks on a square, none on NoSquare.
func rays(attackers []chess.Square, target chess.Square) []Mark {
	var marks []Mark
	if target != chess.NoSquare {
		for _, from := range attackers {
			marks = append(marks, ray(MarkAttack, from, target))
		}
	}
	return marks
}

// proofMarks draws what an answer rests on: for each try why it is illegal, or, where it is legal, the way of the king in
// castling and an arrow for other moves.
func proofMarks(p *chess.Position, proof lessons.Proof) []Mark {
	var marks []Mark
	add := func(m Mark) {
		if !slices.Contains(marks, m) {
			marks = append(marks, m)
		}
	}
	for _, judged := range proof.Tries {
		for _, m := range evidence(p, judged.Try, judged.Verdict.Reasons) {
			add(m)
		}
		switch files := judged.Try.To.File() - judged.Try.From.File(); {
		case !judged.Verdict.Legal:
		case p.PieceAt(judged.Try.From).Type() == chess.King && (files == 2 || files == -2):
			for _, square := range []chess.Square{judged.Try.From, (judged.Try.From + judged.Try.To) / 2, judged.Try.To} {
				add(mark(MarkPathOK, square))
			}
		default:
			arrow := ray(MarkArrow, judged.Try.From, judged.Try.To)
			arrow.Color = "green"
			add(arrow)
		}
	}
	for _, attack := range proof.Attacks {
		add(ray(MarkAttack, attack.From, attack.To))
	}
	return marks
}

// endMarks draws why the side to move cannot move: the guards of every square its king might flee to, and
// the pieces that are stuck. In a mate most of the other pieces do not matter, only those in the king's way.
func endMarks(end *chess.End) []Mark {
	var marks []Mark
	for _, from := range end.Checkers {
		marks = append(marks, ray(MarkAttack, from, end.King))
	}
	var stuck []chess.Square
	for _, f := range end.Flights {
		if f.Own {
			stuck = append(stuck, f.Square)
			continue
		}
		for _, guard := range f.Guards {
			marks = append(marks, ray(MarkGuarded, guard, f.Square))
		}
	}
	if end.Kind == chess.Stalemate {
		stuck = end.Stuck
	}
	for _, square := range stuck {
		marks = append(marks, mark(MarkStuck, square))
	}
	return marks
}
