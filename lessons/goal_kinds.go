package lessons

import (
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
)

// withSide reads a goal that has a side for its argument.
func withSide(goal func(chess.Color) Goal) func([]string) (Goal, bool) {
	return func(args []string) (Goal, bool) {
		if len(args) != 1 || args[0] != choiceWhite && args[0] != choiceBlack {
			return nil, false
		}
		return goal(colorNamed(args[0])), true
	}
}

// goalKind is a line of the tables of goals in FORMAT.md.
type goalKind struct {
	name string // one or two words
	args string // what follows them, as FORMAT.md writes it, "" for nothing
	// read returns the goal with its arguments; false where they cannot be understood.
	read func(args []string) (Goal, bool)
}

// GoalKind is a kind of goal that can be asked for.
type GoalKind struct {
	// Name is what the tag Goal begins with, Example what may follow, "" for nothing.
	Name, Example string
	// Optional is true where it may also stand alone, Many where more of the same may follow.
	Optional, Many bool
}

// GoalKinds returns all there are, in the order of FORMAT.md.
func GoalKinds() []GoalKind {
	kinds := make([]GoalKind, len(goalKinds))
	for i, k := range goalKinds {
		words := strings.Fields(k.args)
		_, alone := k.read(nil)
		more := false
		if len(words) > 0 {
			_, more = k.read(append(words, "h1"))
		}
		kinds[i] = GoalKind{Name: k.name, Example: k.args, Optional: alone && k.args != "", Many: more}
	}
	return kinds
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
	{"choose legal", "e5d6", withMove(func(m chess.Move) Goal { return chooseLegal{m} })},
	{"choose attacked", "e4", withSquare(func(s chess.Square) Goal { return chooseAttacked{s} })},
	{"choose colour", "e4", withSquare(func(s chess.Square) Goal { return chooseColour{square: s} })},
	{"choose board", "", without(chooseBoard{})},
	{"choose name", "e4", withSquare(func(s chess.Square) Goal { return chooseName{square: s} })},
	{"choose trade", "d4e5", withMove(func(m chess.Move) Goal { return chooseTrade{m} })},
	{"choose worth", "d4 e5", readChooseWorth},
	{"choose mating", "white", withSide(func(c chess.Color) Goal { return chooseMating{side: c} })},
	{"choose flag", "white", withSide(func(c chess.Color) Goal { return chooseLoss{side: c, by: match.FlagFall} })},
	{"choose resign", "white", withSide(func(c chess.Color) Goal { return chooseLoss{side: c, by: match.Resignation} })},
	{"choose penalty", "white 1 standard", readChoosePenalty},
	{"choose claims", "", without(chooseClaims{})},
	{"choose occurrences", "", without(chooseOccurrences{})},
	{"choose outcome", "", without(chooseOutcome{})},
	{"choose number", "d4", readChooseNumber},
	{"choose san", "e2e4", withMove(func(m chess.Move) Goal { return chooseSAN{m} })},
	{"choose mover", "", without(chooseMover{})},
	{"place", "", without(place{})},
	{"write", "", without(write{})},
	{"read", "", without(read{})},
	{"find square", "e4", withSquare(func(s chess.Square) Goal { return findSquare{square: s} })},
	{"find file", "e", readFindFile},
	{"find rank", "4", readFindRank},
	{"find diagonal", "a1 h8", readFindDiagonal},
	{"find pieces", "n", readFindPieces},
	{"find moves", "d4", withSquare(func(s chess.Square) Goal { return findMoves{from: s} })},
	{"find captures", "d4", withSquare(func(s chess.Square) Goal { return findCaptures{from: s} })},
	{"find guarded", "d4", withSquare(func(s chess.Square) Goal { return findGuarded{from: s} })},
	{"find attackers", "e5", withSquare(func(s chess.Square) Goal { return findAttackers{target: s} })},
	{"find defenders", "e5", withSquare(func(s chess.Square) Goal { return findAttackers{target: s, guard: true} })},
	{"find movable", "", without(findMovable{})},
	{"find takeable", "", without(findTakeable{})},
	{"find loose", "", without(findLoose{})},
	{"find checkers", "", without(findCheckers{})},
	{"find pinned", "", without(findPinned{})},
	{"find flights", "", without(findFlights{})},
	{"find mates", "", without(findMates{})},
}

// without reads a goal that has no arguments.
func without(g Goal) func([]string) (Goal, bool) {
	return func(args []string) (Goal, bool) { return g, len(args) == 0 }
}

// withSquare reads a goal that has one square for its argument.
func withSquare(goal func(chess.Square) Goal) func([]string) (Goal, bool) {
	return func(args []string) (Goal, bool) {
		if len(args) != 1 {
			return nil, false
		}
		square, err := chess.ParseSquare(args[0])
		return goal(square), err == nil
	}
}

// withMove reads a goal that has one move in UCI for its argument.
func withMove(goal func(chess.Move) Goal) func([]string) (Goal, bool) {
	return func(args []string) (Goal, bool) {
		if len(args) != 1 || !isUCI(args[0]) {
			return nil, false
		}
		from, _ := chess.ParseSquare(args[0][:2])
		to, _ := chess.ParseSquare(args[0][2:4])
		m := chess.Move{From: from, To: to}
		if len(args[0]) == 5 {
			m.Promotion = pieceLettered(args[0][4]).Type()
		}
		return goal(m), true
	}
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
	suggestion = "FORMAT.md lists the goals."
	if near := nearest(strings.Join(words[:min(2, len(words))], " "), names); near != "" {
		suggestion = "Did you mean " + strconv.Quote(near) + "?"
	}
	return nil, "There is no goal " + strconv.Quote(value) + ".", suggestion
}

func colorNamed(name string) chess.Color {
	if name == "black" {
		return chess.Black
	}
	return chess.White
}
