package words

import "github.com/touchmove/touchmove/chess"

// Move says a legal move as one would aloud, without a full stop: "White's knight on g1 takes the pawn on f3, and
// that is check".
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
	v := values{
		"side":  {side(mover.Color())},
		"piece": {pieceName(mover.Type())},
		"from":  {m.From.String()},
		"to":    {m.To.String()},
	}
	if taken != chess.NoSquare {
		v["taken"], v["where"] = []string{pieceName(p.PieceAt(taken).Type())}, []string{taken.String()}
	}
	return english.say(v, key) + becomes(m, "move") + gives(p, m, "move")
}

// MoveChange says what a legal move does to the pieces besides moving one, to follow words for that: ", takes the
// white queen"; "" for nothing.
func MoveChange(p chess.Position, m chess.Move) string {
	text := ""
	if taken := p.Captured(m); taken != chess.NoSquare {
		text = english.say(values{"taken": {Piece(p.PieceAt(taken))}}, "change/takes")
	}
	return text + becomes(m, "change")
}

// MoveGives says what a legal move gives, to follow MoveChange: ", check", ", checkmate" or ", stalemate"; "" for
// nothing.
func MoveGives(p chess.Position, m chess.Move) string { return gives(p, m, "change") }

func becomes(m chess.Move, group string) string {
	if m.Promotion == chess.NoPieceType {
		return ""
	}
	return english.say(values{"piece": {PieceType(m.Promotion)}}, group+"/becomes")
}

func gives(p chess.Position, m chess.Move, group string) string {
	next := p.After(m)
	switch {
	case next.IsCheckmate():
		return english.say(nil, group+"/checkmate")
	case next.IsStalemate():
		return english.say(nil, group+"/stalemate")
	case next.InCheck():
		return english.say(nil, group+"/check")
	}
	return ""
}
