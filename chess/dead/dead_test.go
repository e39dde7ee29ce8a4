package dead

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestLimits(t *testing.T) {
	p := mustFEN(t, "1Bb5/1p6/pPp3k1/2Pp3p/P2PpBpP/4P1P1/5K2/8 w - - 0 1") // far from a mate
	for _, nodes := range []int{-1, 0, 1, 999, 1000, 1001, 5000} {
		if answer := CanMate(p, chess.Black, Limit{Nodes: nodes}).Answer; answer != Undecided {
			t.Errorf("%d nodes: %v, want undecided", nodes, answer)
		}
		s := newSearch(&p, chess.Black)
		s.run(nodes)
		if s.states.count > max(nodes, 1)+chess.MaxMoves {
			t.Errorf("%d nodes: %d found", nodes, s.states.count)
		}
	}
	if answer := CanMate(p, chess.Black, DeskLimit).Answer; answer != Yes {
		t.Errorf("at the desk: %v, want yes", answer)
	}
}

// A search that goes on finds the same as one that was never stopped.
func TestSearchGoesOn(t *testing.T) {
	p := mustFEN(t, "8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K w - - 0 1")
	for side, want := range [2]Answer{Yes, No} {
		s := newSearch(&p, chess.Color(side))
		for n := 0; n < 10_000; n += 7 {
			answer, mate := s.run(n)
			if answer == Undecided {
				continue
			}
			replay(t, p, chess.Color(side), Proof{answer, mate})
			if answer != want {
				t.Errorf("%v: %v, want %v", chess.Color(side), answer, want)
			}
			break
		}
		if want == No && s.states.count != 7912 { // as many as were counted elsewhere
			t.Errorf("%d positions, want 7912", s.states.count)
		}
	}
}

// Positions that no game can have: nothing is said of them.
func TestStrangePositions(t *testing.T) {
	for _, fen := range []string{
		"8/8/8/8/8/8/8/8 w",
		"8/8/8/3k4/8/8/8/8 b",
		"8/8/8/3K4/8/8/8/8 b",
		"8/8/8/3qQ3/8/8/8/8 w",
		"k7/8/8/8/8/8/8/P6K w",
		"k6P/8/8/8/8/8/8/7K b",
		"p7/8/8/8/8/8/8/K6k w",
		"k7/8/8/8/8/8/8/K6R b KQ",
		"k6R/8/8/8/8/8/8/7K w", // the king can be taken
		"kK6/8/8/8/8/8/8/8 w",
		"QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ w",
	} {
		p, err := chess.ParseLessonFEN(fen)
		if err != nil {
			continue
		}
		for side := chess.White; side <= chess.Black; side++ {
			if proof := CanMate(p, side, PageLimit); proof.Answer != Undecided {
				t.Errorf("%s: %v for %v", fen, proof.Answer, side)
			}
		}
		if Fast(p) {
			t.Errorf("%s: dead", fen)
		}
		if _, ok := Explain(p); ok {
			t.Errorf("%s: explained", fen)
		}
	}
}

// Positions that are odd, but can be played.
func TestOddPositions(t *testing.T) {
	for _, c := range []struct {
		fen          string
		white, black Answer
	}{
		{"QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/5PPP/k5BK w", Undecided, Undecided}, // the king can be taken
		{"4k3/bbbbbbbb/8/8/8/8/BBBBBBBB/4K3 w", Yes, Yes},
		{"rrrrkrrr/rrrrrrrr/8/8/8/8/NNNNNNNN/NNNNKNNN w", Yes, Yes},
		{"k7/pppppppp/pppppppp/8/8/PPPPPPPP/PPPPPPPP/K7 w", Yes, Yes},
		{"r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq", Yes, Yes},
	} {
		p := mustFEN(t, c.fen)
		if got := canMate(t, p, chess.White); got != c.white {
			t.Errorf("%s: white %v, want %v", c.fen, got, c.white)
		}
		if got := canMate(t, p, chess.Black); got != c.black {
			t.Errorf("%s: black %v, want %v", c.fen, got, c.black)
		}
	}
}

// Whatever can be read is answered, and mates that are told of are mates.
func FuzzCanMate(f *testing.F) {
	f.Add("8/8/8/8/8/8/8/8 w")
	f.Add("r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1")
	for _, row := range tsv(f, "dead_positions.tsv") {
		f.Add(row[0])
	}
	f.Fuzz(func(t *testing.T, fen string) {
		p, err := chess.ParseLessonFEN(fen)
		if err != nil {
			return
		}
		var no [2]bool
		for side := chess.White; side <= chess.Black; side++ {
			proof := CanMate(p, side, Limit{Nodes: 3000})
			replay(t, p, side, proof)
			no[side] = proof.Answer == No
		}
		if Fast(p) && no != [2]bool{true, true} {
			t.Errorf("%s: dead, but not when asked longer", fen)
		}
		Explain(p)
	})
}

func TestAnswerString(t *testing.T) {
	for answer, want := range []string{"undecided", "yes", "no", ""} {
		text, err := Answer(answer).MarshalText()
		if string(text) != want || err != nil {
			t.Errorf("answer %d is %q, want %q (%v)", answer, text, want, err)
		}
	}
}
