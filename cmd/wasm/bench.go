//go:build js && bench

package main

import (
	"math/rand/v2"
	"syscall/js"
	"time"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

// addBench adds what the bench measures in the browser. It is no part of the page's program.
//
//   - perft(fen: string, depth: number): number
//   - explainIllegal(fen: string, runs: number): number, ms for each Explain of an illegal try, over all that
//     name two squares of the position
//   - deadAtOnce(games: number): number[], ms for dead.Fast in each position of games of random moves
//   - canMateInPage(fen: string, white: boolean): number, ms for dead.CanMate with dead.PageLimit
//
// Those that are given a FEN give NaN where it cannot be read.
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
	functions["deadAtOnce"] = func(args []js.Value) any {
		var times []any
		r := rand.New(rand.NewPCG(1, 3))
		for range args[0].Int() {
			p := chess.StartPosition()
			for range 300 {
				times = append(times, shortest(func() { dead.Fast(p) }))
				moves := p.LegalMoves()
				if len(moves) == 0 {
					break
				}
				p = p.After(moves[r.IntN(len(moves))])
			}
		}
		return times
	}
	functions["canMateInPage"] = func(args []js.Value) any {
		p, err := chess.ParseLessonFEN(args[0].String())
		if err != nil {
			return js.Global().Get("NaN")
		}
		side := chess.Black
		if args[1].Bool() {
			side = chess.White
		}
		return shortest(func() { dead.CanMate(p, side, dead.PageLimit) })
	}
}

// shortest returns the shortest of five times that something takes, in ms, so that what else the machine does does not count.
func shortest(do func()) float64 {
	least := time.Hour
	for range 5 {
		began := time.Now()
		do()
		least = min(least, time.Since(began))
	}
	return least.Seconds() * 1000
}
