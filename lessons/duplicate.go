package lessons

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess/pgn"
)

// ValidateCourse proves what [Validate] does of each lesson, and that no two exercises of a course ask the same.
func ValidateCourse(course []*Lesson) []Fault {
	var faults []Fault
	for _, l := range course {
		faults = append(faults, Validate(l)...)
	}
	return append(faults, repeated(course)...)
}

// repeated finds exercises that ask what another one has asked already.
func repeated(course []*Lesson) []Fault {
	var faults []Fault
	seen := map[string]Fault{}
	for _, l := range course {
		for _, e := range l.Exercises {
			f := Fault{File: l.ID + ".pgn", Game: e.Game, Line: e.Line, Col: e.Col}
			key := e.question()
			if before, ok := seen[key]; ok {
				f.Text = "This exercise asks the same of the same position as " + before.Error()
				faults = append(faults, f)
				continue
			}
			f.Text = e.Title
			seen[key] = f
		}
	}
	return faults
}

// question is the same for exercises that have one position, one history and one right line. Other words make no
// other exercise.
func (e *Exercise) question() string {
	parts := []string{e.Start.FEN(), e.Goal.String(), e.Learner.String()}
	if i := slices.IndexFunc(e.tags, func(t pgn.Tag) bool { return t.Name == "Target" }); i >= 0 {
		parts = append(parts, strings.TrimSpace(e.tags[i].Value))
	}
	if e.Turned {
		parts = append(parts, "turned")
	}
	ply := 0
	for n := e.Root.Main(); n != nil; n = n.Main() {
		if ply == e.Lead {
			parts = append(parts, "|")
		}
		parts = append(parts, n.Move.String())
		ply++
	}
	first := e.First()
	for _, c := range slices.Concat(first.Do, first.Then, first.Dont) { // what is asked beside the board
		parts = append(parts, c.ID)
	}
	return strings.Join(parts, " ")
}
