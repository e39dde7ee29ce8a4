package tutor

import (
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/setup"
	"github.com/touchmove/touchmove/chess/words"
)

// callPlayOn is the button for going on after a draw that came by itself.
const callPlayOn = "play-on"

// viewFree puts the free board into a View in place of the exercise.
func (s *Session) viewFree(v *View) {
	f := s.free
	v.Title, v.Lesson, v.Step, v.Steps = titleFree, "", 0, []StepItem{}
	v.Actions = s.freeActions()
	v.Free = s.freeItem()
	if f.setup != nil {
		v.Prompt, v.Field = sayHowToSetUp, nil
		v.Setup = f.setup.view()
		_, standing, _ := f.setup.board.Judge()
		v.Setup.Done.Enabled = standing != setup.Impossible
		return
	}
	v.Prompt = sayHowToPlayFreely
	v.Feedback = f.feedback
	v.Hints = append(v.Hints, f.why.told...)
	if !f.playable() {
		v.Field = nil
	}
	if f.canPlayOn() {
		v.Calls = append(v.Calls, Choice{ID: callPlayOn, Label: labelPlayOn})
	}
}

// freeActions returns the buttons that an exercise has too.
func (s *Session) freeActions() Actions {
	f := s.free
	moved := f.setup == nil && f.played.Ply() > 0
	return Actions{
		Hint: Action{Label: labelHint}, Show: Action{Label: labelShow}, Continue: Action{Label: labelContinue},
		Next: Action{Label: labelNext}, Previous: Action{Label: labelPrevious},
		Undo:  Action{labelUndo, moved},
		Retry: Action{labelStartOver, moved},
		Flip:  Action{labelFlip, true},
	}
}

// freeItem returns what only the free board has.
func (s *Session) freeItem() *Free {
	f := s.free
	playing := f.setup == nil
	item := &Free{
		Address: f.address(),
		Also:    append([]string{}, f.also...),
		Why:     Action{labelWhy, playing && f.why.more()},
		Redo:    Action{labelRedo, playing && f.played.Ply() < len(f.written)},
		SetUp:   Action{labelSetUp, playing},
		Leave:   Action{labelLeave, true},
	}
	if len(f.why.told) > 0 {
		item.Why.Label = labelWhyMore
	}
	if playing {
		item.Moves = f.moveText()
	}
	return item
}

// address is what stands on the board as the page's address says it: "board=…", with "&moves=…" where some were played.
func (f *free) address() string {
	var text strings.Builder
	text.WriteString("board=")
	if f.setup != nil {
		text.WriteString(inAddress(f.setup.board.FEN()))
		return text.String()
	}
	text.WriteString(inAddress(f.start))
	for i, m := range f.played.Moves() {
		if i == 0 {
			text.WriteString("&moves=")
		} else {
			text.WriteByte('_')
		}
		text.WriteString(m.String())
	}
	return text.String()
}

// inAddress writes a FEN for an address, where a space would become three signs.
func inAddress(fen string) string { return strings.ReplaceAll(fen, " ", "_") }

// moveText is the moves on the board in notation: "1. e4 e5 2. Nf3".
func (f *free) moveText() string {
	var text strings.Builder
	first := f.played.At(0)
	number, turn := first.MoveNumber(), first.Turn()
	for i, san := range f.written[:f.played.Ply()] {
		if i > 0 {
			text.WriteByte(' ')
		}
		if turn == chess.White || i == 0 {
			text.WriteString(strconv.Itoa(number))
			text.WriteString(map[chess.Color]string{chess.White: ". ", chess.Black: "... "}[turn])
		}
		text.WriteString(san)
		if turn = turn.Other(); turn == chess.White {
			number++
		}
	}
	return text.String()
}

// freeBoard returns the board of the free board, and its marks.
func (s *Session) freeBoard(b *Board) {
	f := s.free
	b.Bottom = f.bottom
	b.LineVerdict = VerdictNone
	if e := f.setup; e != nil {
		b.Turn, b.Held = e.board.Turn(), e.held
		b.Cells, b.Marks, b.Line = s.editorCells(e, b.Bottom), e.marks(), e.line()
		return
	}
	position := f.played.Position()
	b.Turn = position.Turn()
	b.Cells, b.Marks = s.freeCells(), s.freeMarks()
	b.Told = f.told
	b.LineVerdict = f.feedback.Verdict
	switch c := s.hand.chooser; {
	case c != nil:
		b.Promotion, b.Line = c.view(b.Turn), lineChoosePiece
	case f.line != "":
		b.Line = short(f.line)
	case f.over() || f.locked != nil:
		b.Line = f.holds
	default:
		b.Line = words.Turn(b.Turn)
	}
}

// freeCells returns the 64 squares as they are seen and spoken of.
func (s *Session) freeCells() []Cell {
	f := s.free
	position := f.played.Position()
	cells := s.cellsOf(s.boardShown(), f.bottom)
	checked := f.checked()
	var kinds [64]MarkKind
	if selected := s.hand.selected; selected != chess.NoSquare && !f.over() {
		kinds = targets(&position, selected)
	}
	for i := range cells {
		c := &cells[i]
		c.Grab = s.hand.chooser == nil && f.own(c.Square)
		switch {
		case c.Square == s.hand.selected:
			c.Description = descriptionSelected
		case kinds[c.Square] == MarkMove:
			c.Description = descriptionMove
		case kinds[c.Square] == MarkCapture:
			c.Description = descriptionCapture
		case c.Square == checked:
			c.Description = descriptionCheck
		}
	}
	if s.hand.chooser != nil {
		s.hand.chooser.describe(cells, f.bottom)
	}
	return cells
}

// freeMarks returns what is drawn on the board, the lowest layer first.
func (s *Session) freeMarks() []Mark {
	f := s.free
	position := f.played.Position()
	marks := moveMarks(f.played, f.blamed)
	if king := f.checked(); king != chess.NoSquare {
		marks = append(marks, mark(MarkCheck, king))
	}
	if s.hand.chooser != nil {
		return marks
	}
	if selected := s.hand.selected; selected != chess.NoSquare && f.over() {
		marks = append(marks, mark(MarkSelected, selected)) // it can go nowhere
	} else {
		marks = append(marks, selectionMarks(&position, selected)...)
	}
	marks = append(marks, f.evidence...)
	if f.sign.Kind != "" {
		marks = append(marks, f.sign)
	}
	return marks
}

// checked returns the square of a king in check, NoSquare where none is.
func (f *free) checked() chess.Square {
	position := f.played.Position()
	if !position.InCheck() {
		return chess.NoSquare
	}
	return position.King(position.Turn())
}
