package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"

	"github.com/touchmove/touchmove/chess/pgn"
)

func runPGN(args []string) error { return normalize(os.Stdout, os.Stderr, args) }

// normalize writes the games of a file in the form that PGN asks of files for exchange, and on the other side what is
// wrong with them, a line each that begins with file, line and column. A game is written as far as it can be read.
func normalize(out, faults io.Writer, args []string) error {
	flags := flag.NewFlagSet("pgn", flag.ContinueOnError)
	if err := parse(flags, args); err != nil {
		return err
	}
	if flags.NArg() != 1 {
		return badInputf("pgn: name one file")
	}
	name := flags.Arg(0)
	file, err := os.Open(name)
	if err != nil {
		return badInput{err}
	}
	defer file.Close()

	found := false
	say := func(list []pgn.Fault) {
		for _, fault := range list {
			fmt.Fprintf(faults, "%s:%s\n", name, fault.Error())
			found = true
		}
	}
	for games := pgn.NewReader(file); ; {
		g, wrong, err := games.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		var unread *fs.PathError // "read DIR: is a directory"
		if errors.As(err, &unread) {
			return badInput{err}
		}
		if err != nil {
			return badInput{fmt.Errorf("%s:%w", name, err)}
		}
		say(wrong)
		say(g.Normalize())
		if err := pgn.Write(out, []pgn.Game{*g}); err != nil {
			return err
		}
	}
	if found {
		return errBadInputTold
	}
	return nil
}
