package author

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/lessons"
)

var update = flag.Bool("update", false, "write the golden files")

// TestImport reads files shaped like those that programs write. The golden files have what is told of each, and what it has
// become.
func TestImport(t *testing.T) {
	files, err := filepath.Glob("testdata/*.pgn")
	if err != nil || len(files) < 10 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".pgn"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			s := New()
			s.ImportFile(filepath.Base(file), text)
			got := told(s)
			golden := strings.TrimSuffix(file, ".pgn") + ".golden"
			if *update {
				if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if got != string(want) {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
			if s.imported.Taken > 0 {
				if _, err := lessons.Parse("set", []byte(s.PGN(0))); err != nil {
					t.Errorf("it cannot be played: %v", err)
				}
			}
		})
	}
}

func told(s *Session) string {
	var b strings.Builder
	r := s.imported
	fmt.Fprintf(&b, "%s: %d games, %d taken\n", r.Name, r.Games, r.Taken)
	for _, l := range r.Lines {
		fmt.Fprintf(&b, "- game %d, exercise %d, %q, %s: %s\n", l.Game, l.Exercise, l.Title, l.Kind, l.Text)
	}
	if r.Taken > 0 {
		b.WriteString("\n" + s.PGN(0))
		for _, f := range proved(s) {
			fmt.Fprintf(&b, "! %s: %s %s (%s, move %d, blocks %v)\n", cmp.Or(f.Where, "The set"), f.Text, f.Do, f.Field, f.Move, f.Blocks)
		}
	}
	return b.String()
}

// TestLongTraining reads a training question as long as a file may be: what is copied for it grows no faster than the file.
func TestLongTraining(t *testing.T) {
	question := strings.Repeat("word ", 180_000)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	s := New()
	s.ImportFile("x.pgn", []byte(`[FEN "6k1/8/8/8/8/8/5PPP/4K2R w K - 0 1"]`+"\n\n"+`{[%tqu "En","`+question+`","","","e1g1","",1]} 1. O-O *`))
	runtime.ReadMemStats(&after)
	if got := s.View().Exercise.Said.Text; got != strings.TrimSpace(question) {
		t.Errorf("the question has %d letters", len(got))
	}
	if most := 300 * uint64(len(question)); after.TotalAlloc-before.TotalAlloc > most {
		t.Errorf("%d bytes were allocated for %d", after.TotalAlloc-before.TotalAlloc, len(question))
	}
}
