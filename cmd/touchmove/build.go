package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/touchmove/touchmove/internal/site"
)

// buildFlags are shared by the commands that build.
func buildFlags(flags *flag.FlagSet) *site.Options {
	o := &site.Options{}
	flags.StringVar(&o.Dist, "dist", "", "folder to write (default: dist in the source tree)")
	flags.BoolVar(&o.Fast, "fast", false, "do not wait for compression")
	flags.StringVar(&o.URL, "url", "", "address that the site will have, https://host/path/: adds oEmbed documents and a page for every exercise")
	flags.StringVar(&o.Tags, "tags", "", "Go build tags for the program in the browser")
	return o
}

func runBuild(args []string) error {
	flags := flag.NewFlagSet("build", flag.ContinueOnError)
	o := buildFlags(flags)
	if err := parse(flags, args); err != nil {
		return err
	}
	return build(o)
}

// build builds the site and says how big it became.
func build(o *site.Options) error {
	began := time.Now()
	var err error
	if o.Root, err = sourceRoot(); err != nil {
		return err
	}
	if o.Dist == "" {
		o.Dist = filepath.Join(o.Root, "dist")
	}
	files, err := site.Build(*o)
	if err != nil {
		return err
	}
	// A fault in one script is no reason to have no site, but nobody should find it in the classroom.
	scripts, err := filepath.Glob(filepath.Join(o.Root, "lessons", "scripts", "*.pgn"))
	if err != nil {
		return err
	}
	if found, err := printFaults(os.Stderr, scripts); err != nil {
		return err
	} else if found > 0 {
		fmt.Fprintln(os.Stderr, "The site is built all the same; mend these before anyone learns from it.")
	}
	fmt.Printf("%s: %d files, %.2f MB to download first, in %.1f s\n",
		o.Dist, len(files), float64(files.FirstVisit(".br"))/1e6, time.Since(began).Seconds())
	return nil
}
