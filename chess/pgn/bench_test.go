package pgn

import (
	"bytes"
	"io"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/internal/annotated"
)

// BenchmarkRead reads annotated games and plays every move, those in variations included.
func BenchmarkRead(b *testing.B) {
	games := []byte(annotated.Games(200, 1))
	for _, played := range []bool{false, true} {
		name := "text"
		if played {
			name = "played"
		}
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(games)))
			b.ReportAllocs()
			plies := 0
			for b.Loop() {
				r := NewReader(bytes.NewReader(games))
				for {
					g, faults, err := r.Next()
					if err == io.EOF {
						break
					}
					if err != nil || len(faults) > 0 {
						b.Fatal(err, faults)
					}
					if played {
						g.Play(func(*chess.Position, *Move, chess.Move) { plies++ })
					}
				}
			}
			if played {
				b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
			}
		})
	}
}
