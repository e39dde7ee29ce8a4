package match

import (
	"fmt"
	"slices"

	"github.com/touchmove/touchmove/chess"
)

// Obligation is what is left to play after pieces were touched with the intention of moving or taking them (FIDE 4.3, 4.4).
type Obligation struct {
	// Moves are the legal moves left. There are none only where there is no legal move at all.
	Moves []chess.Move
	// Article is what the obligation rests on: "4.3.1", "4.3.2", "4.3.3" or "4.4.1" to "4.4.3"; "4.5" where pieces were
	// touched and none of them can be moved or taken; "9.5.3" for a move announced with a claim that was wrong; "" where
	// nothing was touched.
	Article string
	// Move is the piece that has to move, Take the piece that has to be taken, NoSquare where there is none.
	Move, Take chess.Square
	// Castle is the rook to castle with, NoSquare where castling is no duty.
	Castle chess.Square
	// Promotion is the piece that has touched its square: no other promotion is left (4.4.4).
	Promotion chess.PieceType
}

// Obliged says what is left to play for the side to move that has touched the pieces on these squares, in this order, on
// purpose. Empty squares do not count, nor does a piece touched again. Where it is not clear which of two pieces of
// different colours was first, one's own counts as the first (FIDE 4.3.3); king and rook touched together are the king
// first (4.4.1). Where king, rook and an enemy piece were touched, to take goes before to castle; the Laws do not say. The
// promotion is the new piece that has touched its square, NoPieceType for none; one that no legal move left makes counts
// as none.
func Obliged(p chess.Position, touched []chess.Square, promotion chess.PieceType) Obligation {
	o := obliged(&p, touched)
	if promotion == chess.NoPieceType || filter(o.Moves, func(m chess.Move) bool { return m.Promotion == promotion }) == nil {
		return o
	}
	o.Promotion = promotion
	o.Moves = filter(o.Moves, func(m chess.Move) bool {
		return m.Promotion == promotion || m.Promotion == chess.NoPieceType // a pawn may still have another way
	})
	return o
}

// obliged is Obliged before the choice of a promotion.
func obliged(p *chess.Position, touched []chess.Square) Obligation {
	t := touches{p: p, legal: p.LegalMoves()}
	for _, s := range touched {
		if p.PieceAt(s) != chess.NoPiece && !slices.Contains(t.squares, s) {
			t.squares = append(t.squares, s)
		}
	}
	if len(t.squares) == 0 {
		return t.free("")
	}
	own := slices.IndexFunc(t.squares, t.own)
	enemy := slices.IndexFunc(t.squares, t.enemy)
	moving, taking := "4.3.1", "4.3.2"
	if own >= 0 && enemy >= 0 {
		moving, taking = "4.3.3", "4.3.3"
		if o := t.limited(moving, t.squares[own], t.squares[enemy]); o.Moves != nil {
			return o
		}
	}
	// Else the first piece touched that can be moved or taken.
	for i, s := range t.squares {
		var o Obligation
		switch {
		case t.enemy(s):
			o = t.limited(taking, chess.NoSquare, s)
		case s == p.King(p.Turn()):
			o = t.king(moving, s, t.squares[i+1:])
		default:
			o = t.limited(moving, s, chess.NoSquare)
			if t.corner(s) && slices.Contains(t.squares[i:], p.King(p.Turn())) {
				// It moves as by 4.3.1, so the king does not castle with it. A rook that cannot move cannot castle.
				o.Article = "4.4.2"
			}
		}
		if o.Moves != nil {
			return o
		}
	}
	return t.free("4.5")
}

// touches are the different pieces touched, in their order.
type touches struct {
	p       *chess.Position
	legal   []chess.Move
	squares []chess.Square
}

func (t *touches) own(s chess.Square) bool   { return t.p.Side(t.p.Turn()).Has(s) }
func (t *touches) enemy(s chess.Square) bool { return !t.own(s) }

// free is the obligation that leaves every legal move.
func (t *touches) free(article string) Obligation {
	return Obligation{t.legal, article, chess.NoSquare, chess.NoSquare, chess.NoSquare, chess.NoPieceType}
}

// limited is the obligation to move the piece on one square, and to take the one on the other; NoSquare stands for
// any, or none. Its Moves are nil where that cannot be done.
func (t *touches) limited(article string, move, take chess.Square) Obligation {
	o := t.free(article)
	o.Move, o.Take = move, take
	o.Moves = filter(t.legal, func(m chess.Move) bool {
		return (move == chess.NoSquare || m.From == move) && (take == chess.NoSquare || t.p.Captured(m) == take)
	})
	return o
}

