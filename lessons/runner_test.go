package lessons

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// runner starts an exercise of the sound lesson, counted from 1.
func runner(t *testing.T, step int) *Runner {
	t.Helper()
	return NewRunner(parse(t, sound).Exercises[step-1])
}

// try plays a move in UCI, legal or not.
func try(t *testing.T, r *Runner, uci string) Answer {
	t.Helper()
	from, err := chess.ParseSquare(uci[:2])
	to, err2 := chess.ParseSquare(uci[2:4])
	if err != nil || err2 != nil {
		t.Fatal(uci)
	}
	m := chess.Move{From: from, To: to}
	if len(uci) > 4 {
		m.Promotion = pieceLettered(uci[4]).Type()
	}
	return r.Try(m)
}

// says compares an answer with "verdict|title|text|moves played".
func says(t *testing.T, a Answer, want string) {
	t.Helper()
	var played []string
	for _, m := range a.Played {
		played = append(played, m.String())
	}
	if got := string(a.Verdict) + "|" + a.Title + "|" + a.Text + "|" + strings.Join(played, " "); got != want {
		t.Errorf("answer %q\nwant   %q", got, want)
	}
}

func TestRightToTheEnd(t *testing.T) {
	r := runner(t, 1)
	if r.Prompt() != "Castle." || r.State() != StateLearner || r.Stars() != 3 || len(r.Shapes()) != 2 || r.CanTakeBack() {
		t.Error("a fresh runner")
	}
	says(t, try(t, r, "e1g1"), "good|Right|The king is safe.|e1g1 e8d7")
	if r.Prompt() != "Now bring the rook to the middle." || r.State() != StateLearner || len(r.Hints()) != 0 {
		t.Error("the second turn")
	}
	says(t, try(t, r, "f1e1"), "done|Solved|Also a good file.|f1e1")
	if r.State() != StateSolved || r.Stars() != 3 || r.Prompt() != "Now bring the rook to the middle." || r.HasHint() || r.HasSolution() {
		t.Error("solved")
	}
	says(t, try(t, r, "e1e2"), "done|Solved||")
	if !r.TakeBack() || r.State() != StateLearner || r.Game().Ply() != 2 {
		t.Error("the last move is not taken back")
	}
	if !r.TakeBack() || r.Game().Ply() != 0 || r.Prompt() != "Castle." || r.TakeBack() {
		t.Error("the first pair is not taken back")
	}
}

func TestWrongMoveIsPunished(t *testing.T) {
	r := runner(t, 1)
	says(t, try(t, r, "h1f1"), "wrong|Not quite|The rook has moved alone.|h1f1")
	if r.State() != StateAside || !r.CanContinue() || r.Stars() != 2 {
		t.Error("after a wrong move")
	}
	says(t, try(t, r, "e1g1"), "other|Take it back first|Take your move back, then try another one.|")
	a, ok := r.Continue()
	says(t, a, "wrong|Not quite|And now a check.|a8a1")
	a, ok2 := r.Continue()
	says(t, a, "wrong|Not quite||e1d2")
	if _, more := r.Continue(); !ok || !ok2 || more || r.CanContinue() || r.Game().Ply() != 3 {
		t.Error("the punishment")
	}
	if !r.TakeBack() || r.Game().Ply() != 0 || r.State() != StateLearner || r.Prompt() != "Castle." {
		t.Error("not taken back")
	}
	if r.Stars() != 2 {
		t.Error("taking back gives a star back")
	}
}

func TestUnlistedAndOther(t *testing.T) {
	r := runner(t, 1)
	says(t, try(t, r, "f2f3"), "wrong|Not quite|Your king is still in the middle of the board.|f2f3")
	if r.CanContinue() || r.Shapes() != nil {
		t.Error("an unlisted move leads nowhere")
	}
	r.TakeBack()
	says(t, try(t, r, "e1f1"), "other|Legal, but not the point|That is an ordinary move.|e1f1")
	r.TakeBack()
	if r.Stars() != 2 {
		t.Errorf("%d stars", r.Stars())
	}
}

