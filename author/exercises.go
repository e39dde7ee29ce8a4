package author

import (
	"cmp"
	"strings"

	"github.com/touchmove/touchmove/chess/pgn"
)

// setTitle renames the set.
func (s *Session) setTitle(e Event) {
	title := plain(e.Text)
	if title == s.set.title {
		return
	}
	next := s.set
	next.title = title
	s.change(next, labelTitle, "title")
}

// plain makes one line of a text that was typed into a field.
func plain(text string) string { return strings.Join(strings.Fields(text), " ") }

// index returns which exercise an event is about, -1 for none.
func (s *Session) index(number int) int {
	if number == 0 {
		return s.set.open
	}
	if number < 1 || number > len(s.set.exercises) {
		return -1
	}
	return number - 1
}

// full says that no exercise can be added, and reports whether that is so.
func (s *Session) full() bool {
	if len(s.set.exercises) < pgn.MaxGames {
		return false
	}
	s.notice = sayFull
	return true
}

func (s *Session) add(Event) {
	if s.full() {
		return
	}
	s.mode = ModePosition
	s.change(s.set.inserted(s.set.open, emptyExercise()), labelAdd, "")
}

func (s *Session) duplicate(e Event) {
	i := s.index(e.Number)
	if i < 0 || s.full() {
		return
	}
	next := s.set.inserted(i, &exercise{game: s.set.exercises[i].game})
	s.change(next, labelDuplicate, "")
	s.toQuestion()
}

func (s *Session) delete(e Event) {
	i := s.index(e.Number)
	if i < 0 {
		return
	}
	next := s.set.without(i)
	if i != s.set.open { // go on editing what is open
		if next.open = s.set.open; i < s.set.open {
			next.open--
		}
		next.at = s.set.at
	}
	s.mode = s.modeFor(next)
	s.change(next, labelDelete, "")
}

func (s *Session) moveExercise(e Event) {
	i := s.index(e.Number)
	to := i + 1
	if e.Name == "up" {
		to = i - 1
	}
	if i < 0 || to < 0 || to >= len(s.set.exercises) || e.Name != "up" && e.Name != "down" {
		return
	}
	s.change(s.set.moved(i, to), labelMove, "")
}

// open goes on with another exercise. That is no change of the set.
func (s *Session) open(e Event) {
	i := s.index(e.Number)
	if i < 0 || e.Number == 0 {
		return
	}
	s.set.open, s.set.at = i, 0
	s.mode = s.modeFor(s.set)
	s.show()
	s.toQuestion()
}

// modeFor is what the board is for at first: an exercise without a position wants one.
func (s *Session) modeFor(set set) Mode {
	g := set.exercises[set.open].game
	if _, there := g.Tag("FEN"); !there && len(g.Moves) == 0 {
		return ModePosition
	}
	return ModeAnswer
}

// begin puts the set away.
func (s *Session) begin(Event) {
	s.mode = ModePosition
	s.imported, s.results = nil, nil
	s.change(newSet(), labelNew, "")
}

// Title is what the set is called, "Chess exercises" where it has no title.
func (s *Session) Title() string { return cmp.Or(s.set.title, "Chess exercises") }
