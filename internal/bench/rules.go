package bench

import (
	"testing"
	"time"

	"github.com/touchmove/touchmove/chess"
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

// moveAllocations is the number of allocations in generating the legal moves of a position that
// has castling both ways, checks, pins, promotions and an en passant.
func moveAllocations() float64 {
	positions := make([]chess.Position, 0, 3)
	for _, fen := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	} {
		p, err := chess.ParseFEN(fen)
		if err != nil {
			panic(err)
		}
		positions = append(positions, p)
	}
	buffer := make([]chess.Move, 0, chess.MaxMoves)
	return testing.AllocsPerRun(1000, func() {
		for i := range positions {
			buffer = positions[i].AppendLegalMoves(buffer[:0])
		}
	})
}
