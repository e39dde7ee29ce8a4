package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// prove checks an exercise in which pieces are placed.
func (goal place) prove(v *validator) {
	e := v.exercise
	turn := e.First()
	v.asked(turn)
	if e.Root.Main() != nil {
		v.fault(e.Root.Main(), "Where pieces are placed no move is played.", "")
	}
	for s, piece := range piecesOf(&e.Start) {
		if piece != chess.NoPiece && goal.target[s] != piece {
			v.whole("The "+words.Piece(piece)+" on "+chess.Square(s).String()+" does not stand there in the target.", "To FEN pieces are only added.")
		}
	}
	board := piecesOf(&e.Start)
	missing := goal.missing(&e.Start)
	if len(missing) == 0 {
		v.whole("There is no piece to place: the target is the position itself.", "")
	}
	for _, s := range missing {
		board[s] = goal.target[s]
		if _, err := board.position(e.Start.Turn()); err != nil {
			v.whole("With the "+words.Piece(board[s])+" on "+s.String()+" the position cannot be shown: "+chess.Message(err)+".", "")
			break
		}
	}
	if turn.reply("") == "" {
		v.atTurn(turn, "There are no words for the end.", "Write [%right …].")
	}
	v.repliesOnce(turn)
}
