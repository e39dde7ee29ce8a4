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
	e.note(r.faults, true)
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
	e.note(lessons.Validate(l), false)
}

// note keeps faults with their places, unless they are about what only a course needs.
func (e *exercise) note(faults []lessons.Fault, blocks bool) {
	var commands map[place]string
	for _, f := range faults {
		if courseOnly[f.Text] || e.isPage() && isPageFault(f.Text) {
			continue
		}
		n := found{fault: f, blocks: blocks}
		switch {
		case f.Line < 0:
			n.field = tagField(e.game, f.Line-firstTag)
		case f.Col >= commentCol:
			if commands == nil {
				commands = commandsOf(e.game)
			}
			n.move = f.Line
			n.field = commentField(commands, place{f.Line, f.Col})
		default:
			n.move = f.Line
			n.field = "moves"
		}
		if field, ok := fieldOf(f.Text); ok {
			n.field = field
		}
		e.checked.found = append(e.checked.found, n)
	}
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

// place is where [placed] puts something in a comment: the number of its move, and a column.
type place struct{ move, col int }

// commandsOf names the commands in the comments of a game.
func commandsOf(g *pgn.Game) map[place]string {
	names := map[place]string{}
	g = placed(g)
	for _, n := range nodes(g) {
		for _, c := range commentsAt(g, n) {
			_, commands := pgn.Commands(c)
			for _, cmd := range commands {
				names[place{cmd.Line, cmd.Col}] = cmd.Name
			}
		}
	}
	return names
}

// commentField is where something in a comment is changed: at a command, or its text.
func commentField(commands map[place]string, at place) string {
	switch name, ok := commands[at]; {
	case !ok:
		return string(FieldWords)
	case name == "cal" || name == "csl":
		return "draw"
	case name == "hint" || name == "wrong" || name == "right" || name == "illegal":
		return name
	}
	return ""
}

// faults returns all that is known to be wrong with the set, and whether there may be more.
func (s *Session) faults() (faults []Fault, unchecked bool) {
	faults = []Fault{}
	if s.set.title == "" {
		faults = append(faults, Fault{Text: "The set has no title.", Do: "Write one above the list: it is what learners see first.", Field: "title", Advice: true})
	}
	if size := s.size(); size > pgn.MaxBytes {
		faults = append(faults, Fault{Text: "The set is larger than 1 MiB.", Do: "Make two sets of it.", Blocks: true})
	}
	for i, e := range s.set.exercises {
		e.readFaults()
		unchecked = unchecked || !e.checked.proved
		faults = append(faults, e.faults(i)...)
	}
	return faults, unchecked
}

// mostFaults is how many faults of one exercise are told. Nobody reads more, and a page of thousands would stand still.
const mostFaults = 100

// faults says in words what is known to be wrong with the exercise at an index of the set.
func (e *exercise) faults(index int) []Fault {
	all := nodes(e.game)
	faults := make([]Fault, 0, min(len(e.checked.found), mostFaults+1))
	for i, f := range e.checked.found {
		if i == mostFaults {
			rest := e.checked.found[i:]
			faults = append(faults, Fault{
				Exercise: index + 1, Where: whereIn(e, index), Text: "There is more to mend here: " + number(len(rest)) + " faults.",
				Do: "They are told when some of those above are gone.", Blocks: slices.ContainsFunc(rest, func(f found) bool { return f.blocks }),
			})
			break
		}
		faults = append(faults, inWords(index, e, all, f))
	}
	return faults
}
