package lessons

import "github.com/touchmove/touchmove/chess"

// goal checks that there is something to play and that the main line does what is asked.
func (v *validator) goal(goal outcome) {
	e := v.exercise
	first := e.First()
	p := e.gameAt(first).Position()
	if p.ExplainEnd().Kind != chess.Ongoing {
		v.fault(first, "The game is over before the learner moves.", "")
		return
	}
	v.fits(goal, first)
	main := first.Main()
	if main == nil && first.isTurn() {
		return // what is right is done beside the board
	}
	if s, ok := goal.(solver); ok && main == nil {
		if _, ok := s.solve(&p); ok {
			return
		}
	}
	if main == nil {
		v.fault(first, "The exercise is solved before it starts: there is no move to play.", "Write the solution as the main line.")
		return
	}
	if !goal.followsLine() && !v.leads(main, goal) {
		v.fault(main, "The main line does not reach its goal, "+goal.String()+".", "")
	}
}

// leads reports whether the line from a learner's move reaches the goal, by a move of the learner or by the last reply.
func (v *validator) leads(n *Node, goal outcome) bool {
	learners := true
	for ; n != nil; n = n.Main() {
		p := v.exercise.gameAt(n).Position()
		if goal.reached(&p) && (learners || goal.saves() && n.Main() == nil) {
			return true
		}
		learners = !learners
	}
	return false
}
