package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/touchmove/touchmove/internal/checks"
)

func runTest(args []string) error {
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	if err := parse(flags, args); err != nil {
		return err
	}
	root, err := sourceRoot()
	if err != nil {
		return err
	}
	counts, err := checks.Run(os.Stdout, root, flags.Args()...)
	if err != nil {
		fmt.Fprintln(os.Stderr, "touchmove:", err)
	}
	fmt.Println(counts)
	if err != nil {
		return errFaults
	}
	return nil
}
