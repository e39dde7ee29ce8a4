package main

import (
	"io"
	"os"
	"strconv"
	"time"

	"github.com/touchmove/touchmove/chess"
)

// count is what perft answers.
type count struct {
	Depth   int               `json:"depth"`
	Nodes   uint64            `json:"nodes"`
	Seconds float64           `json:"seconds"`
	Divide  map[string]uint64 `json:"divide,omitzero"` // by first move
}

func runPerft(args []string) error { return perft(os.Stdout, args) }

func perft(out io.Writer, args []string) error {
	q := newQuestion("perft")
	divide := q.flags.Bool("divide", false, "count for each first move too")
	line, err := q.read(args, "DEPTH")
	if err != nil {
		return err
	}
	depth, err := strconv.Atoi(line[0])
	if err != nil || depth < 0 {
		return badInputf("perft: DEPTH is %q, not a number of plies, 0 or more", line[0])
	}
	p, err := q.position()
	if err != nil {
		return err
	}
	began := time.Now()
	c := count{Depth: depth}
	if *divide {
		c.Divide = map[string]uint64{}
	}
	if *divide && depth > 0 {
		for _, m := range p.LegalMoves() {
			n := chess.Perft(p.After(m), depth-1)
			c.Divide[m.String()] = n
			c.Nodes += n
		}
	} else {
		c.Nodes = chess.Perft(p, depth)
	}
	c.Seconds = time.Since(began).Seconds()
	return answer(out, c)
}
