package author

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/lessons"
)

// checked is what is known of what is wrong with an exercise.
type checked struct {
	read   bool // the faults of reading are known
	proved bool // and those that take a search
	size   int  // as a file, 0 while not known
	found  []found
}

// found is a fault with its place in the exercise.
type found struct {
	fault  lessons.Fault
	move   int
	field  string
	blocks bool
}

// check proves the next exercise that has not been proved since it changed, the open one first.
func (s *Session) check() {
	order := append([]*exercise{s.set.exercises[s.set.open]}, s.set.exercises...)
	if i := slices.IndexFunc(order, func(e *exercise) bool { return !e.checked.proved }); i >= 0 {
		order[i].prove()
	}
}

// readFaults finds what keeps an exercise from being played.
func (e *exercise) readFaults() {
	if e.checked.read {
		return
	}
	e.checked.read = true
	r := read(e.game, 1)
	for _, f := range r.faults {
		e.note(f, true)
	}
	if len(r.faults) > 0 {
		e.checked.proved = true // what is wrong besides shows when it can be read
	}
}

// prove finds all that is wrong with an exercise.
func (e *exercise) prove() {
	e.readFaults()
	if e.checked.proved {
		return
	}
	e.checked.proved = true
	r := read(e.game, 1)
	l := &lessons.Lesson{ID: "set", Exercises: []*lessons.Exercise{r.exercise}}
	for _, f := range lessons.Validate(l) {
		e.note(f, false)
	}
}

// note keeps a fault with its place, unless it is about what only a course needs.
func (e *exercise) note(f lessons.Fault, blocks bool) {
	if courseOnly[f.Text] || e.isPage() && isPageFault(f.Text) {
		return
	}
	n := found{fault: f, blocks: blocks}
	switch {
	case f.Line < 0:
		n.field = tagField(e.game, f.Line-firstTag)
	case f.Col >= commentCol:
		n.move = f.Line
		n.field = commentField(e.game, f.Line, f.Col)
	default:
		n.move = f.Line
		n.field = "moves"
	}
	if field, ok := fieldOf(f.Text); ok {
		n.field = field
	}
	e.checked.found = append(e.checked.found, n)
}

// isPage reports whether there is nothing to answer: what a study has to read.
func (e *exercise) isPage() bool { return len(e.game.Moves) == 0 && tag(e.game, "Goal") == "" }

// isPageFault tells the faults that do not matter where nothing is asked.
func isPageFault(text string) bool {
	return strings.HasPrefix(text, "There are no hints.") || strings.HasPrefix(text, "There are no words for moves")
}

// tagField is where the value of a tag is changed.
func tagField(g *pgn.Game, i int) string {
	if i < 0 || i >= len(g.Tags) {
		return ""
	}
	switch g.Tags[i].Name {
	case "FEN", "SetUp", "Kings":
		return "position"
	case "Goal", "Turns":
		return "goal"
	case "ChapterName":
		return string(FieldHeading)
	case "StudyName":
		return "title"
	case "Learner", "LeadIn":
		return "moves"
	}
	return ""
}

// commentField is where something in a comment is changed: at a command, or its text.
func commentField(g *pgn.Game, id, col int) string {
	all := nodes(g)
	if id >= len(all) {
		return ""
	}
	comments := slices.Clone(commentsAt(g, all[id]))
	place(comments, id)
	field := string(FieldWords)
	for _, c := range comments {
		_, commands := pgn.Commands(c)
		for _, cmd := range commands {
			if cmd.Col == col {
				switch cmd.Name {
				case "cal", "csl":
					field = "draw"
				case "hint", "wrong", "right", "illegal":
					field = cmd.Name
				default:
					field = ""
				}
			}
		}
	}
	return field
}

// faults returns all that is known to be wrong with the set, and whether there may be more.
func (s *Session) faults() (faults []Fault, unchecked bool) {
	faults = []Fault{}
	if s.set.title == "" {
		faults = append(faults, Fault{Where: "The set", Text: "It has no title.", Do: "Write one above the list: it is what learners see first.", Field: "title", Advice: true})
	}
	if size := s.size(); size > pgn.MaxBytes {
		faults = append(faults, Fault{Where: "The set", Text: "It is larger than 1 MiB.", Do: "Make two sets of it.", Blocks: true})
	}
	for i, e := range s.set.exercises {
		e.readFaults()
		unchecked = unchecked || !e.checked.proved
		for _, f := range e.checked.found {
			faults = append(faults, s.inWords(i, e, f))
		}
	}
	return faults, unchecked
}
