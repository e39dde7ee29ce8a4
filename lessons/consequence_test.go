package lessons

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// asked is an exercise of a goal with a main line, and without words for other moves.
func asked(t *testing.T, fen, goal, line string) *Exercise {
	t.Helper()
	return parse(t, `[FEN "`+fen+`"] [Kings "none"] [Goal "`+goal+`"] { Play. } `+line+` *`).Exercises[0]
}

func TestConsequences(t *testing.T) {
	for _, c := range []struct {
		name, fen, goal, line, move string
		want                        string // text|what follows
	}{
		{
			"stalemate is given", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "mate", "1. Qg7#", "g1g6",
			"Stalemate. Black isn't in check but has no move left. It's a draw.|",
		},
		{"the back rank is left", "r5k1/5ppp/8/8/8/8/3N1PPP/6K1 w - - 0 1", "line", "1. h3", "d2e4", "That lets Black give checkmate at once.|a8a1"},
		{"the script's own move leaves it too", "r5k1/5ppp/8/8/8/8/3N1PPP/6K1 w - - 0 1", "line", "1. Nc4", "d2e4", "|"},
		{"mate: no check", "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", "mate", "1. Qh2#", "c2d2", "That is not check, so it is no mate.|"},
		{"mate: the king goes", "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1", "mate", "1. Qh2#", "c2c3", "It is check, but Black's king can go to h7.|h8h7"},
		{"mate: the king takes", "7k/7p/8/5K2/8/8/8/2B4R w - - 0 1", "mate", "1. Rh2", "h1h7", "It is check, but the king on h8 can take your rook on h7.|h8h7"},
		{"mate: it is taken", "3r3k/6pp/8/8/8/8/5Q2/6K1 w - - 0 1", "mate", "1. Qf1", "f2d4", "That is not check, so it is no mate.|"},
		{"check: none", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "check", "1. Ra8+", "a1a7", "That gives no check.|"},
		{"stalemate: a pawn moves", "7k/p4K2/8/8/8/8/8/6Q1 w - - 0 1", "stalemate", "1. Qg6", "g1g2", "That is no stalemate: the pawn on a7 can still go to a5.|a7a5"},
		{"stalemate: check", "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1", "stalemate", "1. Qg6", "g1a1", "That is check, and in stalemate nothing attacks the king.|h8h7"},
		{"a queen is left", "4k3/8/8/5n2/8/8/8/3QK3 w - - 0 1", "line", "1. Kf1", "d1d4", "That leaves your queen on d4 to be taken by the knight on f5.|f5d4"},
		{
			"a rook is left for less", "4k3/8/8/5n2/8/4P3/8/3RK3 w - - 0 1", "line", "1. Kf1", "d1d4",
			"That leaves your rook on d4 to be taken by the knight on f5. You can take back, but you lose more than you win.|f5d4",
		},
		{"an even trade is nothing", "4k3/8/8/5n2/8/4P3/8/2N1K3 w - - 0 1", "line", "1. Kf1", "c1d3", "|"},
		{"the script leaves it too", "4k3/8/8/5n2/3Q4/8/8/4K3 w - - 0 1", "line", "1. Kf1", "e1f2", "|"},
		{"it was in danger and stays", "4k3/8/8/5n2/3Q4/8/8/4K3 w - - 0 1", "line", "1. Qd1", "e1f2", "That leaves your queen on d4 to be taken by the knight on f5.|f5d4"},
		{"it takes more than it leaves", "3qk3/4p3/3r4/8/8/8/8/3QK3 w - - 0 1", "line", "1. Kf1", "d1d6", "|"},
		{"the guard is pinned", "4k3/4n3/8/3Q4/8/8/8/4RK2 w - - 0 1", "line", "1. Kg1", "f1g2", "|"},
		{"the king may not take", "8/8/3k4/3R4/4P3/8/8/4K3 w - - 0 1", "line", "1. Rd1+", "e1e2", "|"},
		{"the king takes", "8/8/3k4/3R4/8/8/8/4K3 w - - 0 1", "line", "1. Rd1+", "e1e2", "That leaves your rook on d5 to be taken by the king on d6.|d6d5"},
		{"in passing", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "line", "1. Kf1", "e2e4", "That leaves your pawn on e4 to be taken by the pawn on d4.|d4e3"},
		{"who takes is mated", "6k1/5ppp/8/8/8/n7/8/R1Q3K1 w - - 0 1", "line", "1. Kg2", "c1c2", "|"},
		{"not in time", "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "mate", "1. Ra7 Kg8 2. Rb8#", "g1f1", "Then Black's king goes from h8 to g7, and no move of yours mates.|h8g7"},
		{"alone nobody answers", "8/8/8/5n2/8/8/8/3Q4 w - - 0 1", "line\"] [Turns \"learner", "1. Qd2", "d1d4", "|"},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := asked(t, c.fen, c.goal, c.line)
			m, err := e.Start.ParseUCI(c.move)
			if err != nil {
				t.Fatal(err)
			}
			got := e.consequence(e.First(), &e.Start, m)
			text := got.text + "|"
			for _, follows := range got.follows {
				text += follows.String()
			}
			if text != c.want {
				t.Errorf("%q\nwant %q", text, c.want)
			}
		})
	}
}

