package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
)

// point answers with a square where squares are asked for. A square that is found keeps its tick; a piece that is placed stands
// there at once.
func (s *Session) point(square chess.Square) {
	p := s.play
	p.clearAnswer()
	before := p.game().Position()
	waited := p.waits()
	answer := p.runner.Tap(square)
	p.answered(answer)
	s.counted(waited, answer.Verdict, square.String())
	if p.game().Position() != before {
		s.move()
	}
	right := answer.Verdict == lessons.VerdictGood || answer.Verdict == lessons.VerdictDone
	if right {
		p.shownSquare = chess.NoSquare
	}
	if square != chess.NoSquare && !p.runner.Found().Has(square) {
		p.sign = mark(signs[answer.Verdict], square)
	}
	s.solved(answer.Verdict)
}
