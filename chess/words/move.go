package words

import "github.com/touchmove/touchmove/chess"

// Move says a legal move as one would aloud: "white knight from g1 takes f3, check".
func Move(p chess.Position, m chess.Move) string {
	mover, taken := p.PieceAt(m.From), p.Captured(m)
	key := "move/goes"
	switch {
	case mover.Type() == chess.King && m.To == m.From+2:
		key = "move/kingside"
	case mover.Type() == chess.King && m.From == m.To+2:
		key = "move/queenside"
	case taken == m.To:
		key = "move/takes"
	case taken != chess.NoSquare:
		key = "move/en-passant"
	}
	text := english.say(values{
		"mover": {Piece(mover)},
		"color": {english.say(nil, "color/"+mover.Color().String())},
		"from":  {m.From.String()},
		"to":    {m.To.String()},
	}, key)
	if m.Promotion != chess.NoPieceType {
		text += english.say(values{"piece": {PieceType(m.Promotion)}}, "move/becomes")
	}
	next := p.After(m)
	switch {
	case next.IsCheckmate():
		text += english.say(nil, "move/checkmate")
	case next.IsStalemate():
		text += english.say(nil, "move/stalemate")
	case next.InCheck():
		text += english.say(nil, "move/check")
	}
	return text
}
