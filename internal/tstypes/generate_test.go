package tstypes

import (
	"os"
	"path/filepath"
	"testing"
)

// TestViewIsUpToDate fails when tutor changed and the page's types did not.
func TestViewIsUpToDate(t *testing.T) {
	root := filepath.Join("..", "..")
	want, err := Generate(filepath.Join(root, "tutor"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(root, "web", "src", "view.gen.ts"))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Error(`web/src/view.gen.ts is out of date: run "go run ./cmd/touchmove types"`)
	}
}
