package lessons

import "github.com/touchmove/touchmove/chess"

// read asks the learner to play the move that the prompt names in notation.
type read struct{ line }

func (read) String() string { return "read" }

// named is the move of the main line.
func (read) named(turn *Node) (kind, name string) {
	if main := turn.Main(); main != nil {
		name = main.SAN
	}
	return "move", name
}

// misread says how the move is written that was played, and where that differs from what was to be read.
func (read) misread(p *chess.Position, played, asked chess.Move) string {
	text := "That is " + p.SAN(played) + ". "
	one, other := p.PieceAt(played.From).Type(), p.PieceAt(asked.From).Type()
	switch {
	case isCastling(p, asked):
		return text + "O-O and O-O-O are castling: O-O with the rook that is nearer."
	case one != other && other == chess.Pawn:
		return text + "Without a letter a pawn moves."
	case one != other:
		return text + "The letter in front says which piece moves."
	case played.To != asked.To:
		return text + "The square it goes to is written last."
	case played.From != asked.From:
		return text + "Two can go there. What stands between the letter and the square says which one."
	}
	return text + "What the pawn becomes stands behind the =."
}
