package author

import (
	"encoding/csv"
	"encoding/json"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/tutor"
	"github.com/touchmove/touchmove/tutor/result"
)

func TestResults(t *testing.T) {
	s := New()
	play(s, Event{Type: EventTitle, Text: "Mine"}, Event{Type: EventAdd}, Event{Type: EventAdd})
	set := result.SetOf(tutor.OwnID(s.PGN(0)), 3)
	whole := result.Encode(result.Result{Set: set, Stars: []int{3, 2, 1}})
	alone := result.Encode(result.Result{Set: result.SetOf(tutor.OwnID(s.PGN(0))+"/2", 1), Stars: []int{3}})
	other := result.Encode(result.Result{Set: set + 1, Stars: []int{0, 3, 3, 3}})
	wrong := strings.Map(func(r rune) rune {
		if r == rune(whole[0]) {
			return '7'
		}
		return r
	}, whole)
	lines := []string{
		"Anna: " + whole,
		"Ben von, der Au,\t" + strings.ToLower(strings.ReplaceAll(whole, "-", " ")),
		"",
		"=SUM(A1);" + alone,
		`Quo"te, ` + other,
		"Carl " + wrong,
		"Dora",
		"Emil QVGY C7QT E",
		whole,
	}
	v := play(s, Event{Type: EventResults, Text: strings.Join(lines, "\r\n")})
	for i, want := range []ResultRow{
		{Line: 1, Name: "Anna", Run: sayThisSet, Raw: 67},
		{Line: 2, Name: "Ben von, der Au", Run: sayThisSet, Raw: 67},
		{Line: 4, Name: "=SUM(A1)", Run: "Exercise 2", Raw: 100},
		{Line: 5, Name: `Quo"te`, Run: sayOtherRun, Raw: 75},
		{Line: 6, Name: "Carl", Fault: "does not add up"},
		{Line: 7, Name: "Dora", Fault: "no code"},
		{Line: 8, Name: "Emil", Code: "QVGYC7QTE", Fault: "does not add up"},
		{Line: 9, Name: "", Run: sayThisSet, Raw: 67},
	} {
		got := v.Results.Rows[i]
		if got.Line != want.Line || got.Name != want.Name || got.Run != want.Run || got.Raw != want.Raw ||
			(got.Fault == "") != (want.Fault == "") || !strings.Contains(got.Fault, want.Fault) {
			t.Errorf("row %d: %+v, want %+v", i, got, want)
		}
	}
	if v.Results.More != "" {
		t.Errorf("left out: %q", v.Results.More)
	}

	text := play(s, Event{Type: EventExport, Name: string(OutCSV)}).Out.Text
	table, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(text, "\uFEFF"))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	if len(table) != 9 || len(table[0]) != 5+4 || table[3][0] != "'=SUM(A1)" || table[4][0] != `Quo"te` || table[1][2] != "67" || table[1][7] != "1" || table[5][2] != "" {
		t.Errorf("%q", table)
	}
	if strings.Contains(strings.ReplaceAll(text, "\r\n", ""), "\n") {
		t.Error("a line does not end with CRLF")
	}
}

func TestCSVField(t *testing.T) {
	for field, want := range map[string]string{
		"Anna": "Anna", "a,b": `"a,b"`, `a"b`: `"a""b"`, "=1+1": "'=1+1", "+1": "'+1", "-1": "'-1", "@x": "'@x", " =1": "' =1",
		"\t=1": "'\t=1", "a=1": "a=1", "": "", "two\nlines": "\"two\nlines\"", "=a,b": `"'=a,b"`, "＝1": "'＝1", "\u200B=1": "'\u200B=1", "\u00A0-1": "'\u00A0-1",
	} {
		if got := csvField(field); got != want {
			t.Errorf("%q becomes %q, want %q", field, got, want)
		}
	}
}

