package chess

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// mutant is a fault set into the rules on purpose: in one file, below this folder, one text, which is there exactly once,
// becomes another.
type mutant struct{ fault, file, right, wrong string }

// TestMutants holds the tests against faults in the rules, each of which they must catch. Every run checks that the texts
// are still there, so that a fault does not slip out of the list unnoticed when its line is rewritten. Running them takes
// three minutes of one core:
//
//	TOUCHMOVE_MUTANTS=1 go test ./chess -run '^TestMutants$' -v -timeout 2h
//
// It says which test caught each: the first to fail of the tests beside the file, in their short form.
func TestMutants(t *testing.T) {
	seen := map[string]bool{}
	for _, m := range mutants {
		t.Run(m.fault, func(t *testing.T) {
			if seen[m.fault] {
				t.Fatal("two faults have this name")
			}
			seen[m.fault] = true
			source, err := os.ReadFile(m.file)
			if err != nil {
				t.Fatal(err)
			}
			if n := strings.Count(string(source), m.right); n != 1 {
				t.Fatalf("%s has this text %d times, not once; set the fault anew in mutants_test.go:\n%s", m.file, n, m.right)
			}
			if os.Getenv("TOUCHMOVE_MUTANTS") != "" {
				run(t, m, strings.Replace(string(source), m.right, m.wrong, 1))
			}
		})
	}
}

var failed = regexp.MustCompile(`(?m)^ *--- FAIL: (\S+)`)

// run tests the package with one file replaced.
func run(t *testing.T, m mutant, source string) {
	t.Helper()
	folder := t.TempDir()
	write := func(name string, content []byte) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, content, 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	original, err := filepath.Abs(m.file)
	if err != nil {
		t.Fatal(err)
	}
	replace := map[string]map[string]string{"Replace": {original: write("mutant.go", []byte(source))}}
	overlay, err := json.Marshal(replace)
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command("go", "test", "-overlay", write("overlay.json", overlay),
		"-vet=off", "-short", "-failfast", "-timeout", "10m", "./"+filepath.Dir(m.file))
	command.Env = append(os.Environ(), "TOUCHMOVE_MUTANTS=", "TOUCHMOVE_ORACLE=", "TOUCHMOVE_PROOF=")
	output, err := command.CombinedOutput()
	switch caught := failed.FindAllSubmatch(output, -1); {
	case err == nil:
		t.Errorf("no test has noticed %q in %s", m.wrong, m.file)
	case len(caught) > 0:
		first := string(caught[0][1])
		for _, c := range caught[1:] {
			if strings.HasPrefix(string(c[1]), first+"/") {
				first = string(c[1]) // the innermost subtest
			}
		}
		t.Logf("caught by %s", first)
	case strings.Contains(string(output), "panic: "):
		t.Logf("caught by a panic:\n%.300s", output)
	default:
		t.Errorf("the tests did not run:\n%s", output)
	}
}
