// Package lessons reads lesson scripts, proves them right, and plays them.
//
// A script is a PGN file; FORMAT.md describes what its tags, comments and variations mean. [Parse] reads one,
// [Validate] proves by search that what it claims is so, and a [Runner] plays one exercise with a learner.
package lessons

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// Lesson is a script: a title and exercises in order.
type Lesson struct {
	ID        string // the file's name without .pgn
	Title     string
	Exercises []*Exercise
}

// Exercise is one game of a script: a position and what should be played.
type Exercise struct {
	Title string
	// Start is the position of FEN, before the lead-in.
	Start chess.Position
	FEN   string
	// Lead is the number of plies that are played before the learner's first turn.
	Lead int
	// Learner is the side the learner plays, Bottom the side at the lower edge.
	Learner, Bottom chess.Color
	Goal            Goal
	// NoKings is true where the position is allowed to have no kings.
	NoKings bool
	// Turned is true where the board is drawn turned a quarter: the colours of the squares are exchanged.
	Turned bool
	// Alone is true where the other side stands still, and it is always the learner's turn.
	Alone bool
	Root  *Node
	// Calls are the buttons beside the board, by their ids.
	Calls []string
	// Clock is what White's and Black's clocks show, "" where there are none.
	Clock [2]string
	// Touched are the pieces that the learner has touched before the first turn. TouchBinds is true where touching
	// binds at every turn.
	Touched    []chess.Square
	TouchBinds bool
	// Facts are the numbers of the curriculum that the exercise practises.
	Facts []string
	// Game is the number of the exercise in its file, from 1; Line and Col are where it begins.
	Game, Line, Col int

	tags []pgn.Tag
}

// Node is a position of an exercise: the move that led to it and what is said there.
type Node struct {
	// Move is the move that led here. The root has none.
	Move chess.Move
	// SAN is that move as the script writes it.
	SAN       string
	Judgement Judgement
	// Text is the comment without its commands.
	Text   string
	Shapes []Shape
	// Hints are for the learner's turn in this position, from vague to pointing.
	Hints        []string
	IllegalWords []IllegalWords
	// Default is said about legal moves that the script does not list.
	Default string
	// Replies are the words for the answers of a question.
	Replies []Reply
	// Do are the calls to make before the move of this turn, Then those after it, Dont those that are mistakes.
	Do, Then, Dont []Call
	// Offered is true where the opponent offers a draw.
	Offered bool
	// Children are the moves from here, the main line first.
	Children []*Node
	Parent   *Node
	// Line and Col are where the move stands, for the root where the game begins.
	Line, Col int

	said     []pgn.Comment // as they stand in the script
	commands []pgn.Command
	nags     []int
}

// Judgement is what the script says about a move of the learner.
type Judgement string

// The judgements. Moves of the opponent have none.
const (
	JudgementNone  Judgement = ""
	JudgementRight Judgement = "right"
	JudgementWrong Judgement = "wrong"
	JudgementOther Judgement = "other" // legal, not the point: no penalty
)

// Shape is a circle or an arrow that the script draws.
type Shape struct {
	Kind ShapeKind
	// From is where an arrow starts; NoSquare for a circle.
	From   chess.Square
	Square chess.Square
	Color  string // "green", "red", "blue", "yellow"
}

// ShapeKind tells circles from arrows.
type ShapeKind string

// The shapes.
const (
	ShapeCircle ShapeKind = "circle"
	ShapeArrow  ShapeKind = "arrow"
)

// IllegalWords are a script's own words for an illegal try.
type IllegalWords struct {
	// Key is a try in UCI ("e1g1"), the code of a reason ("castle-through-check"), or "" for every illegal try.
	Key, Text string
}

// Reply is what a script says about one answer of a question.
type Reply struct {
	// Choice is the answer's id, "" for the words about the right answer.
	Choice, Text string
}

// First returns the node of the learner's first turn: the end of the lead-in.
func (e *Exercise) First() *Node {
	n := e.Root
	for range e.Lead {
		if n.Main() == nil {
			break
		}
		n = n.Main()
	}
	return n
}

// prompt returns what is asked at a turn of the learner: a turn that says nothing keeps the prompt before it.
func (e *Exercise) prompt(turn *Node) string {
	first := e.First()
	for turn.Text == "" && turn != first {
		turn = turn.Parent.Parent // between two turns is the node of the learner's move
	}
	return turn.Text
}

// isTurn reports whether there is something to play or to call in this position.
func (n *Node) isTurn() bool {
	return n.Main() != nil || slices.ContainsFunc(n.commands, func(c pgn.Command) bool { return c.Name == "do" })
}

// plies counts the moves of the line from here.
func (n *Node) plies() int {
	plies := 0
	for n = n.Main(); n != nil; n = n.Main() {
		plies++
	}
	return plies
}

// Main returns the first move of the line from here, nil at its end.
func (n *Node) Main() *Node {
	if len(n.Children) == 0 {
		return nil
	}
	return n.Children[0]
}
