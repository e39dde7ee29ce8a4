package dead

import (
	"os"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// Of what is called too little there is not one mate on the board: all placements of the pieces are looked at. No capture
// leads to anything else, and pawns there are none.
//
// With two men of the loser's beside its king, which takes a minute:
//
//	TOUCHMOVE_ATTACK=1 nice go test ./chess/dead -run TestTooLittle -v
func TestTooLittle(t *testing.T) {
	two := os.Getenv("TOUCHMOVE_ATTACK") != ""
	const knight, bishop, rook, queen = chess.Knight, chess.Bishop, chess.Rook, chess.Queen
	for _, c := range []struct {
		winner, loser []chess.PieceType
	}{
		{[]chess.PieceType{knight}, []chess.PieceType{queen}},
		{[]chess.PieceType{bishop}, []chess.PieceType{bishop}},
		{[]chess.PieceType{bishop}, []chess.PieceType{rook}},
		{[]chess.PieceType{bishop}, []chess.PieceType{queen}},
		{[]chess.PieceType{knight}, []chess.PieceType{queen, queen}},
		{[]chess.PieceType{bishop}, []chess.PieceType{bishop, bishop}},
		{[]chess.PieceType{bishop}, []chess.PieceType{bishop, rook}},
		{[]chess.PieceType{bishop}, []chess.PieceType{bishop, queen}},
		{[]chess.PieceType{bishop}, []chess.PieceType{rook, rook}},
		{[]chess.PieceType{bishop}, []chess.PieceType{rook, queen}},
		{[]chess.PieceType{bishop}, []chess.PieceType{queen, queen}},
		{[]chess.PieceType{bishop, bishop}, []chess.PieceType{rook}},
		{[]chess.PieceType{bishop, bishop}, []chess.PieceType{queen}},
	} {
		if len(c.winner)+len(c.loser) > 2 && !two {
			continue
		}
		l := placements{t: t, queue: append(colored(chess.White, c.winner), colored(chess.Black, c.loser)...)}
		// The other squares are these ten, mirrored.
		for _, s := range []chess.Square{chess.A1, chess.B1, chess.C1, chess.D1, chess.B2, chess.C2, chess.D2, chess.C3, chess.D3, chess.D4} {
			for king := chess.A1; king <= chess.H8; king++ {
				if distance(s, king) > 1 {
					l.board.pieces = [64]chess.Piece{}
					l.board.pieces[s] = chess.NewPiece(chess.Black, chess.King)
					l.board.pieces[king] = chess.NewPiece(chess.White, chess.King)
					l.king, l.guarded = s, chess.AttacksFrom(l.board.pieces[king], king, 0)
					l.place(0, 0, false)
				}
			}
		}
		t.Logf("%v against %v: %d placements, %d of them checks without a flight", c.winner, c.loser, l.count, l.close)
		if l.count == 0 {
			t.Error("nothing was looked at")
		}
	}
}

func colored(c chess.Color, kinds []chess.PieceType) (pieces []chess.Piece) {
	for _, kind := range kinds {
		pieces = append(pieces, chess.NewPiece(c, kind))
	}
	return pieces
}

// placements puts pieces on all squares in turn, around two kings. The bishops are all on squares of one colour.
type placements struct {
	t            *testing.T
	queue        []chess.Piece
	board        mutant
	king         chess.Square   // Black's
	guarded      chess.Bitboard // by White's king
	count, close int
}

func (l *placements) place(n int, bishops chess.Bitboard, check bool) {
	if n == len(l.queue) {
		l.look()
		return
	}
	piece := l.queue[n]
	if piece.Color() == chess.Black && !check {
		return // White's pieces come first, and none of them would check even on an empty board
	}
	for s := chess.A1; s <= chess.H8; s++ {
		if l.board.pieces[s] != chess.NoPiece {
			continue
		}
		with := bishops
		if piece.Type() == chess.Bishop {
			with |= bit(s)
			if with&darkSquares != 0 && with&^darkSquares != 0 {
				continue
			}
		}
		l.board.pieces[s] = piece
		l.place(n+1, with, check || chess.AttacksFrom(piece, s, 0).Has(l.king))
		l.board.pieces[s] = chess.NoPiece
	}
}

// look asks whether the placement is mate, unless it is plainly none.
func (l *placements) look() {
	l.count++
	var occupied, black chess.Bitboard
	for s, piece := range l.board.pieces {
		if piece != chess.NoPiece {
			occupied |= bit(chess.Square(s))
			if piece.Color() == chess.Black {
				black |= bit(chess.Square(s))
			}
		}
	}
	guarded := l.guarded
	for s, piece := range l.board.pieces {
		if piece != chess.NoPiece && piece.Color() == chess.White {
			guarded |= chess.AttacksFrom(piece, chess.Square(s), occupied&^bit(l.king))
		}
	}
	around := chess.AttacksFrom(chess.NewPiece(chess.Black, chess.King), l.king, 0)
	if !guarded.Has(l.king) || around&^black&^guarded != 0 {
		return
	}
	l.close++
	l.board.turn = chess.Black
	if p, ok := l.board.position(l.t); ok && p.IsCheckmate() {
		l.t.Errorf("%s is mate", p.FEN())
	}
}
