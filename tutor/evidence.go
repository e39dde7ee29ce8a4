package tutor

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// mark returns a mark that needs only its square.
func mark(kind MarkKind, square chess.Square) Mark {
	return Mark{Kind: kind, Square: square, From: chess.NoSquare, Via: chess.NoSquare}
}

// ray returns a mark between two squares.
func ray(kind MarkKind, from, to chess.Square) Mark {
	return Mark{Kind: kind, Square: to, From: from, Via: chess.NoSquare}
}

// evidence draws why a try is illegal. The first reason is the one that is told and is drawn whole; for
// castling the others are drawn too, since the king's way is judged square by square.
func evidence(p *chess.Position, try chess.Move, reasons []chess.Reason) []Mark {
	if len(reasons) == 0 {
		return nil
	}
	marks := castlingPath(p, reasons)
	for i, r := range reasons {
		if i > 0 && (!castles(r.Code) || !castles(reasons[0].Code)) {
			continue
		}
		for _, m := range reasonMarks(p, try, r) {
			if !slices.Contains(marks, m) {
				marks = append(marks, m)
			}
		}
	}
	return marks
}

func castles(code chess.ReasonCode) bool { return strings.HasPrefix(string(code), "castle-") }

// castlingPath gives each of the king's three squares its tick or cross, where attack is the question.
func castlingPath(p *chess.Position, reasons []chess.Reason) []Mark {
	switch reasons[0].Code {
	case chess.ReasonCastleInCheck, chess.ReasonCastleThroughCheck, chess.ReasonCastleOntoAttacked:
	default:
		return nil
	}
	var marks []Mark
	for _, square := range reasons[0].Evidence.Path {
		kind := MarkPathOK
		if p.AttackersTo(square, p.Turn().Other()) != 0 || slices.ContainsFunc(reasons, func(r chess.Reason) bool {
			return castles(r.Code) && len(r.Evidence.Attackers) > 0 && r.Evidence.Target == square
		}) {
			kind = MarkPathBad
		}
		marks = append(marks, mark(kind, square))
	}
	return marks
}

// reasonMarks draws one reason's squares, each by the part it plays.
func reasonMarks(p *chess.Position, try chess.Move, r chess.Reason) []Mark {
	e := r.Evidence
	var marks []Mark
	if e.Target != chess.NoSquare {
		for _, from := range e.Attackers {
			marks = append(marks, ray(MarkAttack, from, e.Target))
		}
	}
	if e.King != chess.NoSquare {
		for _, from := range e.Checkers {
			if m := ray(MarkAttack, from, e.King); !slices.Contains(marks, m) {
				marks = append(marks, m)
			}
		}
		if e.Pinner != chess.NoSquare {
			marks = append(marks, Mark{Kind: MarkPin, From: e.Pinner, Via: try.From, Square: e.King})
		}
	}
	for _, square := range e.Blockers {
		marks = append(marks, ray(MarkBlocked, try.From, square))
	}
	if e.Moved != chess.NoSquare && castles(r.Code) {
		marks = append(marks, mark(MarkMoved, e.Moved))
	}
	if e.Ghost != chess.NoSquare {
		ghost := mark(MarkGhost, e.Ghost)
		ghost.Piece = string(rune(chess.NewPiece(p.Turn().Other(), chess.Pawn).Letter()))
		marks = append(marks, ghost)
	}
	// Where the piece could go instead. Answers to a check are for the learner to find.
	if r.Code == chess.ReasonNotHowItMoves {
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
