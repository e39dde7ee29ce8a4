package tutor

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestWriteMoves(t *testing.T) {
	s := scripted(t, `[Goal "write"]
{ Write the move. [%hint Look at the arrow.] [%hint Its end is e4.] } 1. e4 { Right. } 1... e5 2. Nf3 { Right. N is the knight. } *`)
	v := s.View()
	if v.Field == nil || v.Field.Label != "Write the move" || v.Board.Told != "The arrow goes from e2 to e4." ||
		!slices.Contains(markTexts(v), "arrow e2 e4 blue") || v.Board.Line != "Write the move" {
		t.Errorf("%+v, %q, %q, %q", v.Field, v.Board.Told, markTexts(v), v.Board.Line)
	}
	perform(t, s, "move e2 e4; drop e2 e4")
	if v := s.View(); v.Feedback.Verdict != VerdictNone || v.Board.Held != 64 || cellAt(v, "e4").Piece != "" || cellAt(v, "e2").Grab {
		t.Errorf("the board answers: %+v", v.Feedback)
	}
	perform(t, s, "say e2e4")
	if v := s.View(); v.Feedback.Verdict != VerdictOther || v.Feedback.Title != "Nearly" || cellAt(v, "e4").Piece != "" {
		t.Errorf("%+v", v.Feedback)
	}
	perform(t, s, "say e4")
	if v := s.View(); v.Feedback.Verdict != VerdictGood || motionText(v) != "e2e4 e7e5" || !slices.Contains(markTexts(v), "arrow g1 f3 blue") {
		t.Errorf("%+v, %s", v.Feedback, motionText(v))
	}
	perform(t, s, "act show")
	if v := s.View(); v.Feedback.Text != "It is written Nf3. Now write it." {
		t.Errorf("%+v", v.Feedback)
	}
	perform(t, s, "say Nf3")
	if v := s.View(); v.Feedback.Verdict != VerdictDone || v.Feedback.Stars != 1 || v.Board.Told != "" {
		t.Errorf("%+v", v.Feedback)
	}
	perform(t, s, "act undo; act retry; say Nh3")
	if v := s.View(); v.Feedback.Verdict != VerdictWrong || v.Board.Line != "Not quite" {
		t.Errorf("%+v", v.Feedback)
	}
}

func TestPlacePieces(t *testing.T) {
	s := scripted(t, `[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"] [SetUp "1"] [Goal "place"] [Target "4k3/8/8/8/8/8/8/RN2K2r"]
{ Put them in their places. [%hint Beside the rook.] [%hint On b1.] [%right Well done.] } *`)
	v := s.View()
	if v.Board.Hand != "N" || v.Prompt != "Put them in their places. Place: the white knight." || v.Board.Line != "Place: the white knight" || v.Tally != "0 of 2" || v.Field == nil {
		t.Errorf("%q, %q, %q", v.Board.Hand, v.Prompt, v.Board.Line)
	}
	seq := v.Board.Seq
	perform(t, s, "tap g1")
	if v := s.View(); v.Feedback.Verdict != VerdictWrong || v.Board.Seq != seq || !slices.Contains(markTexts(v), "wrong g1") {
		t.Errorf("%+v", v.Feedback)
	}
	perform(t, s, "act show")
	if v := s.View(); v.Feedback.Text != "The white knight belongs on b1. Now tap that square." || !slices.Contains(markTexts(v), "hint b1") {
		t.Errorf("%+v, %q", v.Feedback, markTexts(v))
	}
	perform(t, s, "press b1; release b1")
	if v := s.View(); cellAt(v, "b1").Piece != "N" || v.Board.Seq == seq || v.Board.Hand != "r" || v.Feedback.Verdict != VerdictGood || slices.Contains(markTexts(v), "hint b1") {
		t.Errorf("%+v, %q", v.Feedback, v.Board.Hand)
	}
	perform(t, s, "act retry")
	if v := s.View(); cellAt(v, "b1").Piece != "" || v.Board.Hand != "N" {
		t.Error("not begun again")
	}
	perform(t, s, "say b1; say h1")
	if v := s.View(); v.Feedback.Verdict != VerdictDone || v.Board.Hand != "" || v.Prompt != "Put them in their places." {
		t.Errorf("%+v, %q", v.Feedback, v.Board.Hand)
	}
}

// asked are exercises that are answered otherwise than with moves, one of each way.
const asked = `[Goal "find pieces R"] { x [%hint e4] } *
[Goal "find checkers"] [Calls "none"] { x } *
[Goal "choose san g1f3"] { x } *
[Goal "choose board"] [Board "turned"] { x } *
[Goal "choose name e4"] { x } *
[Goal "write"] { x } 1. e4 { y } 1... e5 { z } 2. Nf3 { y } *
[Goal "read"] { x } 1. e4 { y } *
[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"] [Goal "place"] [Target "4k3/8/8/8/8/8/8/4K2R"] { x } *`

func TestRandomEventsForOtherAnswers(t *testing.T) {
	for i, script := range strings.SplitAfter(asked, "*\n") {
		for seed := range uint64(5) {
			monkey(t, scripted(t, script), rand.New(rand.NewPCG(seed, uint64(i))))
		}
	}
}
