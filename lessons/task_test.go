package lessons

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// alone is an exercise without a main line, in which the other side stands still.
func alone(fen, goal string) string {
	return `[StudyName "Test"] [ChapterName "Alone"] [FEN "` + fen + `"] [SetUp "1"] [Kings "none"] [Turns "learner"]
[Goal "` + goal + `"] [Facts "2.4"] { Do it. [%hint One way.] [%hint Another way.] } `
}

const (
	guardedRook = "8/8/8/2b5/8/8/8/R7 w - - 0 1" // guards a7, g1 and more
	threePawns  = "8/8/1p4p1/8/8/8/8/1p4R1 w - - 0 1"
)

func TestWays(t *testing.T) {
	for _, c := range []struct {
		name, fen, goal string
		want            string // "none", or how many moves
	}{
		{"a rook sees all", threePawns, "capture all", "3"},
		{"two guard each other", "8/8/3r4/8/8/8/3r4/R7 w - - 0 1", "capture all", "none"},
		{"two guarded by one", "8/8/3p4/2p1p3/8/8/8/R7 w - - 0 1", "capture all", "5"},
		{"the guard first", "8/8/3p4/2p5/8/8/8/R7 w - - 0 1", "capture all", "4"},
		{"a king guards", "8/8/8/3k4/3p4/8/8/3R4 w - - 0 1", "capture all", "none"},
		{"a pinned guard does not", "3k4/8/3b4/8/8/p7/8/N2R4 w - - 0 1", "reach b4", "2"},
		{"the guard is taken first", guardedRook, "reach a7", "4"},
		{"around the guard", guardedRook, "reach h8", "2"},
		{"a bishop never", "8/8/8/8/8/8/8/B7 w - - 0 1", "reach a2", "none"},
		{"a pawn on its file", "8/8/8/8/8/8/P7/8 w - - 0 1", "reach a3 a4", "2"},
		{"a pawn becomes what helps", "8/P7/8/8/8/8/8/8 w - - 0 1", "reach a8 b6", "2"},
		{"Black", "8/8/8/8/8/8/p7/8 b - - 0 1", "reach a1 h1", "2"},
		{"castling lands the king", "8/8/8/8/8/8/8/4K2R w K - 0 1", "reach g1", "1"},
		{"the rook does not land", "8/8/8/8/8/8/8/4K2R w K - 0 1", "reach g1 f1", "2"},
		{"explore", "8/8/8/8/8/8/8/Q7 w - - 0 1", "explore 50", "50"},
		{"explore a dead end", "8/8/8/p7/8/8/P7/8 w - - 0 1", "explore 3", "none"},
		{"explore up to the dead end", "8/8/8/p7/8/8/P7/8 w - - 0 1", "explore 2", "2"},
		{"nothing that checks", "8/8/8/8/7k/8/8/R7 w - - 0 1", "reach a4", "none"},
		{"nothing is taken in passing", "8/8/8/8/1p6/8/P7/8 w - - 0 1", "reach a4", "1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := parse(t, alone(c.fen, c.goal)+"*").Exercises[0]
			goal := e.Goal.(task)
			got := findWay(goal, stand{position: e.Start})
			found := "none"
			if got.open {
				found = strconv.Itoa(len(got.moves))
			}
			if !got.proved || found != c.want {
				t.Errorf("%+v, want %s", got, c.want)
			}
		})
	}
}

// TestWaysAreShortest compares the search with one that looks at everything, move by move.
func TestWaysAreShortest(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 2))
	open := 0
	for n := range 300 {
		e := parse(t, alone(randomTask(r), []string{"capture all", "reach a4 f7 h1", "reach c3"}[n%3])+"*").Exercises[0]
		goal := e.Goal.(task)
		got, want := findWay(goal, stand{position: e.Start}), plainWay(goal, stand{position: e.Start})
		if !got.proved || got.open != (want >= 0) || got.open && len(got.moves) != want {
			t.Fatalf("%s in %q takes %d moves, not %+v", e.Goal, e.FEN, want, got)
		}
		if got.open {
			open++
		}
		s := stand{position: e.Start}
		for _, m := range got.moves {
			var ok bool
			if !s.position.IsLegal(m) {
				t.Fatalf("%v is not legal in %s", m, s.position.FEN())
			}
			if s, ok = s.after(goal, m); !ok {
				t.Fatalf("%v is a mistake in %q", m, e.FEN)
			}
		}
	}
	if open < 50 {
		t.Errorf("only %d can be done", open)
	}
}

