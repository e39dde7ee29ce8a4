package tstypes

import (
	"os"
	"path/filepath"
	"testing"
)

// TestTwinsAreUpToDate fails when a package changed and its page's types did not.
func TestTwinsAreUpToDate(t *testing.T) {
	root := filepath.Join("..", "..")
	for _, twin := range Twins {
		want, err := Generate(root, twin)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(twin.File)))
		if err != nil {
			t.Fatal(err)
		}
		if string(got) != string(want) {
			t.Errorf(`%s is out of date: run "go run ./cmd/touchmove types"`, twin.File)
		}
	}
}
