package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/touchmove/touchmove/internal/bench"
)

func runBench(args []string) error {
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	keep := flags.Bool("write", false, "put the table into docs/benchmarks.md")
	if err := parse(flags, args); err != nil {
		return err
	}
	root, err := sourceRoot()
	if err != nil {
		return err
	}
	table, err := bench.Run(os.Stderr, root)
	if err != nil {
		return err
	}
	fmt.Print(table)
	if *keep {
		return writeTable(filepath.Join(root, "docs", "benchmarks.md"), table)
	}
	return nil
}

// The table stands between these lines.
const (
	tableBegin = "<!-- begin: written by ./build.sh bench -write -->\n"
	tableEnd   = "<!-- end -->\n"
)

// writeTable puts the table in place of the last one.
func writeTable(file, table string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	before, rest, begins := strings.Cut(string(text), tableBegin)
	_, after, ends := strings.Cut(rest, tableEnd)
	if !begins || !ends {
		return fmt.Errorf("%s has no place for the table", file)
	}
	return os.WriteFile(file, []byte(before+tableBegin+"\n"+table+"\n"+tableEnd+after), 0o644)
}
