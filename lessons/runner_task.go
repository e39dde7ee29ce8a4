package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// What is said about tasks where a script says nothing.
const (
	titleOn       = "Go on"
	titleNoWay    = "No way left"
	sayStillCheck = "That gives check, and the other side stands still here: it can't answer. Go another way."
	sayNoWay      = "From here it can't be done any more. Take your move back."
)

// work is how far a task has come.
type work struct {
	// ways lead on from each position up to now, the last one from here.
	ways []way
	// par is the fewest moves from the start, 0 where the search does not find it.
	par int
}

// moves are the fewest that lead on, none where they are not known.
func (w *work) moves() []chess.Move { return w.ways[len(w.ways)-1].moves }

// task is the goal of an exercise in which the other side stands still; false for other goals.
func (r *Runner) task() (task, bool) {
	t, ok := r.exercise.Goal.(task)
	return t, ok
}

// begin looks for the way at the start of a task.
func (r *Runner) begin() {
	if t, ok := r.task(); ok {
		start := findWay(t, standAfter(t, r.game, 0))
		r.work = work{ways: []way{start}, par: len(start.moves)}
	}
}

// stand is how a task stands, without a mistake that may be on the board.
func (r *Runner) stand(t task) stand {
	moves := r.game.Ply()
	if r.state == StateAside {
		moves = r.asidePly
	}
	return standAfter(t, r.game, moves)
}

// listed returns the node of the script that stands on the board, nil where it lists none. Of a task that is not seen from
// the turn, which is the first one throughout.
func (r *Runner) listed() *Node {
	n := r.exercise.First()
	for _, m := range r.game.Moves() {
		if n = n.child(m); n == nil {
			return nil
		}
		if pass := n.Main(); pass != nil && pass.Move.IsZero() {
			n = pass
		}
	}
	return n
}

// tryTask answers a move in a task.
func (r *Runner) tryTask(t task, m chess.Move) Answer {
	before := r.stand(t)
	var node *Node
	if r.at != nil {
		node = r.at.child(m)
	}
	ply := r.game.Ply()
	if r.game.Play(m) != nil {
		return r.illegal(m, r.game.Explain(m).Reasons)
	}
	r.asidePly = ply
	p := r.game.Position()
	guard, taken := guardOf(&p, m.To)
	switch {
	case taken && t.guarded():
		r.punishment = []chess.Move{guard}
		return r.setAside(m, node, VerdictWrong, titleWrong, words.Taken(p, guard))
	case p.InCheck():
		return r.setAside(m, node, VerdictOther, titleOther, sayStillCheck)
	}
	next, _ := before.after(t, m)
	ahead := way{proved: true, open: true}
	if known := r.work.moves(); len(known) > 0 && known[0] == m {
		ahead.moves = known[1:]
	} else {
		ahead = findWay(t, next)
	}
	if ahead.proved && !ahead.open {
		return r.setAside(m, node, VerdictWrong, titleNoWay, sayNoWay)
	}
	r.game.Pass()
	r.won = append(r.won, wonTurn{r.turn, ply})
	r.at, r.work.ways = r.listed(), append(r.work.ways, ahead)
	text := ""
	if node != nil {
		text = node.Text
	}
	verdict, title := VerdictGood, titleOn
	switch left := t.left(&next); {
	case left == 0:
		verdict, title = VerdictDone, titleSolved
		r.state = StateSolved
		text = r.sayDone(t, text, next.moves)
	case left < t.left(&before):
		title = titleRight
	}
	a := r.answer(verdict, title, text)
	a.Played = []chess.Move{m}
	return a
}

// setAside answers a legal move that is not right in a task, with the script's words for it or else with ours and those of
// [%wrong].
func (r *Runner) setAside(m chess.Move, node *Node, verdict Verdict, title, text string) Answer {
	r.state, r.at, r.aside, r.asideTitle = StateAside, node, verdict, title
	if verdict == VerdictWrong {
		r.wrong++
		text = joinText(text, r.turn.Default)
	}
	if node != nil && node.Text != "" {
		text = node.Text
	}
	a := r.answer(verdict, title, text)
	a.Played = []chess.Move{m}
	return a
}

// sayDone says that a task is done, and in how many moves.
func (r *Runner) sayDone(t task, text string, moves int) string {
	if text == "" {
		text = r.turn.reply("")
	}
	if text == "" {
		text = t.praise()
	}
	if r.work.par > 0 && moves > r.work.par {
		enough := " are enough."
		if r.work.par == 1 {
			enough = " is enough."
		}
		text = joinText(text, "You took "+number(moves, "move")+"; "+strconv.Itoa(r.work.par)+enough)
	}
	return text
}

// tookLonger reports whether more moves were made in a task than it needs.
func (r *Runner) tookLonger() bool {
	t, ok := r.task()
	return ok && r.work.par > 0 && r.stand(t).moves > r.work.par
}

// Targets are the squares that are still to be reached.
func (r *Runner) Targets() []chess.Square {
	t, ok := r.task()
	if !ok {
		return nil
	}
	s := r.stand(t)
	return (t.squares() &^ s.landed).Squares()
}

// resume returns to where a task stood before a move that was taken back.
func (r *Runner) resume() {
	if _, ok := r.task(); ok {
		r.at, r.work.ways = r.listed(), r.work.ways[:len(r.won)+1]
	}
}
