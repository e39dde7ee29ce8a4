package chess

import (
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"testing"
)

// Published counts, among them 119,060,324 for six plies from the start and 193,690,690 for five from kiwipete, and those on
// which several programs agree. The large ones are left out by -short.
func TestPerft(t *testing.T) {
	const large = 5_000_000
	for _, row := range tsv(t, "perft.tsv") {
		id, fen := row[0], row[1]
		depth, err := strconv.Atoi(row[2])
		if err != nil {
			t.Fatal(err)
		}
		want, err := strconv.ParseUint(row[3], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(fmt.Sprintf("%s/%d", id, depth), func(t *testing.T) {
			if testing.Short() && want > large {
				t.Skip("large")
			}
			p := mustFEN(t, fen) // some are positions that no game can reach
			if got := Perft(p, depth); got != want {
				t.Errorf("%s: %d, want %d", fen, got, want)
			}
		})
	}
}

// The positions of the Chess Programming Wiki's perft page that testdata does not have.
func TestPerftPublished(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		depth     int
		nodes     uint64
	}{
		{"position 3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674_624},
		{"position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422_333},
		{"position 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2_103_487},
		{"position 6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 4, 3_894_594},
	} {
		t.Run(c.name, func(t *testing.T) {
			if testing.Short() && c.nodes > 5_000_000 {
				t.Skip("large")
			}
			p, err := ParseFEN(c.fen)
			if err != nil {
				t.Fatal(err)
			}
			if got := Perft(p, c.depth); got != c.nodes {
				t.Errorf("%d, want %d", got, c.nodes)
			}
		})
	}
}

func TestPerftOfNothing(t *testing.T) {
	for _, depth := range []int{0, -1} {
		if got := Perft(StartPosition(), depth); got != 1 {
			t.Errorf("depth %d: %d, want 1", depth, got)
		}
	}
}

// Random positions at depth 3 against Stockfish, where it is installed.
func TestPerftAgainstStockfish(t *testing.T) {
	path, err := exec.LookPath("stockfish")
	if err != nil {
		path = "/usr/games/stockfish" // where Debian puts it
		if _, err := exec.LookPath(path); err != nil {
			t.Skip("stockfish is not installed (Debian package stockfish)")
		}
	}
	var input strings.Builder
	var positions []Position
	n := 0
	randomPositions(t, 24, func(g *Game) {
		if n++; n%20 != 0 {
			return
		}
		positions = append(positions, g.Position())
		fmt.Fprintf(&input, "position fen %s\ngo perft 3\n", g.Position().FEN())
	})
	input.WriteString("quit\n")
	command := exec.Command(path)
	command.Stdin = strings.NewReader(input.String())
	output, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	var counts []uint64
	for line := range strings.Lines(string(output)) {
		if rest, found := strings.CutPrefix(line, "Nodes searched: "); found {
			count, err := strconv.ParseUint(strings.TrimSpace(rest), 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			counts = append(counts, count)
		}
	}
	if len(counts) != len(positions) {
		t.Fatalf("%d answers for %d positions", len(counts), len(positions))
	}
	for i, p := range positions {
		if got := Perft(p, 3); got != counts[i] {
			t.Errorf("%s: %d, Stockfish says %d", p.FEN(), got, counts[i])
		}
	}
}

func BenchmarkPerft(b *testing.B) {
	var nodes uint64
	for b.Loop() {
		nodes += Perft(StartPosition(), 5)
	}
	b.ReportMetric(float64(nodes)/1e6/b.Elapsed().Seconds(), "Mnodes/s")
}
