package words

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// This file says what a learner's legal move leads to. The position is the one after it, and the moves are those that the
// other side, to move, can answer with.

// Taken says that a square is guarded and what is taken there: "The bishop on a6 guards c4 and takes your rook."
func Taken(p chess.Position, m chess.Move) string {
	return english.say(values{
		"taker": the(&p, m.From),
		"to":    {m.To.String()},
		"taken": {pieceName(p.PieceAt(p.Captured(m)).Type())},
	}, "consequence/taken")
}

// LetsMate says that there is a mate: "That lets Black give checkmate at once."
func LetsMate(p chess.Position) string {
	return english.say(values{"side": {side(p.Turn())}}, "consequence/mate")
}

// LeavesPiece says that a piece can be taken, and, where it can be taken back, that this does not pay: "That leaves your
// queen on d4 to be taken by the knight on f6."
func LeavesPiece(p chess.Position, capture chess.Move, takenBack bool) string {
	key := "consequence/leaves"
	if takenBack {
		key = "consequence/leaves.guarded"
	}
	return english.say(values{"taken": yours(&p, p.Captured(capture)), "taker": the(&p, capture.From)}, key)
}

// NoMate says why it is no mate: that there is no check, or what the answers do against it. They are moves of one kind: one
// capture of the piece that gives check, one step in between, or moves of the king.
func NoMate(p chess.Position, answers []chess.Move) string {
	if !p.InCheck() {
		return english.say(nil, "consequence/no-mate")
	}
	first := answers[0]
	taken := p.Captured(first)
	v := values{"side": {side(p.Turn())}, "piece": the(&p, first.From), "taken": yours(&p, taken), "to": {first.To.String()}}
	switch {
	case p.Checkers().Has(taken) && taken == first.To:
		return english.say(v, "consequence/no-mate.take")
	case p.Checkers().Has(taken):
		return english.say(v, "consequence/no-mate.en-passant")
	case p.PieceAt(first.From).Type() != chess.King:
		return english.say(v, "consequence/no-mate.between")
	}
	v["squares"] = []string{orSquares(answers)}
	return english.say(v, "consequence/no-mate.king")
}

// NoMateInTime says that after an answer no mate can be forced in so many moves.
func NoMateInTime(p chess.Position, answer chess.Move, moves int) string {
	key := "consequence/in-time"
	if moves == 1 {
		key = "consequence/in-time.one"
	}
	return english.say(values{"answer": {Move(p, answer)}, "moves": {strconv.Itoa(moves)}}, key)
}

// NoStalemate says why it is no stalemate: that there is check, or a move.
func NoStalemate(p chess.Position, answer chess.Move) string {
	if p.InCheck() {
		return english.say(nil, "consequence/no-stalemate.check")
	}
	v := values{"side": {side(p.Turn())}, "piece": the(&p, answer.From), "to": {answer.To.String()}, "taken": yours(&p, p.Captured(answer))}
	if p.Captured(answer) != chess.NoSquare {
		return english.say(v, "consequence/no-stalemate.take")
	}
	return english.say(v, "consequence/no-stalemate")
}

// NoCheck says that a move gives no check.
func NoCheck() string { return english.say(nil, "consequence/no-check") }

// yours names the learner's piece on a square: "your queen on d4"; nothing where there is none.
func yours(p *chess.Position, s chess.Square) []string {
	if p.PieceAt(s) == chess.NoPiece {
		return nil
	}
	return []string{english.say(standingOn(p, s), "phrase/yours")}
}

// orSquares lists where moves go: "g7 or h7".
func orSquares(moves []chess.Move) string {
	var squares []string
	for _, m := range moves {
		squares = append(squares, m.To.String())
	}
	return english.join(squares, "phrase/or")
}
