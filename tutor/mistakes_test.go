package tutor

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
)

// emptyWords are sentences that would be true of any exercise, so that nobody learns from them.
var emptyWords = []string{
	"That is legal, but it is not what this exercise asks for.",
	"That wins, but this exercise asks for something else.", // true, but a mate deserves more
	"That is not one of the answers.",
}

// mostOften is the largest share of the exercises in which a mistake may be answered with the same words.
const mostOften = 0.1

var squareName = regexp.MustCompile(`\b[a-h][1-8]\b`)

// mistakes collects what is said of tries that are not right.
type mistakes struct {
	*courseLearner
	tries map[Verdict]int
	// said has the exercises in which a sentence was said of a legal try that is not right; which square it names does not count.
	said map[string]map[place]bool
	// wrong has the exercises in which such a try was made, illegal those with an illegal one.
	wrong, illegal map[place]bool
}

// TestEveryMistakeIsAnswered goes through the real lessons, and at every turn first does all that is not right: each own piece
// on each square, each square, each answer, each button, each move in writing. Everything has words of its own, every illegal move
// a reason.
func TestEveryMistakeIsAnswered(t *testing.T) {
	m := &mistakes{newCourseLearner(t), map[Verdict]int{}, map[string]map[place]bool{}, map[place]bool{}, map[place]bool{}}
	for range m.steps {
		at := m.at
		m.solving(m.tryEverything)
		if !m.wrong[at] && !m.illegal[at] {
			t.Errorf("%s %d: nothing can be done there that is not right", at.Lesson, at.Step)
		}
		m.act("next")
	}

	t.Logf("%d exercises; tries: %v; wrong or beside the point in %d exercises, illegal in %d",
		m.steps, m.tries, len(m.wrong), len(m.illegal))
	often := slices.SortedFunc(maps.Keys(m.said), func(a, b string) int {
		return cmp.Or(cmp.Compare(len(m.said[b]), len(m.said[a])), strings.Compare(a, b))
	})
	once := 0
	for i, text := range often {
		n := len(m.said[text])
		if n == 1 {
			once++
		}
		if i < 15 {
			t.Logf("in %d exercises: %s", n, text)
		}
		if float64(n) > mostOften*float64(m.steps) {
			t.Errorf("in %d of %d exercises a mistake is answered: %s", n, m.steps, text)
		}
	}
	t.Logf("%d different sentences, %d of them in one exercise only", len(often), once)
}

// tryEverything does all that is not right at a turn, and comes back to it.
func (m *mistakes) tryEverything(followed int) {
	m.tryMoves(followed)
	m.trySquares(followed)
	for _, c := range m.play.runner.Choices() {
		m.judged(m.do(Event{Type: EventChoose, Name: c.ID}), "answer "+c.ID)
		m.comeBack(followed)
	}
	for _, c := range m.play.runner.Calls() {
		m.tryCall(followed, c.ID)
	}
	if m.play.exercise.Asks() == lessons.AsksWriting {
		m.tryWriting(followed)
	}
}

// judged takes down the answer to a try and reports whether it changed anything.
func (m *mistakes) judged(v View, try string) {
	m.t.Helper()
	m.tries[v.Feedback.Verdict]++
	f := v.Feedback
	fault := func(what string) { m.t.Errorf("%s %d: %s is %s %s: %+v", v.Lesson, v.Step, try, f.Verdict, what, f) }
	switch f.Verdict {
	case VerdictIllegal:
		m.illegal[m.at] = true
		if f.Text == "" {
			fault("without words")
		}
		if !slices.Contains(chess.ReasonCodes(), chess.ReasonCode(f.Reason)) {
			fault("for a reason that is not known")
		}
	case VerdictWrong, VerdictOther:
		m.wrong[m.at] = true
		if f.Text == "" {
			fault("without words")
		}
		for _, empty := range emptyWords {
			if strings.Contains(f.Text, empty) {
				fault("with words that say nothing")
			}
		}
		text := squareName.ReplaceAllString(f.Text, "□")
		if m.said[text] == nil {
			m.said[text] = map[place]bool{}
		}
		m.said[text][m.at] = true
	}
}

// comeBack brings back the turn before a try that was judged.
func (m *mistakes) comeBack(followed int) {
	m.t.Helper()
	for m.play.runner.CanContinue() {
		m.act("continue")
	}
	switch m.View().Feedback.Verdict {
	case VerdictIllegal, VerdictNone:
		if len(m.play.runner.Touched()) == len(m.play.exercise.Touched) {
			return
		}
	case VerdictWrong:
		if m.play.runner.State() == lessons.StateLearner && !m.play.runner.Unpressed() {
			return
		}
	}
	if m.play.runner.State() == lessons.StateAside && !m.play.exercise.TouchBinds {
		m.act("undo")
		return
	}
	m.act("retry")
	for range followed {
		m.follow()
	}
}

// tryMoves drops each of the learner's pieces on each square.
func (m *mistakes) tryMoves(followed int) {
	for from := range chess.NoSquare {
		if !m.play.playable() || !m.play.own(from) {
			continue
		}
		for to := range chess.NoSquare {
			m.tryMove(followed, from, to)
		}
	}
}

func (m *mistakes) tryMove(followed int, from, to chess.Square) {
	if to == from {
		return
	}
	drop := func() {
		m.Handle(Event{Type: EventPress, Square: from.String()})
		m.Handle(Event{Type: EventRelease, Square: to.String()})
	}
	drop()
	pieces := []string{""}
	if m.hand.chooser != nil {
		pieces = []string{"queen", "rook", "bishop", "knight"}
	}
	for i, piece := range pieces {
		if i > 0 {
			drop()
		}
		if piece != "" {
			m.Handle(Event{Type: EventPromote, Name: piece})
		}
		m.judged(m.checked(), from.String()+to.String()+piece)
		m.comeBack(followed)
	}
}

// trySquares taps every square that is none of those asked for.
func (m *mistakes) trySquares(followed int) {
	for square := chess.A1; m.play.findable() && square <= chess.H8; square++ {
		if m.play.runner.Found().Has(square) {
			continue
		}
		v := m.do(Event{Type: EventTap, Square: square.String()})
		m.judged(v, square.String())
		if v.Feedback.Verdict == VerdictGood || v.Feedback.Verdict == VerdictDone {
			m.comeBack(followed)
		}
	}
}

// tryCall presses a button beside the board, and where it announces a move, announces each.
func (m *mistakes) tryCall(followed int, id string) {
	v := m.do(Event{Type: EventCall, Name: id})
	if !m.play.runner.Announcing() {
		m.judged(v, "call "+id)
		m.comeBack(followed)
		return
	}
	position := m.play.game().Position()
	for _, move := range position.LegalMoves() {
		if !m.play.runner.Announcing() {
			m.do(Event{Type: EventCall, Name: id})
		}
		m.judge(move, false)
		m.judged(m.checked(), "call "+id+" "+move.String())
		m.comeBack(followed)
	}
}

// tryWriting writes every legal move, and one that is not legal.
func (m *mistakes) tryWriting(followed int) {
	position := m.play.game().Position()
	king := position.King(position.Turn()).String()
	texts := []string{king + king}
	for _, move := range position.LegalMoves() {
		texts = append(texts, position.SAN(move), move.String())
	}
	for _, text := range texts {
		m.judged(m.do(Event{Type: EventSay, Text: text}), "writing "+text)
		m.comeBack(followed)
	}
}
