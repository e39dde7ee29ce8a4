package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestLintSaysWhere(t *testing.T) {
	file := filepath.Join(t.TempDir(), "broken.pgn")
	script := "[ChapterName \"A move that is none\"]\n\n{ Play. } 1. Ke5 *\n"
	if err := os.WriteFile(file, []byte(script), 0o644); err != nil {
		t.Fatal(err)
	}
	faults, err := lint(file)
	if err != nil {
		t.Fatal(err)
	}
	if len(faults) == 0 || faults[0].File != file || faults[0].Line != 3 {
		t.Errorf("faults are %v, want one in line 3 of %s", faults, file)
	}
	if _, err := lint(filepath.Join(t.TempDir(), "missing.pgn")); err == nil {
		t.Error("a missing file has no faults")
	}
}

func TestLintOfAFolder(t *testing.T) {
	if faults, err := lint("../../lessons/scripts"); err != nil || len(faults) > 0 {
		t.Errorf("the course: %v %v", faults, err)
	}
	folder := t.TempDir()
	script := "[StudyName \"x\"][ChapterName \"y\"][Facts \"3.1\"]\n{ a } *\n"
	for name, text := range map[string]string{"course.txt": "title: x\none\ntwo\nthree\n", "one.pgn": script, "two.pgn": script} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	faults, err := lint(folder)
	if err != nil || len(faults) != 1 || faults[0].File != filepath.Join(folder, "course.txt") || faults[0].Line != 4 {
		t.Errorf("a lesson is missing: %v %v", faults, err)
	}
	if err := os.WriteFile(filepath.Join(folder, "course.txt"), []byte("title: x\none\ntwo\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	faults, err = lint(folder)
	if last := len(faults) - 1; err != nil || last < 0 || faults[last].File != filepath.Join(folder, "two.pgn") {
		t.Errorf("one exercise twice: %v %v", faults, err)
	}
	if err := os.WriteFile(filepath.Join(folder, "course.txt"), []byte("title: x\none\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	faults, err = lint(folder)
	if last := len(faults) - 1; err != nil || last < 0 || faults[last].Text != "The course does not name this script." {
		t.Errorf("a script that is not listed: %v %v", faults, err)
	}
}

// What a script may hold at most is told by lint as by the page; just below, that is no fault.
func TestLintOfScriptsThatAreTooLarge(t *testing.T) {
	const read = "{ Read. } *\n"
	knights := func(plies int) string {
		return "{ Play. } " + strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", plies/4) + []string{"", "Nf3 "}[plies%4] + "*"
	}
	nested := func(depth int) string {
		return "{ Play. } e4 " + strings.Repeat("( d4 ", depth) + strings.Repeat(")", depth) + " *"
	}
	for _, c := range []struct{ fits, not, want string }{
		{"%" + strings.Repeat("x", 1<<20-len(read)-2) + "\n" + read, "%" + strings.Repeat("x", 1<<20-len(read)-1) + "\n" + read, "1:1: The file is larger than 1 MiB"},
		{strings.Repeat(read, 500), strings.Repeat(read, 501), "501:11: The file has more than 500 games."},
		{knights(2000), knights(2001), "1:8011: game 1: The game has more than 2,000 plies"},
		{nested(50), nested(51), "1:264: game 1: Variations are nested more than 50 deep."},
	} {
		for i, script := range []string{c.fits, c.not} {
			file := filepath.Join(t.TempDir(), "large.pgn")
			if err := os.WriteFile(file, []byte(script), 0o644); err != nil {
				t.Fatal(err)
			}
			faults, err := lint(file)
			if err != nil {
				t.Fatal(err)
			}
			if told := strings.Contains(faults.Error(), c.want); told != (i == 1) {
				t.Errorf("%q told: %v, in %.300s", c.want, told, faults.Error())
			}
		}
	}
}