// TestResultsOfTheCourse names what learners did of the course.
func TestResultsOfTheCourse(t *testing.T) {
	s := New()
	play(s, Event{Type: EventTitle, Text: "Mine"}, Event{Type: EventAdd})
	play(s, Event{Type: EventCourse, Text: `{"lessons":[{"id":"castling","title":"Castle to safety","steps":3},{"id":"en-passant","title":"Past","steps":2}]}`})
	if v := play(s, Event{Type: EventRestore, Text: ""}, Event{Type: EventCourse, Text: "nothing"}); v.Notice == "" {
		t.Error("the page's own event takes away what the author is told")
	}
	for _, c := range []struct {
		id   string
		of   int
		want string
	}{
		{"castling", 3, "Castle to safety"},
		{"castling/2", 1, "Castle to safety, exercise 2"},
		{"castling/2-3", 2, "Castle to safety, exercises 2 to 3"},
		{"course", 5, "The whole course"},
		{tutor.OwnID(s.PGN(0)), 2, sayThisSet},
		{"check", 3, sayOtherRun},
	} {
		code := result.Encode(result.Result{Set: result.SetOf(c.id, c.of), Stars: make([]int, c.of)})
		if got := play(s, Event{Type: EventResults, Text: "Anna " + code}).Results.Rows[0]; got.Run != c.want || got.Fault != "" {
			t.Errorf("%s: %+v, want %q", c.id, got, c.want)
		}
	}
	// What a session really calls its runs.
	pgn := s.PGN(0)
	learner := tutor.NewVisit(nil, "", tutor.Visit{})
	learner.Handle(tutor.Event{Type: tutor.EventOwn, Text: pgn})
	view := learner.View()
	if view.Report == nil || view.Report.Run.ID != tutor.OwnID(pgn) {
		t.Errorf("a session calls it %+v", view.Report)
	}
}

// TestManyResults reads what nobody would paste on purpose: it must neither take for ever nor fill the View.
func TestManyResults(t *testing.T) {
	code := result.Encode(result.Result{Set: 1, Stars: []int{3, 2}})
	for name, c := range map[string]struct{ line, name, fault string }{
		"prose":       {strings.Repeat("The quick brown fox. ", 95), "The quick brown fox.", `no "."`},
		"one word":    {strings.Repeat("x", 2000), "", "too long"},
		"all parting": {strings.Repeat(",", 2000), ",,,", "no code"},
		"behind it":   {strings.Repeat("quick ", 330) + code, "quick quick", ""},
	} {
		s := New()
		v := play(s, Event{Type: EventResults, Text: strings.Repeat(c.line+"\n", 5000)})
		if len(v.Results.Rows) != mostResults || !strings.Contains(v.Results.More, "3,000") {
			t.Errorf("%s: %d rows, %q", name, len(v.Results.Rows), v.Results.More)
		}
		first := v.Results.Rows[0]
		if !strings.HasPrefix(first.Name, c.name) || (c.fault == "") != (first.Fault == "") || !strings.Contains(first.Fault, c.fault) {
			t.Errorf("%s: %+v", name, first)
		}
		if text, err := json.Marshal(v.Results); err != nil || len(text) > 1<<20 {
			t.Errorf("%s: %d bytes, %v", name, len(text), err)
		}
	}
	// Words that could be parts of a code, and a name of some of them.
	s := New()
	lines := strings.Repeat(strings.Repeat("a ", 1000)+"\n", 50) + "Ann van der Abc " + strings.ReplaceAll(code, "-", " ")
	rows := play(s, Event{Type: EventResults, Text: lines}).Results.Rows
	if last := rows[50]; last.Name != "Ann van der Abc" || last.Code != code || last.Line != 51 {
		t.Errorf("%+v", last)
	}
}

// What is not read of a long list is told, and the table for the spreadsheet is known to be UTF-8.
func TestMoreResults(t *testing.T) {
	v := play(New(), Event{Type: EventResults, Text: strings.Repeat("Müller E68F-GMAQ-Q\n\n", mostResults+3)}, Event{Type: EventExport, Name: string(OutCSV)})
	if len(v.Results.Rows) != mostResults || !strings.Contains(v.Results.More, "Left out: 3.") {
		t.Errorf("%d rows, %q", len(v.Results.Rows), v.Results.More)
	}
	if !strings.HasPrefix(v.Out.Text, "\uFEFFName,") {
		t.Errorf("%.20q", v.Out.Text)
	}
}
