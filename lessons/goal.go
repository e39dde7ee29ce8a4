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

// finding is a goal answered on the board, by tapping each of a set of squares. Nothing moves.
type finding interface {
	Goal
	// squares are those to be found.
	squares(g *chess.Game) chess.Bitboard
	// about says why a square is none of them.
	about(g *chess.Game, s chess.Square) Miss
	// proof is drawn once all are found.
	proof(g *chess.Game) Proof
	hidesCheck() bool
}

// fitting is a goal that asks something sensible of some positions only.
type fitting interface {
	// misfit says what is wrong with asking it of a position, "" for nothing.
	misfit(g *chess.Game) string
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
	{"choose legal", "e5d6", withMove(func(m chess.Move) Goal { return chooseLegal{m} })},
	{"choose attacked", "e4", withSquare(func(s chess.Square) Goal { return chooseAttacked{s} })},
	{"choose colour", "e4", withSquare(func(s chess.Square) Goal { return chooseColour{square: s} })},
	{"choose board", "", without(chooseBoard{})},
	{"choose name", "e4", withSquare(func(s chess.Square) Goal { return chooseName{square: s} })},
	{"choose trade", "d4e5", withMove(func(m chess.Move) Goal { return chooseTrade{m} })},
	{"choose worth", "d4 e5", readChooseWorth},
	{"choose mating", "white", withSide(func(c chess.Color) Goal { return chooseMating{side: c} })},
	{"choose flag", "white", withSide(func(c chess.Color) Goal { return chooseFlag{side: c} })},
	{"choose resign", "white", withSide(func(c chess.Color) Goal { return chooseResign{side: c} })},
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
	{"find defenders", "e5", withSquare(func(s chess.Square) Goal { return findDefenders{target: s} })},
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

// Asks says how an exercise is answered.
type Asks uint8

// The ways to answer.
const (
	AsksMove    Asks = iota // with moves on the board
	AsksChoice              // with one of Runner.Choices
	AsksSquares             // with taps on squares of the board
	AsksWriting             // with moves written in notation
)

// Asks says how the exercise is answered.
func (e *Exercise) Asks() Asks {
	switch e.Goal.(type) {
	case question:
		return AsksChoice
	case finding, place:
		return AsksSquares
	case write:
		return AsksWriting
	}
	return AsksMove
}

// playsLine reports whether the learner's answers are moves of the main line, so that it is not all lead-in.
func (e *Exercise) playsLine() bool { return e.Asks() == AsksMove || e.Asks() == AsksWriting }

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
	goal, ok := e.Goal.(interface{ hidesCheck() bool })
	return ok && goal.hidesCheck()
}

// AsksOfTheBoard reports whether how the board lies is the question, so that no coordinates may tell.
func (e *Exercise) AsksOfTheBoard() bool {
	_, ok := e.Goal.(chooseBoard)
	return ok || e.Turned
}

// choices are the answers to choose from, none where nothing is chosen.
func (e *Exercise) choices(g *chess.Game) []Choice {
	switch goal := e.Goal.(type) {
	case question:
		return goal.choices(g)
	case finding:
		if e.offersNone() {
			return []Choice{{ID: choiceNoSquare, Label: labelNoSquare}}
		}
	}
	return nil
}
