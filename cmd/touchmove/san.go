package main

import (
	"io"
	"os"
)

func runSAN(args []string) error { return san(os.Stdout, args) }

// san writes a legal move in both notations, and the position after it.
func san(out io.Writer, args []string) error {
	q := newQuestion("san")
	line, err := q.read(args, "MOVE")
	if err != nil {
		return err
	}
	p, err := q.position()
	if err != nil {
		return err
	}
	m, err := p.ReadMove(line[0])
	if err != nil {
		return asBadInput(err)
	}
	return answer(out, struct {
		SAN string `json:"san"`
		UCI string `json:"uci"`
		FEN string `json:"fen"`
	}{p.SAN(m), m.String(), p.After(m).FEN()})
}
