package lessons

import (
	"encoding/json"
	"strings"
	"testing"
	"testing/fstest"
)

func files(contents ...string) fstest.MapFS {
	m := fstest.MapFS{}
	for i := 0; i < len(contents); i += 2 {
		m[contents[i]] = &fstest.MapFile{Data: []byte(contents[i+1])}
	}
	return m
}

func TestBuildIndex(t *testing.T) {
	index, err := BuildIndex(files(
		"course.txt", "\uFEFFtitle:  My course \r\n\r\n# a note\r\nsection : Pawns: all\r\ntwo: You can: move.\r\none\r\n",
		"one.pgn", "[StudyName \"One\"]\n1. e4 *\n",
		"two.pgn", sound,
		"draft.pgn", "not listed, not read",
	))
	if err != nil {
		t.Fatal(err)
	}
	got, err := json.Marshal(index)
	if err != nil {
		t.Fatal(err)
	}
	const want = `{"title":"My course","lessons":[{"id":"two","title":"Test","steps":5,"section":"Pawns: all","able":"You can: move."},{"id":"one","title":"One","steps":1}]}`
	if string(got) != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}

func TestBuildIndexFaults(t *testing.T) {
	for _, c := range []struct {
		name  string
		files fstest.MapFS
		want  string
	}{
		{"no course", files(), "course.txt"},
		{"empty", files("course.txt", ""), "course.txt:1:1: The first line is not the title."},
		{"no title", files("course.txt", "title: \n"), "course.txt:1:1: The first line is not the title."},
		{"no id", files("course.txt", "title: x\n../secret\n"), `course.txt:2:1: "../secret" is not a lesson's id.`},
		{"an id that the page gives away itself", files("course.txt", "title: x\nown-1234\n"), `course.txt:2:1: The id own-1234 begins with own-.`},
		{"nothing after the colon", files("course.txt", "title: x\na:\n"), "course.txt:2:1: Nothing stands after the colon."},
		{"empty section", files("course.txt", "title: x\nsection: One\nsection: Two\na\nsection: Three\n", "a.pgn", "1. e4 *"), `course.txt:2:1: The section "One" has no lesson.`},
		{"empty last section", files("course.txt", "title: x\na\nsection: Three\n", "a.pgn", "1. e4 *"), `course.txt:3:1: The section "Three" has no lesson.`},
		{"twice", files("course.txt", "title: x\na\n\na\n", "a.pgn", "1. e4 *"), "course.txt:4:1: The lesson a stands in line 2 already."},
		{"no script", files("course.txt", "title: x\na\n"), "course.txt:2:1: There is no script a.pgn."},
		{"bad script", files("course.txt", "title: x\na\n", "a.pgn", "1. e5 *"), `a.pgn:1:4: game 1: The move "e5"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if _, err := BuildIndex(c.files); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %s", err, c.want)
			}
		})
	}
}

func TestUncovered(t *testing.T) {
	missing := strings.Join(uncovered([]*Lesson{parse(t, sound)}), "\n")
	for _, want := range []string{"3.2 has no exercise", "3.5 has no exercise", "1.1 has no exercise", "4 has 1 of 3 exercises with a trap", "6.7 has 1 of 3 exercises with a trap"} {
		if !strings.Contains(missing, want) {
			t.Errorf("%q is not said in\n%s", want, missing)
		}
	}
	for _, not := range []string{"3.1 ", "3.9 "} {
		if strings.Contains("\n"+missing, "\n"+not) {
			t.Errorf("%q is said in\n%s", not, missing)
		}
	}
	// Three exercises without any mistake foreseen are no trap.
	src := strings.Repeat("[Facts \"6.7\"]\n1. e4 *\n\n", 3)
	if missing := strings.Join(uncovered([]*Lesson{parse(t, src)}), "\n"); !strings.Contains(missing, "6.7 has 0 of 3 exercises with a trap") {
		t.Error(missing)
	}
}

func TestFactNumbers(t *testing.T) {
	for number, want := range map[string]bool{"3.1": true, "9.4": true, "10": true, "3": false, "3.10": false, "": false, "3.1*": false, "11": false} {
		if isFact(number) != want {
			t.Errorf("%q: %v", number, !want)
		}
	}
}
