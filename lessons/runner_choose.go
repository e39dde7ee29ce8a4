package lessons

import "slices"

// Choices are the answers of a question, none for exercises answered on the board, but where there may be nothing to find.
func (r *Runner) Choices() []Choice {
	choices := r.exercise.choices(r.game)
	for i := range choices {
		choices[i].Tried = r.tried[choices[i].ID]
	}
	return choices
}

// Choose answers a question. An id that is no answer changes nothing, and the same wrong answer costs only once.
func (r *Runner) Choose(id string) Answer {
	switch {
	case r.state == StateSolved:
		return r.answer(VerdictDone, titleSolved, "")
	case !slices.ContainsFunc(r.exercise.choices(r.game), func(c Choice) bool { return c.ID == id }):
		return r.answer(VerdictOther, titleChoose, sayNoChoice)
	}
	if goal, ok := r.exercise.Goal.(finding); ok {
		return r.noneFound(goal)
	}
	q := r.exercise.Goal.(question)
	if id == q.right(r.game) {
		r.tried[id] = triedRight
		r.state = StateSolved
		a := r.answer(VerdictDone, titleSolved, r.turn.reply(""))
		a.Proof = q.proof(r.game)
		return a
	}
	r.blame(id)
	text := r.turn.reply(id)
	if text == "" {
		text = joinText(q.about(r.game, id), r.turn.Default)
	}
	return r.answer(VerdictWrong, titleWrong, text)
}

// SolutionChoice is the id of a question's right answer, for "show me". Asking for it leaves one star.
func (r *Runner) SolutionChoice() (string, bool) {
	if !r.HasSolution() {
		return "", false
	}
	right := ""
	switch goal := r.exercise.Goal.(type) {
	case question:
		right = goal.right(r.game)
	case finding:
		if r.exercise.offersNone() && goal.squares(r.game) == 0 {
			right = choiceNoSquare
		}
	}
	r.shown = r.shown || right != ""
	return right, right != ""
}

// blame counts a wrong answer, once.
func (r *Runner) blame(id string) {
	if r.tried[id] == "" {
		r.tried[id] = triedWrong
		r.wrong++
	}
}

// reply returns the script's words for an answer, "" for none.
func (n *Node) reply(id string) string {
	for _, r := range n.Replies {
		if r.Choice == id {
			return r.Text
		}
	}
	return ""
}
