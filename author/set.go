package author

import (
	"slices"

	"github.com/touchmove/touchmove/chess/pgn"
)

// set is what is being made: a title and exercises in order. A set and its exercises are never changed, only replaced, so
// that Undo has but to keep the old ones.
type set struct {
	title     string
	exercises []*exercise // never none
	open      int         // the index of the one being edited
	at        int         // the number of the move that the cursor is on in it, 0 before the first
}

// exercise is one game of the set, as its file has it. What this package does not understand stays in the game.
type exercise struct {
	game *pgn.Game
	// checked is what is known of what is wrong with it.
	checked checked
}

// newSet returns a set of one empty exercise.
func newSet() set { return set{exercises: []*exercise{emptyExercise()}} }

func emptyExercise() *exercise {
	return &exercise{game: &pgn.Game{Result: "*"}}
}

// isNew reports whether nothing has been done to a set.
func (s *set) isNew() bool {
	g := s.exercises[0].game
	return s.title == "" && len(s.exercises) == 1 && len(g.Tags)+len(g.Comments)+len(g.Moves) == 0
}

// with returns the set with other exercises, of which one is opened.
func (s *set) with(exercises []*exercise, open int) set {
	return set{title: s.title, exercises: exercises, open: open}
}

// inserted returns the set with exercises behind the index, the first of which is opened.
func (s *set) inserted(after int, added ...*exercise) set {
	return s.with(slices.Insert(slices.Clone(s.exercises), after+1, added...), after+1)
}

// without returns the set without an exercise. There is always one left.
func (s *set) without(i int) set {
	rest := slices.Delete(slices.Clone(s.exercises), i, i+1)
	if len(rest) == 0 {
		rest = []*exercise{emptyExercise()}
	}
	return s.with(rest, min(i, len(rest)-1))
}

// moved returns the set with an exercise changed for a neighbour.
func (s *set) moved(i, to int) set {
	exercises := slices.Clone(s.exercises)
	exercises[i], exercises[to] = exercises[to], exercises[i]
	open := s.open
	switch open {
	case i:
		open = to
	case to:
		open = i
	}
	next := s.with(exercises, open)
	next.at = s.at
	return next
}

// cloned returns a copy of a game that shares nothing with it that edits change.
func cloned(g *pgn.Game) *pgn.Game {
	c := *g
	c.Preface, c.Tags, c.Comments = slices.Clone(g.Preface), slices.Clone(g.Tags), slices.Clone(g.Comments)
	c.Moves = clonedLine(g.Moves)
	return &c
}

func clonedLine(moves []*pgn.Move) []*pgn.Move {
	line := make([]*pgn.Move, len(moves))
	for i, m := range moves {
		c := *m
		c.NAGs, c.Before, c.After = slices.Clone(m.NAGs), slices.Clone(m.Before), slices.Clone(m.After)
		c.Variations = make([][]*pgn.Move, len(m.Variations))
		for j, v := range m.Variations {
			c.Variations[j] = clonedLine(v)
		}
		line[i] = &c
	}
	return line
}
