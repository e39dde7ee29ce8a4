package lessons

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write docs/facts.md anew")

// TestFactsDocument holds docs/facts.md to the scripts: which exercise practises which fact.
func TestFactsDocument(t *testing.T) {
	const file = "../docs/facts.md"
	want := factsDocument(course(t))
	if *update {
		if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	got, err := os.ReadFile(file)
	if err != nil || string(got) != want {
		t.Errorf("%s is out of date (%v): go test ./lessons -run TestFactsDocument -update", file, err)
	}
}

func factsDocument(course []*Lesson) string {
	exercises := 0
	for _, l := range course {
		exercises += len(l.Exercises)
	}
	var b strings.Builder
	b.WriteString("# From fact to exercise\n\n" +
		"Written by `go test ./lessons -run TestFactsDocument -update` from the tags `Facts` of the scripts; a test fails while it is out of date. What the facts are about is said in\n" +
		"[FORMAT.md](../lessons/FORMAT.md#facts). ★ marks what people get wrong most, **bold** an exercise with a trap: words for a mistake that it expects.\n\n")
	fmt.Fprintf(&b, "%d lessons, %d exercises.\n\n| fact | | exercises | where |\n|---|---|---:|---|\n", len(course), exercises)
	for _, f := range curriculumFacts() {
		var where []string
		count := 0
		for _, l := range course {
			var steps []string
			for _, e := range l.Exercises {
				if !slices.ContainsFunc(e.Facts, func(number string) bool { return inSection(number, f.number) }) {
					continue
				}
				count++
				step := fmt.Sprint(e.Game)
				if e.hasTrap() {
					step = "**" + step + "**"
				}
				steps = append(steps, step)
			}
			if len(steps) > 0 {
				where = append(where, l.ID+" "+strings.Join(steps, ", "))
			}
		}
		star := ""
		if f.starred {
			star = " ★"
		}
		fmt.Fprintf(&b, "| %s | %s%s | %d | %s |\n", f.number, f.name, star, count, strings.Join(where, "; "))
	}
	return b.String()
}

// TestReadmeCountsTheCourse: the README says how much there is to learn.
func TestReadmeCountsTheCourse(t *testing.T) {
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	lessons, exercises := course(t), 0
	for _, l := range lessons {
		exercises += len(l.Exercises)
	}
	if want := fmt.Sprintf("%d lessons with %d exercises", len(lessons), exercises); !strings.Contains(string(readme), want) {
		t.Errorf("README.md does not say %q", want)
	}
}
