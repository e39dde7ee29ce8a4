package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/touchmove/touchmove/internal/pack"
	"github.com/touchmove/touchmove/internal/site"
	"github.com/touchmove/touchmove/lessons"
)

// packers make the kinds of files to carry elsewhere.
var packers = map[string]func(site fs.FS, o pack.Options) ([]byte, error){
	"single": packed(pack.Single),
	"scorm":  packed(pack.SCORM),
	"site": func(site fs.FS, o pack.Options) ([]byte, error) {
		if o != (pack.Options{}) {
			return nil, badInputf("the site is packed whole, without -lesson, -set or -title")
		}
		return pack.Site(site)
	},
}

func packed(make func(*pack.Parts, pack.Options) ([]byte, error)) func(fs.FS, pack.Options) ([]byte, error) {
	return func(site fs.FS, o pack.Options) ([]byte, error) {
		parts, err := pack.Read(site)
		if err != nil {
			return nil, err
		}
		return make(parts, o)
	}
}

func runPack(args []string) error {
	if len(args) == 0 || packers[args[0]] == nil {
		fmt.Fprintln(os.Stderr, "pack: say what to make: single (one HTML file), site (a zip for a web host) or scorm (a zip for a learning platform)")
		return errBadInputTold
	}
	kind := args[0]
	flags := flag.NewFlagSet("pack "+kind, flag.ContinueOnError)
	dist := flags.String("dist", "", "folder of a built site (default: dist in the source tree, built where it is not there)")
	out := flags.String("o", "", "file to write")
	var o pack.Options
	flags.StringVar(&o.Lesson, "lesson", "", "`ID` of the only lesson to be inside")
	flags.StringVar(&o.Title, "title", "", "what the pack calls itself (default: as the lesson, the set or the course)")
	set := flags.String("set", "", "a lesson script of your own, a `PGN` file, to be inside instead of the course")
	if err := parse(flags, args[1:]); err != nil {
		return err
	}
	switch {
	case flags.NArg() > 0:
		return badInputf("pack %s: %q is one word too many; flags come first", kind, flags.Arg(0))
	case *out == "":
		return badInputf("pack %s: name the file to write, with -o", kind)
	case o.Lesson != "" && *set != "":
		return badInputf("pack %s: -lesson is one of the course, -set one of your own: not both", kind)
	}
	if err := canWrite(*out, *set); err != nil {
		return fmt.Errorf("pack %s: %w", kind, err)
	}
	if *set != "" {
		if err := readSet(*set, &o); err != nil {
			return err
		}
	}
	folder, err := builtSite(*dist)
	if err != nil {
		return fmt.Errorf("pack %s: %w", kind, err)
	}
	if in, err := inside(folder, *out); err != nil {
		return fmt.Errorf("pack %s: %w", kind, err)
	} else if in {
		return fmt.Errorf("pack %s: %s is in the folder of the site that is packed; name a place outside it with -o", kind, *out)
	}
	content, err := packers[kind](os.DirFS(folder), o)
	if err != nil {
		return fmt.Errorf("pack %s: %w", kind, err)
	}
	if err := writeWhole(*out, content); err != nil {
		return err
	}
	fmt.Printf("%s: %.2f MB\n", *out, float64(len(content))/1e6)
	return nil
}

// canWrite says before anything is built that a file cannot be written there, or would be written over the script that goes into it.
func canWrite(out, set string) error {
	folder, err := os.Stat(filepath.Dir(out))
	if err != nil {
		return fmt.Errorf("%s cannot be written: %w", out, err)
	}
	if !folder.IsDir() {
		return fmt.Errorf("%s is not a folder", filepath.Dir(out))
	}
	there, err := os.Stat(out)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if there.IsDir() {
		return fmt.Errorf("%s is a folder; name the file to write", out)
	}
	if script, err := os.Stat(set); err == nil && os.SameFile(there, script) {
		return fmt.Errorf("%s is the script itself, which would be gone; name another file with -o", out)
	}
	return nil
}

// inside reports whether a file is in a folder or would come to be there. Its own folder must exist.
func inside(folder, file string) (bool, error) {
	var real [2]string
	for i, path := range []string{folder, filepath.Dir(file)} {
		whole, err := filepath.Abs(path)
		if err != nil {
			return false, err
		}
		if real[i], err = filepath.EvalSymlinks(whole); err != nil {
			return false, err
		}
	}
	way, err := filepath.Rel(real[0], real[1])
	return err == nil && filepath.IsLocal(way), nil
}

// writeWhole writes a file or leaves the one that was there: who packs anew shall not lose the old pack to a full disk.
// What is not an ordinary file, a pipe or a device, is written into.
func writeWhole(name string, content []byte) error {
	if target, err := filepath.EvalSymlinks(name); err == nil {
		name = target
	}
	if there, err := os.Stat(name); err == nil && !there.Mode().IsRegular() {
		return os.WriteFile(name, content, 0)
	}
	file, err := os.CreateTemp(filepath.Dir(name), ".touchmove-*")
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	_, err = file.Write(content)
	if err := errors.Join(err, file.Chmod(0o644), file.Close()); err != nil {
		return err
	}
	return os.Rename(file.Name(), name)
}

// readSet reads a script that is not of the course. It must be one that can be played; lint tells what else is wrong with it.
func readSet(file string, o *pack.Options) error {
	source, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	lesson, err := lessons.Parse(strings.TrimSuffix(filepath.Base(file), ".pgn"), source)
	var faults lessons.Faults
	if errors.As(err, &faults) {
		for _, fault := range faults {
			fault.File = file
			fmt.Fprintln(os.Stderr, fault.Error())
		}
		return errBadInputTold
	}
	if err != nil {
		return err
	}
	o.Own = string(source)
	if o.Title == "" {
		o.Title = lesson.Title
	}
	return nil
}

// builtSite returns the folder of the site: the one that is named, or the one in the source tree, which is built where it is
// not there.
func builtSite(dist string) (string, error) {
	named := dist != ""
	if !named {
		root, err := sourceRoot()
		if err != nil {
			return "", fmt.Errorf("%w, or name a built site with -dist", err)
		}
		dist = filepath.Join(root, "dist")
	}
	if _, err := os.Stat(filepath.Join(dist, filepath.FromSlash(pack.ListFile))); err == nil {
		return dist, nil
	} else if !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	if named { // a word mistyped shall not cost a minute and fill a folder
		return "", fmt.Errorf("no site has been built in %s; build -dist makes one", dist)
	}
	return dist, build(&site.Options{Dist: dist})
}
