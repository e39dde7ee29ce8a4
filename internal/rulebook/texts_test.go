package rulebook

import (
	"os"
	"slices"
	"testing"

	"github.com/touchmove/touchmove/lessons"
)

// readTexts reads the rulebook itself. Read proves what it says.
func readTexts(t *testing.T) *Book {
	t.Helper()
	book, err := Read(os.DirFS("../../lessons/rulebook"))
	if err != nil {
		t.Fatalf("\n%v", err)
	}
	return book
}

func TestEveryFactIsThere(t *testing.T) {
	var facts []string
	for _, c := range readTexts(t).pages() {
		for _, r := range c.Rules {
			facts = append(facts, r.Facts...)
		}
	}
	for _, number := range lessons.FactNumbers() {
		if !slices.Contains(facts, number) {
			t.Errorf("no rule is about fact %s", number)
		}
	}
}
