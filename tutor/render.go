package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
	"github.com/touchmove/touchmove/lessons"
)

// View returns what is to be seen now. Its slices are never nil, so that none becomes null in JSON. It
// is the caller's.
func (s *Session) View() View {
	v := View{
		Want:     s.want.Lesson,
		Save:     s.save,
		Notice:   s.notice,
		Failed:   s.missed.Lesson,
		Course:   s.lessonItems(),
		Lesson:   s.at.Lesson,
		Title:    s.lessonTitle(s.at.Lesson),
		Step:     s.at.Step,
		Steps:    s.stepItems(),
		Board:    s.board(),
		Feedback: Feedback{Verdict: VerdictNone},
		Hints:    []string{},
		Choices:  []Choice{},
		Calls:    []Choice{},
		Actions:  s.actions(),
		Field:    moveField(),
	}
	if s.atFree {
		s.viewFree(&v)
	} else if p := s.play; p != nil {
		v.Heading = p.exercise.Title
		v.Prompt = p.runner.Prompt()
		v.Field = p.field()
		v.Tally = p.runner.Tally()
		v.Feedback = p.feedback
		v.Learned = s.learned()
		v.Hints = append(v.Hints, p.runner.Hints()...)
		for _, c := range p.runner.Choices() {
			v.Choices = append(v.Choices, Choice(c))
		}
		for _, c := range p.runner.Calls() {
			v.Calls = append(v.Calls, Choice(c))
		}
		v.Clock = p.clock()
		v.Report = s.report()
	}
	return v
}

func (s *Session) lessonItems() []LessonItem {
	items := make([]LessonItem, 0, len(s.course.lessons))
	current := -1
	for _, l := range s.course.lessons {
		first, last := s.span(l.ID)
		item := LessonItem{
			ID: l.ID, Title: s.lessonTitle(l.ID), Steps: last - first + 1, Current: l.ID == s.at.Lesson, Section: l.Section,
		}
		if item.Current {
			current = len(items)
		}
		for step := first; step <= last; step++ {
			if stars := s.progress.stars(place{l.ID, step}); stars > 0 {
				item.Done++
				item.Stars += stars
			}
		}
		items = append(items, item)
	}
	for i := range items {
		if next := &items[(current+1+i)%len(items)]; next.Done < next.Steps && !next.Current {
			next.Next = true
			break
		}
	}
	return items
}

// learned returns what is said of a lesson that the answer shown has finished, nil where it has not.
func (s *Session) learned() *Learned {
	at := s.at
	if s.play.feedback.Verdict != VerdictDone || s.progress.first != at || s.firstUnsolvedIn(at.Lesson) > 0 {
		return nil
	}
	first, last := s.span(at.Lesson)
	steps := last - first + 1
	l := &Learned{Title: titleLearned, Of: 3 * steps}
	for step := first; step <= last; step++ {
		l.Stars += s.progress.stars(place{at.Lesson, step})
	}
	if i := s.course.index(at.Lesson); i >= 0 && steps == s.steps(at.Lesson) { // else one can do only part of it
		l.Text = s.course.lessons[i].Able
	}
	if _, open := s.firstUnsolved(); !open {
		switch s.runID() {
		case WholeCourse:
			l.Title = titleCourseDone
		case at.Lesson:
		default:
			l.Title = titleRunDone
		}
	}
	if l.Text == "" {
		l.Text = sayLearned(steps)
	}
	return l
}

func (s *Session) stepItems() []StepItem {
	first, last := s.span(s.at.Lesson)
	items := make([]StepItem, last-first+1)
	for i := range items {
		step := first + i
		items[i] = StepItem{Stars: s.progress.stars(place{s.at.Lesson, step}), Current: step == s.at.Step, Step: step}
	}
	return items
}

func (s *Session) board() Board {
	b := Board{
		Marks:       []Mark{},
		Seq:         s.seq,
		Motion:      append([]Phase{}, s.motion...),
		Held:        s.hand.held,
		LineVerdict: VerdictNone,
	}
	if s.atFree {
		s.freeBoard(&b)
		if s.want.Lesson != "" {
			b.Line, b.LineVerdict = lineLoading, VerdictNone
		}
		return b
	}
	p := s.play
	if p == nil {
		b.Cells = s.cellsOf(&squares{}, chess.White)
		if s.want.Lesson != "" {
			b.Line = lineLoading
		}
		return b
	}
	b.Bottom = p.bottom(s.flipped)
	position := p.game().Position()
	b.Turn = position.Turn()
	b.Turned, b.Plain = p.exercise.Turned, p.exercise.AsksOfTheBoard()
	b.Cells = s.cells(b.Bottom)
	b.Marks = s.marks()
	if c := s.hand.chooser; c != nil {
		b.Promotion = c.view(p.exercise.Learner)
	}
	b.Hand = p.inHand()
	b.Told = p.told
	if m, ok := p.runner.Pointed(); ok && b.Told == "" && p.feedback.Verdict == VerdictNone {
		b.Told = sayArrow(m)
	}
	b.Line, b.LineVerdict = s.line(&position), p.feedback.Verdict
	if s.want.Lesson != "" {
		// What is on the board is done with; whoever pressed a button must see that it was heard.
		b.Line, b.LineVerdict = lineLoading, VerdictNone
	}
	return b
}

// bottom is the side at the lower edge.
func (p *play) bottom(flipped bool) chess.Color {
	if flipped {
		return p.exercise.Bottom.Other()
	}
	return p.exercise.Bottom
}

// line returns the short line under the board.
func (s *Session) line(position *chess.Position) string {
	p := s.play
	switch {
	case s.hand.chooser != nil:
		return lineChoosePiece
	case p.nudged:
		return lineTakeBackFirst
	case p.line != "":
		return short(p.line)
	case p.runner.State() == lessons.StateSolved:
		return lineSolved
	case p.exercise.Asks() == lessons.AsksChoice:
		return lineChooseAnswer
	case p.inHand() != "":
		return linePlace(p.runner.Hand())
	case p.exercise.Asks() == lessons.AsksSquares:
		return lineTapSquares
	case p.exercise.Asks() == lessons.AsksWriting:
		return labelWriteMove
	case p.game().Ply() == p.exercise.Lead:
		return sayYouPlay(p.exercise.Learner)
	}
	return words.Turn(position.Turn())
}
