package words

import "github.com/touchmove/touchmove/chess"

// Piece names a piece with its colour: "white knight"; "empty" for none.
func Piece(p chess.Piece) string {
	if p.Type() == chess.NoPieceType {
		return english.say(nil, "phrase/empty")
	}
	return english.say(values{
		"color": {english.say(nil, "color/"+p.Color().String())},
		"piece": {pieceName(p.Type())},
	}, "phrase/piece")
}

// Cell names a square and what stands on it: "e1, white king"; "e4, empty".
func Cell(s chess.Square, p chess.Piece) string {
	return english.say(values{"square": {s.String()}, "occupant": {Piece(p)}}, "phrase/cell")
}

// Turn says who is to move: "White to move".
func Turn(c chess.Color) string {
	return english.say(values{"side": {side(c)}}, "phrase/turn")
}

// PieceType names a kind of piece: "knight"; "" for none.
func PieceType(t chess.PieceType) string {
	if t == chess.NoPieceType || t > chess.King {
		return ""
	}
	return pieceName(t)
}

// pieceName is PieceType for a kind that is known to be one.
func pieceName(t chess.PieceType) string { return english.say(nil, "piece/"+t.String()) }

// side names a player: "White".
func side(c chess.Color) string { return english.say(nil, "side/"+c.String()) }
