package lessons

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// FORMAT.md shows writers of scripts the facts that the validator knows.
func TestFormatListsTheFacts(t *testing.T) {
	text, err := os.ReadFile("FORMAT.md")
	if err != nil {
		t.Fatal(err)
	}
	var shown, known []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([0-9.]+)` \\| (.*) \\|$").FindAllStringSubmatch(string(text), -1) {
		shown = append(shown, row[1]+" "+row[2])
	}
	for _, f := range curriculumFacts() {
		if f.isSection() {
			continue
		}
		if n := len(strings.Fields(f.name)); n < 3 || n > 6 {
			t.Errorf("%s: %q has %d words", f.number, f.name, n)
		}
		line := f.number + " " + f.name
		if f.starred {
			line += " ★"
		}
		known = append(known, line)
		if !isFact(f.number) {
			t.Errorf("%s is no fact", f.number)
		}
	}
	if !slices.Equal(shown, known) {
		t.Errorf("FORMAT.md lists\n%s\nbut the course knows\n%s", strings.Join(shown, "\n"), strings.Join(known, "\n"))
	}
}
