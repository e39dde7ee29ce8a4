// Package checks runs everything that must hold before a change is taken, part after part, and
// counts the tests.
package checks

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
)

// Counts are numbers of tests.
type Counts struct{ Passed, Failed, Skipped int }

func (c *Counts) add(more Counts) {
	c.Passed += more.Passed
	c.Failed += more.Failed
	c.Skipped += more.Skipped
}

// String is the line that a run ends with.
func (c Counts) String() string {
	text := fmt.Sprintf("%d passed, %d failed", c.Passed, c.Failed)
	if c.Skipped > 0 {
		text += fmt.Sprintf(", %d skipped", c.Skipped)
	}
	return text
}

// part is one thing that must hold. It returns how many tests it ran, none for a check without tests.
type part struct {
	name string
	run  check
}

// check writes details to out. root is the source tree.
type check func(out io.Writer, root string) (Counts, error)

// browserPackages have files that only the browser's build sees.
var browserPackages = []string{"./board", "./cmd/wasm"}

// parts go from quick to slow: who broke something small learns it soon.
var parts = []part{
	{"format", checkFormat},
	{"tidy", command("go", "mod", "tidy", "-diff")},
	{"vet", command("go", "vet", "./...")},
	{"vet-browser", inBrowser("go", append([]string{"vet"}, browserPackages...)...)},
	{"staticcheck", checkStatic},
	{"types", command("node", "web/node_modules/typescript/bin/tsc", "--project", "web")},
	{"types-worker", command("node", "web/node_modules/typescript/bin/tsc", "--project", "web/tsconfig.worker.json")},
	{"go", goTests("./...")},
	{"build", command("go", "run", "./cmd/touchmove", "build")},
	{"browser", browserTests},
}

// Names lists the parts in their order.
func Names() []string {
	var names []string
	for _, p := range parts {
		names = append(names, p.name)
	}
	return names
}

// Run runs the parts of these names, or all, on the source tree in root. It stops at the first that fails.
func Run(out io.Writer, root string, names ...string) (Counts, error) {
	for _, name := range names {
		if !slices.ContainsFunc(parts, func(p part) bool { return p.name == name }) {
			return Counts{}, fmt.Errorf("no part %q; there are: %s", name, strings.Join(Names(), ", "))
		}
	}
	var total Counts
	for _, p := range parts {
		if len(names) > 0 && !slices.Contains(names, p.name) {
			continue
		}
		fmt.Fprintf(out, "== %s\n", p.name)
		began := time.Now()
		counts, err := p.run(out, root)
		if err != nil && counts.Failed == 0 {
			counts.Failed = 1
		}
		total.add(counts)
		took := time.Since(began).Seconds()
		switch {
		case err != nil:
			fmt.Fprintf(out, "FAILED: %s, after %.1f s: %v\n", p.name, took, err)
			return total, fmt.Errorf("%s: %w", p.name, err)
		case counts == Counts{}:
			fmt.Fprintf(out, "ok, %.1f s\n", took)
		default:
			fmt.Fprintf(out, "ok, %.1f s, %v\n", took, counts)
		}
	}
	return total, nil
}