func TestIllegalWordsOfTheScript(t *testing.T) {
	r := runner(t, 1)
	a := try(t, r, "e1c1")
	says(t, a, "illegal|Not allowed|There is no rook on that side.|")
	if len(a.Reasons) == 0 || a.Reasons[0].Code != chess.ReasonCastleRightNotGiven && a.Reasons[0].Code != chess.ReasonCastleNoRook {
		t.Errorf("reasons %v", a.Reasons)
	}
	says(t, try(t, r, "h1g3"), "illegal|Not allowed|It goes another way.|")
	a = try(t, r, "h1h2")
	if a.Verdict != VerdictIllegal || a.Text == "" || a.Text == "It goes another way." {
		t.Errorf("the catalogue is silent: %+v", a)
	}
	if r.Stars() != 3 || r.State() != StateLearner || r.Game().Ply() != 0 {
		t.Error("an illegal try costs something")
	}
}

func TestIllegalDefaultAndPromotion(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]
{ [%illegal a7a8 Name the piece.] [%illegal Something else.] } 1. a8=Q *`).Exercises[0])
	says(t, try(t, r, "a7a8"), "illegal|Not allowed|Name the piece.|")
	says(t, r.Try(chess.Move{From: chess.A7, To: chess.A8, Promotion: chess.King}), "illegal|Not allowed|Name the piece.|")
	says(t, try(t, r, "a1h8"), "illegal|Not allowed|Something else.|")
}

func TestMate(t *testing.T) {
	r := runner(t, 2)
	a := try(t, r, "c2c3")
	says(t, a, "wrong|Not quite|It is check, but Black's king can go to h7. Black still has a way out after that move.|c2c3")
	r.TakeBack()
	a = try(t, r, "c2g6")
	says(t, a, "wrong|Stalemate|Black has no move.|c2g6")
	if a.End == nil || a.End.Kind != chess.Stalemate {
		t.Error("stalemate is not explained")
	}
	r.TakeBack()
	a = try(t, r, "c2f5") // not listed
	if a.Verdict != VerdictWrong || a.Title != "Stalemate" || a.End == nil || len(a.Text) < 40 || !strings.HasSuffix(a.Text, "Black still has a way out after that move.") {
		t.Errorf("%+v", a)
	}
	r.TakeBack()
	if r.Stars() != 1 {
		t.Errorf("%d stars after three mistakes", r.Stars())
	}
	a = try(t, r, "c2h2")
	says(t, a, "done|Checkmate|The queen holds the whole file.|c2h2")
	if a.End == nil || a.End.Kind != chess.Checkmate {
		t.Error("mate is not explained")
	}
}

// TestEveryMateIsRight: two rooks mate on either file.
func TestEveryMateIsRight(t *testing.T) {
	const src = `[FEN "7k/R7/8/8/8/8/8/1R1QK3 w - - 0 1"][Goal "mate"] { Mate. } 1. Rb8# { Well done. } (1. Qh5+ $1 { Goes on. } 1... Kg8 2. Qg6+) *`
	r := NewRunner(parse(t, src).Exercises[0])
	a := try(t, r, "d1h8")
	if a.Verdict != VerdictIllegal {
		t.Errorf("%+v", a)
	}
	a = try(t, r, "d1d8")
	if a.Verdict != VerdictDone || a.Title != "Checkmate" || a.Text == "" || a.End == nil {
		t.Errorf("%+v", a)
	}
	if !r.TakeBack() || r.State() != StateLearner {
		t.Error("not taken back")
	}
	says(t, try(t, r, "d1h5"), "good|Right|Goes on.|d1h5 h8g8")
	a = try(t, r, "b1b8")
	if a.Verdict != VerdictDone {
		t.Errorf("a mate on the second move: %+v", a)
	}
}

func TestMateWhereNoneWasAsked(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1"] { Check. } 1. Qc3+ *`).Exercises[0])
	a := try(t, r, "c2h2")
	if a.Verdict != VerdictOther || a.End == nil || !strings.HasSuffix(a.Text, sayMateAside) || r.Stars() != 3 {
		t.Errorf("%+v", a)
	}
	r.TakeBack()
	says(t, try(t, r, "c2c1"), "wrong|Not quite|That is legal, but it is not what this exercise asks for.|c2c1")
}

func TestStalemateMarkedOtherIsWrong(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1"][Goal "mate"] 1. Qh2# (1. Qg6 { Hm. }) (1. Kf8 $1) *`).Exercises[0])
	says(t, try(t, r, "c2g6"), "wrong|Stalemate|Hm.|c2g6")
	r.TakeBack()
	if a := try(t, r, "f7f8"); a.Verdict != VerdictWrong || a.Text == "" {
		t.Errorf("%+v", a)
	}
}

