package checks

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
)

// testEvent is a line of "go test -json", as cmd/test2json describes it.
type testEvent struct {
	Action, Package, ImportPath, Test, Output string
	Elapsed                                   float64
}

// goTests is a check that runs "go test" with the oracles switched on where a test asks for them.
func goTests(args ...string) check {
	return func(out io.Writer, root string) (Counts, error) {
		cmd := exec.Command("go", append([]string{"test", "-json"}, args...)...)
		cmd.Dir, cmd.Stderr = root, out
		cmd.Env = append(os.Environ(), "TOUCHMOVE_ORACLE=1")
		stream, err := cmd.StdoutPipe()
		if err != nil {
			return Counts{}, err
		}
		if err := cmd.Start(); err != nil {
			return Counts{}, err
		}
		counts, err := readTests(stream, out)
		return counts, errors.Join(err, cmd.Wait())
	}
}

// readTests counts tests and subtests, prints a line for each package that has some, and what
// the failed ones said.
func readTests(stream io.Reader, out io.Writer) (Counts, error) {
	var total Counts
	inPackage := map[string]Counts{}
	said := map[string]*strings.Builder{} // by package and test
	events := json.NewDecoder(stream)
	for {
		var e testEvent
		if err := events.Decode(&e); errors.Is(err, io.EOF) {
			return total, nil
		} else if err != nil {
			return total, fmt.Errorf("read go test -json: %w", err)
		}
		key := e.Package + " " + e.Test
		switch e.Action {
		case "output":
			if said[key] == nil {
				said[key] = &strings.Builder{}
			}
			said[key].WriteString(e.Output)
		case "build-output":
			io.WriteString(out, e.Output)
		case "pass", "fail", "skip":
			if e.Action == "fail" && said[key] != nil {
				io.WriteString(out, said[key].String())
			}
			delete(said, key)
			if e.Test != "" {
				one := result(e.Action)
				c := inPackage[e.Package]
				c.add(one)
				inPackage[e.Package] = c
				total.add(one)
			} else if c, any := inPackage[e.Package]; any {
				fmt.Fprintf(out, "   %-50s %v, %.1f s\n", e.Package, c, e.Elapsed)
			}
		}
	}
}

func result(action string) Counts {
	switch action {
	case "pass":
		return Counts{Passed: 1}
	case "fail":
		return Counts{Failed: 1}
	}
	return Counts{Skipped: 1}
}
