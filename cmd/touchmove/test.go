package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/touchmove/touchmove/internal/checks"
)

func runTest(args []string) error {
	if err := parse(flag.NewFlagSet("test", flag.ContinueOnError), args); err != nil {
		return err
	}
	root, err := sourceRoot()
	if err != nil {
		return err
	}
	counts, err := checks.Run(os.Stdout, root)
	fmt.Println(counts)
	if err != nil {
		return errFaults
	}
	return nil
}
