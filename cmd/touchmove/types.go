package main

import (
	"flag"
	"os"
	"path/filepath"

	"github.com/touchmove/touchmove/internal/tstypes"
)

func runTypes(args []string) error {
	if err := parse(flag.NewFlagSet("types", flag.ContinueOnError), args); err != nil {
		return err
	}
	root, err := sourceRoot()
	if err != nil {
		return err
	}
	for _, twin := range tstypes.Twins {
		text, err := tstypes.Generate(root, twin)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(root, filepath.FromSlash(twin.File)), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}
