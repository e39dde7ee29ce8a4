package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// task checks an exercise in which the other side stands still.
func (v *validator) task(t task) {
	e := v.exercise
	turn := e.First()
	v.asked(turn)
	v.illegal(turn, e.gameAt(turn))
	if !e.Alone {
		v.whole("In "+t.String()+" the other side stands still.", `Write [Turns "learner"].`)
		return
	}
	if text := t.fault(&e.Start); text != "" {
		v.fault(turn, text, "Change the position or the goal.")
		return
	}
	ahead := findWay(t, stand{position: e.Start})
	switch {
	case !ahead.proved:
		v.fault(turn, "The fewest moves are not found within "+strconv.Itoa(wayBudget)+" positions.", "Take pieces away.")
		return
	case !ahead.open:
		v.fault(turn, "There is no way to do what is asked without being taken.", "Change the position or the goal.")
		return
	}
	v.wayListed(t, ahead)
	if turn.Default != "" && !t.guarded() {
		v.atTurn(turn, "Nothing is wrong in "+t.String()+", so [%wrong …] is never used.", "")
	}
}

// wayListed checks the main line, which is one of the shortest ways, and what is said about other moves.
func (v *validator) wayListed(t task, ahead way) {
	e := v.exercise
	now := stand{position: e.Start}
	moves := 0
	n := e.Root
	for ; n.Main() != nil; n = n.Main() {
		main := n.Main()
		if main.Move.IsZero() {
			if main.Text != "" || len(main.commands) > 0 {
				v.fault(main, "This comment is never shown: the task is asked once, before its first move.", "Write it before "+passSAN+".")
			}
			continue
		}
		v.asides(t, n, now)
		if t.left(&now) == 0 {
			v.fault(main, "The goal is reached before this move, so it is never played.", "End the line here.")
			return
		}
		next, ok := now.after(t, main.Move)
		if !ok {
			v.fault(main, "The move "+main.SAN+" is a mistake: it gives check, or the piece can be taken there.", "")
			return
		}
		now = next
		moves++
	}
	switch {
	case moves == 0:
	case t.left(&now) > 0:
		v.fault(n, "The main line does not reach its goal, "+t.String()+".", "")
	case moves > len(ahead.moves):
		v.fault(n, "The main line takes "+number(moves, "move")+", but "+strconv.Itoa(len(ahead.moves))+" are enough.",
			"The search found "+e.written(ahead.moves)+".")
	}
}

// asides checks the moves listed beside the main line: a glyph must agree with what is so.
func (v *validator) asides(t task, n *Node, now stand) {
	for i, c := range n.Children {
		if i == 0 || c.Move.IsZero() {
			continue
		}
		next, ok := now.after(t, c.Move)
		mistake := !ok
		if ok {
			ahead := findWay(t, next)
			mistake = ahead.proved && !ahead.open
		}
		switch {
		case mistake && c.Judgement == JudgementRight:
			v.fault(c, "The move "+c.SAN+" is called right, but it gives check, or is taken, or leaves no way to the goal.", "")
		case !mistake && c.Judgement != JudgementRight:
			v.fault(c, "The move "+c.SAN+" is not called right, but the goal can be reached from there.", "Mark it with $1.")
		case c.Text == "":
			v.fault(c, "Nothing is said about "+c.SAN+".", "Say it after the move, or leave it out.")
		}
		if c.Judgement == JudgementWrong {
			v.punishment(c, &now.position)
		}
		if c.Judgement == JudgementRight && c.Main() != nil {
			v.fault(c.Main(), "This move is never played: what follows "+c.SAN+" is found by search.", "End the variation before it.")
		}
	}
}

// written writes moves of a learner who plays alone.
func (e *Exercise) written(moves []chess.Move) string {
	text := ""
	p := e.Start
	for _, m := range moves {
		text = joinText(text, p.SAN(m))
		p, _ = p.After(m).AfterPass()
	}
	return text
}
