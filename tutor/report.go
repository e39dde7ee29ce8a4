package tutor

import (
	"slices"
	"strconv"

	"github.com/touchmove/touchmove/lessons"
	"github.com/touchmove/touchmove/tutor/result"
)

// Report is how the open exercise and the run stand, for those who keep a learner's results. An attempt begins when an exercise
// is opened and with "start again"; "undo" and "take it back" go on with it and make nothing undone here.
type Report struct {
	// Seq grows by one with each answer that counts: one that is right (good, done) or wrong, and a page to read that is
	// opened. It never falls, so who has seen it knows what is new. What is illegal, legal but not the point, or not understood
	// does not count, nor what is done once the exercise is solved.
	Seq int `json:"seq"`
	// Exercise is the run's lesson and the step in it: "castling/2", "own-1a2b3c4d/2".
	Exercise string `json:"exercise"`
	// Verdict is that of the last answer of this attempt that counts, "none" before there is one.
	Verdict Verdict `json:"verdict"`
	// Tries are the wrong ones of this attempt, as the stars count them: the same wrong choice or square costs once.
	Tries int `json:"tries"`
	// Hints are those opened in this attempt. "Show me" counts as one, however often it was asked.
	Hints int  `json:"hints"`
	Shown bool `json:"shown"` // "show me" was asked
	// Moves are the answers of this attempt that count, in order: moves in UCI, squares, ids of choices and calls, what was
	// typed where moves are written. A move taken back stays. A claim with the next move, or "I adjust", is followed by its move or square.
	Moves []string `json:"moves"`
	// Pattern is a right answer from beginning to end in the same notation, empty where there is none to be known.
	Pattern []string `json:"pattern"`
	Solved  bool     `json:"solved"` // now
	Stars   int      `json:"stars"`  // of this attempt, 1 to 3 once solved, else 0
	Run     Run      `json:"run"`
}

// Run is how the exercises of the visit stand.
type Run struct {
	// ID is "castling", "castling/2-5", "castling/3", "own-1a2b3c4d", or "course".
	ID   string `json:"id"`
	Done int    `json:"done"` // exercises solved at least once
	Of   int    `json:"of"`
	// Raw is the mean of the best stars over 3, in percent, rounded: 0 to 100.
	Raw int `json:"raw"`
	// Complete is true once all are solved, Passed where Raw is 60 or more then.
	Complete bool `json:"complete"`
	Passed   bool `json:"passed"`
	// Code is the result code to read out, "" unless Visit.Coded and Complete. Package tutor/result reads it.
	Code string `json:"code"`
}

// passRaw is the least Raw that passes.
const passRaw = 60

// longestMoves bounds Report.Moves: who goes on guessing must not make every View longer. The last answers are kept.
const longestMoves = 200

// attempt is what a Report tells of an exercise and its Runner does not.
type attempt struct {
	verdict Verdict
	moves   []string
	pattern []string
}

// counted takes note of an answer, if it counts: one that came while the Runner waited for it, and is right or wrong.
func (s *Session) counted(waited bool, v lessons.Verdict, answers ...string) {
	if !waited || v != lessons.VerdictGood && v != lessons.VerdictDone && v != lessons.VerdictWrong {
		return
	}
	s.answers++
	a := &s.play.attempt
	a.verdict = Verdict(v)
	for _, text := range answers {
		if text != "" {
			a.moves = append(a.moves, text)
		}
	}
	a.moves = a.moves[max(0, len(a.moves)-longestMoves):]
}

// waits says whether the Runner waits for an answer.
func (p *play) waits() bool { return p.runner.State() == lessons.StateLearner }

// report returns how things stand, nil where no exercise is shown.
func (s *Session) report() *Report {
	p := s.play
	if p == nil || s.atFree {
		return nil
	}
	r := &Report{
		Seq:      s.answers,
		Exercise: s.at.Lesson + "/" + strconv.Itoa(s.at.Step),
		Verdict:  p.attempt.verdict,
		Tries:    p.runner.Wrong(),
		Hints:    p.runner.HintsOpened(),
		Shown:    p.runner.Shown(),
		Moves:    slices.Clone(p.attempt.moves),
		Pattern:  slices.Clone(p.attempt.pattern),
		Solved:   p.runner.State() == lessons.StateSolved,
		Run:      s.run(),
	}
	if r.Shown {
		r.Hints++
	}
	if r.Solved {
		r.Stars = p.runner.Stars()
	}
	return r
}

// run returns how the run stands.
func (s *Session) run() Run {
	r := Run{ID: s.runID()}
	var stars []int
	sum := 0
	for at := range s.exercises {
		best := s.progress.stars(at)
		stars = append(stars, best)
		sum += best
		if best > 0 {
			r.Done++
		}
	}
	r.Of = len(stars)
	if r.Of == 0 {
		return r
	}
	r.Raw = (200*sum + 3*r.Of) / (6 * r.Of)
	r.Complete = r.Done == r.Of
	r.Passed = r.Complete && r.Raw >= passRaw
	if s.visit.Coded && r.Complete {
		r.Code = result.Encode(result.Result{Set: result.SetOf(r.ID, r.Of), Stars: stars})
	}
	return r
}

// exercises goes through the run in order.
func (s *Session) exercises(yield func(place) bool) {
	for _, l := range s.course.lessons {
		first, last := s.span(l.ID)
		for step := first; step <= last; step++ {
			if !yield(place{l.ID, step}) {
				return
			}
		}
	}
}
