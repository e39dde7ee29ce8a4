package tutor

import (
	"errors"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
	"github.com/touchmove/touchmove/lessons"
)

// signs are the marks of the verdicts.
var signs = map[lessons.Verdict]MarkKind{
	lessons.VerdictIllegal: MarkIllegal,
	lessons.VerdictWrong:   MarkWrong,
	lessons.VerdictOther:   MarkOther,
	lessons.VerdictGood:    MarkRight,
	lessons.VerdictDone:    MarkRight,
}

// try judges a move, after asking what a pawn on the last rank becomes. Where the rules forbid the move
// whatever the answer, it is not asked.
func (s *Session) try(m chess.Move) {
	if s.atFree && s.free.over() {
		s.judge(m, false)
		return
	}
	position := s.table().game().Position()
	if position.IsLegal(chess.Move{From: m.From, To: m.To, Promotion: chess.Queen}) && m.Promotion == chess.NoPieceType {
		s.openChooser(m.From, m.To)
		return
	}
	s.judge(m, false)
}

// judge lets the Runner answer a move and shows the answer. There is no glide for the move itself where
// the piece has already arrived.
func (s *Session) judge(m chess.Move, arrived bool) {
	if s.atFree {
		s.judgeFreely(m, arrived)
		return
	}
	s.answerTo(m, arrived, func() lessons.Answer { return s.play.runner.Try(m) })
}

// judgeCastling is judge for castling that was written while the king is not at home.
func (s *Session) judgeCastling(w chess.Wing) {
	position := s.play.game().Position()
	s.answerTo(chess.CastlingMove(position.Turn(), w), false, func() lessons.Answer { return s.play.runner.TryCastling(w) })
}

// answerTo asks the Runner about a move and shows the answer.
func (s *Session) answerTo(m chess.Move, arrived bool, ask func() lessons.Answer) {
	p := s.play
	s.hand = emptyHand
	p.clearAnswer()
	ply := p.game().Ply()
	prompt := p.runner.Prompt()
	answers, waited := []string{p.runner.PendingCall(), m.String()}, p.waits()
	answer := ask()
	p.answered(answer)
	s.counted(waited, answer.Verdict, answers...)
	p.sign = mark(signs[answer.Verdict], m.To)
	if answer.Verdict == lessons.VerdictIllegal {
		p.forbidden(p.game(), m, answer.Reasons)
		if arrived {
			s.move()
		}
		return
	}
	p.shown = nil
	phases := phasesSince(p.game(), ply, p.exercise.Alone) // who stands still has nothing to answer
	if arrived && len(phases) > 0 {
		phases = phases[1:]
	}
	s.move(phases...)
	if p.feedback.Text == "" && p.runner.Prompt() == prompt {
		p.feedback.Text = sayMoves(p.game(), ply+1) // the script says nothing of the reply
	}
	s.solved(answer.Verdict)
}

// answered takes over what every answer has.
func (p *play) answered(a lessons.Answer) {
	p.feedback = Feedback{Verdict: Verdict(a.Verdict), Title: a.Title, Text: a.Text}
	p.line = a.Title
	p.evidence, p.told = nil, ""
	if a.End != nil {
		p.evidence, p.told = endMarks(a.End), words.EndWhy(p.game().Position())
	}
	position := p.game().Position()
	p.evidence = append(p.evidence, proofMarks(&position, a.Proof)...)
}

// solved keeps the stars of an exercise that has just been solved.
func (s *Session) solved(v lessons.Verdict) {
	if v != lessons.VerdictDone {
		return
	}
	stars := s.play.runner.Stars()
	s.play.feedback.Stars = stars
	if s.record() {
		s.keep()
	}
}

// choose answers a question.
func (s *Session) choose(id string) {
	p := s.play
	if p.runner.State() != lessons.StateLearner || len(p.runner.Choices()) == 0 {
		return
	}
	p.clearAnswer()
	answer := p.runner.Choose(id)
	p.answered(answer)
	s.counted(true, answer.Verdict, id)
	s.solved(answer.Verdict)
}

// choiceNamed returns the id of the choice that a text names, by id or label; the text itself where it names none.
func (p *play) choiceNamed(text string) (string, bool) {
	text = strings.TrimSpace(text)
	for _, c := range p.runner.Choices() {
		if strings.EqualFold(text, c.ID) || strings.EqualFold(text, c.Label) {
			return c.ID, true
		}
	}
	return text, false
}

// say judges a move that was typed, or answers a question.
func (s *Session) say(text string) {
	s.escapeAll()
	p := s.play
	if p.runner.State() != lessons.StateLearner {
		p.nudge()
		return
	}
	if id, ok := p.choiceNamed(text); ok || p.exercise.Asks() == lessons.AsksChoice {
		s.choose(id)
		return
	}
	if p.findable() {
		s.point(squareNamed(strings.ToLower(strings.TrimSpace(text))))
		return
	}
	if p.exercise.Asks() == lessons.AsksWriting {
		s.write(text)
		return
	}
	p.clearAnswer()
	position := p.game().Position()
	m, err := position.ReadTry(text)
	var unread *chess.ReadError
	if errors.As(err, &unread) && unread.Kind == chess.ReadErrorCastling {
		s.judgeCastling(unread.Wing)
		return
	}
	if err != nil {
		p.line = lineUnread
		p.feedback.Title, p.feedback.Text = titleUnread, words.ReadError(position, err)
		return
	}
	s.try(m)
}
