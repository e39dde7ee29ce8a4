package author

import (
	"strings"

	"github.com/touchmove/touchmove/tutor"
	"github.com/touchmove/touchmove/tutor/result"
)

// mostResults is how many lines of results are read.
const mostResults = 2000

// readResults makes a table of what a class has read out: a line for each learner, the name first, the code last.
func (s *Session) readResults(e Event) {
	r := &Results{Text: e.Text, Rows: []ResultRow{}, Wrong: []string{}, Note: sayResults}
	known := s.runs()
	for i, line := range strings.Split(e.Text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		if len(r.Rows) == mostResults {
			r.Wrong = append(r.Wrong, sayMoreResults)
			break
		}
		row := resultOf(line, known)
		if row.Line = i + 1; row.Fault != "" {
			r.Wrong = append(r.Wrong, sayBadResult(row))
		}
		r.Rows = append(r.Rows, row)
	}
	s.results = r
}

// runs are the runs of this set by their numbers: the whole, and each exercise alone, with the title to show; as a file has it,
// and as a link.
func (s *Session) runs() map[uint16]string {
	of := len(s.set.exercises)
	runs := map[uint16]string{}
	for _, text := range []string{s.PGN(0), s.compact()} {
		id := tutor.OwnID(text)
		for i := range of {
			runs[result.SetOf(id+"/"+number(i+1), 1)] = heading(s.set.exercises[i].game, i+1)
		}
		runs[result.SetOf(id, of)] = sayThisSet
	}
	return runs
}

// resultOf reads a line. Where the name ends and the code begins shows when the code adds up: it is the longest end of the
// line that does. A tab, a semicolon or a comma may part them.
func resultOf(line string, known map[uint16]string) ResultRow {
	fields := strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == '\t' || r == ';' || r == ',' })
	if len(fields) == 0 {
		return ResultRow{Name: line, Stars: []int{}, Fault: sayNoCode}
	}
	last := len(fields) - 1
	for i := max(0, last-result.MostStars); i <= last; i++ {
		r, err := result.Decode(strings.Join(fields[i:], ""))
		if err != nil {
			continue
		}
		row := ResultRow{
			Name: strings.Join(fields[:i], " "), Code: result.Encode(r), Run: known[r.Set], Stars: append([]int{}, r.Stars...),
		}
		if row.Run == "" {
			row.Run = sayOtherRun
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
	_, err := result.Decode(fields[last])
	return ResultRow{Name: strings.Join(fields[:last], " "), Code: fields[last], Stars: []int{}, Fault: err.Error()}
}
