package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/touchmove/touchmove/lessons"
)

func runLint(args []string) error {
	flags := flag.NewFlagSet("lint", flag.ContinueOnError)
	if err := parse(flags, args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "lint: name one script or more, or a folder with a course")
		return errBadInputTold
	}
	found, err := printFaults(os.Stdout, flags.Args())
	if err != nil {
		return err
	}
	if found > 0 {
		return errFaults
	}
	fmt.Println("No faults.")
	return nil
}

// printFaults writes what is wrong with scripts, a line each, and counts it.
func printFaults(out io.Writer, files []string) (int, error) {
	found := 0
	for _, file := range files {
		faults, err := lint(file)
		if err != nil {
			return found, err
		}
		for _, fault := range faults {
			fmt.Fprintln(out, fault.Error())
		}
		found += len(faults)
	}
	return found, nil
}

// lint returns what is wrong with a script, or with the course in a folder: what cannot be read, else what is not so.
func lint(file string) (lessons.Faults, error) {
	if info, err := os.Stat(file); err == nil && info.IsDir() {
		return lintCourse(file)
	}
	source, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	lesson, err := lessons.Parse(strings.TrimSuffix(filepath.Base(file), ".pgn"), source)
	var faults lessons.Faults
	if err == nil {
		faults = lessons.Validate(lesson)
	} else if !errors.As(err, &faults) {
		return nil, err
	}
	for i := range faults {
		faults[i].File = file // where it lies, for editors that jump there
	}
	return faults, nil
}

// lintCourse is lint for a folder with course.txt and its scripts.
func lintCourse(folder string) (lessons.Faults, error) {
	_, course, err := lessons.ReadCourse(os.DirFS(folder))
	var faults lessons.Faults
	if err == nil {
		faults = lessons.ValidateCourse(course)
	} else if !errors.As(err, &faults) {
		return nil, err
	}
	for i := range faults {
		faults[i].File = filepath.Join(folder, faults[i].File)
	}
	unlisted, err := lintUnlisted(folder, course)
	return append(faults, unlisted...), err
}

// lintUnlisted finds the scripts of a folder that its course does not name. Nobody would ever see them.
func lintUnlisted(folder string, course []*lessons.Lesson) (lessons.Faults, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.pgn"))
	if err != nil || course == nil { // a course that cannot be read has named nothing
		return nil, err
	}
	var faults lessons.Faults
	for _, file := range files {
		id := strings.TrimSuffix(filepath.Base(file), ".pgn")
		if !slices.ContainsFunc(course, func(l *lessons.Lesson) bool { return l.ID == id }) {
			faults = append(faults, lessons.Fault{
				File: file, Line: 1, Col: 1,
				Text: "The course does not name this script.", Suggestion: "Write a line with " + id + " into course.txt.",
			})
		}
	}
	return faults, nil
}
