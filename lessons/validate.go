package lessons

// Validate proves a lesson right, by search where it must, and returns what is not, in the order of the file, but in
// each exercise misspelt names first.
// FORMAT.md lists what is proved.
func Validate(l *Lesson) []Fault {
	v := &validator{file: l.ID + ".pgn"}
	for i, e := range l.Exercises {
		v.exercise = e
		v.tags(i == 0)
		v.notation()
		v.commandsInPlace()
		v.alone()
		if _, finding := e.Goal.(finding); e.offersNone() && !finding {
			v.whole("Nothing is to be found here, so nobody can say that there is none.", "Leave none out of Calls.")
		}
		switch goal := e.Goal.(type) {
		case question:
			v.question(goal)
		case task:
			v.task(goal)
		case finding:
			v.finding(goal)
		case proving:
			goal.prove(v)
		case outcome:
			v.goal(goal)
			for turn := range e.turns {
				v.turn(turn, goal)
			}
		}
		v.claims()
		v.beside()
	}
	sortFaults(v.faults)
	return v.faults
}

// proving is a goal that is validated in a way of its own.
type proving interface{ prove(v *validator) }

type validator struct {
	file     string
	exercise *Exercise
	faults   []Fault
}

func (v *validator) at(line, col int, text, suggestion string) {
	v.faults = append(v.faults, Fault{File: v.file, Game: v.exercise.Game, Line: line, Col: col, Text: cutMiddle(text), Suggestion: cutMiddle(suggestion)})
}

// fault reports what is wrong with a move and what is said about it.
func (v *validator) fault(n *Node, text, suggestion string) { v.at(n.Line, n.Col, text, suggestion) }

// atTurn reports what is wrong with what is said at a turn.
func (v *validator) atTurn(n *Node, text, suggestion string) {
	if len(n.said) > 0 {
		v.at(n.said[0].Line, n.said[0].Col, text, suggestion)
	} else {
		v.fault(n, text, suggestion)
	}
}

func (v *validator) whole(text, suggestion string) {
	v.at(v.exercise.Line, v.exercise.Col, text, suggestion)
}
