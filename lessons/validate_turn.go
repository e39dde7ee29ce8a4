package lessons

import (
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// turn checks one turn of the learner.
func (v *validator) turn(turn *Node, goal outcome) {
	v.asked(turn)
	game := v.exercise.gameAt(turn)
	p := game.Position()
	v.moves(turn, goal, &p)
	v.unlisted(turn, goal, &p)
	v.onlyLine(turn, goal)
	v.illegal(turn, game)
	v.calls(turn, game)
}

// moves checks the listed moves of a turn.
func (v *validator) moves(turn *Node, goal outcome, p *chess.Position) {
	for i, n := range turn.Children {
		after := p.After(n.Move)
		reached := goal.reached(&after)
		switch {
		case i == 0 && judgementOf(n.nags) == JudgementWrong:
			v.fault(n, "The main line calls its own move a mistake.", "Make the right move the main line.")
		case n.Judgement != JudgementRight && reached:
			v.fault(n, "The move "+n.SAN+" is not called right, but it reaches the goal.", "Mark it with $1.")
		case n.Judgement != JudgementWrong && goal.wins() && after.IsStalemate():
			v.fault(n, "The move "+n.SAN+" gives stalemate where mate is asked.", "Mark it with $2.")
		case n.Judgement == JudgementRight && !goal.followsLine() && i > 0 && !v.leads(n, goal):
			v.fault(n, "The move "+n.SAN+" is called right, but its line does not reach the goal.", "")
		}
		if n.Text == "" {
			if n.Judgement == JudgementRight {
				v.fault(n, "There is no feedback for "+n.SAN+".", "Say after the move what was learned.")
			} else {
				v.fault(n, "Nothing says what is wrong with "+n.SAN+".", "Say it after the move.")
			}
		}
		if n.Judgement == JudgementWrong {
			v.punishment(n, p)
		}
		if reached && n.Main() != nil {
			v.fault(n.Main(), "The goal is reached before this move, so it is never played.", "End the line here.")
		}
	}
}

// unlisted checks the moves that the script says nothing about.
func (v *validator) unlisted(turn *Node, goal outcome, p *chess.Position) {
	e := v.exercise
	if e.Asks() != AsksMove {
		return // no other move is played
	}
	wrong, silent := 0, false
	left := (turn.plies() + 1) / 2 // the learner's moves to the end of the line
	search := searcher{goal: goal, budget: searchBudget}
	for _, m := range e.free(turn, p) {
		after := p.After(m)
		listed := turn.child(m)
		if goal.reached(&after) || listed != nil && listed.Judgement == JudgementRight {
			continue
		}
		if listed == nil {
			wrong++
			silent = silent || e.consequence(turn, p, m).text == ""
			if _, ok := goal.(exact); after.IsCheckmate() && !ok {
				v.atTurn(turn, "The move "+p.SAN(m)+" mates, and the script does not speak of it.", "List it as a variation, or change the position.")
			}
		}
		if !goal.followsLine() && left > 1 && search.forced(after, left-1) {
			v.atTurn(turn, "The move "+p.SAN(m)+" also forces the goal, in "+strconv.Itoa(left)+" moves, but is not called right.",
				"List it as a variation marked $1.")
		}
	}
	if wrong == 0 {
		return
	}
	switch n := len(strings.Fields(turn.Default)); {
	case n == 0 && !silent: // ours are enough
	case n == 0:
		v.atTurn(turn, "There are no words for moves that are not listed.", "Write [%wrong …].")
	case n < 5:
		v.atTurn(turn, "The words for moves that are not listed are too few to help: "+strconv.Quote(turn.Default)+".", "Say what is wrong with most of these moves.")
	}
}
