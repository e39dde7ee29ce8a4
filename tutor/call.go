package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
)

// call does something beside the board.
func (s *Session) call(id string) {
	s.escapeAll()
	p := s.play
	if p.runner.State() == lessons.StateAside {
		p.nudge()
		return
	}
	if p.runner.State() != lessons.StateLearner {
		return
	}
	s.beside(func() lessons.Answer { return p.runner.Call(id) }, id)
}

// touch tells the Runner which piece is touched, where that means something, and reports whether it was answered, so that
// the press does nothing else.
func (s *Session) touch(square chess.Square) bool {
	if s.atFree {
		return false // nothing binds there
	}
	pending := s.play.runner.PendingCall()
	answer, answered := s.play.runner.Touch(square)
	if answered {
		s.beside(func() lessons.Answer { return answer }, pending, square.String())
	}
	return answered
}

// beside shows the answer to what was done beside the board, and plays the reply where one comes. The done are as in
// Report.Moves.
func (s *Session) beside(ask func() lessons.Answer, done ...string) {
	p := s.play
	p.clearAnswer()
	ply, prompt := p.game().Ply(), p.runner.Prompt()
	answer := ask()
	p.answered(answer)
	s.counted(true, answer.Verdict, done...)
	if p.game().Ply() > ply {
		p.shown = nil
		s.move(phasesSince(p.game(), ply, false)...)
		if p.runner.Prompt() == prompt {
			p.feedback.Text = join(p.feedback.Text, sayMoves(p.game(), ply)) // the script says nothing of the reply
		}
	}
	s.solved(answer.Verdict)
}

// clock is the chess clock as it stands. Who has moved and not pressed it still loses time.
func (p *play) clock() *Clock {
	times := p.exercise.Clock
	if times[0] == "" {
		return nil
	}
	position := p.game().Position()
	running := position.Turn()
	if p.runner.Unpressed() {
		running = running.Other()
	}
	return &Clock{White: times[0], Black: times[1], Running: running}
}
