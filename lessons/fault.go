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
	// Text has at most longestFault characters, however much of the script it quotes.
	Text string
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

// longestFault is room for every sentence with two names in it, in characters.
const longestFault = 400

// cutMiddle leaves out so much of the middle of a text that it is no longer than longestFault: what is quoted stands there, what
// is wrong with it at the end.
func cutMiddle(text string) string {
	if len(text) <= longestFault {
		return text
	}
	r := []rune(text)
	if len(r) <= longestFault {
		return text
	}
	const end = longestFault / 3
	return string(r[:longestFault-end-3]) + " … " + string(r[len(r)-end:])
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
