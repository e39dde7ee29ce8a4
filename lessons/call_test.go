package lessons

import (
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

const fiftyScript = `[StudyName "x"][ChapterName "y"][FEN "8/5k2/8/8/3R4/4K3/8/6r1 w - - 99 130"][SetUp "1"][Facts "7.6"]
[Calls "announce-fifty claim-fifty announce-threefold resign clock offer accept arbiter adjust"]
{ Claim the draw with your next move. [%hint a b] [%hint c d] [%wrong Once you have moved, it is too late to claim.]
  [%do announce-fifty Kf2 Right. You say the move before you make it.] [%dont resign No need: you may claim a draw.] } *`

// TestCalls plays one button after another, in a position where only a claim with the next move holds.
func TestCalls(t *testing.T) {
	r := NewRunner(parse(t, fiftyScript).Exercises[0])
	for _, c := range []struct{ call, want string }{
		{"flag", "other|Not now||"},
		{"claim-fifty", "wrong|Not quite|There have been 49 full moves by each side without a capture or a pawn move, not 50.|"},
		{"resign", "wrong|Not quite|No need: you may claim a draw.|"},
		{"clock", "wrong|Not quite|The clock is pressed after the move.|"},
		{"offer", "other|Not now|A draw may be offered, but there is something better to do here.|"},
		{"accept", "other|Not now|Nobody has offered a draw.|"},
		{"arbiter", "other|Not now|Nothing has happened here that needs the arbiter.|"},
		{"adjust", "other|Not now|You would say that to put a piece straight. No other piece stands crooked.|"},
		{"announce-fifty", "other|Which move?|Show the move on the board. It is only announced, not made.|"},
	} {
		got := r.Call(c.call)
		if c.call == "claim-fifty" {
			if got.Verdict != VerdictWrong || !strings.Contains(got.Text, "49") {
				t.Errorf("%s: %+v", c.call, got)
			}
			continue
		}
		says(t, got, c.want)
	}
	ply := r.Game().Ply()
	if a := r.Try(chess.Move{From: chess.E3, To: chess.G8}); a.Verdict != VerdictIllegal || !r.Announcing() {
		t.Errorf("an illegal move announced: %+v", a)
	}
	// Another move than the script's serves as well.
	says(t, r.Try(chess.Move{From: chess.D4, To: chess.D8}), "done|Solved|You say the move before you make it.|")
	if r.Game().Ply() != ply {
		t.Error("a move announced was made")
	}
	if r.Stars() != 1 { // three mistakes
		t.Errorf("%d stars", r.Stars())
	}
}

func TestAMoveBeforeItsCall(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"][Calls "adjust"] { x [%wrong First put it straight.]
		[%do adjust d1 Good.] } 1. Rd8# { Mate. } *`).Exercises[0])
	if a := r.Try(chess.Move{From: chess.D1, To: chess.D8}); a.Verdict != VerdictWrong {
		t.Errorf("%+v", a)
	}
	if !r.TakeBack() {
		t.Fatal("not taken back")
	}
	r.Call("adjust")
	if a, ok := r.Touch(chess.G1); !ok || a.Verdict != VerdictWrong {
		t.Errorf("another piece: %+v", a)
	}
	if a, ok := r.Touch(chess.D1); !ok || a.Verdict != VerdictGood {
		t.Errorf("the piece: %+v", a)
	}
	if a := r.Try(chess.Move{From: chess.D1, To: chess.D8}); a.Verdict != VerdictDone {
		t.Errorf("%+v", a)
	}
}

func TestTheReplyWaitsForTheClock(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "6k1/8/8/8/8/8/8/3RK3 w - - 0 1"][Calls "clock arbiter"][Clock "1:00 2:00"]
		{ x [%then clock Pressed.] [%wrong No.] } 1. Rd7 { Yes. } 1... Kf8 { Again. } 2. Rd8+ { Good. } *`).Exercises[0])
	says(t, r.Try(chess.Move{From: chess.D1, To: chess.D7}), "good|Right|Yes.|d1d7")
	if !r.Unpressed() || r.Game().Ply() != 1 {
		t.Fatal("the reply did not wait")
	}
	says(t, r.Call("arbiter"), "other|Not now|Your move is made. Something else comes after it.|")
	a := r.Call("clock")
	says(t, a, "good|Right|Pressed.|g8f8")
	if len(a.Played) != 1 || r.Game().Ply() != 2 || r.Unpressed() {
		t.Errorf("%+v", a)
	}
}

func TestWhatWasTouchedBinds(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "4k3/8/8/3p4/8/1B3N2/8/4K3 w - - 0 1"][Touched "f3 d5"] { x [%wrong No.] } 1. Ne5 { y } *`).Exercises[0])
	if a := r.Try(chess.Move{From: chess.B3, To: chess.D5}); a.Verdict != VerdictIllegal || a.Reasons[0].Code != chess.ReasonTouchMove {
		t.Errorf("%+v", a)
	}
	if a := r.Try(chess.Move{From: chess.F3, To: chess.E5}); a.Verdict != VerdictDone {
		t.Errorf("%+v", a)
	}
}

