package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
)

// point answers with a square where squares are asked for. A square that is found keeps its tick.
func (s *Session) point(square chess.Square) {
	p := s.play
	p.clearAnswer()
	answer := p.runner.Tap(square)
	p.answered(answer)
	switch {
	case p.runner.Found().Has(square):
		if square == p.shownSquare {
			p.shownSquare = chess.NoSquare
		}
	case square != chess.NoSquare && answer.Verdict != lessons.VerdictDone:
		p.sign = mark(signs[answer.Verdict], square)
	}
	s.solved(answer.Verdict)
}
