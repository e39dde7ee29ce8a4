package lessons

import (
	"strings"
	"testing"
)

// TestNothingBeside: what belongs beside the board is a fault where nobody plays a move of a game.
func TestNothingBeside(t *testing.T) {
	const fen = `[FEN "4k3/8/8/8/8/5N2/8/4K3 w - - 99 90"]`
	for _, c := range []struct{ name, tags, said, moves, want string }{
		{"a call in a question", fen + `[Goal "choose status"][Calls "claim-fifty"]`, "", "", "The tag Calls is never used: in choose status nothing is done beside the board."},
		{"a claim in a question", fen + `[Goal "choose status"]`, "[%do resign Right.]", "", "The command [%do] is never used: in choose status"},
		{"an offer in a question", fen + `[Goal "choose status"]`, "[%offer]", "", "The command [%offer] is never used: in choose status"},
		{"touched in a question", fen + `[Goal "choose status"][Touched "f3"]`, "", "", "The tag Touched is never used: in choose status"},
		{"a call where squares are asked for", fen + `[Goal "find movable"][Calls "resign none"]`, "[%dont resign No.]", "", "The command [%dont] is never used: in find movable"},
		{"a call where a piece is placed", `[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 1"][Goal "place"][Target "4k3/8/8/8/8/5N2/8/4K3"]`, "[%do resign Right.]", "", "The command [%do] is never used: in place"},
		{"the clock where moves are written", fen + `[Goal "write"][Calls "clock"]`, "[%then clock Right.]", "1. Nd4 { Right. }", "The command [%then] is never used: in write"},
		{"touching where moves are written", fen + `[Goal "write"][Touch "move"]`, "", "1. Nd4 { Right. }", "The tag Touch is never used: in write"},
		{"a call in a task", `[FEN "8/8/8/8/8/5N2/8/8 w - - 0 1"][Kings "none"][Turns "learner"][Goal "reach d4"][Calls "resign"]`, "[%do resign Right.]", "", "The tag Calls is never used: where the other side stands still"},
		{"touching in a task", `[FEN "8/8/8/8/8/5N2/8/8 w - - 0 1"][Kings "none"][Turns "learner"][Goal "reach d4"][Touch "move"]`, "", "", "The tag Touch is never used: where the other side stands still"},
		{"a call in a line alone", fen + `[Turns "learner"][Calls "clock"]`, "[%then clock Right.]", "1. Nd4 { Right. }", "The command [%then] is never used: where the other side stands still"},
		{"squares alone", fen + `[Turns "learner"][Goal "find movable"]`, "", "", "In find movable the other side does not stand still."},
		{"no button, no fault", fen + `[Goal "find movable"][Calls "none"]`, "", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			faults := Validate(parse(t, `[StudyName "x"][ChapterName "y"][SetUp "1"][Facts "7.6"]`+c.tags+
				"\n{ Do it. [%hint Look at White.] [%hint Look again.] "+c.said+" } "+c.moves+" *"))
			if c.want != "" {
				expect(t, faults, c.want)
			} else if text := Faults(faults).Error(); strings.Contains(text, "never used") {
				t.Error(text)
			}
		})
	}
}

// TestBesideDefects seeds one defect each into what is called or touched.
func TestBesideDefects(t *testing.T) {
	for _, c := range []struct{ name, tags, said, moves, want string }{
		{"a claim after the move", `[Calls "claim-fifty"]`, "[%then claim-fifty Right.]", "1. Nd4 { Right. }", "A draw is claimed before one's move is made. Write [%do claim-fifty …]."},
		{"the clock after no move", `[Calls "clock arbiter"]`, "[%do arbiter Right.] [%then clock Right.]", "", "There is no move that this could come after."},
		{"two texts for a mistake", `[Calls "resign"]`, "[%dont resign No.] [%dont resign Never.]", "1. Nd4 { Right. }", "There are two texts for resign."},
		{"nothing there to touch", `[Touched "a1"]`, "", "1. Nd4 { Right. }", "No piece stands on a1, so none was touched there."},
		{"another piece was touched", `[Touched "e1"]`, "", "1. Nd4 { Right. }", "The move Nd4 may not be played after what was touched (FIDE 4.3"},
		{"words for touching, and nothing touched", "", "[%illegal touch-move You have touched another piece.]", "1. Nd4 { Right. }", "The script has words for touch-move, but nothing that was touched binds here."},
	} {
		t.Run(c.name, func(t *testing.T) {
			expect(t, Validate(parse(t, `[StudyName "x"][ChapterName "y"][SetUp "1"][Facts "7.6"][FEN "4k3/8/8/8/8/5N2/8/4K3 w - - 0 90"]`+c.tags+
				"\n{ Do it. [%hint Look at White.] [%hint Look again.] [%wrong That is not what was asked.] "+c.said+" } "+c.moves+" *")), c.want)
		})
	}
}

// TestMisfits: goals that ask nothing sensible of a position.
func TestMisfits(t *testing.T) {
	for _, c := range []struct{ goal, fen, want string }{
		{"find checkers", "8/8/8/8/8/5N2/8/8 w - - 0 1", "The side to move has no king, so nothing can check it."},
		{"find flights", "8/8/8/8/8/5N2/8/8 w - - 0 1", "The side to move has no king."},
		{"find pinned", "8/8/8/8/8/5N2/8/8 w - - 0 1", "The side to move has no king to be pinned to."},
		{"find guarded d4", "8/8/8/8/8/5N2/8/8 w - - 0 1", "No piece stands on d4."},
		{"escape", "8/8/8/8/8/5N2/8/8 w - - 0 1", "There is no check to escape from."},
	} {
		t.Run(c.goal, func(t *testing.T) {
			expect(t, Validate(parse(t, `[FEN "`+c.fen+`"][Kings "none"][Goal "`+c.goal+`"] { Do it. } *`)), c.want)
		})
	}
}

// TestNothingSaid: commands that name an answer, or a call that there is not.
func TestNothingSaid(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{`[Goal "choose castlings"] { x [%wrong both] } *`, "The command [%wrong both] has no words."},
		{`[Calls "telephone"] { x } *`, `There is no call "telephone". The calls are: claim-threefold, claim-fifty,`},
	} {
		if _, err := Parse("test", []byte(c.src)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.src, err, c.want)
		}
	}
}
