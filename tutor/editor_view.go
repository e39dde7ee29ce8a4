package tutor

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/setup"
	"github.com/touchmove/touchmove/chess/words"
)

// view returns the controls as they stand. Done is for whoever uses the position to fill in.
func (e *editor) view() *Setup {
	v := &Setup{
		Tools:      []SetupTool{},
		Turn:       e.board.Turn(),
		Castlings:  []SetupCastling{},
		EnPassants: append([]chess.Square{}, e.board.EnPassants()...),
		EnPassant:  e.board.EnPassant(),
		FEN:        e.board.FEN(),
		Faults:     []string{},
		Undo:       Action{labelUndo, len(e.past) > 0},
		Redo:       Action{labelRedo, len(e.future) > 0},
		Done:       Action{Label: labelDone},
	}
	for c := chess.White; c <= chess.Black; c++ {
		for _, t := range []chess.PieceType{chess.King, chess.Queen, chess.Rook, chess.Bishop, chess.Knight, chess.Pawn} {
			piece := chess.NewPiece(c, t)
			v.Tools = append(v.Tools, SetupTool{letter(piece), words.Piece(piece), e.tool == letter(piece)})
		}
		if c == chess.White {
			v.Tools = append(v.Tools, SetupTool{toolHand, labelToolHand, e.tool == toolHand})
		} else {
			v.Tools = append(v.Tools, SetupTool{toolEraser, labelToolEraser, e.tool == toolEraser})
		}
		for w := chess.KingSide; w <= chess.QueenSide; w++ {
			if e.board.CanCastle(c, w) {
				v.Castlings = append(v.Castlings, SetupCastling{
					ID: string("KQkq"[2*int(c)+int(w)]), Label: sayCastlingRight(c, w), On: e.board.Castling(c, w),
				})
			}
		}
	}
	_, standing, problems := e.board.Judge()
	for _, p := range e.problems() {
		v.Faults = append(v.Faults, sayProblem(p))
	}
	switch {
	case standing == setup.Impossible:
		v.Note = sayImpossible
	case standing == setup.Shown:
		v.Note = sayOnlyShown
	case problems != nil:
		v.Note = sayNobodyGetsThere
	}
	return v
}

// cells returns the 64 squares as they are seen and spoken of.
func (s *Session) editorCells(e *editor, bottom chess.Color) []Cell {
	cells := s.cellsOf(e.squares(), bottom)
	for i := range cells {
		c := &cells[i]
		c.Grab = c.Piece != ""
		if c.Square == e.selected {
			c.Description = descriptionSelected
		}
	}
	return cells
}

func (e *editor) squares() *squares {
	var b squares
	for s := range chess.NoSquare {
		b[s] = e.board.PieceAt(s)
	}
	return &b
}

// marks draws what is selected, and how a king could be taken.
func (e *editor) marks() []Mark {
	marks := []Mark{}
	if e.selected != chess.NoSquare {
		marks = append(marks, mark(MarkSelected, e.selected))
	}
	if p, standing, _ := e.board.Judge(); standing == setup.Shown {
		marks = append(marks, kingTaken(&p)...)
	}
	return marks
}

// line is the short line under the board.
func (e *editor) line() string {
	if problems := e.problems(); len(problems) > 0 {
		return short(capital(problems[0].Text))
	}
	return lineSetUp
}
