package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/touchmove/touchmove/internal/bench"
)

func runBench(args []string) error {
	if err := parse(flag.NewFlagSet("bench", flag.ContinueOnError), args); err != nil {
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
	return nil
}