func TestEveryCheckIsRight(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "4k3/8/8/8/8/8/R7/4K2R w - - 0 1"][Goal "check"] { Check. } 1. Ra8+ { Yes. } *`).Exercises[0])
	says(t, try(t, r, "h1h8"), "done|Solved|That is check.|h1h8")
}

func TestStalemateByTheReply(t *testing.T) {
	r := runner(t, 5)
	a := try(t, r, "h3c3")
	says(t, a, "done|Stalemate||h3c3 c4c3")
	if a.End == nil || a.End.Kind != chess.Stalemate {
		t.Error("not explained")
	}
}

func TestLeadInIsHistory(t *testing.T) {
	r := runner(t, 4)
	if r.Game().Ply() != 1 || r.Prompt() != "Take the pawn that ran past." {
		t.Error(r.Prompt())
	}
	says(t, try(t, r, "e5d5"), "illegal|Not allowed|Pawns take diagonally.|")
	if m, ok := r.Solution(); !ok || m.String() != "e5d6" || r.Stars() != 1 {
		t.Error("the solution")
	}
	says(t, try(t, r, "e5d6"), "done|Solved||e5d6")
	r.Restart()
	if r.Stars() != 3 || r.State() != StateLearner || r.Game().Ply() != 1 {
		t.Error("no fresh start")
	}
}

func TestHints(t *testing.T) {
	r := runner(t, 1)
	if r.HintCount() != 2 || r.Mover() != chess.E1 || r.Stars() != 3 {
		t.Error("before the first hint")
	}
	for i, want := range []string{"Two pieces move at once.", "The king on e1 goes to g1."} {
		got, ok := r.Hint()
		if !ok || got != want || len(r.Hints()) != i+1 || r.Stars() != 2 {
			t.Errorf("hint %d: %q", i+1, got)
		}
	}
	if _, ok := r.Hint(); ok || r.HasHint() {
		t.Error("a third hint")
	}
	try(t, r, "e1g1")
	if len(r.Hints()) != 0 || !r.HasHint() {
		t.Error("hints of the first turn stay open at the second")
	}
	r.Hint()
	if r.Stars() != 1 {
		t.Errorf("%d stars after three hints", r.Stars())
	}
	r.TakeBack()
	if len(r.Hints()) != 2 {
		t.Error("opened hints are closed again")
	}
}

func TestQuestion(t *testing.T) {
	r := runner(t, 3)
	if len(r.Choices()) != 4 || r.Choices()[0].Label != "Only on the king's side" || !r.HasSolution() {
		t.Error(r.Choices())
	}
	says(t, try(t, r, "e1c1"), "other|Choose an answer|This exercise is a question: choose one of the answers.|")
	says(t, r.Choose("both"), "wrong|Not quite|On one side the bishop guards f1.|")
	says(t, r.Choose("both"), "wrong|Not quite|On one side the bishop guards f1.|")
	says(t, r.Choose("castle"), "other|Choose an answer|That is not one of the answers.|")
	if a := r.Choose("neither"); a.Verdict != VerdictWrong || a.Text == "" {
		t.Errorf("%+v", a)
	}
	if r.Stars() != 2 || r.Choices()[2].Tried != "wrong" || r.CanTakeBack() {
		t.Error("after two wrong answers")
	}
	if _, ok := r.Solution(); ok {
		t.Error("a question has no move to show")
	}
	if id, ok := r.SolutionChoice(); !ok || id != "queenside" || r.Stars() != 1 {
		t.Error(id)
	}
	says(t, r.Choose("queenside"), "done|Solved|The bishop guards f1.|")
	says(t, r.Choose("both"), "done|Solved||")
	if r.Choices()[1].Tried != "right" || r.State() != StateSolved || r.HasSolution() {
		t.Error("solved")
	}
	if len(runner(t, 1).Choices()) != 0 {
		t.Error("an exercise on the board has choices")
	}
	if _, ok := runner(t, 1).SolutionChoice(); ok {
		t.Error("an exercise on the board has an answer to show")
	}
}

// TestComputedAnswers: what is right, and words for each wrong answer that do not need the script.
func TestComputedAnswers(t *testing.T) {
	for _, c := range []struct{ name, goal, fen, right string }{
		{"both", "choose castlings", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "both"},
		{"b1 may be attacked", "choose castlings", "1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "both"},
		{"one way", "choose castlings", "r3k2r/8/8/8/8/7B/8/4K3 b kq - 0 1", "kingside"},
		{"in check", "choose castlings", "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "neither"},
		{"king elsewhere", "choose castlings", "4k3/8/8/8/8/8/8/R4K1R w - - 0 1", "neither"},
		{"check", "choose status", "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "check"},
		{"the king can take", "choose status", "7k/7Q/8/8/4K3/8/8/8 b - - 0 1", "check"},
		{"mate", "choose status", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", "checkmate"},
		{"stalemate", "choose status", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "stalemate"},
		{"none", "choose status", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "none"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := NewRunner(parse(t, `[FEN "`+c.fen+`"][Goal "`+c.goal+`"] { ? } *`).Exercises[0])
			if a := r.Choose("O-O"); a.Verdict != VerdictOther || a.End != nil {
				t.Errorf("no answer: %+v", a)
			}
			for _, choice := range r.Choices() {
				if choice.ID == c.right {
					continue
				}
				if a := r.Choose(choice.ID); a.Verdict != VerdictWrong || a.Text == "" || a.End != nil {
					t.Errorf("%s: %+v", choice.ID, a)
				}
			}
			if a := r.Choose(c.right); a.Verdict != VerdictDone {
				t.Errorf("%s: %+v", c.right, a)
			}
		})
	}
}

func TestOneReasonForBothWingsIsSaidOnce(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1"][Goal "choose castlings"] { ? } *`).Exercises[0])
	says(t, r.Choose("both"), "wrong|Not quite|The rook on e4 gives check, and a king can't castle out of check.|")
}

