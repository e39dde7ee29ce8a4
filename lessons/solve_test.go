package lessons

import (
	"strconv"
	"testing"

	"github.com/touchmove/touchmove/chess/pgn"
)

// exerciseOf is an exercise with a position and a goal, and nothing to say.
func exerciseOf(t *testing.T, fen, goal string) *Exercise {
	t.Helper()
	e, faults := ReadExercise(&pgn.Game{Tags: []pgn.Tag{{Name: "FEN", Value: fen}, {Name: "Goal", Value: goal}}}, 3)
	if len(faults) > 0 || e.Title != "Exercise 3" {
		t.Fatal(e.Title, faults)
	}
	return e
}

func TestSolve(t *testing.T) {
	for _, c := range []struct {
		fen, goal  string
		most, want int // moves of the learner, 0 for none
		ways       int
	}{
		{"6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "mate", 3, 1, 1},
		{"7k/8/5K2/8/8/8/8/R7 w - - 0 1", "mate", 1, 0, 0},
		{"7k/8/5K2/8/8/8/8/R7 w - - 0 1", "mate", 2, 2, 2},
		{"7k/8/5K2/8/8/8/8/R7 w - - 0 1", "mate", 3, 2, 2},
		{"7k/8/8/6Q1/8/8/8/K7 w - - 0 1", "stalemate", 1, 1, 1},
		{"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "check", 1, 1, 1},
		{"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "line", 3, 0, 0},
		{"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "choose castlings", 3, 0, 0},
	} {
		t.Run(c.goal+" in "+strconv.Itoa(c.most), func(t *testing.T) {
			e := exerciseOf(t, c.fen, c.goal)
			ways, proved := e.Solve(c.most)
			if !proved || len(ways) != c.ways {
				t.Fatalf("%v, proved %v", ways, proved)
			}
			for _, w := range ways {
				moves := 0
				p := e.Start
				for next := &w; next != nil; {
					moves++
					if !p.IsLegal(next.Move) {
						t.Fatalf("%v is not legal", next.Move)
					}
					p = p.After(next.Move)
					if next.Reply.IsZero() {
						break
					}
					p = p.After(next.Reply)
					next = &next.Next[0]
				}
				if moves != c.want || !e.Goal.(outcome).reached(&p) {
					t.Errorf("%d moves to %s", moves, p.FEN())
				}
			}
		})
	}
}
