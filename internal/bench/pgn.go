package bench

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/internal/annotated"
)

const (
	pgnGames = 500
	// Both sides are measured for some seconds: what else a machine does comes and goes.
	pgnRuns         = 101
	pgnRunsChessops = 11
)

// pgnFigures is also what web/bench/pgn.mjs prints. The counts show that both have read the same.
type pgnFigures struct {
	Plies    int       `json:"plies"`
	Comments int       `json:"comments"`
	Glyphs   int       `json:"glyphs"`
	MS       []float64 `json:"ms"`
}

// perSecond is the speed of the run in the middle, in plies.
func (f pgnFigures) perSecond() float64 { return float64(f.Plies) / median(f.MS) * 1000 }

func (f pgnFigures) sameCounts(other pgnFigures) bool {
	return f.Plies == other.Plies && f.Comments == other.Comments && f.Glyphs == other.Glyphs
}

// writeGames makes up the annotated games that both sides read.
func writeGames(file string) error {
	return os.WriteFile(file, []byte(annotated.Games(pgnGames, 1)), 0o644)
}

// readGames reads the games of a file, keeps all that is said about them, and plays every move. As on the other side the file
// is in memory before the clock starts, and three runs more, the first, warm up.
func readGames(file string, runs int) (pgnFigures, error) {
	var f pgnFigures
	text, err := os.ReadFile(file)
	if err != nil {
		return f, err
	}
	var took []float64
	for range 3 + runs {
		began := time.Now()
		if f, err = countGames(text); err != nil {
			return f, err
		}
		took = append(took, time.Since(began).Seconds()*1000)
	}
	f.MS = took[3:]
	return f, nil
}

func countGames(text []byte) (f pgnFigures, err error) {
	r := pgn.NewReader(bytes.NewReader(text))
	for {
		g, faults, err := r.Next()
		if errors.Is(err, io.EOF) {
			return f, nil
		}
		if err != nil {
			return f, err
		}
		f.Comments += len(g.Comments)
		faults = append(faults, g.Play(func(_ *chess.Position, m *pgn.Move, _ chess.Move) {
			f.Plies++
			f.Comments += len(m.Before) + len(m.After)
			f.Glyphs += len(m.NAGs)
		})...)
		if len(faults) > 0 {
			return f, fmt.Errorf("made-up games: %w", faults[0])
		}
	}
}
