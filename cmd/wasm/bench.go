//go:build js && bench

package main

import (
	"syscall/js"

	"github.com/touchmove/touchmove/chess"
)

// addBench adds perft(fen: string, depth: number): number, NaN for a FEN that cannot be read. It is
// no part of the page's program.
func addBench(functions map[string]func(args []js.Value) any) {
	functions["perft"] = func(args []js.Value) any {
		p, err := chess.ParseFEN(args[0].String())
		if err != nil {
			return js.Global().Get("NaN")
		}
		return float64(chess.Perft(p, args[1].Int()))
	}
}
