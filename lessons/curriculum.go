package lessons

import (
	"slices"
	"strconv"
	"strings"
)

// curriculum lists the facts that the course teaches, by section. A star marks those that people get wrong most: they
// need three exercises, one of them with a trap. A starred section needs three exercises in all.
const curriculum = `
1.1 1.2* 1.3 1.4 1.5 1.6
2.1 2.2* 2.3 2.4 2.5 2.6 2.7* 2.8 2.9
3* 3.1 3.2 3.3 3.4 3.5* 3.6* 3.7 3.8 3.9
4* 4.1 4.2 4.3* 4.4 4.5* 4.6
5.1 5.2 5.3 5.4* 5.5
6.1 6.2 6.3 6.4* 6.5 6.6 6.7* 6.8 6.9
7.1 7.2 7.3 7.4 7.5* 7.6* 7.7* 7.8*
8.1 8.2 8.3 8.4 8.5 8.6 8.7
9.1* 9.2 9.3* 9.4
10
`

// taught are the sections and facts that the course covers so far. Add one when its lessons are there.
var taught = []string{"3", "4", "6.7"}

// curriculumFact is a line of the curriculum.
type curriculumFact struct {
	number  string
	starred bool
}

func curriculumFacts() []curriculumFact {
	var facts []curriculumFact
	for _, word := range strings.Fields(curriculum) {
		number, starred := strings.CutSuffix(word, "*")
		facts = append(facts, curriculumFact{number, starred})
	}
	return facts
}

// isFact reports whether the curriculum has a fact of that number. A section's own number is none.
func isFact(number string) bool {
	return strings.Contains(number, ".") && slices.ContainsFunc(curriculumFacts(), func(f curriculumFact) bool { return f.number == number }) ||
		number == "10"
}

// inSection reports whether a number is that of the section or of a fact in it.
func inSection(number, section string) bool {
	return number == section || strings.HasPrefix(number, section+".")
}

// uncovered says, a line each, which facts of the sections taught so far the course has too few exercises for.
func uncovered(course []*Lesson) []string {
	var missing []string
	for _, f := range curriculumFacts() {
		if !slices.ContainsFunc(taught, func(section string) bool { return inSection(f.number, section) }) {
			continue
		}
		count, traps := 0, 0
		for _, l := range course {
			for _, e := range l.Exercises {
				if slices.ContainsFunc(e.Facts, func(number string) bool { return inSection(number, f.number) }) {
					count++
					if e.hasTrap() {
						traps++
					}
				}
			}
		}
		switch {
		case count == 0:
			missing = append(missing, f.number+" has no exercise")
		case f.starred && count < 3:
			missing = append(missing, f.number+" has "+strconv.Itoa(count)+" of three exercises")
		case f.starred && traps == 0:
			missing = append(missing, f.number+" has no exercise with a trap")
		}
	}
	return missing
}

// hasTrap reports whether the script expects a mistake: it has words for a wrong move, an illegal try or a wrong answer.
func (e *Exercise) hasTrap() bool {
	for turn := range e.turns {
		for _, n := range turn.Children {
			if n.Judgement == JudgementWrong || n.Judgement == JudgementOther {
				return true
			}
		}
		for _, w := range turn.IllegalWords {
			if w.Key != "" {
				return true
			}
		}
		for _, r := range turn.Replies {
			if r.Choice != "" {
				return true
			}
		}
	}
	return false
}
