package lessons

import (
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// commandsInPlace finds commands that nobody would ever see.
func (v *validator) commandsInPlace() {
	e := v.exercise
	turns := map[*Node]bool{}
	for turn := range e.turns {
		turns[turn] = true
	}
	e.walk(func(n *Node, _ *chess.Game) {
		if strings.ContainsAny(n.Text, "[]") {
			v.fault(n, "A bracket in the text looks like a broken command.", "Write a command as [%hint …], and \\] for a bracket in its words.")
		}
		for _, cmd := range n.commands {
			switch cmd.Name {
			case "cal", "csl":
			case "order":
				if _, ok := e.Goal.(handing); !ok || n != e.Root {
					v.at(cmd.Line, cmd.Col, "The command [%order] is never used: no piece is placed here.", "")
				}
			case "hint", "wrong", "illegal", "right", "do", "then", "dont", "offer":
				switch {
				case !turns[n]:
					v.at(cmd.Line, cmd.Col, "The command [%"+cmd.Name+"] stands where the learner is not asked, so it is never used.",
						"Put it into the comment that is the prompt.")
				case cmd.Name == "right" && e.playsLine() && !e.takesAnyWay():
					v.at(cmd.Line, cmd.Col, "The command [%right] belongs to questions.", "Write the feedback after the move.")
				case cmd.Name == "illegal" && e.Asks() != AsksMove:
					v.at(cmd.Line, cmd.Col, "The command [%illegal] is never used: a question has no moves.", "")
				}
			default:
				if near := nearest(cmd.Name, knownCommands); near != "" {
					v.at(cmd.Line, cmd.Col, "The command [%"+cmd.Name+"] means nothing here.", "Did you mean [%"+near+"]?")
					v.faults[len(v.faults)-1].cause = true
				}
			}
		}
	})
}
