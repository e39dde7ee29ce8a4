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
	if len(goal.missing(&e.Start)) == 0 {
		v.whole("There is no piece to place: the target is the position itself.", "")
	}
	if turn.reply("") == "" {
		v.atTurn(turn, "There are no words for the end.", "Write [%right …].")
	}
	v.repliesOnce(turn)
}
