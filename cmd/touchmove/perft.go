package main

import (
	"flag"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/touchmove/touchmove/chess"
)

func runPerft(args []string) error {
	flags := flag.NewFlagSet("perft", flag.ContinueOnError)
	divide := flags.Bool("divide", false, "count for each first move")
	if err := parse(flags, args); err != nil {
		return err
	}
	depth, err := strconv.Atoi(flags.Arg(0))
	if err != nil || depth < 0 {
		fmt.Fprintln(os.Stderr, "perft: DEPTH is a number of plies, 0 or more")
		return errUsage
	}
	p, err := position(flags.Args()[1:])
	if err != nil {
		return err
	}
	began := time.Now()
	if *divide && depth > 0 {
		for _, m := range p.LegalMoves() {
			fmt.Printf("%s: %d\n", m, chess.Perft(p.After(m), depth-1))
		}
	}
	nodes := chess.Perft(p, depth)
	fmt.Printf("%d (%.3f s)\n", nodes, time.Since(began).Seconds())
	return nil
}

// position reads a FEN, whether its fields came as one word or as six. No word is the starting position.
func position(words []string) (chess.Position, error) {
	if len(words) == 0 {
		return chess.StartPosition(), nil
	}
	return chess.ParseFEN(strings.Join(words, " "))
}
