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
	text, err := tstypes.Generate(filepath.Join(root, "tutor"))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(root, "web", "src", "view.gen.ts"), text, 0o644)
}
