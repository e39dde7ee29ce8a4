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
