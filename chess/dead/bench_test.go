package dead

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// How long a search takes that finds nothing: positions per second.
func BenchmarkSearch(b *testing.B) {
	p := mustFEN(b, "8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/bK3b2 b - - 0 1")
	b.ReportAllocs()
	const positions = 100_000
	for b.Loop() {
		if answer, _ := newSearch(&p, chess.White).run(positions); answer != Undecided {
			b.Fatal(answer)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/positions, "ns/position")
}