func TestStatusWithoutKings(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "8/8/8/3q4/8/8/3R4/8 w - - 0 1"][Kings "none"][Goal "choose status"] *`).Exercises[0])
	for _, id := range []string{"check", "checkmate", "stalemate"} {
		if a := r.Choose(id); a.Verdict != VerdictWrong || a.Text == "" {
			t.Errorf("%+v", a)
		}
	}
	r = NewRunner(parse(t, `[FEN "8/8/8/3q4/8/8/3R4/8 w - - 0 1"][Kings "none"][Goal "choose castlings"] *`).Exercises[0])
	if a := r.Choose("both"); a.Verdict != VerdictWrong || a.Text == "" {
		t.Errorf("%+v", a)
	}
}

// playAtRandom does what a learner of no patience does, and checks what always holds.
func playAtRandom(t *testing.T, e *Exercise, seed uint64) {
	t.Helper()
	r := NewRunner(e)
	rnd := rand.New(rand.NewPCG(seed, 1))
	stars := 3
	for range 60 {
		ply := r.Game().Ply()
		switch rnd.IntN(12) {
		case 10, 11:
			found, state := r.Found(), r.State()
			square := chess.Square(rnd.IntN(65))
			a := r.Tap(square)
			if news := r.Found() &^ found; news != 0 && (news != 1<<square || state != StateLearner || a.Verdict != VerdictGood && a.Verdict != VerdictDone) {
				t.Fatalf("%v: %s, newly found %v", square, a.Verdict, news.Squares())
			}
		case 0, 1, 2:
			p := r.Game().Position()
			m := chess.Move{From: chess.Square(rnd.IntN(65)), To: chess.Square(rnd.IntN(65)), Promotion: chess.PieceType(rnd.IntN(7))}
			if moves := p.LegalMoves(); len(moves) > 0 && rnd.IntN(3) > 0 {
				m = moves[rnd.IntN(len(moves))]
			}
			a := r.Try(m)
			if r.Game().Ply() != ply+len(a.Played) {
				t.Fatalf("%d moves said, %d made", len(a.Played), r.Game().Ply()-ply)
			}
		case 3:
			ids := []string{"", "both", "kingside", "queenside", "neither", "check", "checkmate", "stalemate", "none"}
			for _, c := range r.Choices() {
				ids = append(ids, c.ID)
			}
			r.Choose(ids[rnd.IntN(len(ids))])
		case 4:
			can := r.CanContinue()
			if _, ok := r.Continue(); ok != can {
				t.Fatal("Continue and CanContinue disagree")
			}
		case 5:
			can := r.CanTakeBack()
			if r.TakeBack() != can {
				t.Fatal("TakeBack and CanTakeBack disagree")
			}
		case 6:
			can := r.HasHint()
			if _, ok := r.Hint(); ok != can {
				t.Fatal("Hint and HasHint disagree")
			}
		case 7:
			if rnd.IntN(5) == 0 {
				r.Solution()
				r.SolutionChoice()
				r.SolutionCall()
				r.SolutionSquare()
				r.SolutionText()
			}
		case 8:
			r.Prompt()
			texts := []string{"", "e4", "Nf3", "nf3", "e2e4", "zz", "O-O"}
			r.Write(texts[rnd.IntN(len(texts))])
			r.Shapes()
			r.Hints()
			r.Choices()
			if rnd.IntN(10) == 0 {
				r.Restart()
				stars = 3
			}
		case 9:
			if rnd.IntN(3) == 0 {
				r.Touch(chess.Square(rnd.IntN(65)))
				break
			}
			a := r.Call(knownCalls[rnd.IntN(len(knownCalls))].ID)
			if r.Game().Ply() != ply+len(a.Played) {
				t.Fatalf("%d moves said, %d made", len(a.Played), r.Game().Ply()-ply)
			}
		}
		now := r.Stars()
		if _, again := r.task(); now < 1 || now > stars && !again { // in a task moves taken back do not count
			t.Fatalf("stars grew from %d to %d", stars, now)
		}
		stars = now
		if r.State() == StateLearner {
			if p := r.Game().Position(); p.Turn() != e.Learner {
				t.Fatal("the learner is asked out of turn")
			}
		}
	}
}

func TestRandomPlay(t *testing.T) {
	const finding = `[FEN "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1"] [SetUp "1"] [Calls "none"] [Goal "find `
	more := []string{`moves e2"] *`, `pinned"] *`, `file e"] *`, `takeable"] *`, `checkers"] *`}
	more = append(more, `file a"] *
[Goal "write"] { x } 1. e4 { y } 1... e5 { z } 2. Nf3 { y } *
[Goal "read"] { x } 1. e4 { y } *
[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] [Goal "place"] [Target "4k3/8/8/8/8/8/8/4K2R"] { x } *`)
	exercises := parse(t, sound+finding+strings.Join(more, finding)).Exercises
	for _, task := range []string{
		soundTask,
		alone(threePawns, "capture all") + "*",
		alone("8/8/8/p7/8/8/P7/8 w - - 0 1", "reach a3") + "*",
		alone("1n6/P7/8/8/8/8/8/4K2R w K - 0 1", "explore 4") + "*",
		alone("7k/8/6p1/8/8/8/8/1p4Q1 w - - 0 1", "capture all") + "*",
		`[FEN "4k3/8/8/8/4r3/8/8/3QK3 w - - 0 1"] [Goal "escape"] *`,
	} {
		exercises = append(exercises, parse(t, task).Exercises...)
	}
	for _, e := range exercises {
		for seed := range uint64(300) {
			playAtRandom(t, e, seed)
		}
	}
}

