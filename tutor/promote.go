package tutor

import "github.com/touchmove/touchmove/chess"

// chooser is a pawn that stands on the last rank and waits to hear what it becomes. For the Runner it
// has not moved yet.
type chooser struct {
	from, to chess.Square
}

// promotionPieces are in the order people want them: nearest to the pawn the one chosen most.
var promotionPieces = [4]chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight}

// square returns where the i-th choice is drawn: from the promotion square towards the middle of the
// board, which is always inside it. 4 is the cancel sign.
func (c *chooser) square(i int) chess.Square {
	if c.to.Rank() == 7 {
		return c.to - chess.Square(8*i)
	}
	return c.to + chess.Square(8*i)
}

// openChooser puts the pawn on the last rank and asks.
func (s *Session) openChooser(from, to chess.Square) {
	board := s.play.squares()
	s.hand.selected, s.hand.armed = chess.NoSquare, chess.NoSquare
	s.hand.chooser = &chooser{from: from, to: to}
	s.play.clearAnswer()
	taken := chess.NoSquare
	if board[to] != chess.NoPiece {
		taken = to
	}
	s.move(phase(board, taken, Glide{from, to}))
}

// cancelPromotion puts the pawn back to where it came from.
func (s *Session) cancelPromotion() {
	c := s.hand.chooser
	board := s.boardShown()
	s.hand = emptyHand
	s.move(phase(board, chess.NoSquare, Glide{c.to, c.from}))
}

// choosePromotionAt answers the chooser by a square; any that shows no piece cancels.
func (s *Session) choosePromotionAt(square chess.Square) {
	for i, t := range promotionPieces {
		if s.hand.chooser.square(i) == square {
			s.promoteTo(t)
			return
		}
	}
	s.cancelPromotion()
}

// promote answers the chooser by a piece's name; "" cancels.
func (s *Session) promote(name string) {
	if s.hand.chooser == nil {
		return
	}
	for _, t := range promotionPieces {
		if t.String() == name {
			s.promoteTo(t)
			return
		}
	}
	if name == "" {
		s.cancelPromotion()
	}
}

// promoteTo plays the move that the chooser was opened for. The pawn has made its way already, so only
// what follows is motion.
func (s *Session) promoteTo(t chess.PieceType) {
	c := s.hand.chooser
	s.hand = emptyHand
	s.judge(chess.Move{From: c.from, To: c.to, Promotion: t}, true)
}

// view returns the chooser as it is shown.
func (c *chooser) view(color chess.Color) *Promotion {
	p := &Promotion{Square: c.to, Cancel: c.square(len(promotionPieces))}
	for i, t := range promotionPieces {
		p.Choices = append(p.Choices, PromotionChoice{
			Square: c.square(i),
			Piece:  letter(chess.NewPiece(color, t)),
			Name:   t.String(),
		})
	}
	return p
}
