package author

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/chess/setup"
)

// goTo puts the cursor on a move.
func (s *Session) goTo(e Event) {
	if e.Number >= 0 && e.Number < len(s.reading.nodes) {
		s.moveCursor(e.Number)
	}
}

// moveCursor puts the cursor somewhere. A position that is being set up is taken over first.
func (s *Session) moveCursor(id int) {
	if s.mode == ModePosition {
		if !s.takePosition() {
			return
		}
		s.mode = ModeAnswer
	}
	s.set.at = id
	s.show()
}

// toQuestion puts the cursor where the learner is asked first.
func (s *Session) toQuestion() {
	s.set.at = min(s.reading.first(), len(s.reading.nodes)-1)
	s.show()
}

// step moves the cursor along the line it is in.
func (s *Session) step(e Event) {
	at := s.cursor()
	switch e.Name {
	case "first":
		s.moveCursor(0)
	case "back":
		if at.move != nil {
			s.moveCursor(at.parent.id)
		}
	case "forward":
		if next := s.ahead(at); next != nil {
			s.moveCursor(next.id)
		}
	case "last":
		for next := s.ahead(at); next != nil; next = s.ahead(at) {
			at = next
		}
		s.moveCursor(at.id)
	}
}

// ahead is the place that the line goes on to, nil at its end.
func (s *Session) ahead(at *node) *node {
	next := at.next()
	if next == nil {
		return nil
	}
	i := slices.IndexFunc(s.reading.nodes, func(n *node) bool { return n.move == next })
	return s.reading.nodes[i]
}

// The judgements of a move, and the glyph that says so in a script.
var judgements = map[string]int{"right": 1, "wrong": 2, "other": 0}

// judge says what the move at the cursor is.
func (s *Session) judge(e Event) {
	glyph, ok := judgements[e.Name]
	if !ok || s.judged() == "" {
		return
	}
	s.edit(labelJudge, "", func(_ *pgn.Game, at *node) (*pgn.Move, bool) {
		setGlyph(at.move, glyph)
		return at.move, true
	})
}

// setGlyph gives a move the glyph that judges it, 0 for none. Glyphs that judge the position stay.
func setGlyph(m *pgn.Move, glyph int) {
	m.NAGs = slices.DeleteFunc(m.NAGs, func(nag int) bool { return nag >= 1 && nag <= 6 })
	if glyph > 0 {
		m.NAGs = slices.Insert(m.NAGs, 0, glyph)
	}
}

// judged is what the move at the cursor is called, "" where there is no choice: it must be one of several at a turn.
func (s *Session) judged() string {
	at := s.cursor()
	if at.move == nil || !s.reading.turns[at.parent.id] || !at.starts() {
		return ""
	}
	switch role := s.reading.roles[at.id]; role {
	case RoleRight, RoleWrong, RoleOther:
		return string(role)
	}
	return ""
}

// promote makes the variation at the cursor the main line. What was the main line is right as well.
func (s *Session) promote(Event) {
	s.edit(labelMain, "", func(_ *pgn.Game, at *node) (*pgn.Move, bool) {
		if at.over == nil {
			return nil, false
		}
		first, old := (*at.line)[0], at.over.move
		turn := s.reading.turns[at.over.parent.id]
		at.promote()
		if turn {
			setGlyph(first, 0)
			setGlyph(old, judgements["right"])
		}
		return at.move, true
	})
}

// remove takes the move at the cursor away.
func (s *Session) remove(Event) {
	s.edit(labelRemove, "", func(g *pgn.Game, at *node) (*pgn.Move, bool) {
		if at.move == nil {
			return nil, false
		}
		at.remove()
		for _, n := range nodes(g) { // the opponent stands still before a move only
			if n.move != nil && pgn.IsNull(n.move.SAN) && n.next() == nil && len(n.move.Variations) == 0 && s.reading.exercise.Alone {
				n.remove()
				break
			}
		}
		return at.parent.move, true
	})
}

// beginHere makes the position at the cursor the one that the exercise begins with.
func (s *Session) beginHere(Event) {
	if !s.canBegin() {
		return
	}
	s.edit(labelBegin, "", func(g *pgn.Game, at *node) (*pgn.Move, bool) {
		cutBefore(g, at, s.positionAt(at))
		return nil, true
	})
	s.toQuestion()
}

// canBegin reports whether the exercise can begin at the cursor.
func (s *Session) canBegin() bool { return s.cursor().move != nil && s.reading.sound }

// cutBefore makes a place, and the position there, the beginning of a game. What comes before it goes.
func cutBefore(g *pgn.Game, at *node, p chess.Position) {
	said, rest := commentsAt(g, at), slices.Clone((*at.line)[at.i+1:])
	b := setup.Of(p)
	setPosition(g, &b)
	for _, name := range []string{"Learner", "LeadIn"} {
		setTag(g, name, "")
	}
	g.Comments, g.Moves = said, rest
}

// positionOf is the position at a place of a game that begins with another, as far as its moves can be made.
func positionOf(p chess.Position, n *node) chess.Position {
	for _, step := range n.path() {
		_, next, ok := played(&p, step.move.SAN)
		if !ok {
			break
		}
		p = next
	}
	return p
}
