// Package setup is a board on which a position is put together by hand: any pieces on any squares, and what is wrong with
// them as a position of a game. It reads what people paste, as far as it can be read, and says of the rest why not.
package setup

import (
	"slices"
	"strconv"

	"github.com/touchmove/touchmove/chess"
)

// Board is a position being put together. It is a value: two are equal where all that is set is. Castling rights and the en
// passant square are always possible ones; a change that makes one impossible takes it away. The zero Board is not for use:
// Empty, Start, Of and Read return them.
type Board struct {
	pieces    [64]chess.Piece
	turn      chess.Color
	castling  [2][2]bool // by Color and Wing
	enPassant chess.Square
	halfMoves int
	number    int
}

// Empty returns a board without pieces, White to move.
func Empty() Board { return Board{enPassant: chess.NoSquare, number: 1} }

// Start returns the board every game begins with.
func Start() Board { return Of(chess.StartPosition()) }

// Of returns the board of a position. An en passant square on which nobody can take is not part of it.
func Of(p chess.Position) Board {
	b := Board{turn: p.Turn(), enPassant: p.EnPassant(), halfMoves: p.HalfMoveClock(), number: p.MoveNumber()}
	for s := range chess.NoSquare {
		b.pieces[s] = p.PieceAt(s)
	}
	for c := range b.castling {
		for w := range b.castling[c] {
			b.castling[c][w] = p.CastlingRights().Has(chess.Color(c), chess.Wing(w))
		}
	}
	return b
}

// PieceAt returns the piece on a square, NoPiece for an empty one and for NoSquare.
func (b *Board) PieceAt(s chess.Square) chess.Piece {
	if s >= chess.NoSquare {
		return chess.NoPiece
	}
	return b.pieces[s]
}

// Turn returns the side to move.
func (b *Board) Turn() chess.Color { return b.turn }

// EnPassant returns the square that a pawn has just skipped, NoSquare for none.
func (b *Board) EnPassant() chess.Square { return b.enPassant }

// Castling reports whether a castling right is set.
func (b *Board) Castling(c chess.Color, w chess.Wing) bool { return b.castling[c&1][w&1] }

// Put sets a piece on a square, NoPiece to empty it. NoSquare changes nothing.
func (b *Board) Put(piece chess.Piece, s chess.Square) {
	if s < chess.NoSquare {
		b.pieces[s] = piece
		b.settle()
	}
}

// Move takes what stands on a square to another, where it replaces what was there; to NoSquare it leaves the board.
func (b *Board) Move(from, to chess.Square) {
	piece := b.PieceAt(from)
	b.Put(chess.NoPiece, from)
	b.Put(piece, to)
}

// SetTurn says who is to move. The en passant square is the other side's then, and goes.
func (b *Board) SetTurn(c chess.Color) {
	b.turn = c & 1
	b.settle()
}

// SetCastling gives a castling right or takes it. One that CanCastle denies is not given.
func (b *Board) SetCastling(c chess.Color, w chess.Wing, on bool) {
	b.castling[c&1][w&1] = on && b.CanCastle(c, w)
}

// CanCastle reports whether a side's king and its rook of a wing stand where they begin, so that the right is possible.
func (b *Board) CanCastle(c chess.Color, w chess.Wing) bool {
	king := chess.CastlingMove(c, w).From
	rook := king + 3 // the corner of the king's wing
	if w == chess.QueenSide {
		rook = king - 4
	}
	return b.pieces[king] == chess.NewPiece(c, chess.King) && b.pieces[rook] == chess.NewPiece(c, chess.Rook)
}

// SetEnPassant says which square a pawn has just skipped, NoSquare for none. One that EnPassants does not list changes
// nothing. The half-move clock begins anew with it, as a pawn has moved.
func (b *Board) SetEnPassant(s chess.Square) {
	switch {
	case s >= chess.NoSquare:
		b.enPassant = chess.NoSquare
	case slices.Contains(b.EnPassants(), s):
		b.enPassant, b.halfMoves = s, 0
	}
}

// EnPassants returns the squares that a pawn of the side not to move may just have skipped, with a pawn of the side to move
// beside it. Whether that pawn may take without uncovering its king is another question.
func (b *Board) EnPassants() []chess.Square {
	skipped, ahead := 5, 1 // the rank a black pawn has skipped, and from there to where it began
	if b.turn == chess.Black {
		skipped, ahead = 2, -1
	}
	var squares []chess.Square
	for file := range 8 {
		at := func(rank int) chess.Piece { return b.pieces[chess.NewSquare(file, rank)] }
		landed := skipped - ahead
		if at(skipped) == chess.NoPiece && at(skipped+ahead) == chess.NoPiece &&
			at(landed) == chess.NewPiece(b.turn.Other(), chess.Pawn) && b.pawnBeside(file, landed) {
			squares = append(squares, chess.NewSquare(file, skipped))
		}
	}
	return squares
}

func (b *Board) pawnBeside(file, rank int) bool {
	own := chess.NewPiece(b.turn, chess.Pawn)
	return file > 0 && b.pieces[chess.NewSquare(file-1, rank)] == own ||
		file < 7 && b.pieces[chess.NewSquare(file+1, rank)] == own
}

// settle takes away what has become impossible.
func (b *Board) settle() {
	for c := range b.castling {
		for w := range b.castling[c] {
			b.SetCastling(chess.Color(c), chess.Wing(w), b.castling[c][w])
		}
	}
	if b.enPassant < chess.NoSquare && !slices.Contains(b.EnPassants(), b.enPassant) {
		b.enPassant = chess.NoSquare
	}
}

// FEN returns the board in Forsyth-Edwards notation, whether or not it is a position.
func (b *Board) FEN() string {
	text := make([]byte, 0, 90)
	for rank := 7; rank >= 0; rank-- {
		empty := byte(0)
		for file := range 9 {
			piece := chess.NoPiece
			if file < 8 {
				piece = b.pieces[chess.NewSquare(file, rank)]
			}
			if file < 8 && piece == chess.NoPiece {
				empty++
				continue
			}
			if empty > 0 {
				text = append(text, '0'+empty)
				empty = 0
			}
			if piece != chess.NoPiece {
				text = append(text, piece.Letter())
			}
		}
		if rank > 0 {
			text = append(text, '/')
		}
	}
	text = append(text, ' ', "wb"[b.turn], ' ')
	text = append(text, b.castlingField()...)
	text = append(text, ' ')
	if b.enPassant < chess.NoSquare {
		text = append(text, b.enPassant.String()...)
	} else {
		text = append(text, '-')
	}
	text = append(text, ' ')
	text = strconv.AppendInt(text, int64(b.halfMoves), 10)
	text = append(text, ' ')
	return string(strconv.AppendInt(text, int64(b.number), 10))
}

func (b *Board) castlingField() string {
	field := ""
	for i, letter := range "KQkq" {
		if b.castling[i>>1][i&1] {
			field += string(letter)
		}
	}
	if field == "" {
		return "-"
	}
	return field
}
