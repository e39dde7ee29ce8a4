package lessons

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// parse reads a script that must be readable.
func parse(t testing.TB, src string) *Lesson {
	t.Helper()
	l, err := Parse("test", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestParse(t *testing.T) {
	l := parse(t, sound)
	if l.ID != "test" || l.Title != "Test" || len(l.Exercises) != 5 {
		t.Fatalf("%q %q with %d exercises", l.ID, l.Title, len(l.Exercises))
	}
	e := l.Exercises[0]
	root := e.Root
	for _, c := range []struct{ name, got, want string }{
		{"title", e.Title, "Castle"},
		{"goal", e.Goal.String(), "line"},
		{"learner", e.Learner.String(), "white"},
		{"bottom", e.Bottom.String(), "white"},
		{"facts", strings.Join(e.Facts, " "), "3.1"},
		{"several facts", strings.Join(l.Exercises[2].Facts, " "), "3.9 3.7"},
		{"prompt", root.Text, "Castle."},
		{"hints", strings.Join(root.Hints, "|"), "Two pieces move at once.|The king on e1 goes to g1."},
		{"default", root.Default, "Your king is still in the middle of the board."},
		{"illegal try", root.IllegalWords[0].Key + "|" + root.IllegalWords[0].Text, "e1c1|There is no rook on that side."},
		{"illegal reason", root.IllegalWords[1].Key + "|" + root.IllegalWords[1].Text, "not-how-it-moves|It goes another way."},
		{"feedback", root.Main().Text, "Right. The king is safe."},
		{"main line", string(root.Children[0].Judgement), "right"},
		{"mistake", string(root.Children[1].Judgement), "wrong"},
		{"other", string(root.Children[2].Judgement), "other"},
		{"reply", string(root.Main().Main().Judgement), ""},
		{"second turn", root.Main().Main().Text, "Now bring the rook to the middle."},
		{"also right", string(root.Main().Main().Children[1].Judgement), "right"},
		{"punishment", string(root.Children[1].Main().Judgement), ""},
	} {
		if c.got != c.want {
			t.Errorf("%s: %q, want %q", c.name, c.got, c.want)
		}
	}
	if len(root.Shapes) != 2 || root.Shapes[0] != (Shape{ShapeCircle, chess.NoSquare, chess.E1, "green"}) ||
		root.Shapes[1] != (Shape{ShapeArrow, chess.E1, chess.G1, "green"}) {
		t.Errorf("shapes %v", root.Shapes)
	}
	passing := l.Exercises[3]
	if passing.Lead != 1 || passing.Learner != chess.White || passing.First() == passing.Root || len(passing.First().Hints) != 2 {
		t.Errorf("lead-in %d, learner %v", passing.Lead, passing.Learner)
	}
}

func TestLeadInIsPrompt(t *testing.T) {
	l := parse(t, `[FEN "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"][LeadIn "2"]
{ Watch. [%csl Ge1] [%hint one] } 1. Kf1 { He moves. [%wrong not that one] } 1... Kd8 { Your turn. [%hint two] } 2. Ke1 *`)
	first := l.Exercises[0].First()
	if first.Text != "Watch. He moves. Your turn." || strings.Join(first.Hints, "|") != "one|two" || len(first.Shapes) != 1 || first.Default != "not that one" {
		t.Errorf("%+v", first)
	}
	if l.Exercises[0].Root.Text != "" {
		t.Error("the root still speaks")
	}
}

func TestTags(t *testing.T) {
	const position = `[FEN "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"]`
	const moves = " 1... d5 2. exd6 Kd8 *"
	for _, c := range []struct {
		name, src       string
		lead            int
		learner, bottom chess.Color
	}{
		{"nothing said", position + moves, 0, chess.Black, chess.Black},
		{"the other side", position + `[Learner "white"]` + moves, 1, chess.White, chess.White},
		{"a long lead-in", position + `[LeadIn "2"]` + moves, 2, chess.Black, chess.Black},
		{"lead-in and learner", position + `[LeadIn "1"][Learner "White"]` + moves, 1, chess.White, chess.White},
		{"turned", position + `[Orientation "white"]` + moves, 0, chess.Black, chess.White},
		{"a question", position + `[Goal "choose  castlings"]` + moves, 3, chess.White, chess.White},
		{"a whole game", "1. e4 *", 0, chess.White, chess.White},
	} {
		t.Run(c.name, func(t *testing.T) {
			e := parse(t, c.src).Exercises[0]
			if e.Lead != c.lead || e.Learner != c.learner || e.Bottom != c.bottom {
				t.Errorf("lead-in %d, learner %v, bottom %v", e.Lead, e.Learner, e.Bottom)
			}
		})
	}
}

func TestNoKings(t *testing.T) {
	const src = `[FEN "8/8/8/3q4/8/8/3R4/8 w - - 0 1"][Kings "none"] { Take. } 1. Rxd5 *`
	if e := parse(t, src).Exercises[0]; !e.NoKings || e.Root.Main() == nil {
		t.Error("not read")
	}
	if _, err := Parse("test", []byte(strings.Replace(src, `[Kings "none"]`, "", 1))); err == nil {
		t.Error("kings are not missed")
	}
}

// TestLichess reads exports of studies as they are.
func TestLichess(t *testing.T) {
	src, err := os.ReadFile("testdata/lichess.pgn")
	if err != nil {
		t.Fatal(err)
	}
	l := parse(t, string(src))
	var titles []string
	for _, e := range l.Exercises {
		titles = append(titles, e.Title)
	}
	if l.Title != "Rules" || strings.Join(titles, "|") != "Castle to safety|Only words|From the start" {
		t.Errorf("%q: %q", l.Title, titles)
	}
	if e := l.Exercises[0]; e.Bottom != chess.Black || len(e.Root.Shapes) != 3 || len(e.Root.Children) != 2 {
		t.Errorf("%+v", e.Root)
	}
	if r := NewRunner(l.Exercises[1]); r.State() != StateSolved || r.Prompt() == "" {
		t.Error("a chapter without moves is not a page to read")
	}
	old := parse(t, strings.NewReplacer(`[StudyName "Rules"]`, "", `[ChapterName "Castle to safety"]`, "").Replace(string(src)))
	if old.Title != "Rules" || old.Exercises[0].Title != "Castle to safety" {
		t.Errorf("old export: %q, %q", old.Title, old.Exercises[0].Title)
	}
}

func TestFaults(t *testing.T) {
	const fen = `[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]`
	for _, c := range []struct{ name, src, want string }{
		{"empty", "", "test.pgn:1:1: The script has no exercise."},
		{"syntax", "1. e4 *\n\n1. e4 {", "test.pgn:3:7: game 2: This comment is never closed. Write } where it ends."},
		{"position", `[FEN "9/8 w"] *`, "test.pgn:1:1: game 1: The position is not legal:"},
		{"misspelt goal", "[ChapterName \"x\"]\n  [Goal \"matte\"] *", `test.pgn:2:3: game 1: There is no goal "matte". Did you mean "mate"?`},
		{"not UTF-8", "{ Gr\xfc\xdfe }\n1. e4 { Gr\u00fc\xdf } *", `test.pgn:1:5: The file is not UTF-8 from here on. Save it as UTF-8.`},
		{"unknown goal", `[Goal "win"] *`, `There is no goal "win". FORMAT.md lists the goals.`},
		{"learner", `[Learner "w"] *`, `Learner is "w". Write "white" or "black".`},
		{"orientation", `[Orientation "up"] *`, `Orientation is "up". Write "white" or "black".`},
		{"kings", `[Kings "one"] *`, `The value of Kings is "one".`},
		{"lead-in is no number", `[LeadIn "two"] 1. e4 *`, `LeadIn is "two".`},
		{"lead-in below zero", `[LeadIn "-1"] 1. e4 *`, `LeadIn is "-1".`},
		{"lead-in too long", `[LeadIn "2"] 1. e4 *`, "LeadIn is 2, but the main line ends with ply 1."},
		{"lead-in of a question", `[LeadIn "0"][Goal "choose status"] 1. e4 *`, "In a question every move of the main line is lead-in"},
		{"learner against lead-in", `[LeadIn "2"][Learner "black"] 1. e4 e5 2. d4 *`, "After the lead-in it is white's turn, not the learner's."},
		{"variant", `[Variant "Crazyhouse"] *`, "This is Crazyhouse, a chess variant with other rules."},
		{"move that is none", fen + "\n1. Qq9z3 *", `test.pgn:2:4: game 1: The move cannot be read here: "Qq9z3" is not a move`},
		{"illegal move", fen + "\n1. O-O-O *", `test.pgn:2:4: game 1: The move "O-O-O" is not legal here.`},
		{"castling after castling", fen + "\n1. O-O Kd7 2. O-O *", `test.pgn:2:15: game 1: The move "O-O" is not legal here. Your king has moved before (O-O, move 1)`},
		{"no French king", fen + "\n1. Kf1 Kd8 2. Re2 *", `test.pgn:2:15: game 1: The move "Re2" is not legal here.`},
		{"no bishop for a pawn", "[FEN \"4k3/8/8/8/2p5/8/B7/4K3 w - - 0 1\"]\n1. bxc4 *", `test.pgn:2:4: game 1: The move "bxc4" is not legal here. Is Bxc4 meant?`},
		{"castling as a king's move", fen + "\n1. Kg1 *", `test.pgn:2:4: game 1: The move "Kg1" is not legal here. Is O-O meant?`},
		{"illegal move in a variation", fen + "\n1. O-O (1. Rf1\nKe7 2. Rh7) *", `test.pgn:3:8: game 1: The move "Rh7" is not legal here.`},
		{"passing", "1. e4 -- *", `test.pgn:1:7: game 1: The move "--" passes.`},
		{"command not closed", "{ a\n [%hint b } 1. e4 *", "test.pgn:2:2: game 1: The command [%hint is never closed."},
		{"hint without words", "{ [%hint ] } 1. e4 *", "The command [%hint] has no words."},
		{"illegal without words", "{ [%illegal e1g1] } 1. e4 *", "The command [%illegal] has no words."},
		{"unknown code", "{ [%illegal castle-thru-check No.] } 1. e4 *", `There is no reason "castle-thru-check".`},
		{"misspelt code", "{ [%illegal castle-in-chek No.] } 1. e4 *", `There is no reason "castle-in-chek". Did you mean castle-in-check?`},
		{"arrow", "{ [%cal Ge2e9] } 1. e4 *", `[%cal] has "Ge2e9". An arrow is written Ge2e4`},
		{"arrow without end", "{ [%cal Ge2] } 1. e4 *", `[%cal] has "Ge2".`},
		{"circle", "{ [%csl Xe4] } 1. e4 *", `[%csl] has "Xe4".`},
	} {
		t.Run(c.name, func(t *testing.T) {
			l, err := Parse("test", []byte(c.src))
			var faults Faults
			if l != nil || !errors.As(err, &faults) {
				t.Fatalf("read %v, %v", l, err)
			}
			if !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v\nwant %s", err, c.want)
			}
		})
	}
}

// TestIllegalMoveSaysWhy: the suggestion is the reason of the rules.
func TestIllegalMoveSaysWhy(t *testing.T) {
	_, err := Parse("test", []byte(`[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"] 1. O-O-O *`))
	var faults Faults
	if !errors.As(err, &faults) || faults[0].Suggestion == "" {
		t.Error(err)
	}
}

func TestFaultsInOrder(t *testing.T) {
	_, err := Parse("test", []byte("[Goal \"x\"]\n1. e4 } *\n\n[Goal \"y\"] 1. e5 *"))
	var faults Faults
	if !errors.As(err, &faults) || len(faults) != 4 {
		t.Fatal(err)
	}
	for i := 1; i < len(faults); i++ {
		if faults[i].Line < faults[i-1].Line {
			t.Error(err)
		}
	}
}

// TestManyFaults: a script with thousands of bad moves is not explained to its end.
func TestManyFaults(t *testing.T) {
	_, err := Parse("test", []byte("1. e4 "+strings.Repeat("(1. Ke5 )", 5000)+" *"))
	var faults Faults
	if !errors.As(err, &faults) || len(faults) != mostFaults {
		t.Errorf("%d faults", len(faults))
	}
}

// TestFormatExamples keeps the examples of FORMAT.md right.
func TestFormatExamples(t *testing.T) {
	doc, err := os.ReadFile("FORMAT.md")
	if err != nil {
		t.Fatal(err)
	}
	count := 0
	for i, block := range strings.Split(string(doc), "```") {
		if i%2 == 0 || !strings.Contains(block, "[ChapterName") {
			continue
		}
		count++
		if !strings.Contains(block, "[StudyName") {
			block = "[StudyName \"x\"]\n" + block
		}
		for _, f := range Validate(parse(t, block)) {
			t.Errorf("example %d: %v", count, f)
		}
	}
	if count < 3 {
		t.Errorf("%d examples", count)
	}
}

// TestExamples keeps examples.pgn right, and complete: an exercise for each goal there is.
func TestExamples(t *testing.T) {
	src, err := os.ReadFile("examples.pgn")
	if err != nil {
		t.Fatal(err)
	}
	examples := parse(t, string(src))
	for _, f := range ValidateCourse([]*Lesson{examples}) {
		t.Error(f)
	}
	doc, err := os.ReadFile("FORMAT.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range goalKinds {
		if !slices.ContainsFunc(examples.Exercises, func(e *Exercise) bool { return strings.HasPrefix(e.Goal.String()+" ", k.name+" ") }) {
			t.Errorf("no example of %s", k.name)
		}
		if written := strings.TrimSpace(k.name + " " + k.args); !strings.Contains(string(doc), "`"+written+"`") {
			t.Errorf("FORMAT.md does not list %s", written)
		}
	}
}

// TestFormatCodes: FORMAT.md lists all reasons.
func TestFormatCodes(t *testing.T) {
	doc, err := os.ReadFile("FORMAT.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range chess.ReasonCodes() {
		if !strings.Contains(string(doc), "`"+string(code)+"`") {
			t.Errorf("%s is missing", code)
		}
	}
}

// FuzzParse: whatever the bytes, no panic, and what is read can be played and validated.
func FuzzParse(f *testing.F) {
	f.Add([]byte(sound), uint64(1))
	f.Add([]byte(fiftyScript), uint64(9))
	f.Add([]byte(soundTask), uint64(3))
	f.Add([]byte(alone(threePawns, "capture all")+"*"), uint64(4))
	f.Add([]byte(`[Kings "none"][FEN "8/8/8/3q4/8/8/3R4/8 w - - 0 1"][Goal "check"] 1. Rxd5 *`), uint64(7))
	for _, k := range goalKinds {
		f.Add([]byte(`[Kings "none"][Calls "none"][FEN "4k3/8/8/3ppP2/3N4/8/8/R3K2R w KQ e6 0 1"][Target "4k3/8/8/3ppP2/3N4/8/8/R3K2R"][Goal "`+k.name+" "+k.args+`"] { x } 1. Nf3 *`), uint64(5))
	}
	f.Fuzz(func(t *testing.T, src []byte, seed uint64) {
		l, err := Parse("test", src)
		if (l == nil) != (err != nil) {
			t.Fatal(l, err)
		}
		if l == nil || len(src) > 20_000 {
			return
		}
		for _, e := range l.Exercises {
			playAtRandom(t, e, seed)
		}
		Validate(l)
	})
}
