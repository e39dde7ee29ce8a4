package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/setup"
)

// The tools that are no piece: to pick pieces up with, and to take them away.
const (
	toolHand   = "hand"
	toolEraser = "eraser"
)

// editor is a position being set up, by pointer, keys and controls. It knows nothing of what the position is for. A square
// that does not apply is NoSquare.
type editor struct {
	board setup.Board
	// past and future are for Undo and Redo, the nearest last.
	past, future []setup.Board
	// tool is what a tap does: a FEN letter puts that piece on a square, toolHand moves pieces, toolEraser takes them away.
	tool string
	// unread is what could not be read of the FEN that was typed, until something else is done.
	unread []chess.FENProblem
	// typing is true while the last change was a FEN typed, which the next keystroke changes again.
	typing bool

	pressed, held, selected chess.Square
}

// longestPast is how many changes can be undone.
const longestPast = 500

func newEditor(b setup.Board) *editor {
	e := &editor{board: b, tool: toolHand}
	e.putDown()
	return e
}

func (e *editor) putDown() {
	e.pressed, e.held, e.selected = chess.NoSquare, chess.NoSquare, chess.NoSquare
}

// change makes a change that can be undone, if it is one.
func (e *editor) change(do func(b *setup.Board)) {
	e.unread, e.typing = nil, false
	next := e.board
	if do(&next); next != e.board {
		e.keep()
		e.board = next
	}
}

// keep notes the board as it is for Undo.
func (e *editor) keep() {
	if len(e.past) == longestPast {
		e.past = e.past[1:]
	}
	e.past, e.future = append(e.past, e.board), nil
}

// undo takes the last change back, redo makes it again.
func (e *editor) undo() { e.step(&e.past, &e.future) }
func (e *editor) redo() { e.step(&e.future, &e.past) }

func (e *editor) step(from, to *[]setup.Board) {
	last := len(*from) - 1
	if last < 0 {
		return
	}
	e.putDown()
	e.unread, e.typing = nil, false
	*to = append(*to, e.board)
	e.board, *from = (*from)[last], (*from)[:last]
}

// press is a pointer going down on a square.
func (e *editor) press(square chess.Square) { e.pressed, e.held = square, chess.NoSquare }

// drag lifts the piece that was pressed, whatever the tool.
func (e *editor) drag() {
	if e.board.PieceAt(e.pressed) != chess.NoPiece {
		e.held, e.selected = e.pressed, chess.NoSquare
	}
}

// release is the pointer coming up: a drop, off the board where it is NoSquare, or a tap.
func (e *editor) release(square chess.Square) {
	pressed, held := e.pressed, e.held
	e.pressed, e.held = chess.NoSquare, chess.NoSquare
	switch {
	case pressed == chess.NoSquare:
	case square == pressed && held == chess.NoSquare:
		e.tapped(square)
	case square != pressed && (held != chess.NoSquare || square != chess.NoSquare): // a drag, noticed or not
		e.selected = chess.NoSquare
		if e.board.PieceAt(pressed) != chess.NoPiece {
			e.change(func(b *setup.Board) { b.Move(pressed, square) })
		}
	}
}

// tapped uses the tool on a square.
func (e *editor) tapped(square chess.Square) {
	if e.tool == toolHand {
		e.pickUp(square)
		return
	}
	piece, _ := setup.PieceLettered(e.tool)
	if e.board.PieceAt(square) == piece {
		piece = chess.NoPiece // once more takes it away
	}
	e.change(func(b *setup.Board) { b.Put(piece, square) })
}

// pickUp selects a piece, or puts the selected one down.
func (e *editor) pickUp(square chess.Square) {
	selected := e.selected
	e.selected = chess.NoSquare
	switch {
	case selected == square:
	case selected != chess.NoSquare:
		e.change(func(b *setup.Board) { b.Move(selected, square) })
	case e.board.PieceAt(square) != chess.NoPiece:
		e.selected = square
	}
}

// cancel takes the pointer away: as if it had never gone down.
func (e *editor) cancel() { e.pressed, e.held = chess.NoSquare, chess.NoSquare }

// escape puts back one thing: the piece dragged, else the selected one, else the tool.
func (e *editor) escape() {
	switch {
	case e.held != chess.NoSquare:
		e.cancel()
	case e.selected != chess.NoSquare:
		e.selected = chess.NoSquare
	default:
		e.tool = toolHand
	}
}

// set uses a control. One that is not known, or a value that makes no sense, has no effect.
func (e *editor) set(control, value string) {
	switch control {
	case "tool":
		if _, ok := setup.PieceLettered(value); ok || value == toolHand || value == toolEraser {
			e.tool, e.selected = value, chess.NoSquare
		}
		return
	case "fen":
		e.read(value)
		return
	}
	e.selected = chess.NoSquare
	e.change(func(b *setup.Board) {
		switch control {
		case "put":
			if piece, ok := setup.PieceLettered(value[:min(1, len(value))]); ok {
				b.Put(piece, squareNamed(value[1:]))
			}
		case "clear":
			*b = setup.Empty()
		case "start":
			*b = setup.Start()
		case "turn":
			b.SetTurn(sideNamed(value))
		case "castling":
			if c, w, ok := castlingLettered(value); ok {
				b.SetCastling(c, w, !b.Castling(c, w))
			}
		case "en-passant":
			b.SetEnPassant(squareNamed(value))
		}
	})
}

// read takes over a FEN, as far as it can be read. Where there is nothing on its board, all stays as it is.
func (e *editor) read(fen string) {
	board, problems := setup.Read(fen)
	if problems == nil || hasPieces(&board) {
		if !e.typing && board != e.board {
			e.keep() // but not each keystroke
		}
		e.board, e.typing = board, true
	}
	e.putDown()
	e.unread = problems
}

// problems are what could not be read, and what is wrong with the board, each once.
func (e *editor) problems() []chess.FENProblem {
	_, _, problems := e.board.Judge()
	all := append([]chess.FENProblem(nil), e.unread...)
	for _, p := range problems {
		if !containsProblem(all, p) {
			all = append(all, p)
		}
	}
	return all
}

func containsProblem(problems []chess.FENProblem, p chess.FENProblem) bool {
	for _, q := range problems {
		if p.Field == q.Field && p.Text == q.Text {
			return true
		}
	}
	return false
}

func sideNamed(name string) chess.Color {
	if name == chess.Black.String() {
		return chess.Black
	}
	return chess.White
}

// castlingLettered reads a letter of the FEN field.
func castlingLettered(letter string) (chess.Color, chess.Wing, bool) {
	for i, l := range "KQkq" {
		if letter == string(l) {
			return chess.Color(i >> 1), chess.Wing(i & 1), true
		}
	}
	return chess.White, chess.KingSide, false
}
