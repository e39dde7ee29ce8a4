package author

import (
	"strings"
	"testing"
)

// TestSolve has answers found and written, and the validator agrees with each.
func TestSolve(t *testing.T) {
	for _, c := range []struct {
		name, fen, goal string
		most            int
		line            string // how the answer begins; what is said, where there is none
	}{
		{"mate in one", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "mate", 3, "1. Ra8# *"},
		{"two mates in one", "7k/8/6K1/8/8/8/8/R6Q w - - 0 1", "mate", 1, "1. Ra8# *"},
		{"black mates", "r5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "mate", 1, "1... Ra1# *"},
		{"mate in two", "7k/6pp/8/8/8/7Q/1R6/K7 w - - 0 1", "mate", 2, "1. Rb8# *"},
		{"two rooks", "8/8/8/3k4/8/8/R7/1R4K1 w - - 0 1", "mate", 3, "cannot be forced in 3 moves"},
		{"ladder", "6k1/R7/8/8/8/8/8/1R4K1 w - - 0 1", "mate", 2, "1. Rb8# *"},
		{"king and rook", "7k/8/5K2/8/8/8/8/R7 w - - 0 1", "mate", 2, "1. Kg6 (1. Kf7 $1 1... Kh7 2. Rh1#) 1... Kg8 2. Ra8# *"},
		{"king and rook, three", "6k1/8/5K2/8/8/8/8/R7 w - - 0 1", "mate", 3, "1. "},
		{"none in one", "7k/8/5K2/8/8/8/8/R7 w - - 0 1", "mate", 1, "Mate is not possible in one move here."},
		{"check", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "check", 3, "1. Ra8+ *"},
		{"stalemate", "7k/8/8/6Q1/8/8/8/K7 w - - 0 1", "stalemate", 1, "1. Qg6 *"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New()
			v := play(s,
				Event{Type: EventSetup, Name: "fen", Text: c.fen}, Event{Type: EventSetup, Name: "done"},
				Event{Type: EventGoal, Name: c.goal}, Event{Type: EventSolve, Number: c.most},
			)
			_, line, _ := strings.Cut(s.PGN(0), "\n\n")
			line = strings.Join(strings.Fields(line), " ")
			if !strings.HasPrefix(line, c.line) && !strings.Contains(v.Notice, c.line) || line != "*" && v.Notice != "" {
				t.Errorf("%q, %q", line, v.Notice)
			}
			for _, f := range proved(s) {
				if !f.Advice && f.Text != "There is no question." && line != "*" {
					t.Errorf("%q: %+v", line, f)
				}
			}
		})
	}
}
