package pgn

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

// TestCompact writes every file at hand compactly and reads it again.
func TestCompact(t *testing.T) {
	var files []string
	for _, pattern := range []string{"testdata/*.pgn", "../../lessons/scripts/*.pgn", "../../lessons/examples.pgn", "../../author/testdata/*.pgn"} {
		some, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, some...)
	}
	if len(files) < 40 {
		t.Fatalf("only %d files", len(files))
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		games, _ := Parse(text)
		compact, err := Compact(games)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		again, faults := Parse([]byte(compact))
		if len(faults) > 0 || len(again) != len(games) {
			t.Errorf("%s: %v, %d games of %d", file, faults, len(again), len(games))
			continue
		}
		if !reflect.DeepEqual(strip(games), strip(again)) {
			t.Errorf("%s: what is read again is different", file)
		}
	}
}
