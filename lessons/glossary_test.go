package lessons

import (
	"os"
	"reflect"
	"strings"
	"testing"
)

func TestParseGlossary(t *testing.T) {
	terms, err := ParseGlossary("\uFEFF# words\n\ncheck: The king is attacked.\r\n pin,  pinned , double  check : Held: to its king.\n")
	if err != nil {
		t.Fatal(err)
	}
	want := []Term{
		{Forms: []string{"check"}, Text: "The king is attacked."},
		{Forms: []string{"pin", "pinned", "double check"}, Text: "Held: to its king."},
	}
	if !reflect.DeepEqual(terms, want) {
		t.Errorf("%q", terms)
	}
}

func TestParseGlossaryFaults(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"no colon", "check\n", `glossary.txt:1:1: The term "check" is not explained.`},
		{"no text", "\ncheck:\n", `glossary.txt:2:1: The term "check" is not explained.`},
		{"no sentence", "check: the king\n", "glossary.txt:1:1: The explanation does not end like a sentence."},
		{"long", "check: " + strings.Repeat("a", longestExplanation) + ".\n", "more than 160 characters"},
		{"no form", "check,: A.\n", "a comma too many"},
		{"twice", "check: A.\nmate, Check: B.\n", `glossary.txt:2:1: "Check" stands in line 1 already.`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := ParseGlossary(c.src); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %s", err, c.want)
			}
		})
	}
}

func TestGlossaryIsSound(t *testing.T) {
	src, err := os.ReadFile("glossary.txt")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ParseGlossary(string(src)); err != nil {
		t.Error(err)
	}
}
