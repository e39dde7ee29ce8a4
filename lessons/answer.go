package lessons

import "github.com/touchmove/touchmove/chess"

// Verdict is the answer to a try in one word.
type Verdict string

// The verdicts.
const (
	VerdictIllegal Verdict = "illegal" // the rules forbid it; nothing moved
	VerdictWrong   Verdict = "wrong"   // legal, and a mistake
	VerdictOther   Verdict = "other"   // legal, not the point, costs nothing
	VerdictGood    Verdict = "good"    // right, more to come
	VerdictDone    Verdict = "done"    // right, and the exercise is solved
)

// Answer is what a [Runner] says to a try.
type Answer struct {
	Verdict Verdict
	// Reasons say why the try is illegal, first what a teacher would say first.
	Reasons []chess.Reason
	// Title is two or three words, Text a sentence or two, "" for none.
	Title, Text string
	// Played are the moves now made on the board: the learner's, then the scripted reply.
	Played []chess.Move
	// Proof is drawn besides: what an answer rests on that is no try on the board.
	Proof Proof
	// End explains a mate or stalemate on the board; nil where the game goes on.
	End *chess.End
}

// Proof is what an answer rests on, to be drawn.
type Proof struct {
	Tries   []Judged
	Attacks []Attack
}

// Judged is a move as the rules judge it.
type Judged struct {
	Try     chess.Move
	Verdict chess.Verdict
}

// Attack is a piece on From that attacks or guards To.
type Attack struct{ From, To chess.Square }

// Choice is an answer of a question.
type Choice struct {
	ID, Label string
	// Tried is "", "right" or "wrong".
	Tried string
}

// What Choice.Tried says.
const (
	triedRight = "right"
	triedWrong = "wrong"
)

// State is what a [Runner] waits for.
type State uint8

// The states.
const (
	StateLearner State = iota // the learner's move or choice
	StateAside                // a wrong or other move stands on the board, to be stepped on or taken back
	StateSolved
)
