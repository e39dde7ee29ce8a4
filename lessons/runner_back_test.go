package lessons

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// TestTakeBackKeepsCalls: a wrong move taken back does not undo what was called before it, nor is it blamed twice.
func TestTakeBackKeepsCalls(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"][Calls "adjust resign"] { x [%wrong No.]
		[%do adjust d1 Good.] [%dont resign No.] } 1. Rd8# { Mate. } *`).Exercises[0])
	r.Call("resign")
	r.Call("adjust")
	if !r.Begun() {
		t.Error("nothing to start again from while a piece is to be put straight")
	}
	r.Touch(chess.D1)
	stars := r.Stars()
	r.Call("resign")
	if got := try(t, r, "d1d7"); got.Verdict != VerdictWrong {
		t.Errorf("%+v", got)
	}
	r.TakeBack()
	if m, ok := r.Solution(); !ok || m.To != chess.D8 {
		t.Error("the call is asked for again")
	}
	if a := try(t, r, "d1d8"); a.Verdict != VerdictDone || stars != 2 {
		t.Errorf("%+v, %d stars", a, stars)
	}
	if _, ok := r.Hint(); ok || r.HasSolution() {
		t.Error("a hint after the end")
	}
}

// TestTakeBackAsksAgain: with a right move its calls are taken back too.
func TestTakeBackAsksAgain(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "6k1/8/8/8/8/8/8/3RK3 w - - 0 1"][Calls "adjust clock"] { x [%do adjust d1 Good.] [%then clock Pressed.] }
		1. Rd7 { Yes. } 1... Kf8 2. Rd8+ { Good. } *`).Exercises[0])
	r.Call("adjust")
	r.Touch(chess.D1)
	try(t, r, "d1d7")
	if !r.Unpressed() || !r.TakeBack() || r.Unpressed() || r.Game().Ply() != 0 {
		t.Fatal("the move does not come back")
	}
	if a := try(t, r, "d1d7"); a.Verdict != VerdictWrong || r.Unpressed() {
		t.Errorf("the call is not asked for again: %+v", a)
	}
}

// TestRestartEndsTheClaim: whoever starts again while a claim is announced makes moves again.
func TestRestartEndsTheClaim(t *testing.T) {
	r := NewRunner(parse(t, fiftyScript).Exercises[0])
	r.Call("announce-fifty")
	if !r.Begun() || !r.Announcing() {
		t.Error("nothing to start again from while a claim is announced")
	}
	r.Restart()
	if r.Begun() || r.Announcing() {
		t.Error("the claim stands after the restart")
	}
	if a := try(t, r, "d4d8"); a.Verdict == VerdictDone || r.Game().Ply() != 1 || !r.TakeBack() {
		t.Errorf("%+v", a)
	}
}

// TestCallBeforeEscape: a move is still owed after what comes before it, though the script lists none.
func TestCallBeforeEscape(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"][Goal "escape"][Calls "arbiter"] { x [%do arbiter Good.] } *`).Exercises[0])
	if a := r.Call("arbiter"); a.Verdict != VerdictGood {
		t.Errorf("%+v", a)
	}
	says(t, try(t, r, "e1e2"), "done|Solved|The check is answered.|e1e2")
}

// TestReadAlone: what is read may be several moves of one side, and each other move is told.
func TestReadAlone(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "8/8/8/8/8/8/8/R7 w - - 0 1"][Kings "none"][Turns "learner"][Goal "read"] { Play Ra4. } 1. Ra4 { Yes. } -- { And Rd4. } 2. Rd4 { Done. } *`).Exercises[0])
	says(t, try(t, r, "a1a5"), "wrong|Not quite|That is Ra5. The square it goes to is written last.|a1a5")
	r.TakeBack()
	says(t, try(t, r, "a1a4"), "good|Right|Yes.|a1a4")
	says(t, try(t, r, "a4d4"), "done|Solved|Done.|a4d4")
}

// TestWriteAlone writes two moves of one side.
func TestWriteAlone(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "8/8/8/8/8/8/P7/8 w - - 0 1"][Kings "none"][Turns "learner"][Goal "write"] { Write it. } 1. a3 { Yes. } -- 2. a4 { Done. } *`).Exercises[0])
	says(t, r.Write("a3"), "good|Right|Yes.|a2a3")
	says(t, r.Write("a4"), "done|Solved|Done.|a3a4")
}

// TestTaskPromotes: a pawn that becomes the wrong piece is told so, and may become another.
func TestTaskPromotes(t *testing.T) {
	r := NewRunner(parse(t, alone("8/P7/8/8/8/8/8/8 w - - 0 1", "reach a8 b6")+"*").Exercises[0])
	says(t, try(t, r, "a7a8q"), "good|Right||a7a8q")
	says(t, try(t, r, "a8b7"), "good|Go on||a8b7")
	r.TakeBack()
	r.TakeBack()
	says(t, try(t, r, "a7a8b"), "wrong|No way left|From here it can't be done any more. Take your move back.|a7a8b")
	r.TakeBack()
	says(t, try(t, r, "a7a8n"), "good|Right||a7a8n")
	says(t, try(t, r, "a8b6"), "done|Solved|Every star is reached.|a8b6")
}
