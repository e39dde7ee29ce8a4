package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// Goal is what an exercise asks for. Each kind is a type of its own, in a file of its own, and is one of the
// interfaces below: by them the Runner knows how it is answered and the validator how it is proved.
type Goal interface {
	// String is what the Goal tag says, with single spaces: "choose castlings".
	String() string
}

// outcome is a goal answered by moves: the main line, and every other move that reaches it. Who embeds plain has all its
// methods, and writes those that differ.
type outcome interface {
	Goal
	// followsLine reports whether nothing is right but what the script lists.
	followsLine() bool
	// reached reports whether the goal is reached by the move that led to a position.
	reached(p *chess.Position) bool
	// wins reports whether to reach it is to win: then stalemate, or a draw claimed, gives the win away.
	wins() bool
	// saves reports whether to reach it is to save a lost game: then the reply may reach it too, and nothing is a pity that is
	// lost on the way.
	saves() bool
	// said says that it is reached, where that is not the end of the game.
	said() string
	// missed says why a move that led to a position does not reach it, nothing where that is not certain. The line that would
	// have reached it has so many plies, that move's included.
	missed(after *chess.Position, plies int) consequence
}

// exact is an outcome that asks for one move, which the prompt names. What another move leads to does not matter.
type exact interface {
	outcome
	// misread says how a move differs from the one asked for.
	misread(p *chess.Position, played, asked chess.Move) string
}

// naming is a goal whose prompt must name something.
type naming interface {
	// named returns what the prompt of a turn names: the kind of thing, and its name, "" for nothing.
	named(turn *Node) (kind, name string)
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

// tapped is a goal answered on the board, with squares, as the Runner plays it.
type tapped interface {
	// tap answers a square of the board.
	tap(r *Runner, s chess.Square) Answer
	// next is a square that would be right, NoSquare for none.
	next(r *Runner) chess.Square
	// tally says how much is done: "3 of 8".
	tally(r *Runner) string
}

// handing is a tapped goal that hands out pieces to be put on the board.
type handing interface {
	tapped
	// hand is the piece to be put on a board next, NoPiece where none is left.
	hand(p *chess.Position) chess.Piece
}

// fitting is a goal that asks something sensible of some positions only.
type fitting interface {
	// misfit says what is wrong with asking it of a position, "" for nothing.
	misfit(g *chess.Game) string
}

// tagged is a goal that other tags and commands of the exercise tell more of.
type tagged interface {
	// tagged returns the goal with what they tell. It reports what cannot be understood.
	tagged(r *reader, e *Exercise, g *pgn.Game) Goal
}

// lying is a goal that asks how the board lies, so that no coordinates may tell.
type lying interface{ lies() }

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
	switch goal := e.Goal.(type) {
	case question:
		return AsksChoice
	case finding, tapped:
		return AsksSquares
	case interface{ asks() Asks }:
		return goal.asks()
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

// SaysRight reports whether the words of [%right] are said.
func (e *Exercise) SaysRight() bool { return !e.playsLine() || e.takesAnyWay() }

// Answers are the answers of a question to choose from, none where nothing is chosen.
func (e *Exercise) Answers() []Choice {
	if e.playsLine() {
		return nil
	}
	return e.choices(e.gameAt(e.First()))
}

// HidesCheck reports whether whether there is check is for the learner to find out, so that nothing may tell.
func (e *Exercise) HidesCheck() bool {
	goal, ok := e.Goal.(interface{ hidesCheck() bool })
	return ok && goal.hidesCheck()
}

// AsksOfTheBoard reports whether how the board lies is the question, so that no coordinates may tell. On a board turned a
// quarter nothing else is asked.
func (e *Exercise) AsksOfTheBoard() bool {
	_, ok := e.Goal.(lying)
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
