package author

import (
	"slices"
	"testing"

	"github.com/touchmove/touchmove/lessons"
)

// goalsNotOffered need more than a name and a form.
var goalsNotOffered = []string{"place"}

// TestEveryGoalIsOffered fails when package lessons has a goal that nobody can choose.
func TestEveryGoalIsOffered(t *testing.T) {
	for _, k := range lessons.GoalKinds() {
		if _, offered := goalWords[k.Name]; offered == slices.Contains(goalsNotOffered, k.Name) {
			t.Errorf("%q is offered: %v", k.Name, offered)
		}
	}
	if len(goalWords)+len(goalsNotOffered) != len(lessons.GoalKinds()) {
		t.Error("a goal is offered that there is not")
	}
}

// TestChooseEveryGoal chooses each goal, which then has its arguments, and a form for them.
func TestChooseEveryGoal(t *testing.T) {
	for _, k := range lessons.GoalKinds() {
		if slices.Contains(goalsNotOffered, k.Name) {
			continue
		}
		s := New()
		play(s, Event{Type: EventSetup, Name: "start"}, Event{Type: EventSetup, Name: "done"})
		v := play(s, Event{Type: EventGoal, Name: k.Name})
		if v.Exercise.Goal.Name != k.Name {
			t.Errorf("%q chosen, %q is", k.Name, v.Exercise.Goal.Text)
		}
		for _, f := range v.Faults {
			if f.Blocks && f.Field == "goal" {
				t.Errorf("%q: %+v", k.Name, f)
			}
		}
		for _, f := range v.Exercise.Goal.Fields {
			if f.Label == "" || f.Value == "" && !f.Optional {
				t.Errorf("%q: field %+v", k.Name, f)
			}
		}
		if k.Example != "" && len(v.Exercise.Goal.Fields) == 0 {
			t.Errorf("%q has no form", k.Name)
		}
	}
}
