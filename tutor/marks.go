package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
)

// marks returns what is drawn on the board, the lowest layer first.
func (s *Session) marks() []Mark {
	p := s.play
	game := p.game()
	position := game.Position()
	marks := moveMarks(game, p.blamed)
	if king := p.checked(); king != chess.NoSquare {
		marks = append(marks, mark(MarkCheck, king))
	}
	if s.hand.chooser != nil {
		return marks // the chooser covers the board; one question at a time
	}
	for _, square := range p.runner.Targets() {
		marks = append(marks, mark(MarkTarget, square))
	}
	for _, shape := range p.runner.Shapes() {
		m := ray(MarkArrow, shape.From, shape.Square)
		if shape.Kind == lessons.ShapeCircle {
			m = mark(MarkCircle, shape.Square)
		}
		m.Color = shape.Color
		marks = append(marks, m)
	}
	for _, touched := range p.runner.Touched() {
		m := mark(MarkCircle, touched)
		m.Color = "yellow"
		marks = append(marks, m)
	}
	marks = append(marks, selectionMarks(&position, s.hand.selected)...)
	if p.runner.State() == lessons.StateLearner {
		for _, square := range p.hintSquares() {
			marks = append(marks, mark(MarkHint, square))
		}
		if p.shown != nil {
			marks = append(marks, ray(MarkShow, p.shown.From, p.shown.To))
		}
		if p.shownSquare != chess.NoSquare {
			marks = append(marks, mark(MarkHint, p.shownSquare))
		}
	}
	for _, square := range p.runner.Found().Squares() {
		marks = append(marks, mark(MarkRight, square))
	}
	marks = append(marks, p.evidence...)
	if p.sign.Kind != "" {
		marks = append(marks, p.sign)
	}
	return marks
}

// moveMarks tints the squares of a move: the one that is blamed, or, where it is nil, the last one of a game.
func moveMarks(g *chess.Game, blamed *chess.Move) []Mark {
	last := g.Move(g.Ply())
	if blamed != nil {
		last = *blamed
	}
	if last.IsZero() {
		return []Mark{}
	}
	return []Mark{mark(MarkLastMove, last.From), mark(MarkLastMove, last.To)}
}

// selectionMarks draws a selected piece and where it can go; nothing for NoSquare.
func selectionMarks(p *chess.Position, selected chess.Square) []Mark {
	if selected == chess.NoSquare {
		return nil
	}
	marks := []Mark{mark(MarkSelected, selected)}
	for square, kind := range targets(p, selected) {
		if kind != "" {
			marks = append(marks, mark(kind, chess.Square(square)))
		}
	}
	return marks
}

// targets returns where a piece can go: MarkMove or MarkCapture by square, "" elsewhere.
func targets(p *chess.Position, from chess.Square) (kinds [64]MarkKind) {
	for _, m := range p.PieceMoves(from) {
		kinds[m.To] = MarkMove
		if p.Captured(m) != chess.NoSquare {
			kinds[m.To] = MarkCapture
		}
	}
	return kinds
}

// hintSquares are those that the newest hint names. When all hints are open and the last one names
// none, it is the piece to move.
func (p *play) hintSquares() []chess.Square {
	hints := p.runner.Hints()
	if len(hints) == 0 {
		return nil
	}
	squares := squaresIn(hints[len(hints)-1])
	if len(squares) == 0 && !p.runner.HasHint() && p.shown == nil {
		if from := p.runner.Mover(); from != chess.NoSquare {
			squares = append(squares, from)
		}
	}
	return squares
}

// squaresIn returns the squares that a text names as words of their own ("the rook on h1"), each once.
func squaresIn(text string) []chess.Square {
	var found []chess.Square
	var seen [64]bool
	for i := 0; i+2 <= len(text); i++ {
		square, err := chess.ParseSquare(text[i : i+2])
		if err != nil || i > 0 && wordByte(text[i-1]) || i+2 < len(text) && wordByte(text[i+2]) || seen[square] {
			continue
		}
		seen[square] = true
		found = append(found, square)
	}
	return found
}

// wordByte says whether a byte belongs to a word; those of letters beyond ASCII do.
func wordByte(b byte) bool {
	return b >= 'a' && b <= 'z' || b >= 'A' && b <= 'Z' || b >= '0' && b <= '9' || b >= 0x80
}
