package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// findPieces asks for every piece of one kind and colour.
type findPieces struct {
	bare
	piece chess.Piece
}

func readFindPieces(args []string) (Goal, bool) {
	if len(args) == 1 && len(args[0]) == 1 {
		if piece := pieceLettered(args[0][0]); piece != chess.NoPiece {
			return findPieces{piece: piece}, true
		}
	}
	return nil, false
}

// pieceLettered returns the piece of a FEN letter, NoPiece for any other byte.
func pieceLettered(letter byte) chess.Piece {
	for t := chess.Pawn; t <= chess.King; t++ {
		for _, c := range []chess.Color{chess.White, chess.Black} {
			if p := chess.NewPiece(c, t); p.Letter() == letter {
				return p
			}
		}
	}
	return chess.NoPiece
}

func (f findPieces) String() string { return "find pieces " + string(rune(f.piece.Letter())) }

func (f findPieces) squares(g *chess.Game) chess.Bitboard {
	p := g.Position()
	return p.Pieces(f.piece.Color(), f.piece.Type())
}

func (f findPieces) about(g *chess.Game, s chess.Square) Miss {
	p := g.Position()
	piece := p.PieceAt(s)
	if piece == chess.NoPiece {
		return Miss{Text: "No piece stands on " + s.String() + "."}
	}
	return Miss{Text: "That is a " + words.Piece(piece) + ", and a " + words.Piece(f.piece) + " is asked for."}
}
