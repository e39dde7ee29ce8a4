package lessons

import (
	"strings"
	"testing"
)

// soundTask is an exercise without fault, in which the other side stands still. The tests change one thing in it.
const soundTask = `[StudyName "Test"]
[ChapterName "Alone"]
[FEN "8/8/8/2b5/8/8/8/R7 w - - 0 1"]
[SetUp "1"]
[Kings "none"]
[Turns "learner"]
[Goal "reach b7 g7"]
[Facts "2.4"]

{ Both stars. [%hint Mind the bishop on c5.] [%hint The rook on a1 goes to b1.] [%right Well done.] }
1. Rb1 ( 1. Rg1 $2 { The bishop takes you. } 1... Bxg1 ) ( 1. Ra5 $1 { A way round. } ) -- 2. Rb7 -- 3. Rg7 *
`

func TestTaskDefects(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"sound", "", "", ""},
		{"no main line", soundTask[strings.Index(soundTask, "1. Rb1"):], "*", ""},
		{"not alone", "[Turns \"learner\"]\n", "", "passes. Nobody can pass a turn in chess. Where the other side shall stand still"},
		{"not alone, no line", soundTask[strings.Index(soundTask, "[Turns"):], "[Goal \"reach b7\"] [Facts \"2.4\"] { Do. [%hint A.] [%hint B.] } *", `the other side stands still. Write [Turns "learner"].`},
		{"bad Turns", `"learner"`, `"white"`, `The value of Turns is "white".`},
		{"no null move", "-- 2. Rb7", "2. Rb7", "Here the other side stands still. Write -- before Rb7."},
		{"null move at the learner's turn", "1. Rb1", "1. --", "passes the learner's turn"},
		{"null move in a variation", "{ A way round. }", "{ A way round. } --", "stands in a variation"},
		{"null move written otherwise", "-- 2. Rb7", "Z0 2. Rb7", "The move Z0 is not written exactly. Write --."},
		{"lead-in", "[Facts", "[LeadIn \"1\"] [Facts", "Nothing can be played before the learner's turn"},
		{"learner is not to move", "[Facts", "[Learner \"black\"] [Facts", "Nothing can be played before the learner's turn"},
		{"star beyond the board", "reach b7 g7", "reach b7 g9", "is not complete, or has too much"},
		{"star twice", "reach b7 g7", "reach b7 b7", "is not complete, or has too much"},
		{"no star", "reach b7 g7", "reach", `Write "reach d4 h8".`},
		{"too much to explore", "reach b7 g7", "explore 51", `Write "explore 5".`},
		{"star under the learner", "reach b7 g7", "reach a1 g7", "A piece of the learner's stands on a1 already."},
		{"longer than needed", "2. Rb7 -- 3. Rg7", "2. Rc1 -- 3. Rc2 -- 4. Rb2 -- 5. Rb7 -- 6. Rg7", "The main line takes 6 moves, but 3 are enough. The search found"},
		{"main line ends early", " -- 3. Rg7", "", "The main line does not reach its goal, reach b7 g7."},
		{"main line goes on", "3. Rg7", "3. Rg7 -- 4. Rg6", "The goal is reached before this move"},
		{"main line lands on a guard", soundTask[strings.Index(soundTask, "1. Rb1"):], "1. Rg1 -- 2. Rg7 -- 3. Rb7 *", "The move Rg1 is a mistake: it gives check, or the piece can be taken there."},
		{"mistake called right", "Rg1 $2", "Rg1 $1", "is called right, but it gives check, or is taken, or leaves no way"},
		{"right called a mistake", "Ra5 $1", "Ra5 $2", "is not called right, but the goal can be reached from there. Mark it with $1."},
		{"right called other", "Ra5 $1", "Ra5", "Mark it with $1."},
		{"silent variation", "{ A way round. }", "", "Nothing is said about Ra5."},
		{"more after a way round", "{ A way round. }", "{ A way round. } 1... Bb4", "This move is never played"},
		{"prompt on the way", "-- 2. Rb7", "-- { Now up. } 2. Rb7", "This comment is never shown"},
		{"hint on the way", "-- 2. Rb7", "-- { [%hint Up.] } 2. Rb7", "This comment is never shown"},
		{"no hints", "[%hint Mind the bishop on c5.] [%hint The rook on a1 goes to b1.]", "", "There are no hints."},
		{"words for a legal try", "[%right Well", "[%illegal a1b1 No.] [%right Well", "but Rb1 is legal"},
	} {
		t.Run(c.name, func(t *testing.T) {
			src := strings.Replace(soundTask, c.old, c.new, 1)
			if c.old != "" && src == soundTask {
				t.Fatal("nothing is changed")
			}
			text := ""
			l, err := Parse("test", []byte(src))
			if err != nil {
				text = err.Error()
			} else {
				text = Faults(Validate(l)).Error()
			}
			if !strings.Contains(text, c.want) || c.want == "" && text != "" {
				t.Errorf("%s\nwant %s", text, c.want)
			}
		})
	}
}

func TestAloneDefects(t *testing.T) {
	for _, c := range []struct{ name, tags, moves, want string }{
		{"unreachable", `[FEN "8/8/8/8/8/8/8/B7 w - - 0 1"] [Goal "reach a2"]`, "", "There is no way to do what is asked without being taken."},
		{"in check", `[FEN "4k3/8/8/8/8/8/8/4R3 w - - 0 1"] [Goal "reach a2"]`, "", "The side that stands still is in check."},
		{"left in check", `[FEN "4k3/8/8/8/8/8/8/R7 w - - 0 1"] [Goal "reach a8"]`, "1. Ra8+ -- 2. Ra7", "lets a king stand still that is in check"},
		{"mate alone", `[FEN "4k3/8/8/8/8/8/8/R7 w - - 0 1"] [Goal "mate"]`, "1. Ra2", "In mate the other side does not stand still."},
		{"question alone", `[FEN "4k3/8/8/8/8/8/8/R7 w - - 0 1"] [Goal "choose status"]`, "", "In choose status the other side does not stand still."},
		{"nothing to take", `[FEN "8/8/8/8/8/8/8/R7 w - - 0 1"] [Goal "capture all"]`, "", "There is nothing to take."},
		{"too much to search", `[FEN "rr6/8/8/8/8/8/8/QRBN4 w - - 0 1"] [Goal "reach a8"]`, "", "The fewest moves are not found within 16384 positions."},
		{"explore never wrong", `[FEN "8/8/8/8/8/8/8/R7 w - - 0 1"] [Goal "explore 3"] [Event "%"]`, "", "so [%wrong …] is never used"},
		{"no check to escape", `[FEN "4k3/8/8/8/8/8/8/R7 w - - 0 1"] [Goal "escape"]`, "", "the other side does not stand still"},
	} {
		t.Run(c.name, func(t *testing.T) {
			words := ""
			if strings.Contains(c.want, "%wrong") {
				words = "[%wrong That is not what was meant here.]"
			}
			l, err := Parse("test", []byte(`[StudyName "Test"] [ChapterName "Alone"] [SetUp "1"] [Kings "none"] [Turns "learner"] [Facts "2.4"] `+
				c.tags+` { Do it. [%hint One.] [%hint Two.] `+words+`} `+c.moves+` *`))
			text := ""
			if err != nil {
				text = err.Error()
			} else {
				text = Faults(Validate(l)).Error()
			}
			if !strings.Contains(text, c.want) {
				t.Errorf("%s\nwant %s", text, c.want)
			}
		})
	}
}
