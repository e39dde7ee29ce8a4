package dead

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// mutant is a board to be changed at will, which need not be a position.
type mutant struct {
	pieces [64]chess.Piece
	turn   chess.Color
}

func mutantOf(p *chess.Position) (m mutant) {
	for s := chess.A1; s <= chess.H8; s++ {
		m.pieces[s] = p.PieceAt(s)
	}
	m.turn = p.Turn()
	return m
}

// position returns the board as a position without rights to castle or to take in passing, and false where no game could be played from it.
func (m *mutant) position(t testing.TB) (chess.Position, bool) {
	var fen strings.Builder
	for rank := 7; rank >= 0; rank-- {
		empty := byte(0)
		for file := range 8 {
			piece := m.pieces[chess.NewSquare(file, rank)]
			if piece == chess.NoPiece {
				empty++
				continue
			}
			if empty > 0 {
				fen.WriteByte('0' + empty)
				empty = 0
			}
			fen.WriteByte(piece.Letter())
		}
		if empty > 0 {
			fen.WriteByte('0' + empty)
		}
		if rank > 0 {
			fen.WriteByte('/')
		}
	}
	fen.WriteString([2]string{" w", " b"}[m.turn])
	p, err := chess.ParseLessonFEN(fen.String())
	if err != nil {
		return p, false
	}
	return p, playable(&p)
}

// change moves, adds, removes or shifts something.
func (m *mutant) change(r *rand.Rand) {
	from, to := chess.Square(r.IntN(64)), chess.Square(r.IntN(64))
	for range 20 { // mostly something is to be changed
		if m.pieces[from] != chess.NoPiece {
			break
		}
		from = chess.Square(r.IntN(64))
	}
	kings := m.pieces[from].Type() == chess.King || m.pieces[to].Type() == chess.King
	switch r.IntN(9) {
	case 0: // goes anywhere
		if m.pieces[to].Type() != chess.King {
			m.pieces[to], m.pieces[from] = m.pieces[from], chess.NoPiece
		}
	case 1: // goes to the next square
		to = from + []chess.Square{1, 7, 8, 9}[r.IntN(4)]*chess.Square(1-2*r.IntN(2))
		if to < 64 && m.pieces[to].Type() != chess.King {
			m.pieces[to], m.pieces[from] = m.pieces[from], chess.NoPiece
		}
	case 2:
		m.pieces[from], m.pieces[to] = m.pieces[to], m.pieces[from]
	case 3:
		if !kings {
			m.pieces[from] = chess.NoPiece
		}
	case 4: // another kind
		if !kings {
			m.pieces[from] = chess.NewPiece(m.pieces[from].Color(), chess.Pawn+chess.PieceType(r.IntN(5)))
		}
	case 5: // a new piece, mostly of those that close walls
		if m.pieces[to] == chess.NoPiece {
			kind := []chess.PieceType{chess.Pawn, chess.Pawn, chess.Pawn, chess.Bishop, chess.Bishop, chess.Knight, chess.Rook, chess.Queen}[r.IntN(8)]
			m.pieces[to] = chess.NewPiece(chess.Color(r.IntN(2)), kind)
		}
	case 6: // a pair of blocked pawns
		if to >= 8 && to < 48 && m.pieces[to] == chess.NoPiece && m.pieces[to+8] == chess.NoPiece {
			m.pieces[to], m.pieces[to+8] = chess.NewPiece(chess.White, chess.Pawn), chess.NewPiece(chess.Black, chess.Pawn)
		}
	case 7: // all on a rank shift by a file
		rank := to.Rank() * 8
		row := m.pieces[rank : rank+8]
		last := row[7]
		copy(row[1:], row[:7])
		row[0] = last
	case 8:
		m.turn = m.turn.Other()
	}
}

// mutation returns one of some positions after a few changes, and false where no game could be played from it.
func mutation(t testing.TB, seeds []chess.Position, r *rand.Rand) (chess.Position, bool) {
	m := mutantOf(&seeds[r.IntN(len(seeds))])
	for range 1 + r.IntN(4) {
		m.change(r)
	}
	return m.position(t)
}
