package bench

import (
	"fmt"
	"testing"
	"time"

	"github.com/touchmove/touchmove/chess"
)

const (
	startFEN   = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	kiwipete   = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	perftThree = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
)

// nativePerft counts from the starting position, once more than told: the first run warms up.
func nativePerft(depth, runs int) perftFigures {
	var f perftFigures
	for i := 0; i <= runs; i++ {
		began := time.Now()
		f.Nodes = chess.Perft(chess.StartPosition(), depth)
		if i > 0 {
			f.MS = append(f.MS, time.Since(began).Seconds()*1000)
		}
	}
	return f
}

// against are the times of the same count on both sides, in turn.
type against struct {
	name         string
	ours, theirs []float64 // ms
}

// perftAgainstStockfish counts large trees on one thread, here and in Stockfish, in turn, and compares the counts.
func perftAgainstStockfish(runs int) (results []against, engine string, err error) {
	s, err := startStockfish()
	if err != nil {
		return nil, "", err
	}
	defer s.stop()
	for _, c := range []struct {
		name, fen string
		depth     int
	}{{"start", startFEN, 6}, {"Kiwipete", kiwipete, 5}} {
		p, err := chess.ParseFEN(c.fen)
		if err != nil {
			return nil, "", err
		}
		result := against{name: fmt.Sprintf("%s, depth %d", c.name, c.depth)}
		for range runs {
			began := time.Now()
			nodes := chess.Perft(p, c.depth)
			result.ours = append(result.ours, time.Since(began).Seconds()*1000)
			theirs, ms, err := s.perft(c.fen, c.depth)
			if err != nil {
				return nil, "", err
			}
			if theirs != nodes {
				return nil, "", fmt.Errorf("perft of %s disagrees: %d here, %d in Stockfish", result.name, nodes, theirs)
			}
			result.theirs = append(result.theirs, ms)
		}
		results = append(results, result)
	}
	return results, s.name(), nil
}

// ruleAllocations are the numbers of allocations in generating the legal moves of three positions that
// have castling both ways, checks, pins, promotions and an en passant, and in explaining each of those moves.
func ruleAllocations() (generate, explain float64) {
	positions := make([]chess.Position, 0, 3)
	for _, fen := range []string{startFEN, kiwipete, perftThree} {
		p, err := chess.ParseFEN(fen)
		if err != nil {
			panic(err)
		}
		positions = append(positions, p)
	}
	buffer := make([]chess.Move, 0, chess.MaxMoves)
	generate = testing.AllocsPerRun(1000, func() {
		for i := range positions {
			buffer = positions[i].AppendLegalMoves(buffer[:0])
		}
	})
	explain = testing.AllocsPerRun(1000, func() {
		for i := range positions {
			for _, m := range positions[i].AppendLegalMoves(buffer[:0]) {
				positions[i].Explain(m)
			}
		}
	})
	return generate, explain
}
