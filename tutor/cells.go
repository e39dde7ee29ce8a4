package tutor

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// boardShown is the board with the chooser's pawn where it is seen: on the last rank.
func (s *Session) boardShown() *squares {
	position := s.table().game().Position()
	board := squaresOf(&position)
	if c := s.hand.chooser; c != nil {
		board[c.to], board[c.from] = board[c.from], chess.NoPiece
	}
	return board
}

// squareSeen returns the square in the i-th place, from the upper left. It is its own inverse: given a
// square, it returns that square's place.
func squareSeen(i int, bottom chess.Color) chess.Square {
	if bottom == chess.White {
		return chess.NewSquare(i%8, 7-i/8)
	}
	return chess.NewSquare(7-i%8, i/8)
}

// cellName returns what a person calls a square. The names are kept: making 64 of them for each View took
// longer than all the rest of it.
func (s *Session) cellName(square chess.Square, piece chess.Piece) string {
	name := &s.cellNames[square][piece&15]
	if *name == "" {
		*name = words.Cell(square, piece)
	}
	return *name
}

// letter is a piece as a View writes it.
func letter(p chess.Piece) string { return string(rune(p.Letter())) }

// cellsOf returns the 64 squares of a board as they are seen, with what stands on them.
func (s *Session) cellsOf(board *squares, bottom chess.Color) []Cell {
	cells := make([]Cell, 64)
	for i := range cells {
		square := squareSeen(i, bottom)
		cells[i] = Cell{Square: square, Name: s.cellName(square, board[square])}
		if piece := board[square]; piece != chess.NoPiece {
			cells[i].Piece = letter(piece)
		}
	}
	return cells
}

// cells returns the 64 squares as they are seen and spoken of.
func (s *Session) cells(bottom chess.Color) []Cell {
	p := s.play
	position := p.game().Position()
	board := s.boardShown()
	chooser := s.hand.chooser
	canGrab := p.playable() && chooser == nil

	var kinds [64]MarkKind
	if selected := s.hand.selected; selected != chess.NoSquare {
		kinds = targets(&position, selected)
	}
	checked := p.checked()
	stars := p.runner.Targets()
	found := p.runner.Found()

	cells := s.cellsOf(board, bottom)
	for i := range cells {
		c := &cells[i]
		square := c.Square
		c.Grab = canGrab && p.own(square)
		switch {
		case square == s.hand.selected:
			c.Description = descriptionSelected
		case kinds[square] == MarkMove:
			c.Description = descriptionMove
		case kinds[square] == MarkCapture:
			c.Description = descriptionCapture
		case found.Has(square):
			c.Description = descriptionFound
		case p.exercise.AsksOfTheBoard():
			c.Description = descriptionDark
			if (square.File()+square.Rank())%2 != 0 != p.exercise.Turned {
				c.Description = descriptionLight
			}
		case square == checked:
			c.Description = descriptionCheck
		}
		if slices.Contains(stars, square) {
			c.Description = listed(descriptionTarget, c.Description)
		}
	}
	if chooser != nil {
		chooser.describe(cells, bottom)
	}
	return cells
}

// describe tells on the chooser's squares what a tap there does.
func (c *chooser) describe(cells []Cell, bottom chess.Color) {
	at := func(i int) *Cell { return &cells[squareSeen(int(c.square(i)), bottom)] }
	for i, t := range promotionPieces {
		at(i).Description = sayChoose(t)
	}
	at(len(promotionPieces)).Description = descriptionCancel
}
