package lessons

import (
	"strconv"
	"strings"
)

// Fault says what is wrong with a script and where.
type Fault struct {
	File string
	// Game is counted from 1; 0 where the fault is the file's. Line and Col are counted from 1.
	Game, Line, Col int
	Text            string
	// Suggestion says what to write instead, "" where we do not know.
	Suggestion string

	// cause is true for a misspelt name: what else is wrong with the game may come of it.
	cause bool
}

// Error returns "castling.pgn:12:5: game 3: what is wrong. What to do."
func (f Fault) Error() string {
	s := f.File + ":" + strconv.Itoa(f.Line) + ":" + strconv.Itoa(f.Col) + ": "
	if f.Game > 0 {
		s += "game " + strconv.Itoa(f.Game) + ": "
	}
	s += f.Text
	if f.Suggestion != "" {
		s += " " + f.Suggestion
	}
	return s
}

// Faults are all that is wrong with a script. [Parse] returns them as its error.
type Faults []Fault

// Error returns one fault a line.
func (fs Faults) Error() string {
	lines := make([]string, len(fs))
	for i, f := range fs {
		lines[i] = f.Error()
	}
	return strings.Join(lines, "\n")
}
