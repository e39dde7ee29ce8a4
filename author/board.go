package author

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/chess/setup"
	"github.com/touchmove/touchmove/tutor"
)

func number(n int) string { return strconv.Itoa(n) }

// setMode says what the board is for. A position that was being set up is taken over.
func (s *Session) setMode(e Event) {
	mode := Mode(e.Name)
	switch mode {
	case ModeAnswer, ModePosition, ModeDraw, ModeGoal:
	default:
		return
	}
	if s.mode == ModePosition && mode != ModePosition && !s.takePosition() {
		return
	}
	s.mode = mode
	s.show()
}

// show puts on the desk what stands at the cursor, and reads the exercise anew.
func (s *Session) show() {
	s.reading = read(s.game(), s.set.open+1)
	all := s.reading.nodes
	s.set.at = min(s.set.at, len(all)-1)
	s.pressed = nothingPressed
	b, _ := startOf(s.game())
	if s.mode == ModePosition {
		from := setting{s.set.open, b}
		if s.desk.Setup() != nil && s.setting == from { // something else was typed meanwhile
			s.desk.Turn(s.bottom())
			return
		}
		s.setting = from
		s.desk.Show(b, nil, s.bottom())
		s.desk.Handle(tutor.Event{Type: tutor.EventSetup, Name: "begin"})
		return
	}
	moves := s.reading.movesTo(all[s.set.at])
	if s.standsStill(moves) {
		moves = append(moves, chess.Move{})
	}
	s.desk.Show(b, moves, s.bottom())
}

// standsStill reports whether after these moves the other side has the turn, and does not use it.
func (s *Session) standsStill(moves []chess.Move) bool {
	return s.reading.exercise.Alone && len(moves)%2 == 1
}

// bottom is the side at the lower edge.
func (s *Session) bottom() chess.Color { return s.reading.exercise.Bottom }

// atBoard handles what is done on the board.
func (s *Session) atBoard(e Event) {
	switch s.mode {
	case ModePosition:
		s.atSetup(tutor.Event{Type: tutor.EventType(e.Type), Square: e.Square})
	case ModeAnswer:
		s.atMoves(e)
	case ModeDraw, ModeGoal:
		s.atSquares(e)
	}
}

// setUp uses a control of the editor.
func (s *Session) setUp(e Event) {
	if s.mode != ModePosition {
		return
	}
	switch e.Name {
	case "done":
		if s.takePosition() {
			s.mode = ModeAnswer
			s.show()
			s.toQuestion()
		}
	case "cancel":
		s.mode = ModeAnswer
		s.show()
	default:
		s.atSetup(tutor.Event{Type: tutor.EventSetup, Name: e.Name, Text: e.Text})
	}
}

func (s *Session) atSetup(e tutor.Event) { s.desk.Handle(e) }

// setting is what is being set up: which exercise's position, and what it was.
type setting struct {
	exercise int
	from     setup.Board
}

// settle takes over a position that was changed and not taken over yet, before something else is opened or made of the set. It
// reports false where it is none: then nothing else may happen to it.
func (s *Session) settle() bool {
	if s.mode != ModePosition {
		return true
	}
	b, _ := s.desk.SetUp()
	return b == s.setting.from || s.takePosition()
}

// takePosition takes over the position that has been set up, and reports whether it is one. Moves that cannot be made from
// it go; Undo brings them back.
func (s *Session) takePosition() bool {
	b, editing := s.desk.SetUp()
	if !editing {
		return true
	}
	if _, standing, _ := b.Judge(); standing == setup.Impossible {
		s.notice = sayImpossible
		return false
	}
	if now, _ := startOf(s.game()); now == b {
		if _, there := s.game().Tag("FEN"); there {
			return true
		}
	}
	s.mode = ModeAnswer
	s.edit(labelPosition, "", func(g *pgn.Game, _ *node) (*pgn.Move, bool) {
		setPosition(g, &b)
		if cut := cutUnplayable(g); cut > 0 {
			s.notice = sayCut(cut)
		}
		return nil, true
	})
	return true
}