// king is the obligation of a player whose king is the first piece touched that counts. A rook in its corner, touched after
// a king at home, shows that castling was meant.
func (t *touches) king(article string, king chess.Square, after []chess.Square) Obligation {
	o := t.limited(article, king, chess.NoSquare)
	meant := false
	for _, rook := range after {
		if !t.corner(rook) {
			continue
		}
		meant = true
		castling := t.castling(rook)
		if t.p.IsLegal(castling) {
			o.Article, o.Castle, o.Moves = "4.4.1", rook, []chess.Move{castling}
			return o
		}
	}
	switch {
	case meant && o.Moves == nil:
		return t.free("4.4.3")
	case meant:
		o.Article = "4.4.3"
	}
	return o
}

// corner reports whether a rook of one's own stands on a square from which a king at home could castle.
func (t *touches) corner(s chess.Square) bool {
	king := chess.CastlingMove(t.p.Turn(), chess.KingSide).From
	return t.p.King(t.p.Turn()) == king && s.Rank() == king.Rank() && (s.File() == 0 || s.File() == 7) &&
		t.p.Pieces(t.p.Turn(), chess.Rook).Has(s)
}

// castling returns castling with the rook in a corner.
func (t *touches) castling(rook chess.Square) chess.Move {
	wing := chess.KingSide
	if rook.File() == 0 {
		wing = chess.QueenSide
	}
	return chess.CastlingMove(t.p.Turn(), wing)
}

// filter returns the moves that pass, nil for none.
func filter(moves []chess.Move, passes func(chess.Move) bool) []chess.Move {
	var left []chess.Move
	for _, m := range moves {
		if passes(m) {
			left = append(left, m)
		}
	}
	return left
}

// Against returns why a legal move may not be played after what was touched, and false where it may. The evidence has in
// Moved the piece that has to move, in Target the piece that has to be taken or the rook to castle with, and as Flights
// where the moves left lead.
func (o Obligation) Against(try chess.Move) (chess.Reason, bool) {
	if slices.Contains(o.Moves, try) {
		return chess.Reason{}, false
	}
	r := chess.NewReason(chess.ReasonTouchMove, o.Article)
	r.Evidence.Moved, r.Evidence.Target = o.Move, o.Take
	if o.Castle != chess.NoSquare {
		r.Evidence.Target = o.Castle
	}
	for _, m := range o.Moves {
		if !slices.Contains(r.Evidence.Flights, m.To) {
			r.Evidence.Flights = append(r.Evidence.Flights, m.To)
		}
	}
	chosen := try
	chosen.Promotion = o.Promotion
	if slices.Contains(o.Moves, chosen) {
		r.Article = "4.4.4"
	}
	return r, true
}

// Touch notes that the player who has the move has touched the pieces on these squares, in this order and on
// purpose. It declines an offer of a draw, and no draw can be claimed on this move any more (FIDE 9.1.2.1, 9.4).
func (m *Match) Touch(squares ...chess.Square) error {
	if m.over() {
		return ErrOver
	}
	p := m.game.Position()
	for _, s := range squares {
		if p.PieceAt(s) != chess.NoPiece {
			m.touched = append(m.touched, s)
			m.offered[p.Turn().Other()] = false
		}
	}
	return nil
}

// TouchPromotion notes that the piece a pawn shall become has touched the square of promotion (FIDE 4.4.4). It is an error
// where a pawn cannot become that: a king, a pawn or none.
func (m *Match) TouchPromotion(piece chess.PieceType) error {
	switch {
	case m.over():
		return ErrOver
	case piece < chess.Knight || piece > chess.Queen:
		return fmt.Errorf("match: no pawn becomes %q", piece)
	}
	m.promotion = piece
	return nil
}

// Obligation says what is left to play after what was touched, or announced with a wrong claim, on this move.
func (m *Match) Obligation() Obligation {
	p := m.game.Position()
	if !m.announced.IsZero() {
		o := Obliged(p, nil, chess.NoPieceType)
		o.Moves, o.Article, o.Move = []chess.Move{m.announced}, "9.5.3", m.announced.From
		return o
	}
	return Obliged(p, m.touched, m.promotion)
}
