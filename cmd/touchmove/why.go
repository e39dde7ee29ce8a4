package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

func runWhy(args []string) error {
	flags := flag.NewFlagSet("why", flag.ContinueOnError)
	if err := parse(flags, args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "why: name a move, such as e1g1 or O-O")
		return errUsage
	}
	p, err := position(flags.Args()[1:])
	if err != nil {
		return err
	}
	try, err := p.ReadTry(flags.Arg(0))
	if err != nil {
		return err
	}
	game := chess.NewGame(p)
	verdict := game.Explain(try)
	if verdict.Legal {
		fmt.Println(p.SAN(try), "is legal.")
		return nil
	}
	for _, reason := range verdict.Reasons {
		fmt.Printf("%s: %s\n    %s\n", reason.Code, words.Reason(game, try, reason), words.ReasonExact(game, try, reason))
	}
	return errFaults
}