// cutUnplayable ends each line before the first move that cannot be made, and returns how many moves are lost.
func cutUnplayable(g *pgn.Game) int {
	before := len(nodes(g))
	start, err := g.Start()
	if err != nil {
		g.Moves = nil
	} else {
		g.Moves = playableLine(start, g.Moves, func(p *chess.Position, left []*pgn.Move) (chess.Position, bool) {
			_, next, ok := played(p, left[0].SAN)
			return next, ok
		})
	}
	return before - len(nodes(g))
}

// playableLine keeps of a line from p, and of its variations, what can be made. Play makes the first move of what is left of
// a line; where it reports false the line ends there, and goes on with what its variations have.
func playableLine(p chess.Position, moves []*pgn.Move, play func(p *chess.Position, left []*pgn.Move) (next chess.Position, ok bool)) []*pgn.Move {
	for i, m := range moves {
		var variations [][]*pgn.Move
		for _, v := range m.Variations {
			if v = playableLine(p, v, play); len(v) > 0 {
				variations = append(variations, v)
			}
		}
		next, ok := play(&p, moves[i:])
		if !ok {
			return inherited(moves[:i:i], variations)
		}
		m.Variations = variations
		p = next
	}
	return moves
}

// atMoves plays on the desk. A move made there is written down.
func (s *Session) atMoves(e Event) {
	s.desk.Handle(tutor.Event{Type: tutor.EventType(e.Type), Square: e.Square, Name: e.Name, Text: e.Text})
	s.told = s.desk.Said()
	moves := s.desk.Moves()
	there := s.reading.movesTo(s.cursor())
	before := 0 // without passes
	for _, m := range there {
		if !m.IsZero() {
			before++
		}
	}
	switch {
	case len(moves) <= before:
	case s.standsStill(there):
		s.record(append([]chess.Move{{}}, moves[before:]...))
	default:
		s.record(moves[before:])
	}
}

// cursor is the place that the cursor is at.
func (s *Session) cursor() *node { return s.reading.nodes[s.set.at] }

// record writes down moves made from the cursor, and puts it behind them.
func (s *Session) record(moves []chess.Move) {
	at := s.cursor()
	for len(moves) > 0 {
		next := s.playing(at, moves[0])
		if next == nil {
			break
		}
		at, moves = next, moves[1:]
	}
	s.set.at = at.id
	switch {
	case len(moves) == 0:
		s.show()
		return
	case moves[0].IsZero() && at.depth > 0:
		s.told = sayStandsStillOnly
	default:
		s.edit(labelMoves, "", func(_ *pgn.Game, at *node) (*pgn.Move, bool) {
			p := s.positionAt(at)
			var last *pgn.Move
			for _, m := range moves {
				last = &pgn.Move{SAN: passSAN}
				if m.IsZero() {
					p, _ = p.AfterPass()
				} else {
					last.SAN = p.SAN(m)
					p = p.After(m)
				}
				at.add(last)
				at = &node{move: last, parent: at, ply: at.ply + 1, line: at.line, i: at.i + 1}
			}
			return last, true
		})
		return
	}
	s.show()
}

// passSAN is how it is written that a side stands still.
const passSAN = "--"

// positionAt is the position at a place of the open exercise.
func (s *Session) positionAt(n *node) chess.Position { return positionOf(s.reading.exercise.Start, n) }

// playing returns the place behind a move that is already written at another, nil where it is not.
func (s *Session) playing(at *node, m chess.Move) *node {
	p := s.positionAt(at)
	for _, c := range children(s.reading.nodes, at) {
		if n, _, ok := played(&p, c.move.SAN); ok && n == m {
			return c
		}
	}
	return nil
}

// inherited goes on after a line that ends where its next move cannot be made: the first of that move's variations takes its
// place, with the others as its own.
func inherited(line []*pgn.Move, variations [][]*pgn.Move) []*pgn.Move {
	if len(variations) == 0 {
		return line
	}
	heir := variations[0]
	heir[0].Variations = append(heir[0].Variations, variations[1:]...)
	behind(heir[0])
	return append(line, heir...)
}
