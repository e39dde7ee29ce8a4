package main

import (
	"os"
	"path/filepath"
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
