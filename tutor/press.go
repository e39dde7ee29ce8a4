package tutor

import "github.com/touchmove/touchmove/chess"

// hand is what a pointer or a key holds on to. A square that does not apply is NoSquare.
type hand struct {
	// selected is the square of the learner's piece whose moves are shown.
	selected chess.Square
	// armed is a square tapped where there is no piece of the learner's: nothing is shown, but a tap on a
	// second square makes it a try, and then we can say why it is none.
	armed chess.Square
	// pressed is where the pointer went down and has not come up.
	pressed chess.Square
	// before is what was selected when it went down, to go back to.
	before chess.Square
	// held is the square of the piece that the pointer drags.
	held chess.Square
	// chooser is the promotion that waits for its piece.
	chooser *chooser
}

var emptyHand = hand{
	selected: chess.NoSquare, armed: chess.NoSquare, pressed: chess.NoSquare,
	before: chess.NoSquare, held: chess.NoSquare,
}

// squareNamed reads an event's square. What is no square is outside the board.
func squareNamed(name string) chess.Square {
	square, err := chess.ParseSquare(name)
	if err != nil {
		return chess.NoSquare
	}
	return square
}

// press is a pointer going down. On an own piece it selects at once, so that the answer comes before the
// finger is up; everything else waits for the release, which a scrolling finger never sends.
func (s *Session) press(square chess.Square) {
	h := &s.hand
	h.held, h.pressed = chess.NoSquare, chess.NoSquare
	if square == chess.NoSquare {
		return
	}
	if h.chooser != nil {
		h.pressed = square
		return
	}
	if s.table().findable() {
		h.pressed = square
		return
	}
	if !s.table().playable() {
		s.table().nudge()
		return
	}
	if s.touch(square) {
		return
	}
	h.pressed, h.before = square, h.selected
	if s.table().own(square) && !s.castles(h.selected, square) {
		s.selectPiece(square)
	}
}

// selectPiece shows the moves of an own piece. The answer to the last try has then been read.
func (s *Session) selectPiece(square chess.Square) {
	s.hand.selected, s.hand.armed = square, chess.NoSquare
	s.table().clearAnswer()
}

// drag lifts the pressed piece. An opponent's piece may be lifted too: where it is dropped we say why not.
func (s *Session) drag() {
	h := &s.hand
	if h.pressed == chess.NoSquare || h.chooser != nil || s.table().findable() || s.piece(h.pressed) == chess.NoPiece {
		return
	}
	h.held = h.pressed
	if s.table().own(h.held) && h.selected != h.held {
		s.selectPiece(h.held) // a rook that the king could have been meant to castle with
	}
}

// release is the pointer coming up: a drop, a tap, or, outside the board, nothing.
func (s *Session) release(square chess.Square) {
	h := &s.hand
	pressed, held := h.pressed, h.held
	h.pressed, h.held = chess.NoSquare, chess.NoSquare
	switch {
	case pressed == chess.NoSquare:
	case h.chooser != nil:
		s.choosePromotionAt(square)
	case s.table().findable():
		if square == pressed {
			s.point(square)
		}
	case square == chess.NoSquare:
		h.selected = h.before
	case square != pressed:
		// A slip from one empty square to another is no try. One from a piece is, even where the page
		// did not notice the drag.
		if held != chess.NoSquare || s.table().own(pressed) ||
			h.selected == chess.NoSquare && s.piece(pressed) != chess.NoPiece {
			s.try(chess.Move{From: pressed, To: square})
		}
	case held != chess.NoSquare:
		// Put down where it was: it stays selected for a tap.
	default:
		s.tapped(square)
	}
}

// tapped finishes a press and release on one square.
func (s *Session) tapped(square chess.Square) {
	h := &s.hand
	own := s.table().own(square)
	switch {
	case own && h.before == square:
		h.selected = chess.NoSquare
	case own && s.castles(h.selected, square):
		s.try(chess.Move{From: h.selected, To: square})
	case own: // the press has selected it
	case h.selected != chess.NoSquare:
		s.try(chess.Move{From: h.selected, To: square})
	case h.armed == square:
		h.armed = chess.NoSquare
	case h.armed != chess.NoSquare && s.piece(square) == chess.NoPiece:
		s.try(chess.Move{From: h.armed, To: square})
	default:
		h.armed = square
	}
}

// tap is a whole press and release by a key or assistive technology.
func (s *Session) tap(square chess.Square) {
	s.press(square)
	s.release(square)
}

// cancel takes the pointer away: as if it had never gone down.
func (s *Session) cancel() {
	h := &s.hand
	if h.pressed != chess.NoSquare && h.chooser == nil {
		h.selected = h.before
	}
	h.pressed, h.held = chess.NoSquare, chess.NoSquare
}

// escape puts back one thing: the pawn in the chooser, else the piece dragged, else the selected one.
func (s *Session) escape() {
	h := &s.hand
	switch {
	case h.chooser != nil:
		s.cancelPromotion()
	case h.held != chess.NoSquare:
		s.cancel()
	default:
		h.selected, h.armed = chess.NoSquare, chess.NoSquare
	}
}

// escapeAll empties the hand, before anything but the board acts.
func (s *Session) escapeAll() {
	if s.hand.chooser != nil {
		s.cancelPromotion()
	}
	s.hand = emptyHand
}

// castles says whether a move from one square to the other would be the king going onto the rook that it still
// has the right to castle with. Nobody who selects the king and then taps that rook has changed their mind: they
// castle as other boards let them, and can be told how the king really goes.
func (s *Session) castles(from, to chess.Square) bool {
	if from == chess.NoSquare {
		return false
	}
	position := s.table().game().Position()
	_, ok := position.CastlingOnto(chess.Move{From: from, To: to})
	return ok
}
