package author

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons"
)

// TestRandomEvents does things that make sense one by one in any order, to sets that have some of everything.
func TestRandomEvents(t *testing.T) {
	base, err := os.ReadFile("../lessons/examples.pgn")
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for k := range handlers {
		kinds = append(kinds, string(k))
	}
	slices.Sort(kinds) // a map has no order
	kinds = append(kinds, string(EventCheck), "nonsense", "tap", "tap", "tap", "release", "go", "go", "field", "field")
	names := []string{
		"", "up", "down", "answer", "position", "draw", "goal", "queen", "knight", "green", "red", "words", "hint", "wrong", "right",
		"illegal", "reply", "heading", "learner", "opponent", "white", "black", "back", "forward", "first", "last", "other", "pgn", "link",
		"worksheet", "csv", "import", "out", "results", "fen", "put", "clear", "start", "turn", "castling", "en-passant", "tool",
		"undo", "redo", "done", "cancel", "begin",
	}
	for _, k := range lessons.GoalKinds() {
		names = append(names, k.Name)
	}
	texts := []string{
		"", "A text.", "Brackets [ ] and \\ and } and {", "[%hint x]", "d4", "e2e4", "d4 h8", "white", "5", "Nf3", "O-O", "e8=Q", "Ke1",
		"8/8/8/8/8/8/8/8 w - - 0 1", "4k3/P7/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "no FEN", "K",
		"[Event \"x\"]\n\n1. e4 e5 (1... c5) 2. -- *", "Anna 0000-0000-0", "https://touchmove.example/embed.html",
	}
	keys := []string{"", "e1g1", "pinned", "both", "e4", "a b"}
	rounds := 300
	if testing.Short() {
		rounds = 30
	}
	for seed := range rounds {
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		pick := func(all []string) string { return all[r.IntN(len(all))] }
		s := New()
		if seed%3 > 0 {
			s.Handle(Event{Type: EventRestore, Text: string(base)})
			s.Handle(Event{Type: EventOpen, Number: 1 + r.IntN(len(s.set.exercises))})
		}
		var done []Event
		func() {
			defer func() {
				if fault := recover(); fault != nil {
					t.Fatalf("seed %d: %v after %+v", seed, fault, done)
				}
			}()
			for range 30 {
				e := Event{
					Type: EventType(pick(kinds)), Name: pick(names), Text: pick(texts), Key: pick(keys), Number: r.IntN(8) - 1,
					Square: chess.Square(r.IntN(65)).String(),
				}
				if e.Type == EventSolve {
					e.Number = min(e.Number, 2) // three moves take a second
				}
				if e.Type == EventRestore || e.Type == EventNew {
					continue
				}
				done = append(done, e)
				s.Handle(e)
				if r.IntN(8) == 0 {
					sound(t, s)
				}
			}
			sound(t, s)
			for len(s.history.past) > 0 {
				s.Handle(Event{Type: EventUndo})
			}
			sound(t, s)
			s.Handle(Event{Type: EventExport, Name: string(OutWorksheet)})
		}()
		if t.Failed() {
			t.Fatalf("seed %d: %+v", seed, done)
		}
	}
}
