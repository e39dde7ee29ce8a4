package chess

import (
	"encoding/json"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// Repetitions in random games against chessops: TOUCHMOVE_ORACLE=1 go test -run RepetitionsAgainstChessops ./chess
func TestRepetitionsAgainstChessops(t *testing.T) {
	if os.Getenv("TOUCHMOVE_ORACLE") == "" {
		t.Skip("set TOUCHMOVE_ORACLE=1 to compare with chessops; it needs Node and the packages of web/package.json")
	}
	var input strings.Builder
	var want [][]int
	var counts []int
	finish := func(g *Game) {
		input.WriteString(g.At(0).FEN() + " |")
		for _, m := range g.Moves() {
			input.WriteString(" " + m.String())
		}
		input.WriteString("\n")
		want = append(want, counts)
	}
	var last *Game
	shuffle(t, 2000, func(g *Game) {
		if last != nil && g != last {
			finish(last)
			counts = nil
		}
		last = g
		counts = append(counts, len(occurrences(g)))
	})
	finish(last)

	command := exec.Command("node", "oracle/repetitions.mjs")
	command.Stdin = strings.NewReader(input.String())
	command.Stderr = os.Stderr
	output, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	answers := json.NewDecoder(strings.NewReader(string(output)))
	positions := 0
	for i := range want {
		var got []int
		if err := answers.Decode(&got); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got, want[i]) {
			t.Errorf("game %d: %v, chessops says %v", i, want[i], got)
		}
		positions += len(got)
	}
	t.Logf("%d games, %d positions", len(want), positions)
}
