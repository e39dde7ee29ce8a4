package tutor

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/tutor/result"
)

// reportText writes what a report says of the attempt: "done: h1f1 e1g1, tries 1, hints 1, shown, stars 1".
func reportText(r *Report) string {
	text := string(r.Verdict) + ":"
	for _, m := range r.Moves {
		text += " " + m
	}
	text += ", tries " + string(rune('0'+r.Tries))
	if r.Hints > 0 {
		text += ", hints " + string(rune('0'+r.Hints))
	}
	if r.Shown {
		text += ", shown"
	}
	if r.Solved {
		text += ", stars " + string(rune('0'+r.Stars))
	} else if r.Stars != 0 {
		text += ", stars without being solved"
	}
	return text
}

func TestReport(t *testing.T) {
	const finds = `[FEN "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"] [SetUp "1"] `
	for _, c := range []struct {
		name, script, events string
		seq                  int
		want, pattern        string
	}{
		{"nothing yet", findRooks, "", 0, "none:, tries 0", "b1 c1 d1 a2 a3 a4 a5 a6 a7 a8"},
		{"squares", finds + `[Goal "find captures a1"] { x } *`, "tap b8; tap a8; tap a8", 2, "done: b8 a8, tries 1, stars 2", "a8"},
		{"the same wrong square again", finds + `[Goal "find captures a1"] { x } *`, "tap b8; tap b8; say b8", 3, "wrong: b8 b8 b8, tries 1", "a8"},
		{"found already", finds + `[Goal "find pieces R"] { x } *`, "tap a1; tap a1; tap h1; tap h1", 2, "done: a1 h1, tries 0, stars 3", "a1 h1"},
		{"no square at all", finds + `[Goal "find checkers"] [Calls "none"] { x } *`, "tap e4; choose none", 2, "done: e4 none, tries 1, stars 2", "none"},
		{"a choice", finds + `[Goal "choose castlings"] { x } *`, "choose neither; choose x; choose both; choose both", 2, "done: neither both, tries 1, stars 2", "both"},
		{"a choice that is typed", finds + `[Goal "choose castlings"] { x } *`, "say both; say neither", 1, "done: both, tries 0, stars 3", "both"},
		{"a page to read", `{ Read. } *`, "", 1, "done:, tries 0, stars 3", ""},
		{
			"pieces placed", `[FEN "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"] [SetUp "1"] [Goal "place"] [Target "4k3/8/8/8/8/8/8/RN2K2r"] { x } *`,
			"tap c1; tap b1; say h1", 3, "done: c1 b1 h1, tries 1, stars 2", "b1 h1",
		},
		{"written", `[Goal "write"] { x } 1. e4 { Right. } 1... e5 2. Nf3 { Right. } *`, "say e2e4; say d4; say  e4 ; say ?; say Nf3", 3, "done: d4 e4 Nf3, tries 1, stars 2", "e4 Nf3"},
		{"read", `[Goal "read"] { x } 1. e4 { y } *`, "move e2 e4", 1, "done: e2e4, tries 0, stars 3", "e2e4"},
		{"a claim", claimScript, "call resign; call resign; call claim-threefold", 3, "done: resign resign claim-threefold, tries 1, stars 2", "claim-threefold"},
		{"a claim with the next move", strings.Replace(claimScript, "do claim-threefold", "do announce-threefold Kf1", 1), "call announce-threefold; say Kf1", 1, "done: announce-threefold g1f1, tries 0, stars 3", "announce-threefold g1f1"},
		{"a wrong claim with the next move", strings.Replace(claimScript, "do claim-threefold", "do announce-threefold Kf1", 1), "call announce-threefold; say h3", 1, "wrong: announce-threefold h2h3, tries 1", "announce-threefold g1f1"},
		{"touch-move and the clock", clockScript, "call adjust; tap g1; tap d1; tap d1; tap d8; call resign; call clock; call clock", 4, "done: adjust g1 adjust d1 d1d8 clock, tries 1, stars 2", "adjust d1 d1d8 clock"},
		{"a touched piece binds", clockScript, "tap g1; escape; say Rd8#", 0, "none:, tries 0", "adjust d1 d1d8 clock"},
		{"alone", scriptOf(t, "alone", 1), "say Rb1; act undo; move a1 a5; move a5 a6", 3, "good: a1b1 a1a5 a5a6, tries 0", "a1b1 b1b7 b7c7 c7c5"},
		{"wrong and not in the script", `[FEN "4k3/8/8/8/4r3/8/8/3QK3 w - - 0 1"] [SetUp "1"] { x } 1. Qe2 { Right. } *`, "say Be2; say Qd2; say Kd2; say Kd1; act undo; say Kf1", 2, "wrong: e1d2 e1f1, tries 2", "d1e2"},
		{"punished as the script has it", scriptOf(t, "castle", 1), "say Rf1; act continue; act continue; say Kd3; act undo; say O-O", 2, "done: h1f1 e1g1, tries 1, stars 2", "e1g1"},
		{"several turns", scriptOf(t, "castle", 2), "say O-O; say O-O-O; act undo; say O-O-O; say Rd7; act undo; say Rhe1+", 4, "done: e1c1 e1c1 d1d7 h1e1, tries 1, stars 2", "e1c1 h1e1"},
		{"legal but not the point", scriptOf(t, "castle", 1), "say Kf1; act undo; say e1e8; say O-O", 1, "done: e1g1, tries 0, stars 3", "e1g1"},
		{"hints", scriptOf(t, "castle", 1), "act hint; act hint; act hint; act show; say O-O", 1, "done: e1g1, tries 0, hints 3, shown, stars 1", "e1g1"},
		{"started again", scriptOf(t, "castle", 1), "say Rf1; act undo; act hint; act show; act retry", 1, "none:, tries 0", "e1g1"},
		{"taken back after the end", scriptOf(t, "castle", 1), "say O-O; act undo", 1, "done: e1g1, tries 0", "e1g1"},
		{"lead-in", scriptOf(t, "pawns", 1), "say exd6; say Kd2", 2, "done: e5d6 e1d2, tries 0, stars 3", "e5d6 e1d2"},
		{"promotion", scriptOf(t, "pawns", 2), "move a7 a8; promote rook; act undo; say a8=Q; say Qxb8", 3, "done: a7a8r a7a8q a8b8, tries 1, stars 2", "a7a8q a8b8"},
		{"a goal without a line", `[FEN "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1"] [SetUp "1"] [Goal "mate"] { x } 1. Qh2# *`, "say Qc8+; act undo; say Qh7#", 2, "wrong: c2c8 c2h7, tries 2", "c2h2"},
		{"an escape that nobody wrote down", scriptOf(t, "alone", 4), "say Ke2; say Kf1", 1, "done: e1f1, tries 0, stars 3", "d1e2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := scripted(t, c.script)
			perform(t, s, c.events)
			r := s.View().Report
			if r.Seq != c.seq || reportText(r) != c.want {
				t.Errorf("%d %s\nwant %d %s", r.Seq, reportText(r), c.seq, c.want)
			}
			if got := strings.Join(r.Pattern, " "); got != c.pattern {
				t.Errorf("pattern %q, want %q", got, c.pattern)
			}
			if r.Exercise != "one/1" {
				t.Errorf("exercise %q", r.Exercise)
			}
		})
	}
}