// randomTask is a position with a piece of White's and two or three of Black's.
func randomTask(r *rand.Rand) string {
	board := []byte(strings.Repeat(".", 64))
	put := func(letters string) {
		letter := letters[r.IntN(len(letters))]
		square := r.IntN(64)
		if letter == 'P' || letter == 'p' {
			square = 8 + r.IntN(48)
		}
		board[square] = letter
	}
	put("RNBQP")
	for range 2 + r.IntN(2) {
		put("ppnbr")
	}
	if !strings.ContainsAny(string(board), "RNBQP") {
		board[0] = 'R'
	}
	if !strings.ContainsAny(string(board), "pnbr") {
		board[63] = 'p'
	}
	var ranks []string
	for rank := 7; rank >= 0; rank-- {
		ranks = append(ranks, strings.ReplaceAll(string(board[8*rank:8*rank+8]), ".", "1"))
	}
	fen := strings.Join(ranks, "/")
	for n := 8; n > 1; n-- {
		fen = strings.ReplaceAll(fen, strings.Repeat("1", n), string(rune('0'+n)))
	}
	return fen + " w - - 0 1"
}

// plainWay is the number of moves of the shortest way, -1 where there is none.
func plainWay(t task, from stand) int {
	type key struct {
		board  string
		landed chess.Bitboard
	}
	seen := map[key]bool{}
	now := []stand{from}
	for moves := 0; len(now) > 0; moves++ {
		var later []stand
		for _, s := range now {
			if t.left(&s) == 0 {
				return moves
			}
			fen, _, _ := strings.Cut(s.position.FEN(), " ")
			if seen[key{fen, s.landed}] {
				continue
			}
			seen[key{fen, s.landed}] = true
			for _, m := range s.position.LegalMoves() {
				if next, ok := s.after(t, m); ok {
					later = append(later, next)
				}
			}
		}
		now = later
	}
	return -1
}

func TestTaskIsPlayed(t *testing.T) {
	r := NewRunner(parse(t, alone("8/8/8/2b5/8/8/8/R7 w - - 0 1", "reach b7 h8")+"1. Rb1 -- 2. Rb7 -- 3. Rh7 -- 4. Rh8 { That was it. } *").Exercises[0])
	if r.Tally() != "0 of 2 stars, 0 moves, fewest 4" || len(r.Targets()) != 2 || r.Stars() != 3 {
		t.Error(r.Tally(), r.Targets())
	}
	says(t, try(t, r, "a1g1"), "wrong|Not quite|The bishop on c5 guards g1 and takes your rook.|a1g1")
	if r.Tally() != "0 of 2 stars, 0 moves, fewest 4" || r.Stars() != 2 || !r.CanContinue() {
		t.Error("after a mistake:", r.Tally())
	}
	a, ok := r.Continue()
	says(t, a, "wrong|Not quite||c5g1")
	if !ok || r.CanContinue() {
		t.Error("the guard does not take, or twice")
	}
	r.TakeBack()
	says(t, try(t, r, "a1b1"), "good|Go on||a1b1")
	if p := r.Game().Position(); p.Turn() != chess.White || r.Tally() != "0 of 2 stars, 1 move, fewest 4" {
		t.Error("it is not the learner's turn again:", r.Tally())
	}
	says(t, try(t, r, "b1b7"), "good|Right||b1b7")
	if m, ok := r.Solution(); !ok || m.String() != "b7h7" || r.Mover() != chess.B7 {
		t.Errorf("show me plays %v", m)
	}
	says(t, try(t, r, "b7b8"), "good|Go on||b7b8")
	if m, ok := r.Solution(); !ok || m.String() != "b8h8" {
		t.Errorf("off the line show me plays %v", m)
	}
	says(t, try(t, r, "c5g1"), "illegal|Not allowed|That piece is black, and it's White's turn.|")
	says(t, try(t, r, "b8h8"), "done|Solved|Every star is reached.|b8h8")
	if r.Tally() != "2 of 2 stars, 4 moves, fewest 4" || len(r.Targets()) != 0 || r.HasSolution() {
		t.Error("solved:", r.Tally())
	}
	for range 2 {
		r.TakeBack()
	}
	if r.Tally() != "1 of 2 stars, 2 moves, fewest 4" || r.Game().Ply() != 2 {
		t.Error("taken back:", r.Tally())
	}
	says(t, try(t, r, "b7h7"), "good|Go on||b7h7")
	says(t, try(t, r, "h7h8"), "done|Solved|That was it.|h7h8")
}

