package lessons

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"
)

// A fault quotes no more of a hostile script than can be read, and still says what is wrong.
func TestFaultsAreShort(t *testing.T) {
	long := strings.Repeat("aé", 50_000)
	for script, end := range map[string]string{
		"[Goal \"reach " + long + "\"]\n\n{ a } *":               "too much.",
		"[Goal \"" + long + "\"]\n\n{ a } *":                     "",
		"[Kings \"" + long + "\"]\n\n{ a } *":                    "",
		"[Variant \"" + long + "\"]\n\n{ a } *":                  "other rules.",
		"{ a [%cal " + long + "] } *":                            "",
		"{ a [%illegal " + strings.ToLower(long) + "- x] } *":    "",
		"{ a [%" + strings.Repeat("a", 100_000) + " } 1. e4 *":   "never closed.",
		"{ a } 1. e4 " + strings.Repeat("x", 100_000) + " *":     "",
		"[Learner \"" + long + "\"]\n\n{ a } 1. e4 *":            "",
		"[Learner" + strings.Repeat("s", 100_000) + " \"a\"]\n*": "",
	} {
		lesson, err := Parse("set", []byte(script))
		var faults Faults
		if !errors.As(err, &faults) {
			faults = Validate(lesson)
		}
		for _, f := range faults {
			if n := utf8.RuneCountInString(f.Text); n > longestFault {
				t.Errorf("%.30s: %d characters: %.80s", script, n, f.Text)
			}
			if n := utf8.RuneCountInString(f.Suggestion); n > longestFault {
				t.Errorf("%.30s: %d characters: %.80s", script, n, f.Suggestion)
			}
		}
		if end != "" && (len(faults) == 0 || !strings.HasSuffix(faults[0].Text, end)) {
			t.Errorf("%.30s: %v", script, faults)
		}
	}
}