// scriptOf returns one exercise of a test script.
func scriptOf(t *testing.T, name string, step int) string {
	t.Helper()
	text, err := testScripts.ReadFile("testdata/" + name + ".pgn")
	if err != nil {
		t.Fatal(err)
	}
	games := strings.SplitAfter(string(text), "*\n")
	return games[step-1]
}

func TestNoReportWithoutAnExercise(t *testing.T) {
	s := New([]byte(testCourse), "")
	if r := s.View().Report; r != nil {
		t.Errorf("before there is an exercise: %+v", r)
	}
	s = opened(t, "castle", 1)
	perform(t, s, "act free")
	if r := s.View().Report; r != nil {
		t.Errorf("on the free board: %+v", r)
	}
	perform(t, s, "say Rf1; act leave")
	if r := s.View().Report; r == nil || r.Seq != 0 {
		t.Errorf("back again: %+v", r)
	}
}

// The report is the caller's: what is answered later does not change it.
func TestReportIsACopy(t *testing.T) {
	s := opened(t, "castle", 1)
	perform(t, s, "say Rf1")
	r := s.View().Report
	r.Pattern[0] = "x"
	moves := slices.Clone(r.Moves)
	perform(t, s, "act undo; say O-O; act retry; say Rg1")
	if !slices.Equal(r.Moves, moves) || s.View().Report.Pattern[0] != "e1g1" {
		t.Errorf("%q, was %q; pattern %q", r.Moves, moves, s.View().Report.Pattern)
	}
}

func TestGuessesDoNotPileUp(t *testing.T) {
	s := scripted(t, findRooks)
	for range 2 * longestMoves {
		s.Handle(Event{Type: EventTap, Square: "h8"})
	}
	s.Handle(Event{Type: EventTap, Square: "a8"})
	r := s.View().Report
	if r.Seq != 2*longestMoves+1 || len(r.Moves) != longestMoves || r.Moves[longestMoves-1] != "a8" || r.Tries != 1 {
		t.Errorf("seq %d, %d moves, last %s", r.Seq, len(r.Moves), r.Moves[len(r.Moves)-1])
	}
	s = scripted(t, `[Goal "write"] { x } 1. e4 *`)
	s.Handle(Event{Type: EventSay, Text: "Nf3" + strings.Repeat(" ", 1000)})
	if r := s.View().Report; len(r.Moves) != 1 || r.Moves[0] != "Nf3" {
		t.Errorf("%q", r.Moves)
	}
}

