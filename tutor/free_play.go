package tutor

import (
	"errors"
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
	"github.com/touchmove/touchmove/chess/words"
)

// atFreeBoard handles an event while the free board is shown.
func (s *Session) atFreeBoard(e Event) {
	if e.Type == EventSetup {
		s.setUp(e.Name, e.Text)
		return
	}
	if s.free.setup != nil {
		s.atSetup(e.Type, squareNamed(e.Square))
		return
	}
	if s.atBoard(e) {
		return
	}
	switch e.Type {
	case EventCall:
		s.playOn(e.Name)
	case EventSay:
		s.sayFreely(e.Text)
	}
}

// actFreely presses a button of the free board. One that is not enabled does nothing.
func (s *Session) actFreely(name string) {
	a, own := s.freeActions(), s.freeItem()
	switch {
	case name == "flip":
		s.free.bottom = s.free.bottom.Other()
	case name == "leave":
		s.leave()
	case name == "undo" && a.Undo.Enabled:
		s.undoFreely()
	case name == "redo" && own.Redo.Enabled:
		s.redoFreely()
	case name == "retry" && a.Retry.Enabled:
		s.startOver()
	case name == "why" && own.Why.Enabled:
		s.escapeAll()
		s.free.explain()
	}
}

// judgeFreely plays a move on the free board, or says why it is none.
func (s *Session) judgeFreely(m chess.Move, arrived bool) {
	f := s.free
	s.hand = emptyHand
	verdict := f.judge(m)
	if !verdict.Legal {
		f.refuse(m, verdict.Reasons)
		if arrived {
			s.move()
		}
		return
	}
	if f.played.Ply() >= mostPlies {
		f.clearAnswer()
		f.feedback.Title, f.feedback.Text = titleEnough, sayEnough
		if arrived {
			s.move()
		}
		return
	}
	ply := f.played.Ply()
	f.play(m)
	f.tell()
	phases := phasesSince(f.played, ply, false)
	if arrived {
		phases = phases[1:]
	}
	s.move(phases...)
}

// judge says whether a move can be made, and if not, why.
func (f *free) judge(try chess.Move) chess.Verdict {
	if !f.over() {
		return f.played.Explain(try)
	}
	// What a pawn would become in a game that is over need not be asked.
	position := f.played.Position()
	if choice := (chess.Move{From: try.From, To: try.To, Promotion: chess.Queen}); position.IsLegal(choice) {
		try = choice
	}
	return match.New(f.played, dead.Limit{}).Explain(try)
}

// refuse shows every reason why a try is illegal.
func (f *free) refuse(try chess.Move, reasons []chess.Reason) {
	f.clearAnswer()
	f.why = why{}
	text := words.Reason(f.played, try, reasons[0])
	if reasons[0].Code == chess.ReasonGameOver && f.result.Drawn {
		text = join(text, words.Result(f.played, f.result))
	}
	f.feedback = Feedback{Verdict: VerdictIllegal, Title: titleIllegal, Text: text}
	f.forbidden(f.played, try, reasons)
	f.sign = mark(MarkIllegal, try.To)
	for _, r := range reasons[1:] {
		if line := words.ReasonAlso(f.played, try, r) + "."; !slices.Contains(f.also, line) {
			f.also = append(f.also, line)
		}
	}
}

// refuseCastling is refuse for castling that was written while the king is not at home.
func (f *free) refuseCastling(w chess.Wing) {
	position := f.played.Position()
	f.refuse(chess.CastlingMove(position.Turn(), w), f.played.ExplainCastling(w).Reasons)
}

// tell says and draws what holds of the position on the board: check, the end of the game, draws that can be claimed.
func (f *free) tell() {
	f.clearAnswer()
	f.why = why{}
	if f.locked != nil {
		f.result = match.Result{}
		f.feedback.Title, f.feedback.Text = titleShownOnly, sayShownOnly(f.locked)
		f.holds = titleShownOnly
		return
	}
	position := f.played.Position()
	f.result = match.Judge(f.played)
	card := &f.feedback
	switch f.result.Outcome {
	case match.None:
		if checkers := position.Checkers(); checkers != 0 {
			card.Title, card.Text = titleCheck, words.Check(position)
			f.evidence = rays(checkers.Squares(), position.King(position.Turn()))
		}
	case match.Checkmate, match.Stalemate:
		end := position.ExplainEnd()
		card.Title, card.Text = titleCheckmate, words.Result(f.played, f.result)
		if f.result.Drawn {
			card.Title = titleStalemate
		}
		f.evidence, f.told = endMarks(&end), words.EndWhy(position)
	default:
		card.Title, card.Text = titleDraw, words.Result(f.played, f.result)
	}
	for _, claim := range f.result.Claims() {
		if card.Title == "" {
			card.Title = sayMayClaim(position.Turn())
		}
		card.Text = join(card.Text, words.Claim(f.played, claim, f.result.Counts))
	}
	if f.doubts != nil && f.played.Ply() == 0 {
		if card.Title == "" {
			card.Title = titleDoubt
		}
		card.Text = join(card.Text, sayDoubt(f.doubts))
	}
	f.line, f.holds = card.Title, card.Title
}

// canPlayOn says whether the game has ended by a draw after which moves can still be made.
func (f *free) canPlayOn() bool {
	return f.over() && f.result.Drawn && f.result.Outcome != match.Stalemate
}

// playOn goes on after a draw that came by itself: the board is free.
func (s *Session) playOn(id string) {
	f := s.free
	if id != callPlayOn || !f.canPlayOn() {
		return
	}
	s.escapeAll()
	f.onward = true
	f.clearAnswer()
	f.feedback.Title, f.feedback.Text = titleOnward, sayOnward
}

// sayFreely plays what was typed.
func (s *Session) sayFreely(text string) {
	s.escapeAll()
	f := s.free
	if !f.playable() {
		f.nudge()
		return
	}
	position := f.played.Position()
	m, err := position.ReadTry(text)
	var unread *chess.ReadError
	if errors.As(err, &unread) && unread.Kind == chess.ReadErrorCastling {
		f.refuseCastling(unread.Wing)
		return
	}
	if err != nil {
		f.clearAnswer()
		f.line = lineUnread
		f.feedback.Title, f.feedback.Text = titleUnread, words.ReadError(position, err)
		return
	}
	s.try(m)
}

// undoFreely takes one move back, whoever made it.
func (s *Session) undoFreely() {
	s.escapeAll()
	f := s.free
	before, m := f.played.At(f.played.Ply()-1), f.played.Move(f.played.Ply())
	if !f.played.Undo() {
		return
	}
	f.onward = false
	f.tell()
	s.move(phaseBack(&before, m))
}

// redoFreely makes the move again that was taken back last.
func (s *Session) redoFreely() {
	s.escapeAll()
	f := s.free
	ply := f.played.Ply()
	if !f.played.Redo() {
		return
	}
	f.tell()
	s.move(phasesSince(f.played, ply, false)...)
}

// startOver goes back to the position that the game began with. Its moves can be made again one by one.
func (s *Session) startOver() {
	s.escapeAll()
	f := s.free
	for f.played.Undo() {
	}
	f.onward = false
	f.tell()
	s.move()
}
