package tutor

import (
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
)

// write judges what was written where moves are asked for in notation. The move is played once it is written exactly.
func (s *Session) write(text string) {
	p := s.play
	p.clearAnswer()
	ply, prompt := p.game().Ply(), p.runner.Prompt()
	waited := p.waits()
	answer := p.runner.Write(text)
	p.answered(answer)
	s.counted(waited, answer.Verdict, cut(strings.Join(strings.Fields(text), " ")))
	if len(answer.Played) > 0 {
		s.move(phasesSince(p.game(), ply, false)...)
		p.sign = mark(signs[answer.Verdict], answer.Played[0].To)
		if p.feedback.Text == "" && p.runner.Prompt() == prompt {
			p.feedback.Text = sayMoves(p.game(), ply+1)
		}
	}
	s.solved(answer.Verdict)
}

// field says what can be typed now, nil where nothing can.
func (p *play) field() *Field {
	switch p.exercise.Asks() {
	case lessons.AsksChoice:
		return nil
	case lessons.AsksSquares:
		return &Field{Label: labelTypeSquare, Example: "e4", Button: labelEnter}
	case lessons.AsksWriting:
		return &Field{Label: labelWriteMove, Button: labelEnter, Asked: true}
	}
	return moveField()
}

func moveField() *Field {
	return &Field{Label: labelTypeMove, Example: "Nf3 or e2e4", Button: labelPlay}
}

// inHand is the letter of the piece to be put on the board next, "" for none.
func (p *play) inHand() string {
	if piece := p.runner.Hand(); piece != chess.NoPiece {
		return letter(piece)
	}
	return ""
}
