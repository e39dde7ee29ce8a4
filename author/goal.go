package author

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/lessons"
)

// aloneGoals are those in which the other side stands still.
var aloneGoals = map[string]bool{"capture all": true, "reach": true, "explore": true}

// splitGoal parts what the tag Goal says into the kind and what follows.
func splitGoal(text string) (name string, args []string) {
	words := strings.Fields(text)
	for _, k := range lessons.GoalKinds() {
		n := len(strings.Fields(k.Name))
		if len(words) >= n && strings.Join(words[:n], " ") == k.Name {
			return k.Name, words[n:]
		}
	}
	return "", words
}

// kindNamed returns a kind of goal.
func kindNamed(name string) (lessons.GoalKind, bool) {
	kinds := lessons.GoalKinds()
	i := slices.IndexFunc(kinds, func(k lessons.GoalKind) bool { return k.Name == name })
	if i < 0 {
		return lessons.GoalKind{}, false
	}
	return kinds[i], true
}

// setGoal says what is asked.
func (s *Session) setGoal(e Event) {
	kind, ok := kindNamed(e.Name)
	if _, offered := goalWords[e.Name]; !ok || !offered {
		return
	}
	args := strings.Fields(e.Text)
	if len(args) == 0 && !kind.Optional {
		args = s.argsFor(kind)
	}
	text := strings.Join(append([]string{kind.Name}, args...), " ")
	s.edit(labelGoal, "goal"+kind.Name, func(g *pgn.Game, at *node) (*pgn.Move, bool) {
		was, _ := splitGoal(tag(g, "Goal"))
		if kind.Name == "line" {
			text = ""
		}
		changed := setTag(g, "Goal", text)
		switch {
		case aloneGoals[kind.Name]:
			for _, name := range []string{"Learner", "LeadIn"} {
				changed = setTag(g, name, "") || changed
			}
			changed = setTag(g, "Turns", "learner") || changed
		case aloneGoals[was] || kind.Name != "line" && kind.Name != "read" && kind.Name != "write":
			changed = setTag(g, "Turns", "") || changed
		}
		return at.move, changed
	})
	if s.mode == ModeGoal && len(s.goalFields()) == 0 {
		s.mode = ModeAnswer
		s.show()
	}
}

// argsFor returns arguments to begin with: those that were there where they fit, else what the kind is shown with.
func (s *Session) argsFor(kind lessons.GoalKind) []string {
	name, had := splitGoal(tag(s.game(), "Goal"))
	example := strings.Fields(kind.Example)
	if name == kind.Name || len(had) == 0 || len(had) != len(example) {
		if name == kind.Name {
			return had
		}
		return example
	}
	for i := range had {
		if argKind(had[i]) != argKind(example[i]) {
			return example
		}
	}
	return had
}

// argKind tells what an argument is from how it is written.
func argKind(arg string) string {
	_, noSquare := chess.ParseSquare(arg)
	switch {
	case noSquare == nil:
		return "square"
	case isTry(arg):
		return "move"
	case arg == chess.White.String() || arg == chess.Black.String():
		return "side"
	case len(arg) == 1 && strings.Contains("pnbrqkPNBRQK", arg) && arg != "b":
		return "piece"
	case len(arg) == 1 && arg >= "a" && arg <= "h":
		return "file"
	case arg >= "0" && arg <= "99":
		return "number"
	}
	return "option"
}

// goalFields are the arguments of the open exercise's goal as a form.
func (s *Session) goalFields() []GoalField {
	fields := []GoalField{}
	name, args := splitGoal(tag(s.game(), "Goal"))
	kind, ok := kindNamed(name)
	if !ok {
		return fields
	}
	example := strings.Fields(kind.Example)
	if kind.Many {
		return append(fields, GoalField{Kind: "squares", Label: labelSquares, Value: strings.Join(args, " "), Options: []Option{}})
	}
	for i, arg := range example {
		f := GoalField{Kind: argKind(arg), Optional: kind.Optional, Options: []Option{}}
		if i < len(args) {
			f.Value = args[i]
		}
		fill(&f, name)
		fields = append(fields, f)
	}
	return fields
}

// chooseSquare takes a square of the board for the goal's form: the first that is empty or, where all are filled, the last;
// where any number is wanted, a square comes or goes.
func (s *Session) chooseSquare(from, to chess.Square) {
	fields := s.goalFields()
	name, args := splitGoal(tag(s.game(), "Goal"))
	if len(fields) == 0 {
		s.told = sayNoSquares
		return
	}
	square := to.String()
	switch f := fields[0]; {
	case f.Kind == "squares":
		if i := slices.Index(args, square); i < 0 {
			args = append(args, square)
		} else if len(args) > 1 {
			args = slices.Delete(args, i, i+1)
		}
	case f.Kind == "move" && from != to:
		args = []string{from.String() + square}
	case f.Kind == "square" && len(fields) == 1:
		args = []string{square}
	case f.Kind == "square" && len(args) == 2:
		if from != to {
			args = []string{from.String(), square}
		} else {
			args = []string{args[1], square}
		}
	case f.Kind == "file":
		args = []string{square[:1]}
	case f.Kind == "number" && name == "find rank":
		args = []string{square[1:]}
	default:
		s.told = sayNoSquares
		return
	}
	s.setGoal(Event{Name: name, Text: strings.Join(args, " ")})
}
