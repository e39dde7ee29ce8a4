package author

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"
)

// wellFormed reads a page as XML.
func wellFormed(page string) error {
	d := xml.NewDecoder(strings.NewReader(page))
	d.Strict = false
	d.AutoClose = xml.HTMLAutoClose
	d.Entity = xml.HTMLEntity
	for {
		if _, err := d.Token(); err == io.EOF {
			return nil
		} else if err != nil {
			return err
		}
	}
}

// TestWorksheets makes a sheet of each lesson of the course.
func TestWorksheets(t *testing.T) {
	for name, text := range scripts(t) {
		s := New()
		s.Handle(Event{Type: EventRestore, Text: text})
		out := play(s, Event{Type: EventExport, Name: string(OutWorksheet)}).Out
		n := len(s.set.exercises)
		if got := strings.Count(out.Text, "<h2>"); got != n || out.Note != "" {
			t.Errorf("%s: %d exercises of %d, %s", name, got, n, out.Note)
		}
		_, key, _ := strings.Cut(out.Text, `<section class="key">`)
		if got := strings.Count(key, "<li>"); got != n {
			t.Errorf("%s: %d answers of %d", name, got, n)
		}
		if strings.Contains(key, "</b> </li>") || strings.Contains(key, "Nothing is asked") {
			t.Errorf("%s: an answer is missing:\n%s", name, key)
		}
		if err := wellFormed(out.Text); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestWorksheetEscapes writes markup into every text.
func TestWorksheetEscapes(t *testing.T) {
	const evil = `<img src=x onerror=alert(1)>"'&`
	s := New()
	out := play(s,
		Event{Type: EventTitle, Text: evil},
		Event{Type: EventSetup, Name: "fen", Text: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"},
		Event{Type: EventSetup, Name: "done"},
		field(FieldHeading, evil+" SHEET KEY TITLE"), field(FieldWords, evil),
		Event{Type: EventSay, Text: "Ra8"},
		Event{Type: EventExport, Name: string(OutWorksheet)},
	).Out
	if strings.Contains(out.Text, "<img") || strings.Count(out.Text, "&lt;img") < 5 {
		t.Error(out.Text)
	}
	for _, want := range []string{"1. Ra8#", "SHEET KEY TITLE", "White to move"} {
		if !strings.Contains(out.Text, want) {
			t.Errorf("%q is not there", want)
		}
	}
	if err := wellFormed(out.Text); err != nil {
		t.Error(err)
	}
}

func TestWorksheetLeavesOut(t *testing.T) {
	s := New()
	play(s, Event{Type: EventRestore, Text: "[FEN \"nonsense\"]\n\n*\n\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n"})
	out := play(s, Event{Type: EventExport, Name: string(OutWorksheet)}).Out
	if strings.Count(out.Text, "<h2>") != 1 || !strings.Contains(out.Note, "1 exercise is not on the sheet") {
		t.Errorf("note %q", out.Note)
	}
}
