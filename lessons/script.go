package lessons

import (
	"bytes"
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/touchmove/touchmove/chess/pgn"
)

// Parse reads a script. The error is Faults: every fault with file, game, line and column, in the order of the
// file. A script with a fault gives no lesson. What it reads can be played; whether it is right, Validate says.
func Parse(id string, src []byte) (*Lesson, error) {
	games, syntax := pgn.Parse(src)
	r := &reader{file: id + ".pgn"}
	r.encoding(src)
	for _, f := range syntax {
		r.faults = append(r.faults, Fault{File: r.file, Game: f.Game, Line: f.Line, Col: f.Col, Text: f.Text})
	}
	l := &Lesson{ID: id, Title: id}
	for i := range games {
		r.game = i + 1
		l.Exercises = append(l.Exercises, r.exercise(&games[i]))
	}
	if len(games) > 0 {
		if title := lessonTitle(&games[0]); title != "" {
			l.Title = title
		}
	} else if len(r.faults) == 0 {
		r.game = 0
		r.fault(1, 1, "The script has no exercise.", "")
	}
	if len(r.faults) > 0 {
		sortFaults(r.faults)
		return nil, r.faults
	}
	return l, nil
}

// ReadExercise reads one game of a script, counted from 1, which need not come from a file: faults have the places that it
// gives its tags, moves and comments. Unlike Parse it returns what could be read even where there are faults.
func ReadExercise(g *pgn.Game, number int) (*Exercise, Faults) {
	r := &reader{game: number}
	e := r.exercise(g)
	sortFaults(r.faults)
	return e, r.faults
}

// encoding finds the first byte that is not UTF-8: a letter with an accent that was saved some other way.
func (r *reader) encoding(src []byte) {
	if utf8.Valid(src) {
		return
	}
	at := 0
	for {
		c, size := utf8.DecodeRune(src[at:])
		if c == utf8.RuneError && size == 1 {
			break
		}
		at += size
	}
	before := src[:at]
	start := bytes.LastIndexByte(before, '\n') + 1
	r.fault(bytes.Count(before, []byte{'\n'})+1, utf8.RuneCount(before[start:])+1, "The file is not UTF-8 from here on.", "Save it as UTF-8.")
}

// reader turns games into exercises and collects what is wrong with them.
type reader struct {
	file   string
	game   int
	faults Faults
}

// mostFaults is how many faults of a script are told. More help nobody, and to explain each costs time.
const mostFaults = 100

// full tells that nothing more will be told, so that looking further is of no use.
func (r *reader) full() bool { return len(r.faults) >= mostFaults }

func (r *reader) fault(line, col int, text, suggestion string) {
	if r.full() {
		return
	}
	r.faults = append(r.faults, Fault{File: r.file, Game: r.game, Line: line, Col: col, Text: cutMiddle(text), Suggestion: cutMiddle(suggestion)})
}

// sortFaults brings faults into the order of the file; in each game misspelt names come first.
func sortFaults(faults []Fault) {
	slices.SortStableFunc(faults, func(a, b Fault) int {
		if a.cause != b.cause && a.Game == b.Game {
			if a.cause {
				return -1
			}
			return 1
		}
		return cmp.Or(cmp.Compare(a.Game, b.Game), cmp.Compare(a.Line, b.Line), cmp.Compare(a.Col, b.Col))
	})
}

// lessonTitle returns the title that a game gives to its lesson, "" for none. Older exports of lichess studies have
// both titles in Event.
func lessonTitle(g *pgn.Game) string {
	if t, ok := g.Tag("StudyName"); ok {
		return t.Value
	}
	study, _, _ := eventTitles(g)
	return study
}

// eventTitles parts an Event of the form "study: chapter", in games that have no titles of their own.
func eventTitles(g *pgn.Game) (study, chapter string, ok bool) {
	if _, named := g.Tag("ChapterName"); named {
		return "", "", false
	}
	t, _ := g.Tag("Event")
	return strings.Cut(t.Value, ": ")
}
