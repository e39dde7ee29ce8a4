package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
)

// act presses a button. One that is not enabled does nothing.
func (s *Session) act(name string) {
	if s.atFree {
		s.actFreely(name)
		return
	}
	a := s.actions()
	switch {
	case name == "free" && s.play != nil:
		s.takeOver()
	case name == "hint" && a.Hint.Enabled:
		s.hint()
	case name == "show" && a.Show.Enabled:
		s.show()
	case name == "undo" && a.Undo.Enabled:
		s.undo()
	case name == "retry" && a.Retry.Enabled:
		s.retry()
	case name == "continue" && a.Continue.Enabled:
		s.step()
	case name == "next" && a.Next.Enabled:
		to, ok := s.next()
		if !ok {
			to, _ = s.firstUnsolved()
		}
		s.goTo(to)
	case name == "previous" && a.Previous.Enabled:
		to, _ := s.previous()
		s.goTo(to)
	case name == "flip" && a.Flip.Enabled:
		s.flipped = !s.flipped
	}
}

// actions returns the buttons as they stand.
func (s *Session) actions() Actions {
	a := Actions{
		Hint: Action{Label: labelHint}, Show: Action{Label: labelShow}, Undo: Action{Label: labelUndo},
		Retry: Action{Label: labelRetry}, Continue: Action{Label: labelContinue},
		Flip: Action{Label: labelFlip},
	}
	a.Next, a.Previous = s.nextAction(), s.previousAction()
	p := s.play
	if p == nil {
		if s.at.Lesson != "" && s.want.Lesson == "" { // the script did not come
			a.Retry = Action{Label: labelReload, Enabled: true}
		}
		return a
	}
	r := p.runner
	state := r.State()
	if state == lessons.StateLearner && !s.visit.NoHints {
		a.Hint = p.hintAction()
		a.Show.Enabled = r.HasSolution() && !p.showing()
	}
	a.Undo.Enabled = r.CanTakeBack()
	if state == lessons.StateAside {
		a.Undo.Label = labelTakeBack
	}
	a.Retry.Enabled = !s.visit.NoRetry && (r.CanTakeBack() || state != lessons.StateLearner || r.Stars() < 3 || r.Begun())
	a.Continue.Enabled = state == lessons.StateAside && r.CanContinue()
	a.Flip.Enabled = true
	switch {
	case a.Continue.Enabled && !p.nudged:
		a.Primary = "continue"
	case state == lessons.StateAside:
		a.Primary = "undo"
	case state == lessons.StateSolved && a.Next.Enabled:
		a.Primary = "next"
	}
	return a
}

// hintAction counts the hints of this turn; after the last one the same button shows the move.
func (p *play) hintAction() Action {
	open := len(p.runner.Hints())
	switch {
	case p.runner.HasHint():
		return Action{Label: sayHintCount(open+1, p.runner.HintCount()), Enabled: true}
	case open > 0:
		return Action{Label: labelLastHint, Enabled: p.runner.HasSolution() && !p.showing()}
	}
	return Action{Label: labelHint}
}

func (s *Session) nextAction() Action {
	if len(s.course.lessons) == 0 || s.at.Lesson == "" {
		return Action{Label: labelNext}
	}
	to, ok := s.next()
	if !ok {
		if _, open := s.firstUnsolved(); open {
			return Action{Label: labelToOpen, Enabled: !s.onlyOpen()}
		}
		if s.whole.lessons == nil || len(s.course.lessons) < len(s.whole.lessons) || s.runID() != WholeCourse {
			return Action{Label: labelRunEnd}
		}
		return Action{Label: labelFinished}
	}
	if to.Lesson != s.at.Lesson {
		return Action{Label: labelOnward, Enabled: true}
	}
	return Action{Label: labelNext, Enabled: true}
}

// onlyOpen says whether the first unsolved exercise is the one already on the board.
func (s *Session) onlyOpen() bool {
	to, ok := s.firstUnsolved()
	return ok && to == s.at
}

func (s *Session) previousAction() Action {
	_, ok := s.previous()
	return Action{Label: labelPrevious, Enabled: ok}
}

// hint opens the next hint; after the last, it shows the move.
func (s *Session) hint() {
	s.escapeAll()
	if _, ok := s.play.runner.Hint(); !ok {
		s.show()
	}
}

// show draws the solution, or names it where it is an answer.
func (s *Session) show() {
	s.escapeAll()
	p := s.play
	if m, ok := p.runner.Solution(); ok {
		p.clearAnswer()
		p.shown = &m
		position := p.game().Position()
		p.feedback.Title, p.feedback.Text = titleShown, sayShown(&position, m)
		return
	}
	if c, ok := p.runner.SolutionCall(); ok {
		p.clearAnswer()
		p.feedback.Title, p.feedback.Text = titleShown, sayShownCall(c)
		return
	}
	if square, ok := p.runner.SolutionSquare(); ok {
		p.clearAnswer()
		p.shownSquare = square
		p.feedback.Title, p.feedback.Text = titleShown, sayShownSquare(square)
		if piece := p.runner.Hand(); piece != chess.NoPiece {
			p.feedback.Text = sayShownPlace(piece, square)
		}
		return
	}
	if text, ok := p.runner.SolutionText(); ok {
		p.clearAnswer()
		p.feedback.Title, p.feedback.Text = titleShown, sayShownText(text)
		return
	}
	id, ok := p.runner.SolutionChoice()
	if !ok {
		return
	}
	for _, c := range p.runner.Choices() {
		if c.ID == id {
			p.clearAnswer()
			p.feedback.Title, p.feedback.Text = titleShown, sayShownChoice(c.Label)
		}
	}
}

// undo takes back the wrong move with all that followed it, or else the last right move.
func (s *Session) undo() {
	s.escapeAll()
	p := s.play
	text := sayTookStep
	if p.runner.State() == lessons.StateAside {
		text = sayTakenBack
	}
	back := phasesBack(p.game())
	ply := p.game().Ply()
	if !p.runner.TakeBack() {
		return
	}
	s.move(back[:ply-p.game().Ply()]...)
	p.clearAnswer()
	p.shown = nil
	p.feedback.Title, p.feedback.Text = titleTakenBack, text
}

// retry starts the exercise again, or asks again for a script that did not come.
func (s *Session) retry() {
	if s.play == nil {
		s.goTo(s.at)
		return
	}
	s.escapeAll()
	s.play.runner.Restart()
	s.play.attempt.verdict, s.play.attempt.moves = VerdictNone, []string{}
	s.play.shown, s.play.shownSquare = nil, chess.NoSquare
	s.leadIn()
}

// step plays one more move of what a wrong move leads to. The verdict stays with the learner's move.
func (s *Session) step() {
	s.escapeAll()
	p := s.play
	ply := p.game().Ply()
	answer, ok := p.runner.Continue()
	if !ok {
		return
	}
	p.answered(answer)
	s.move(phasesSince(p.game(), ply, p.exercise.Alone)...)
	if p.feedback.Text == "" {
		p.feedback.Text = sayMoves(p.game(), ply)
	}
	for _, m := range p.game().Moves()[ply:] {
		if m.From == p.sign.Square || m.To == p.sign.Square {
			p.sign = Mark{} // the piece that was judged is no longer there
		}
	}
}
