package author

import (
	"cmp"
	"encoding/json"
	"errors"
	"strings"

	"github.com/touchmove/touchmove/lessons"
	"github.com/touchmove/touchmove/tutor"
	"github.com/touchmove/touchmove/tutor/result"
)

// mostResults is how many lines of results are read.
const mostResults = 2000

// readResults makes a table of what a class has read out: a line for each learner, the name first, the code last.
func (s *Session) readResults(e Event) {
	r := &Results{Rows: []ResultRow{}, Note: sayResults}
	known := s.runs()
	line, more := 0, 0
	for text := range strings.Lines(e.Text) {
		line++
		text = strings.TrimSpace(text)
		if text == "" {
			continue
		}
		if len(r.Rows) == mostResults {
			more++
			continue
		}
		row := resultOf(text, known)
		row.Line, row.Name = line, short(row.Name)
		if row.Fault != "" {
			row.Code = short(row.Code)
		}
		r.Rows = append(r.Rows, row)
	}
	if more > 0 {
		r.More = sayMoreResults(more)
	}
	s.results = r
}

// readCourse takes the list of the course's lessons. One that cannot be read leaves codes of the course unnamed.
func (s *Session) readCourse(e Event) {
	var index lessons.CourseIndex
	if err := json.Unmarshal([]byte(e.Text), &index); err == nil {
		s.course = index.Lessons
	}
}

// runKey is what a code knows of its run.
type runKey struct {
	set uint16
	of  int // number of exercises
}

// runs are all runs that can be named: those of this set, as a file has it and as a link, and those of the course, each
// whole or from one exercise to another. Where two look alike to a code, this set comes first, and a whole before a part.
func (s *Session) runs() map[runKey]string {
	runs := map[runKey]string{}
	add := func(id string, of int, title string) {
		key := runKey{result.SetOf(id, of), of}
		if _, taken := runs[key]; !taken {
			runs[key] = title
		}
	}
	of := len(s.set.exercises)
	own := []string{tutor.OwnID(s.PGN(0)), tutor.OwnID(s.compact())}
	sum := 0
	for _, id := range own {
		add(id, of, sayThisSet)
	}
	for _, l := range s.course {
		add(l.ID, l.Steps, l.Title)
		sum += l.Steps
	}
	add(tutor.WholeCourse, sum, sayWholeCourse)
	for _, id := range own {
		addParts(add, id, of, func(from, to int) string {
			if from == to {
				return heading(s.set.exercises[from-1].game, from)
			}
			return sayPart(sayThisSet, from, to)
		})
	}
	for _, l := range s.course {
		addParts(add, l.ID, l.Steps, func(from, to int) string { return sayPart(l.Title, from, to) })
	}
	return runs
}

// mostParts is of how many exercises of a lesson the parts are named: their number grows with its square.
const mostParts = 50

// addParts names the runs from one exercise to another.
func addParts(add func(id string, of int, title string), id string, of int, title func(from, to int) string) {
	for from := 1; from <= min(of, mostParts); from++ {
		for to := from; to <= min(of, mostParts); to++ {
			add(tutor.PartID(id, from, to), to-from+1, title(from, to))
		}
	}
}

// mostNameWords is how many words of a name may look like parts of a code.
const mostNameWords = 8

// resultOf reads a line. Where the name ends and the code begins shows when the code adds up: it is the longest end of the
// line that does. A tab, a semicolon or a comma may part them.
func resultOf(line string, known map[runKey]string) ResultRow {
	fields := fieldsOf(line)
	if len(fields) == 0 {
		return ResultRow{Name: line, Stars: []int{}, Fault: sayNoCode}
	}
	last := len(fields) - 1
	// A name may have commas of its own; the one before the code is not part of it, nor is a colon.
	name := func(i int) string { return strings.TrimRight(line[:fields[i].at], parting+":") }
	first := len(fields)
	for symbols := 0; first > 0; first-- {
		count, ok := result.Symbols(fields[first-1].text)
		if symbols += count; !ok || symbols > result.MostSymbols {
			break
		}
	}
	for i := first; i <= min(last, first+mostNameWords); i++ {
		r, err := result.Decode(joined(fields[i:]))
		if err != nil {
			continue
		}
		row := ResultRow{
			Name: name(i), Code: result.Encode(r), Run: cmp.Or(known[runKey{r.Set, len(r.Stars)}], sayOtherRun), Stars: append([]int{}, r.Stars...),
		}
		sum := 0
		for _, stars := range row.Stars {
			sum += stars
		}
		if n := 3 * len(row.Stars); n > 0 {
			row.Raw = (200*sum + n) / (2 * n)
		}
		return row
	}
	// Nothing adds up: what looks like the groups of a code is taken for one.
	for last > 0 && group(fields[last].text) && len(fields[last-1].text) == 4 && group(fields[last-1].text) {
		last--
	}
	code := joined(fields[last:])
	_, err := result.Decode(code)
	var fault *result.Error
	if errors.As(err, &fault) && fault.Kind == result.TooShort && !strings.ContainsAny(code, "0123456789") {
		return ResultRow{Name: line, Stars: []int{}, Fault: sayNoCode} // a name alone
	}
	return ResultRow{Name: name(last), Code: code, Stars: []int{}, Fault: err.Error()}
}

// joined are the texts of some pieces, one after the other.
func joined(fields []piece) string {
	var text strings.Builder
	for _, f := range fields {
		text.WriteString(f.text)
	}
	return text.String()
}

// group says whether a text could be one of a code's groups, as they are printed.
func group(text string) bool { return len(text) <= 4 && text == strings.ToUpper(text) }

// parting are the signs between the pieces of a line.
const parting = " \t;,"

// piece is a part of a line and where in it that begins.
type piece struct {
	text string
	at   int
}

func fieldsOf(line string) []piece {
	var fields []piece
	at := 0
	for at < len(line) {
		rest := strings.TrimLeft(line[at:], parting)
		at = len(line) - len(rest)
		end := strings.IndexAny(rest, parting)
		if end < 0 {
			end = len(rest)
		}
		if end > 0 {
			fields = append(fields, piece{rest[:end], at})
		}
		at += end
	}
	return fields
}
