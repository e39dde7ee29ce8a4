package lessons

// alone checks that the other side can stand still: that it is not in check, and need not answer.
func (v *validator) alone() {
	if !v.exercise.Alone {
		return
	}
	goal := v.exercise.Goal
	_, isTask := goal.(task)
	if o, ok := goal.(outcome); !isTask && (!ok || !o.followsLine()) {
		v.whole("In "+goal.String()+" the other side does not stand still.", "Leave out the tag Turns.")
	}
	p := v.exercise.Start
	them := p.Turn().Other()
	if p.AttackersTo(p.King(them), p.Turn()) != 0 {
		v.fault(v.exercise.Root, "The side that stands still is in check.", "Change the position.")
	}
}
