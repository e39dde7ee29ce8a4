package main

import (
	"os"
	"path/filepath"
	"testing"
)

func TestWriteTable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "benchmarks.md")
	if err := os.WriteFile(file, []byte("before\n"+tableBegin+"\nold\n\n"+tableEnd+"after\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := writeTable(file, "new\n"); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(file)
	if want := "before\n" + tableBegin + "\nnew\n\n" + tableEnd + "after\n"; err != nil || string(got) != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if err := os.WriteFile(file, []byte("no place\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := writeTable(file, "new\n"); err == nil {
		t.Error("a file without a place was written to")
	}
}
