package words

import (
	"errors"

	"github.com/touchmove/touchmove/chess"
)

// ReadError says to a learner why what was typed could not be read as a move. Any error will do; only a
// *chess.ReadError tells more than that.
func ReadError(p chess.Position, err error) string {
	var unread *chess.ReadError
	if !errors.As(err, &unread) {
		return english.say(nil, "read/text")
	}
	v := values{
		"piece":      {PieceType(unread.Piece)},
		"pieces":     {english.say(nil, "plural/"+unread.Piece.String())},
		"to":         {unread.To.String()},
		"candidates": standing(&p, unread.Candidates),
	}
	key := "read/text"
	switch unread.Kind {
	case chess.ReadErrorNoPiece:
		key = "read/no-piece"
		if unread.Piece != chess.NoPieceType && p.Pieces(p.Turn(), unread.Piece) == 0 {
			key = "read/no-such"
		}
	case chess.ReadErrorAmbiguous:
		key = "read/ambiguous"
	case chess.ReadErrorNotLegal:
		key = "read/not-legal"
	case chess.ReadErrorCastling:
		key = "read/castling"
	case chess.ReadErrorPromotion:
		key = "read/promotion"
	}
	return english.say(v, key)
}
