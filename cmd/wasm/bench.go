//go:build js && bench

package main

import (
	"syscall/js"
	"time"

	"github.com/touchmove/touchmove/chess"
)

// addBench adds what the bench measures in the browser. It is no part of the page's program.
//
//   - perft(fen: string, depth: number): number
//   - explainIllegal(fen: string, runs: number): number, ms for each Explain of an illegal try, over all that
//     name two squares of the position
//
// Both give NaN for a FEN that cannot be read.
func addBench(functions map[string]func(args []js.Value) any) {
	functions["perft"] = func(args []js.Value) any {
		p, err := chess.ParseFEN(args[0].String())
		if err != nil {
			return js.Global().Get("NaN")
		}
		return float64(chess.Perft(p, args[1].Int()))
	}
	functions["explainIllegal"] = func(args []js.Value) any {
		p, err := chess.ParseFEN(args[0].String())
		if err != nil {
			return js.Global().Get("NaN")
		}
		var tries []chess.Move
		for from := chess.Square(0); from < 64; from++ {
			for to := chess.Square(0); to < 64; to++ {
				if try := (chess.Move{From: from, To: to}); !p.Explain(try).Legal {
					tries = append(tries, try)
				}
			}
		}
		runs := args[1].Int()
		began := time.Now()
		for range runs {
			for _, try := range tries {
				p.Explain(try)
			}
		}
		return time.Since(began).Seconds() * 1000 / float64(runs*len(tries))
	}
}
