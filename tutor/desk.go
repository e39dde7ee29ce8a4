package tutor

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/setup"
)

// Desk is the free board without the page around it, for programs in which exercises are made: moves are tried on it, and
// positions set up. Unlike the free board it plays in any position that can be drawn, without kings, too, and after a draw.
type Desk struct{ session *Session }

// NewDesk returns a desk with the start of a game.
func NewDesk() *Desk {
	d := &Desk{&Session{hand: emptyHand, progress: newProgress(), atFree: true}}
	d.Show(setup.Start(), nil, chess.White)
	return d
}

// Show puts a board on the desk and plays moves from it, the zero Move for a side that passes, up to the first that cannot
// be made. Where that is one move more or less than stood there, it glides.
func (d *Desk) Show(b setup.Board, moves []chess.Move, bottom chess.Color) {
	s := d.session
	was, now := s.free, onDesk(b)
	for _, m := range moves {
		if !now.playOrPass(m) {
			break
		}
	}
	now.bottom = bottom
	s.hand, s.free = emptyHand, now
	if was == nil || was.start != now.start || was.setup != nil {
		s.move()
		return
	}
	if was.played.Position() == now.played.Position() && slices.Equal(was.played.Moves(), now.played.Moves()) {
		was.bottom = bottom
		s.free = was // what is gliding goes on
		return
	}
	s.move(between(was.played, now.played)...)
}

// playOrPass makes a move, or passes for the zero Move, and reports whether it could.
func (f *free) playOrPass(m chess.Move) bool {
	if m.IsZero() {
		return f.played.Pass()
	}
	if p := f.played.Position(); !p.IsLegal(m) {
		return false
	}
	f.play(m)
	return true
}

// onDesk is newFree where nothing is locked and no draw ends the game.
func onDesk(b setup.Board) *free {
	f := newFree(b)
	f.locked, f.doubts, f.onward = nil, nil, true
	f.clearAnswer()
	return f
}

// between returns the move that leads from one game to another, forth or back, none where it is not one.
func between(from, to *chess.Game) []Phase {
	a, b := from.Moves(), to.Moves()
	short := min(len(a), len(b))
	for i := range short {
		if a[i] != b[i] {
			return nil
		}
	}
	switch {
	case len(b) == short+1 && len(a) == short:
		return phasesSince(to, short, false)
	case len(a) == short+1 && len(b) == short:
		before := from.At(short)
		return []Phase{phaseBack(&before, a[short])}
	}
	return nil
}

// Handle lets an event of the board act, a move typed (EventSay) or a control of the editor (EventSetup, "begin" opens it).
func (d *Desk) Handle(e Event) { d.session.atFreeBoard(e) }

// Turn puts a side at the lower edge.
func (d *Desk) Turn(bottom chess.Color) { d.session.free.bottom = bottom }

// Moves are those on the board, without passes.
func (d *Desk) Moves() []chess.Move { return d.session.free.played.Moves() }

// Position is what stands on the board.
func (d *Desk) Position() chess.Position { return d.session.free.played.Position() }

// Board is the board as it is seen, as in a View.
func (d *Desk) Board() Board { return d.session.board() }

// SetUp is the board as it is being set up, and what stands there else; ok is false while nothing is set up.
func (d *Desk) SetUp() (b setup.Board, ok bool) {
	f := d.session.free
	if f.setup == nil {
		return f.board(), false
	}
	return f.setup.board, true
}

// Setup are the controls of the editor, nil while nothing is set up.
func (d *Desk) Setup() *Setup {
	f := d.session.free
	if f.setup == nil {
		return nil
	}
	v := f.setup.view()
	_, standing, _ := f.setup.board.Judge()
	v.Done.Enabled = standing != setup.Impossible
	return v
}

// Said is the answer to the last try: why a move is not legal, or cannot be read; "" else.
func (d *Desk) Said() string {
	f := d.session.free.feedback
	if f.Verdict != VerdictIllegal && f.Title != titleUnread && f.Title != titleEnough {
		return ""
	}
	return f.Text
}
