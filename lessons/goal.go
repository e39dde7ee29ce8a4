package lessons

import (
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// Goal is what an exercise asks for. Each kind is a type of its own, in a file of its own, and is one of the
// interfaces below: by them the Runner knows how it is answered and the validator how it is proved.
type Goal interface {
	// String is what the Goal tag says, with single spaces: "choose castlings".
	String() string
}

// outcome is a goal answered by moves: the main line, and every other move that reaches it.
type outcome interface {
	Goal
	// reached reports whether the goal is reached by the move that led to a position.
	reached(p *chess.Position) bool
	// spoils reports whether a move that led to a position is a mistake whatever a script says: the win given away.
	spoils(p *chess.Position) bool
	// said says that it is reached, where that is not the end of the game.
	said() string
}

// solver is an outcome that needs no main line: it finds a move that reaches it.
type solver interface {
	outcome
	solve(p *chess.Position) (chess.Move, bool)
}

// question is a goal answered beside the board, with one of several choices. All that it says is computed from what
// stands on the board, with its history.
type question interface {
	Goal
	// choices are the answers, in the order shown.
	choices(g *chess.Game) []Choice
	// right is the id of the right answer, "" where none can be proved.
	right(g *chess.Game) string
	// about says what is wrong with an answer, without giving the right one away.
	about(g *chess.Game, id string) string
	// proof is drawn once the right answer is found.
	proof(g *chess.Game) Proof
	// hidesCheck reports whether whether there is check is for the learner to find out.
	hidesCheck() bool
}

// goalKind is a line of the tables of goals in FORMAT.md.
type goalKind struct {
	name string // one or two words
	args string // what follows them, as FORMAT.md writes it, "" for nothing
	// read returns the goal with its arguments; false where they cannot be understood.
	read func(args []string) (Goal, bool)
}

var goalKinds = []goalKind{
	{"line", "", without(line{})},
	{"mate", "", without(mate{})},
	{"stalemate", "", without(stalemate{})},
	{"check", "", without(check{})},
	{"escape", "", without(escape{})},
	{"capture all", "", without(captureAll{})},
	{"reach", "d4 h8", readReach},
	{"explore", "5", readExplore},
	{"choose castlings", "", without(chooseCastlings{})},
	{"choose status", "", without(chooseStatus{})},
}

// without reads a goal that has no arguments.
func without(g Goal) func([]string) (Goal, bool) {
	return func(args []string) (Goal, bool) { return g, len(args) == 0 }
}

// readGoal reads a Goal tag. Where it cannot, it returns the fault and what to write instead.
func readGoal(value string) (goal Goal, text, suggestion string) {
	words := strings.Fields(value)
	var names []string
	for _, k := range goalKinds {
		names = append(names, k.name)
		n := len(strings.Fields(k.name))
		if len(words) < n || strings.Join(words[:n], " ") != k.name {
			continue
		}
		if goal, ok := k.read(words[n:]); ok {
			return goal, "", ""
		}
		return nil, "The goal " + strconv.Quote(value) + " is not complete, or has too much.", "Write " + strconv.Quote(strings.TrimSpace(k.name+" "+k.args)) + "."
	}
	suggestion = "The goals are: " + strings.Join(names, ", ") + "."
	if near := nearest(strings.Join(words[:min(2, len(words))], " "), names); near != "" {
		suggestion = "Did you mean " + strconv.Quote(near) + "?"
	}
	return nil, "There is no goal " + strconv.Quote(value) + ".", suggestion
}

// Asks says how an exercise is answered.
type Asks uint8

// The ways to answer.
const (
	AsksMove   Asks = iota // with moves on the board
	AsksChoice             // with one of Runner.Choices
)

// Asks says how the exercise is answered.
func (e *Exercise) Asks() Asks {
	if _, ok := e.Goal.(question); ok {
		return AsksChoice
	}
	return AsksMove
}

// takesAnyWay reports whether the script need not list what is right, so that its words for that are those of [%right].
func (e *Exercise) takesAnyWay() bool {
	switch e.Goal.(type) {
	case task, solver:
		return true
	}
	return false
}

// HidesCheck reports whether whether there is check is for the learner to find out, so that nothing may tell.
func (e *Exercise) HidesCheck() bool {
	q, ok := e.Goal.(question)
	return ok && q.hidesCheck()
}
