package lessons

import (
	"strings"
	"testing"
)

func TestGoalKinds(t *testing.T) {
	for _, k := range GoalKinds() {
		if k.Optional != (k.Name == "choose number") || k.Many != (k.Name == "reach") {
			t.Errorf("%+v", k)
		}
		goal, fault, _ := readGoal(strings.TrimSpace(k.Name + " " + k.Example))
		if fault != "" || !strings.HasPrefix(goal.String(), k.Name) {
			t.Errorf("%q is read as %v: %s", k.Name, goal, fault)
		}
	}
}
