// Command touchmove is the desk side of Touchmove: it builds and serves the site, checks lesson
// scripts, and answers questions about positions. To questions about positions (why, status, perft, san) it answers with
// one JSON object on standard output and exit code 0, or with a message on standard error and 2 where it cannot
// understand them; docs/desk.md shows each.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/touchmove/touchmove/internal/checks"
)

// command is one thing to do. Its run gets the words after its name.
type command struct {
	name, args, about string
	run               func(args []string) error
}

func commands() []command {
	return []command{
		{"build", "[-dist DIR] [-fast]", "write the site into a folder", runBuild},
		{"serve", "[-dist DIR] [-port N] [-fast] [-no-build]", "build it and serve it on this machine", runServe},
		{"test", "[PART…]", "run all checks and tests, or some: " + strings.Join(checks.Names(), ", "), runTest},
		{"bench", "[-write]", "measure, and print the table of docs/benchmarks.md", runBench},
		{"pack", "KIND [-lesson ID | -set FILE.pgn] -o FILE", "make a file to carry elsewhere; KIND: single, site, scorm", runPack},
		{"lint", "FILE…", "check lesson scripts", runLint},
		{"why", `[-fen FEN] [-moves "e2e4 …"] MOVE`, "say whether a move is legal, and why not", runWhy},
		{"status", `[-fen FEN] [-moves "e2e4 …"]`, "say how a game stands: moves, end, claims, who could mate", runStatus},
		{"perft", "[-divide] [-fen FEN] DEPTH", "count move sequences", runPerft},
		{"san", "[-fen FEN] MOVE", "write a move in SAN and UCI, and the position after it", runSAN},
		{"pgn", "FILE", "write the games of a file anew, as the PGN standard asks", runPGN},
		{"types", "", "write web/src/view.gen.ts from package tutor", runTypes},
	}
}

func main() {
	if len(os.Args) > 1 {
		for _, c := range commands() {
			if c.name == os.Args[1] {
				os.Exit(exitCode(c.run(os.Args[2:])))
			}
		}
	}
	usage()
	os.Exit(2)
}

func usage() {
	fmt.Fprintln(os.Stderr, "usage: touchmove COMMAND …")
	for _, c := range commands() {
		fmt.Fprintf(os.Stderr, "  %-6s %-42s %s\n", c.name, c.args, c.about)
	}
}

// errFaults says that all there is to say has been printed.
var errFaults = errors.New("faults found")

// exitCode prints what went wrong: 1 for a failure, 2 for input not understood.
func exitCode(err error) int {
	switch {
	case err == nil:
		return 0
	case errors.Is(err, errFaults):
		return 1
	case errors.Is(err, errBadInputTold):
		return 2
	}
	fmt.Fprintln(os.Stderr, "touchmove:", err)
	if errors.As(err, &badInput{}) {
		return 2
	}
	return 1
}

// errBadInputTold says that what was given, flags or a file, was not understood, and that this has been printed.
var errBadInputTold = errors.New("bad input")

// parse reads flags. The flag package has then already told what it did not understand.
func parse(flags *flag.FlagSet, args []string) error {
	if err := flags.Parse(args); err != nil {
		return errBadInputTold
	}
	return nil
}

// sourceRoot is the nearest folder upwards that holds go.mod.
func sourceRoot() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		if filepath.Dir(dir) == dir {
			return "", errors.New("no go.mod here or above: run this inside the source tree")
		}
		dir = filepath.Dir(dir)
	}
}