func TestConsequenceIsPlayed(t *testing.T) {
	r := NewRunner(asked(t, "r5k1/5ppp/8/8/8/8/3N1PPP/6K1 w - - 0 1", "line", "1. h3"))
	says(t, try(t, r, "d2e4"), "wrong|Not quite|That lets Black give checkmate at once.|d2e4")
	a, ok := r.Continue()
	says(t, a, "wrong|Checkmate|White's king is attacked and nothing helps. Black wins.|a8a1")
	if !ok || r.CanContinue() || !r.TakeBack() || r.Game().Ply() != 0 {
		t.Error("not taken back")
	}
}

var leavesPattern = regexp.MustCompile(`^That leaves your (\w+) on (\w\d) to be taken by the (\w+) on (\w\d)\.( You can take back, but you lose more than you win\.)?$`)

// TestConsequencesAreTrue reads the sentences about moves of random games again and proves them in another way.
func TestConsequencesAreTrue(t *testing.T) {
	said := map[string]int{}
	r := rand.New(rand.NewPCG(7, 7))
	for p := range randomPositions(t, 60) {
		moves := p.LegalMoves()
		e := &Exercise{Start: p, Goal: line{}, Root: &Node{}}
		for range min(3, len(moves)) {
			m := moves[r.IntN(len(moves))]
			after := p.After(m)
			c := e.consequence(e.Root, &p, m)
			if c.follows != nil && !after.IsLegal(c.follows[0]) {
				t.Fatalf("%v after %v in %s is not legal", c.follows[0], m, p.FEN())
			}
			mates := false
			for _, answer := range after.LegalMoves() {
				end := after.After(answer)
				mates = mates || end.InCheck() && len(end.LegalMoves()) == 0
			}
			switch {
			case c.text == "":
				said["nothing"]++
				if mates {
					t.Fatalf("%v in %s lets in a mate, and nothing is said", m, p.FEN())
				}
			case strings.HasPrefix(c.text, "Stalemate."):
				said["stalemate"]++
				if after.InCheck() || len(after.LegalMoves()) > 0 {
					t.Fatalf("%v in %s: %s", m, p.FEN(), c.text)
				}
			case c.text == "That lets "+[]string{"White", "Black"}[after.Turn()]+" give checkmate at once.":
				said["mate"]++
				if !mates {
					t.Fatalf("%v in %s: %s", m, p.FEN(), c.text)
				}
			default:
				said["leaves"]++
				if text := falseLoss(&after, c); text != "" {
					t.Fatalf("%v in %s: %q, but %s", m, p.FEN(), c.text, text)
				}
			}
		}
	}
	if said["mate"] < 20 || said["leaves"] < 1000 || said["nothing"] < 1000 {
		t.Errorf("said too little: %v", said)
	}
}

// falseLoss says what is false about a sentence that a piece can be taken, "" for nothing.
func falseLoss(after *chess.Position, c consequence) string {
	found := leavesPattern.FindStringSubmatch(c.text)
	if found == nil {
		return "that is no sentence"
	}
	capture := c.follows[0]
	taken := after.Captured(capture)
	victim, taker := after.PieceAt(taken), after.PieceAt(capture.From)
	switch {
	case victim.Type().String() != found[1] || taken.String() != found[2] || victim.Color() == after.Turn():
		return "another piece is taken"
	case taker.Type().String() != found[3] || capture.From.String() != found[4]:
		return "another piece takes"
	case plainTrade(*after, capture) <= 0:
		return "it does not pay"
	}
	next, back := after.After(capture), false
	for _, m := range next.LegalMoves() {
		back = back || m.To == capture.To
	}
	if back != (found[5] != "") {
		return "whether it can be taken back is wrong"
	}
	return ""
}

// TestMatesAgainstStockfish asks an engine about the same positions: whether there is a mate in one.
func TestMatesAgainstStockfish(t *testing.T) {
	if os.Getenv("TOUCHMOVE_ORACLE") == "" {
		t.Skip("set TOUCHMOVE_ORACLE=1 to compare with the program stockfish")
	}
	command := exec.Command("stockfish")
	in, err := command.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(out)
	mates, asked := 0, 0
	for p := range randomPositions(t, 200) {
		fmt.Fprintf(in, "position fen %s\ngo depth 1\n", p.FEN())
		found := false
		for lines.Scan() && !strings.HasPrefix(lines.Text(), "bestmove") {
			found = found || strings.Contains(lines.Text(), "score mate 1 ")
		}
		asked++
		_, ok := matingMove(&p)
		if ok != found {
			t.Fatalf("%s: a mate in one is %v, stockfish says %v", p.FEN(), ok, found)
		}
		if ok {
			mates++
		}
	}
	in.Close()
	if err := command.Wait(); err != nil {
		t.Error(err)
	}
	t.Logf("%d positions, %d with a mate in one", asked, mates)
}
