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

// TestReadAllocations: to play a move allocates nothing, and to read it with all that is said about it little.
func TestReadAllocations(t *testing.T) {
	games := []byte(annotated.Games(50, 1))
	read := func(play bool) (plies int) {
		r := NewReader(bytes.NewReader(games))
		for {
			g, _, err := r.Next()
			if err == io.EOF {
				return plies
			}
			if play {
				g.Play(func(*chess.Position, *Move, chess.Move) { plies++ })
			}
		}
	}
	plies := float64(read(true))
	text := testing.AllocsPerRun(3, func() { read(false) })
	played := testing.AllocsPerRun(3, func() { read(true) })
	if text > 0.6*plies || played-text > 0.1*plies {
		t.Errorf("%.0f plies: %.0f allocations to read, %.0f to read and play", plies, text, played)
	}
}
