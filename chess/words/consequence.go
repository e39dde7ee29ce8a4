package words

import "github.com/touchmove/touchmove/chess"

// Taken says that the side to move guards a square and what it takes there with a legal move: "The bishop on a6 guards c4
// and takes your rook."
func Taken(p chess.Position, m chess.Move) string {
	return english.say(values{
		"taker": the(&p, m.From),
		"to":    {m.To.String()},
		"taken": {pieceName(p.PieceAt(p.Captured(m)).Type())},
	}, "consequence/taken")
}