// TestCallFaults: what the validator says of scripts whose calls cannot be right.
func TestCallFaults(t *testing.T) {
	sound := `[StudyName "x"][ChapterName "y"][FEN "8/5k2/8/8/3R4/4K3/8/6r1 w - - 99 130"][SetUp "1"][Facts "7.6"][Calls "announce-fifty claim-fifty accept clock adjust"]
{ Claim. [%hint a b] [%hint c d] [%wrong Once you have moved, it is too late.] [%do announce-fifty Kf2 Right.] } *`
	if faults := Validate(parse(t, sound)); len(faults) > 0 {
		t.Fatal(faults)
	}
	for _, c := range []struct{ name, old, new, want string }{
		{"no button", "announce-fifty claim-fifty accept", "claim-fifty accept", "There is no button for announce-fifty."},
		{"a claim that does not hold", "announce-fifty Kf2", "claim-fifty", "The claim claim-fifty does not hold here."},
		{"never asked for", "[%do announce-fifty Kf2 Right.] }", "} 1. Kf2 { x }", "The buttons of Calls are never asked for."},
		{"no offer", "[%do announce-fifty Kf2 Right.]", "[%do accept Right.]", "No draw is offered here."},
		{"clock before the move", "[%do announce-fifty Kf2 Right.]", "[%do clock Right.]", "The clock is pressed after a move."},
		{"nothing to put straight", "[%do announce-fifty Kf2 Right.]", "[%do adjust a1 Right.]", "No piece stands on a1."},
		{"a right claim called a mistake", "99 130", "100 130", "call"},
		{"right and a mistake", "Right.] }", "Right.] [%dont announce-fifty No.] }", "is right here, so it is no mistake"},
		{"touched and played", `[Facts`, `[Touched "d4"][Facts`, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			src := strings.Replace(sound, c.old, c.new, 1)
			if c.name == "a right claim called a mistake" {
				src = strings.Replace(src, "[%do announce-fifty Kf2 Right.]", "[%do announce-fifty Kf2 Right.] [%dont claim-fifty No.]", 1)
				c.want = "The claim claim-fifty is called a mistake, but it holds."
			}
			faults := Validate(parse(t, src))
			if c.want == "" {
				if len(faults) > 0 {
					t.Error(faults)
				}
				return
			}
			if len(faults) == 0 || !strings.Contains(Faults(faults).Error(), c.want) {
				t.Errorf("got %v, want %s", faults, c.want)
			}
		})
	}
	for _, c := range []struct{ src, want string }{
		{`[Calls "claim-fivty"] { x } *`, "There is no call \"claim-fivty\". Did you mean claim-fifty?"},
		{`[Clock "5 minutes"] { x } *`, "The value of Clock is \"5 minutes\"."},
		{`[Touched "z9"] { x } *`, "Touched has \"z9\", which is no square."},
		{`[Touch "yes"] { x } *`, "The value of Touch is \"yes\"."},
		{`[Calls "clock"] { x [%do clok y] } 1. e4 *`, "There is no call \"clok\". Did you mean clock?"},
		{`[Calls "announce-fifty"] { x [%do announce-fifty Ke4 y] } 1. e4 *`, "\"Ke4\" is no legal move here."},
		{`[Calls "adjust"] { x [%do adjust it y] } 1. e4 *`, "\"it\" is no square."},
		{`[Calls "clock"] { x [%then clock] } 1. e4 *`, "The command [%then clock] has no words."},
	} {
		if _, err := Parse("test", []byte(c.src)); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.src, err, c.want)
		}
	}
}

func TestShowMeForgivesWhatWasTouched(t *testing.T) {
	r := NewRunner(parse(t, `[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"][Touch "move"] { x [%wrong No.] } 1. Rd8# { Mate. } *`).Exercises[0])
	r.Touch(chess.H2)
	m := chess.Move{From: chess.D1, To: chess.D8}
	if a := r.Try(m); a.Verdict != VerdictIllegal {
		t.Errorf("%+v", a)
	}
	if shown, ok := r.Solution(); !ok || shown != m {
		t.Errorf("%v %v", shown, ok)
	}
	if a := r.Try(m); a.Verdict != VerdictDone {
		t.Errorf("%+v", a)
	}
}
