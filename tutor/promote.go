package tutor

import "github.com/touchmove/touchmove/chess"

// chooser is a pawn that stands on the last rank and waits to hear what it becomes. For the Runner it
// has not moved yet.
type chooser struct {
	from, to chess.Square
	// first is where the first choice is drawn: on to, or beside it.
	first chess.Square
}

// promotionPieces are in the order people want them: nearest to the pawn the one chosen most.
var promotionPieces = [4]chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight}

// square returns where the i-th choice is drawn: from the last rank towards the middle of the board, which
// is always inside it. 4 is the cancel sign.
func (c *chooser) square(i int) chess.Square {
	if c.to.Rank() == 7 {
		return c.first - chess.Square(8*i)
	}
	return c.first + chess.Square(8*i)
}

// lay finds the file for the choices: the pawn's own, or one beside it where fewer pieces stand that would be
// covered. What to promote to depends on them.
func (c *chooser) lay(board *squares) {
	least := len(board)
	for _, shift := range []int{0, 1, -1} {
		file := c.to.File() + shift
		if file < 0 || file > 7 {
			continue
		}
		at := chooser{to: c.to, first: chess.NewSquare(file, c.to.Rank())}
		covered := 0
		for i := range len(promotionPieces) + 1 {
			if sq := at.square(i); sq != c.from && sq != c.to && board[sq] != chess.NoPiece {
				covered++
			}
		}
		if covered < least {
			least, c.first = covered, at.first
		}
	}
}

// openChooser puts the pawn on the last rank and asks.
func (s *Session) openChooser(from, to chess.Square) {
	position := s.table().game().Position()
	board := squaresOf(&position)
	s.hand.selected, s.hand.armed = chess.NoSquare, chess.NoSquare
	s.hand.chooser = &chooser{from: from, to: to}
	s.hand.chooser.lay(board)
	s.table().clearAnswer()
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
