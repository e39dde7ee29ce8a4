package match

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestClaims(t *testing.T) {
	out := strings.TrimSpace(knightsOutAndBack)
	for _, c := range []struct {
		name, fen, moves, announced string
		want                        []Outcome
	}{
		{"the second time", startFEN, out, "", nil},
		{"the third time", startFEN, out + " " + out, "", []Outcome{ThreefoldRepetition}},
		{"the fourth time", startFEN, out + " " + out + " " + out, "", []Outcome{ThreefoldRepetition}},
		{"the fifth time ends the game", startFEN, strings.Repeat(knightsOutAndBack, 4), "", nil},
		{"the third time is announced", startFEN, out + " g1f3 g8f6 f3g1", "f6g8", []Outcome{ThreefoldRepetition}},
		{"the second time is announced", startFEN, "g1f3 g8f6 f3g1", "f6g8", nil},
		{"another move is announced", startFEN, out + " g1f3 g8f6 f3g1", "f6e4", nil},
		{"the opponent's repetition is not one's own", startFEN, out + " g1f3 g8f6 f3g1", "", nil},
		{"an illegal move is announced", startFEN, out + " g1f3 g8f6 f3g1", "f6f5", nil},
		{"99 quiet moves", "7k/8/6K1/8/8/8/8/R7 w - - 98 120", "a1a7", "", nil},
		{"100 quiet moves", "7k/8/6K1/8/8/8/8/R7 w - - 99 120", "a1a7", "", []Outcome{FiftyMoves}},
		{"the 100th is announced", "7k/8/6K1/8/8/8/8/R7 w - - 99 120", "", "a1a7", []Outcome{FiftyMoves}},
		{"the 99th is announced", "7k/8/6K1/8/8/8/8/R7 w - - 98 120", "", "a1a7", nil},
		{"a pawn's move is announced", "7k/8/6K1/8/8/8/P7/R7 w - - 99 120", "", "a2a4", nil},
		{"a capture is announced", "7k/8/6K1/8/8/8/r7/R7 w - - 99 120", "", "a1a2", nil},
		{"both", "7k/8/6K1/8/8/8/8/R7 w - - 99 120", "a1a7 h8g8 a7a1 g8h8 a1a7 h8g8 a7a1 g8h8", "a1a7", []Outcome{ThreefoldRepetition, FiftyMoves}},
		{"150 quiet moves end the game", "7k/8/6K1/8/8/8/8/R7 w - - 149 120", "a1a7", "", nil},
		{"mate", "7k/8/6K1/8/8/8/8/R7 w - - 99 120", "a1a8", "", nil},
	} {
		g := game(t, c.fen, c.moves)
		got, announced := Judge(g).Claims(), move(t, g.Position(), c.announced)
		if p := g.Position(); p.IsLegal(announced) {
			got = Counted(g, announced).Claims()
		} else if m := New(g, limit); !slices.Equal(m.Claims(), got) {
			t.Errorf("%s: the match says %v", c.name, m.Claims())
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}

		for _, claim := range []Outcome{ThreefoldRepetition, FiftyMoves} {
			checkClaim(t, c.name, New(game(t, c.fen, c.moves), limit), claim, c.announced, slices.Contains(c.want, claim))
		}
	}
}

// checkClaim makes a claim and looks at what comes of it.
func checkClaim(t *testing.T, name string, m *Match, claim Outcome, text string, right bool) {
	t.Helper()
	announced := move(t, m.Position(), text)
	before, ply := m.Result(), m.Game().Ply()
	p := m.Position()
	err := m.Claim(claim, announced)
	r := m.Result()
	article := map[Outcome]string{ThreefoldRepetition: "9.2", FiftyMoves: "9.3"}[claim] + map[bool]string{true: ".2", false: ".1"}[text == ""]
	var wrong *WrongClaim
	switch {
	case m.Game().Ply() != ply:
		t.Errorf("%s: claiming %s makes a move", name, claim)
	case right:
		if err != nil || r.Outcome != claim || !r.Drawn || r.Side != p.Turn() || r.Article != article || r.Announced != announced {
			t.Errorf("%s: claiming %s: %v, %+v", name, claim, err, r)
		}
		if claim == ThreefoldRepetition && (len(r.Occurrences) < 3 || text != "" && r.Occurrences[len(r.Occurrences)-1] != ply+1) {
			t.Errorf("%s: the position stood after plies %v", name, r.Occurrences)
		}
	case before.Outcome != None:
		if !errors.Is(err, ErrOver) {
			t.Errorf("%s: claiming %s after the end: %v", name, claim, err)
		}
	case text != "" && !p.IsLegal(announced):
		if err == nil || m.Offered(p.Turn()) {
			t.Errorf("%s: an illegal move is announced", name)
		}
	default:
		if !errors.As(err, &wrong) || wrong.Claim != claim || wrong.Announced != announced || r.Outcome != None || !m.Offered(p.Turn()) {
			t.Errorf("%s: claiming %s: %v, %+v", name, claim, err, r)
		}
	}
}

func TestWrongClaimSaysWhatWasCounted(t *testing.T) {
	m := played(t, startFEN, knightsOutAndBack)
	for claim, want := range map[Outcome]string{
		ThreefoldRepetition: "match: the claim of threefold-repetition is wrong: the position stood 2 of 3 times",
		FiftyMoves:          "match: the claim of fifty-moves is wrong: 4 moves of one side, not 100",
		Agreement:           "match: agreement is no claim",
	} {
		if err := m.Claim(claim, chess.Move{}); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// A move announced with a wrong claim has to be made (FIDE 9.5.3), and a claim after a touch comes too late (9.4).
func TestClaimsBind(t *testing.T) {
	e4, d4, nf3 := chess.Move{From: chess.E2, To: chess.E4}, chess.Move{From: chess.D2, To: chess.D4}, chess.Move{From: chess.G1, To: chess.F3}
	m := played(t, startFEN, "")
	var wrong *WrongClaim
	if err := m.Claim(FiftyMoves, e4); !errors.As(err, &wrong) {
		t.Fatal(err)
	}
	if err := m.Claim(FiftyMoves, d4); err == nil || errors.As(err, &wrong) {
		t.Errorf("the move announced is changed: %v", err)
	}
	if err := m.Claim(ThreefoldRepetition, chess.Move{}); !errors.As(err, &wrong) {
		t.Errorf("claiming something else: %v", err)
	}
	if v := m.Explain(d4); v.Legal || v.Reasons[0].Code != chess.ReasonTouchMove || v.Reasons[0].Article != "9.5.3" {
		t.Errorf("another move than the one announced: %+v", v)
	}
	if m.Play(nf3) == nil || m.Play(e4) != nil {
		t.Error("another move than the one announced is played")
	}

	if err := m.Touch(chess.E3); err != nil || len(m.touched) > 0 {
		t.Error("an empty square is touched")
	}
	if err := m.Touch(chess.E7); err != nil {
		t.Fatal(err)
	}
	if err := m.Claim(FiftyMoves, chess.Move{}); !errors.Is(err, ErrTouched) || m.Claims() != nil {
		t.Errorf("a claim after a touch: %v", err)
	}
	if m.Play(chess.Move{From: chess.E7, To: chess.E5}) != nil {
		t.Fatal("the touched pawn does not move")
	}
	if err := m.Claim(FiftyMoves, chess.Move{}); !errors.As(err, &wrong) {
		t.Errorf("a claim on the next move: %v", err)
	}
}
