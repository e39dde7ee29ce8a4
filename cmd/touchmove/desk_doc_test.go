package main

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the answers in docs/desk.md anew")

// The answers in docs/desk.md are what the program answers, but for the time it takes.
func TestDeskDocument(t *testing.T) {
	file := filepath.Join("..", "..", "docs", "desk.md")
	source, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	examples := 0
	got := regexp.MustCompile("(?s)```\n\\$ touchmove (.*?)\n.*?```\n").ReplaceAllStringFunc(string(source), func(block string) string {
		examples++
		question := strings.Split(block, "\n")[1]
		words := shellWords(strings.TrimPrefix(question, "$ touchmove "))
		var out bytes.Buffer
		if err := questions[words[0]](&out, words[1:]); err != nil {
			t.Errorf("%s: %v", question, err)
		}
		answer := regexp.MustCompile(`"seconds":[-.e0-9]+`).ReplaceAllString(out.String(), `"seconds":0.00001`)
		return "```\n" + question + "\n" + answer + "```\n"
	})
	if examples < len(questions) {
		t.Errorf("there are only %d examples", examples)
	}
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if got != string(source) {
		t.Errorf("%s is out of date (go test ./cmd/touchmove -update); it should be\n%s", file, got)
	}
}

// shellWords splits a line at spaces outside of quotes.
func shellWords(line string) []string {
	var words []string
	for i, part := range strings.Split(line, `"`) {
		if i%2 == 1 {
			words = append(words, part)
		} else {
			words = append(words, strings.Fields(part)...)
		}
	}
	return words
}