func TestMoreMovesThanPar(t *testing.T) {
	e := parse(t, strings.Replace(alone(threePawns, "capture all"), "{ Do", "{ [%right Well taken.] Do", 1)+"*").Exercises[0]
	r := NewRunner(e)
	says(t, try(t, r, "g1h1"), "good|Go on||g1h1")
	for _, uci := range []string{"h1b1", "b1b6"} {
		says(t, try(t, r, uci), "good|Right||"+uci)
	}
	says(t, try(t, r, "b6g6"), "done|Solved|Well taken. You took 4 moves; 3 are enough.|b6g6")
	if r.Stars() != 2 {
		t.Errorf("%d stars", r.Stars())
	}
	for r.TakeBack() {
	}
	for range 3 {
		m, _ := r.Solution()
		r.Try(m)
	}
	if r.Tally() != "3 of 3 taken, 3 moves, fewest 3" || r.State() != StateSolved {
		t.Error(r.Tally())
	}
}

func TestNoWayLeft(t *testing.T) {
	r := NewRunner(parse(t, alone("8/8/8/p7/8/8/P7/8 w - - 0 1", "reach a3")+"*").Exercises[0])
	says(t, try(t, r, "a2a4"), "wrong|No way left|From here it can't be done any more. Take your move back.|a2a4")
	if r.State() != StateAside || r.CanContinue() || !r.TakeBack() {
		t.Error("the move is not offered back")
	}
	says(t, try(t, r, "a2a3"), "done|Solved|Every star is reached.|a2a3")
}

func TestTaskWithKings(t *testing.T) {
	r := NewRunner(parse(t, alone("7k/7p/8/8/8/8/8/K6R w - - 0 1", "reach a8 h2 b1")+"*").Exercises[0])
	says(t, try(t, r, "h1h7"), "wrong|Not quite|The king on h8 guards h7 and takes your rook.|h1h7")
	r.TakeBack()
	says(t, try(t, r, "h1g1"), "good|Go on||h1g1")
}

func TestGuardThatPromotes(t *testing.T) {
	r := NewRunner(parse(t, alone("8/8/8/8/8/8/1p6/7R w - - 0 1", "reach a1")+"*").Exercises[0])
	says(t, try(t, r, "h1a1"), "wrong|Not quite|The pawn on b2 guards a1 and takes your rook.|h1a1")
	if a, ok := r.Continue(); !ok || len(a.Played) != 1 || a.Played[0].String() != "b2a1q" {
		t.Errorf("%+v", a)
	}
}

func TestExplore(t *testing.T) {
	r := NewRunner(parse(t, alone("8/8/8/2b5/8/8/8/R7 w - - 0 1", "explore 2")+"*").Exercises[0])
	if r.Tally() != "0 of 2 moves" {
		t.Error(r.Tally())
	}
	says(t, try(t, r, "a1g1"), "good|Right||a1g1")
	says(t, try(t, r, "g1g2"), "done|Solved|Now you know how it moves.|g1g2")
	if r.Stars() != 3 {
		t.Error("exploring costs")
	}
}

func TestEscape(t *testing.T) {
	e := parse(t, `[FEN "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"] [Goal "escape"] { Get out of check. [%right Well done.] } *`).Exercises[0]
	r := NewRunner(e)
	if m, ok := r.Solution(); !ok || m.From != chess.E1 {
		t.Errorf("show me plays %v", m)
	}
	if a := try(t, r, "e1d2"); a.Verdict != VerdictIllegal {
		t.Errorf("%+v", a)
	}
	says(t, try(t, r, "e1e2"), "done|Solved|Well done.|e1e2")
}

func TestLineAlone(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "7k/8/8/8/8/8/8/R6K w - - 0 1"] [Turns "learner"] { Up. } 1. Ra4 { Yes. } -- { And across. } 2. Rg4 { Done. } *`).Exercises[0])
	says(t, try(t, r, "a1a4"), "good|Right|Yes.|a1a4")
	if r.Prompt() != "And across." {
		t.Error(r.Prompt())
	}
	says(t, try(t, r, "a4b4"), "wrong|Not quite|That is legal, but it is not what this exercise asks for.|a4b4")
	r.TakeBack()
	says(t, try(t, r, "a4g4"), "done|Solved|Done.|a4g4")
	r.TakeBack()
	r.TakeBack()
	if r.Game().Ply() != 0 || r.Prompt() != "Up." {
		t.Error("not taken back")
	}
}

// A mistake that the script calls its own way is punished all the same: that the other side stood still is no answer to it.
func TestNothingFollowsStandingStill(t *testing.T) {
	r := NewRunner(parse(t, alone("8/8/8/3q4/8/8/3R4/8 w - - 0 1", "capture all")+"1. Ra2 -- 2. Ra5 *").Exercises[0])
	says(t, try(t, r, "d2a2"), "wrong|Not quite|The queen on d5 guards a2 and takes your rook.|d2a2")
	a, ok := r.Continue()
	says(t, a, "wrong|Not quite||d5a2")
	if !ok || r.CanContinue() {
		t.Error("what happens next does not end")
	}
}
