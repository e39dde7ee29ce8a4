package dead

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/touchmove/touchmove/chess"
)

// A game asks after every move. Reports the time of one question that one in a hundred, and one in a thousand, takes longer
// than. In WebAssembly, on Node:
//
//	GOOS=js GOARCH=wasm go test ./chess/dead -exec="$(go env GOROOT)/lib/wasm/go_js_wasm_exec" -run XXX -bench . -benchtime 1x
func BenchmarkFast(b *testing.B) {
	var positions []chess.Position
	randomGames(rand.New(rand.NewPCG(1, 3)), 300, func(p chess.Position) { positions = append(positions, p) })
	reportTimes(b, positions, func(p chess.Position) { Fast(p) })
}

// The same where there are walls, which random games seldom have.
func BenchmarkFastWalls(b *testing.B) {
	reportTimes(b, wallPositions(b), func(p chess.Position) { Fast(p) })
}

// A fallen flag in the page, in the positions that are hardest to decide: the answer for each side.
func BenchmarkCanMatePage(b *testing.B) {
	var white, black []chess.Position
	for _, row := range tsv(b, "dead_positions.tsv") {
		switch row[1] {
		case "white":
			white = append(white, mustFEN(b, row[0]))
		case "black":
			black = append(black, mustFEN(b, row[0]))
		}
	}
	b.Run("white", func(b *testing.B) {
		reportTimes(b, white, func(p chess.Position) { CanMate(p, chess.White, PageLimit) })
	})
	b.Run("black", func(b *testing.B) {
		reportTimes(b, black, func(p chess.Position) { CanMate(p, chess.Black, PageLimit) })
	})
}

// reportTimes asks about each position and reports how long that took: the median, what one in a hundred takes longer than,
// and the longest. Each is asked five times and the shortest time counts, so that the rest of the machine does not.
func reportTimes(b *testing.B, positions []chess.Position, ask func(chess.Position)) {
	for _, p := range positions[:min(100, len(positions))] {
		ask(p) // warms up
	}
	var times []time.Duration
	for b.Loop() {
		for _, p := range positions {
			least := time.Hour
			for range 5 {
				begin := time.Now()
				ask(p)
				least = min(least, time.Since(begin))
			}
			times = append(times, least)
		}
	}
	slices.Sort(times)
	micro := func(part float64) float64 { return float64(times[int(part*float64(len(times)-1))]) / 1000 }
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(micro(0.5), "µs-median")
	b.ReportMetric(micro(0.99), "µs-p99")
	b.ReportMetric(micro(0.999), "µs-p99.9")
	b.ReportMetric(micro(1), "µs-max")
}

// How long a search takes that finds nothing.
func BenchmarkSearch(b *testing.B) {
	p := mustFEN(b, "8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK3b2 b - - 0 1")
	const positions = 100_000
	for b.Loop() {
		if answer, _ := newSearch(&p, chess.White).run(positions); answer != Undecided {
			b.Fatal(answer)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/positions, "ns/position")
}

func TestFastAllocatesLittle(t *testing.T) {
	for _, fen := range []string{
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
		"8/8/4k3/8/8/3K4/8/8 w - - 0 1",
		"2k5/4p3/3pPp2/2pP1Pp1/1pP3Pp/pP5P/P3K3/8 w - - 0 1",
		"r1bq1rk1/pp2npbp/3p2p1/2pPp3/2P1P3/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 1",
	} {
		p := mustFEN(t, fen)
		if n := testing.AllocsPerRun(100, func() { Fast(p) }); n > 2 {
			t.Errorf("%s: %.0f allocations", fen, n)
		}
	}
}