func TestWithoutOpening(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Right. The king is safe.", "The king is safe."},
		{"Right: The king is safe.", "The king is safe."},
		{"Right.", ""},
		{"Right", "Right"},
		{"Right: the king is safe.", "Right: the king is safe."},
		{"Rightly so.", "Rightly so."},
		{"", ""},
	} {
		if got := withoutOpening(c.text, "Right"); got != c.want {
			t.Errorf("%q becomes %q, want %q", c.text, got, c.want)
		}
	}
}

func TestCastlingWithTheKingAway(t *testing.T) {
	const away = `[FEN "k7/8/8/8/8/8/8/4R2K w - - 0 1"]
{ [%illegal h1h3 Too far.] } 1. Rg1 *`
	r := NewRunner(parse(t, away).Exercises[0])
	a := r.TryCastling(chess.KingSide)
	says(t, a, "illegal|Not allowed|Your king isn't on its first square, so it has moved and can't castle any more.|")
	if len(a.Reasons) != 1 || a.Reasons[0].Code != chess.ReasonCastleKingHasMoved || r.Game().Ply() != 0 || r.State() != StateLearner {
		t.Errorf("%+v", a)
	}
	try(t, r, "e1g1") // the rook may go there
	says(t, r.TryCastling(chess.KingSide), "done|Solved||")

	r = NewRunner(parse(t, strings.Replace(away, "h1h3", "castle-king-has-moved", 1)).Exercises[0])
	says(t, r.TryCastling(chess.QueenSide), "illegal|Not allowed|Too far.|")
	r = runner(t, 1)
	if a := r.TryCastling(chess.KingSide); a.Verdict == VerdictIllegal || r.Game().Ply() == 0 {
		t.Errorf("at home: %+v", a)
	}
}