func TestRunOfTheReport(t *testing.T) {
	s := opened(t, "castle", 1)
	run := func() Run { return s.View().Report.Run }
	if r := run(); r != (Run{ID: "course", Of: 12}) {
		t.Errorf("%+v", r)
	}
	perform(t, s, "say O-O")
	if r := run(); r != (Run{ID: "course", Done: 1, Of: 12, Raw: 8}) {
		t.Errorf("%+v", r)
	}

	for _, c := range []struct {
		best string
		want Run
	}{
		{`"1":1,"2":1,"3":1`, Run{ID: "castle", Done: 3, Of: 3, Raw: 33, Complete: true}},
		{`"1":3,"2":1,"3":1`, Run{ID: "castle", Done: 3, Of: 3, Raw: 56, Complete: true}},
		{`"1":2,"2":2,"3":1`, Run{ID: "castle", Done: 3, Of: 3, Raw: 56, Complete: true}},
		{`"1":2,"2":2,"3":2`, Run{ID: "castle", Done: 3, Of: 3, Raw: 67, Complete: true, Passed: true}},
		{`"1":3,"2":3,"3":3`, Run{ID: "castle", Done: 3, Of: 3, Raw: 100, Complete: true, Passed: true}},
		{`"1":3,"2":3`, Run{ID: "castle", Done: 2, Of: 3, Raw: 67}},
		{`"1":3,"2":3,"7":3`, Run{ID: "castle", Done: 2, Of: 3, Raw: 67}}, // a step that is gone
	} {
		s = visiting(t, `{"version":1,"best":{"castle":{`+c.best+`}}}`, Visit{Lesson: "castle", Coded: true})
		r := run()
		code := r.Code
		r.Code = ""
		if r != c.want {
			t.Errorf("%s: %+v, want %+v", c.best, r, c.want)
		}
		if (code != "") != r.Complete {
			t.Errorf("%s: code %q", c.best, code)
		}
		if code == "" {
			continue
		}
		said, err := result.Decode(code)
		if err != nil || said.Set != result.SetOf("castle", 3) || len(said.Stars) != 3 {
			t.Errorf("%s: %q says %+v, %v", c.best, code, said, err)
		}
		s = visiting(t, `{"version":1,"best":{"castle":{`+c.best+`}}}`, Visit{Lesson: "castle"})
		if r := run(); r.Code != "" {
			t.Errorf("a code that nobody wanted: %q", r.Code)
		}
	}
}

// TestPassesFromSixty holds Raw and Passed to their definition, whatever the stars.
func TestPassesFromSixty(t *testing.T) {
	for _, stars := range [][]int{{1, 2, 2, 2, 2}, {1, 1, 2, 3, 2}, {3, 3, 1, 1, 1}, {3, 2, 1, 1, 1}} {
		best := map[string]int{}
		sum := 0
		for i, n := range stars {
			best[string(rune('1'+i))] = n
			sum += n
		}
		text, _ := json.Marshal(best)
		s := visiting(t, `{"version":1,"best":{"pawns":`+string(text)+`}}`, Visit{Lesson: "pawns", To: 5})
		r := s.View().Report.Run
		if want := (sum*100 + 7) / 15; r.Raw != want || r.Passed != (want >= 60) || !r.Complete {
			t.Errorf("%v: %+v, want %d", stars, r, want)
		}
	}
}

// TestReportOfTheWholeCourse follows "show me" through the course: what was answered is the pattern.
func TestReportOfTheWholeCourse(t *testing.T) {
	l := newCourseLearner(t)
	seq := l.View().Report.Seq
	for step := range l.steps {
		if r := l.View().Report; r.Solved != (len(r.Pattern) == 0) {
			t.Errorf("%s: pattern %q", r.Exercise, r.Pattern)
		}
		l.solving(func(int) {})
		r := l.View().Report
		if !slices.Equal(r.Moves, r.Pattern) || r.Tries != 0 || !r.Solved || r.Seq <= seq && len(r.Moves) > 0 {
			t.Errorf("%s: %q, pattern %q, %d tries, seq %d after %d", r.Exercise, r.Moves, r.Pattern, r.Tries, r.Seq, seq)
		}
		if r.Run.Done != step+1 || r.Run.Of != l.steps || r.Run.Complete != (step+1 == l.steps) {
			t.Errorf("%s: %+v", r.Exercise, r.Run)
		}
		seq = r.Seq
		l.act("next")
	}
	if n := len(l.View().Save); n == 0 {
		t.Error("nothing is kept")
	}
}
