package lessons

import (
	"errors"
	"strings"
	"testing"
)

// sound is a lesson without fault, one exercise of each kind. The tests of defects change one thing in it.
const sound = `[StudyName "Test"]
[ChapterName "Castle"]
[FEN "r3k3/8/8/8/8/8/5PPP/4K2R w Kq - 0 1"]
[SetUp "1"]
[Facts "3.1"]

{ Castle. [%csl Ge1] [%cal Ge1g1]
  [%hint Two pieces move at once.] [%hint The king on e1 goes to g1.]
  [%wrong Your king is still in the middle of the board.]
  [%illegal e1c1 There is no rook on that side.] [%illegal not-how-it-moves It goes another way.] }
1. O-O { Right. The king is safe. }
( 1. Rf1 $2 { The rook has moved alone. } 1... Ra1+ { And now a check. } 2. Kd2 )
( 1. Kf1 { That is an ordinary move. } )
1... Kd7 { Now bring the rook to the middle.
  [%hint Which file has no pawn?] [%hint The rook on f1 can go to e1 or d1.] [%wrong The rook is not in the middle.] }
2. Rd1+ { Right. That is check. } ( 2. Re1 $1 { Right. Also a good file. } ) *

[ChapterName "Mate"]
[FEN "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1"]
[SetUp "1"]
[Goal "mate"]
[Facts "6.7"]

{ Mate in one. [%hint Look at the h-file.] [%hint The queen goes to h2.] [%wrong Black still has a way out after that move.] }
1. Qh2# { Checkmate. The queen holds the whole file. }
( 1. Qg6 $2 { Stalemate: Black has no move. } ) ( 1. Kf8 $4 { Stalemate again. It's a draw. } ) *

[ChapterName "Which"]
[FEN "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1"]
[SetUp "1"]
[Goal "choose castlings"]
[Facts "3.9, 3.7"]

{ Which castlings may White play? [%hint Look at the bishop on a6.] [%hint It guards f1.]
  [%right The bishop guards f1.] [%wrong both On one side the bishop guards f1.] } *

[ChapterName "In passing"]
[FEN "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"]
[SetUp "1"]
[Learner "white"]
[Facts "4.1"]

1... d5 { Take the pawn that ran past. [%hint Which square was jumped over?] [%hint The pawn on e5 goes to d6.]
  [%wrong Now the pawn can never be taken in passing.] [%illegal e5d5 Pawns take diagonally.] }
2. exd6 { Right. } *

[ChapterName "Let yourself be stalemated"]
[FEN "8/8/8/8/2k5/1q5R/8/K7 w - - 0 1"]
[SetUp "1"]
[Goal "stalemate"]
[Facts "6.7"]

{ You are losing. Save the draw. [%hint You have no move without the rook.] [%hint Give up the rook on h3 at c3.]
  [%wrong Black wins easily against that move.] }
1. Rc3+ { Right. } 1... Kxc3 *
`

func TestSoundLesson(t *testing.T) {
	l, err := Parse("test", []byte(sound))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range Validate(l) {
		t.Error(f)
	}
}

func TestDefects(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"no lesson title", `[StudyName "Test"]`, ``, "The lesson has no title."},
		{"no exercise title", `[ChapterName "Castle"]`, ``, "The exercise has no title."},
		{"no SetUp", "[SetUp \"1\"]\n[Facts \"3.1\"]", `[Facts "3.1"]`, "Other programs show a position only where a tag says so."},
		{"no fact", "[Facts \"3.1\"]\n", ``, "The exercise does not say what it teaches."},
		{"unknown fact", `[Facts "3.1"]`, `[Facts "3.99"]`, "The curriculum has no fact 3.99."},
		{"section for a fact", `[Facts "3.1"]`, `[Facts "3"]`, "The curriculum has no fact 3."},
		{"misspelt tag", `[Facts "3.1"]`, `[Facts "3.1"] [Orientaton "black"]`, "The tag Orientaton means nothing here. Did you mean Orientation?"},
		{"tag in the wrong case", `[Facts "3.1"]`, `[Facts "3.1"] [goal "mate"]`, "The tag goal means nothing here. Did you mean Goal?"},
		{"tag twice", `[Facts "3.1"]`, `[Facts "3.1"] [Facts "3.1"]`, "The tag Facts stands twice."},
		{"no check sign", "2. Rd1+", "2. Rd1", "The move Rd1 is not written exactly. Write Rd1+."},
		{"false check sign", "2. Re1 $1", "2. Re1+ $1", "The move Re1+ is not written exactly. Write Re1."},
		{"no mate sign", "1. Qh2#", "1. Qh2", "The move Qh2 is not written exactly. Write Qh2#."},
		{"castling with zeros", "1. O-O", "1. 0-0", "The move 0-0 is not written exactly. Write O-O."},
		{"move twice", "( 1. Kf1 {", "( 1. Rf1 $4 {", "The move Rf1 is listed twice."},
		{"misspelt command", "[%hint Two pieces", "[%hnit x] [%hint Two pieces", "The command [%hnit] means nothing here. Did you mean [%hint]?"},
		{"bracket in the text", "{ Castle.", "{ Castle] now.", "A bracket in the text looks like a broken command."},
		{"hint after the learner's move", "The king is safe. }", "The king is safe. [%hint Now rest.] }", "The command [%hint] stands where the learner is not asked"},
		{"hint in a punishment", "{ And now a check. }", "{ And now a check. [%hint Now rest.] }", "The command [%hint] stands where the learner is not asked"},
		{"right in an exercise", "{ Castle.", "{ Castle. [%right Yes.]", "The command [%right] belongs to questions."},
		{"illegal in a question", "{ Which castlings may White play?", "{ Which castlings may White play? [%illegal No move here.]", "The command [%illegal] is never used"},
		{"no prompt", "{ Castle.", "{", "There is no prompt."},
		{"long prompt", "{ Castle.", "{ You are White. Castle. Do it.", "The prompt has 3 sentences."},
		{"long second prompt", "{ Now bring", "{ Well. Good. Now bring", "The prompt has 3 sentences."},
		{"one hint", "[%hint Two pieces move at once.]", "", "There is only one hint."},
		{"same hint twice", "[%hint Two pieces move at once.]", "[%hint The king on e1 goes to g1.]", "The same hint stands twice."},
		{"no words for other moves", "[%wrong Your king is still in the middle of the board.]", "", "There are no words for moves that are not listed."},
		{"just wrong", "[%wrong Your king is still in the middle of the board.]", "[%wrong Wrong, try again.]", "are too few to help"},
		{"no words at the second turn", "[%wrong The rook is not in the middle.]", "", "There are no words for moves that are not listed."},
		{"no feedback", "2. Rd1+ { Right. That is check. }", "2. Rd1+", "There is no feedback for Rd1+."},
		{"no feedback in a variation", "{ Right. Also a good file. }", "", "There is no feedback for Re1."},
		{"silent mistake", "{ The rook has moved alone. }", "", "Nothing says what is wrong with Rf1."},
		{"silent other move", "{ That is an ordinary move. }", "", "Nothing says what is wrong with Kf1."},
		{"main line called a mistake", "1. O-O {", "1. O-O $2 {", "The main line calls its own move a mistake."},
		{"words for a legal try", "[%illegal e1c1", "[%illegal e1e2", "words for the illegal try e1e2, but Ke2 is legal."},
		{"words for a reason nobody gets", "[%illegal not-how-it-moves", "[%illegal en-passant-expired", "no try is illegal here for that reason"},
		{"two words for one try", "[%illegal e1c1", "[%illegal e1c1 Twice.] [%illegal e1c1", "There are two texts for the illegal try"},
		{"false check", "{ Right. Also a good file. }", "{ Right. That is check. }", "The text says check of Re1, but it is not."},
		{"false mate", "{ Right. That is check. }", "{ Right. Checkmate: nothing helps. }", "The text says checkmate of Rd1+, but it is not."},
		{"false stalemate", "{ The rook has moved alone. }", "{ It’s stalemate. }", "The text says stalemate of Rf1, but it is not."},
		{"piece that is not there", "[%hint The king on e1", "[%hint The queen on e1", "The text speaks of the queen on e1"},
		{"piece of the other side", "[%hint The king on e1", "[%hint Black's king on e1", "The text speaks of black's king on e1"},
		{"not the learner's piece", "[%hint The king on e1", "[%hint Your king on e8", "The text speaks of your king on e8"},
		{"color of a piece", "[%hint The king on e1", "[%hint The black king on e1", "The text speaks of black king on e1"},

		{"main line misses the goal", "1. Qh2# { Checkmate.", "1. Qc3+ { Well.", "The main line does not reach its goal, mate."},
		{"mate called wrong", "( 1. Qg6 $2 { Stalemate: Black has no move. } )", "( 1. Qh2# $2 { No. } )", "is not called right, but it reaches the goal"},
		{"mate called other", "1. Qh2# { Checkmate.", "1. Qc3+ { Well. } ( 1. Qh2# { Yes. } ) { ", "is not called right, but it reaches the goal"},
		{"stalemate called right", "1. Qg6 $2", "1. Qg6 $1", "The move Qg6 gives stalemate where mate is asked."},
		{"stalemate called other", "1. Qg6 $2", "1. Qg6", "The move Qg6 gives stalemate where mate is asked."},
		{"right line without mate", "( 1. Qg6 $2 { Stalemate: Black has no move. } )", "( 1. Qc3+ $1 { Yes. } )", "is called right, but its line does not reach the goal"},
		{"nothing to play", "2. exd6 { Right. }", "", "The exercise is solved before it starts"},

		{"right answer called wrong", "[%wrong both", "[%wrong queenside", "The script calls the answer queenside wrong, but it is right."},
		{"no words for the right answer", "[%right The bishop guards f1.]", "", "There are no words for the right answer."},
		{"two texts for an answer", "[%wrong both", "[%wrong both No.] [%wrong both", "There are two texts for the same answer."},
		{"question without prompt", "{ Which castlings may White play?", "{", "There is no prompt."},
		{"no hint", "[%hint Two pieces move at once.] [%hint The king on e1 goes to g1.]", "", "There are no hints."},
		{"question with one hint", "[%hint It guards f1.]", "", "There is only one hint."},

		{"stalemate missed", "1... Kxc3", "1... Qxc3+", "The main line does not reach its goal, stalemate."},
	} {
		t.Run(c.name, func(t *testing.T) {
			if !strings.Contains(sound, c.old) {
				t.Fatalf("the lesson has no %q", c.old)
			}
			l, err := Parse("test", []byte(strings.Replace(sound, c.old, c.new, 1)))
			if err != nil {
				t.Fatal(err)
			}
			expect(t, Validate(l), c.want)
		})
	}
}

// expect looks for a fault and for its place.
func expect(t *testing.T, faults []Fault, want string) {
	t.Helper()
	for _, f := range faults {
		if strings.Contains(f.Error(), want) {
			if f.File != "test.pgn" || f.Game == 0 || f.Line == 0 || f.Col == 0 {
				t.Errorf("no place: %+v", f)
			}
			return
		}
	}
	t.Errorf("found %v, want %q", faults, want)
}

// exercise makes a script of one exercise with the words that every exercise needs.
func exercise(tags, moves string) string {
	return "[StudyName \"T\"]\n[ChapterName \"C\"]\n[SetUp \"1\"]\n[Facts \"6.7\"]\n" + tags + "\n\n" +
		"{ Play. [%hint a] [%hint b] [%wrong That does not help you at all.] }\n" + moves + " *\n"
}

func TestMoreDefects(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{"over before it starts", exercise(`[FEN "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1"]`, ""), "The game is over before the learner moves."},
		{
			"mate not listed", exercise(`[FEN "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1"]`, "1. Qc3+ { Right. }"),
			"The move Qh2# mates, and the script does not speak of it.",
		},
		{
			"goes on after the goal", exercise(`[FEN "4k3/8/8/8/8/8/R7/4K3 w - - 0 1"][Goal "check"]`, "1. Ra8+ { Yes. } 1... Kd7 2. Ra7+ { Yes. }"),
			"The goal is reached before this move",
		},
		{
			"another mate in two",
			exercise(`[FEN "7k/R7/8/8/8/8/8/1R2K3 w - - 0 1"][Goal "mate"]`, "1. Rb6 { Right. } 1... Kg8 { Now. } 2. Rb8# { Right. }"),
			"The move Rc1 also forces the goal, in 2 moves, but is not called right.",
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			l, err := Parse("test", []byte(c.src))
			if err != nil {
				t.Fatal(err)
			}
			expect(t, Validate(l), c.want)
		})
	}
}

// A misspelt name is told before what comes of it.
func TestCauseComesFirst(t *testing.T) {
	for _, c := range []struct{ name, old, new, want string }{
		{"command", "[%hint a]", "[%hnit a]", "The command [%hnit] means nothing here."},
		{"tag", "[Facts ", "[Fact ", "The tag Fact means nothing here."},
		{"tag without which moves are illegal", "[FEN ", "[FNE ", "The tag FNE means nothing here."},
	} {
		t.Run(c.name, func(t *testing.T) {
			src := exercise(`[FEN "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1"]`, "1. Qh2# { Right. }")
			l, err := Parse("test", []byte(strings.Replace(src, c.old, c.new, 1)))
			var faults Faults
			if err == nil {
				faults = Validate(l)
			} else {
				errors.As(err, &faults)
			}
			if len(faults) < 2 || faults[0].Text != c.want {
				t.Errorf("%v", faults)
			}
		})
	}
}

// A fault in Facts stands where the tag does.
func TestUnknownFactHasItsPlace(t *testing.T) {
	src := strings.Replace(exercise(`[FEN "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1"]`, "1. Qh2# { Right. }"), "6.7", "6.77", 1)
	l, err := Parse("test", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	expect(t, Validate(l), "test.pgn:4:1: game 1: The curriculum has no fact 6.77. FORMAT.md lists the facts.")
}

func TestQuestionOfStatus(t *testing.T) {
	src := exercise(`[FEN "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"][Goal "choose status"]`, "")
	l, err := Parse("test", []byte(strings.Replace(src, "[%hint a]", "[%right Yes.] [%wrong stalemate No.] [%hint a]", 1)))
	if err != nil {
		t.Fatal(err)
	}
	expect(t, Validate(l), "The script calls the answer stalemate wrong, but it is right.")
}

func TestRepeated(t *testing.T) {
	one := exercise(`[FEN "7k/5K2/8/8/8/8/2Q5/8 w - - 0 1"][Goal "mate"]`, "1. Qh2# { Right. }")
	other := strings.Replace(one, "{ Play.", "{ Go on.", 1)
	third := strings.Replace(one, `[Goal "mate"]`, `[Goal "line"]`, 1)
	l, err := Parse("test", []byte(one+other+third))
	if err != nil {
		t.Fatal(err)
	}
	faults := repeated([]*Lesson{l})
	if len(faults) != 1 || faults[0].Game != 2 || !strings.Contains(faults[0].Text, "the same of the same position as test.pgn:1:1: game 1") {
		t.Error(faults)
	}
}

func TestSentences(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{
		{"", 0},
		{"Castle", 1},
		{"Castle.", 1},
		{"Castle. Now!", 2},
		{"Take it (e.p. that is). Why?", 2},
		{"After 1. e4 e5 it is your turn.", 1},
		{"Is it check? Mate? Neither…", 3},
		{"He said “go.” Then he went.", 2},
	} {
		if got := sentences(c.text); got != c.want {
			t.Errorf("%q has %d sentences, want %d", c.text, got, c.want)
		}
	}
}

func TestStatusClaims(t *testing.T) {
	for _, c := range []struct{ sentence, want string }{
		{"Checkmate.", "checkmate"},
		{"Checkmate: the queen holds the file.", "checkmate"},
		{"Mate!", "checkmate"},
		{"That's mate in one of many ways.", "checkmate"},
		{"It is stalemate and a draw.", "stalemate"},
		{"Check.", "check"},
		{"That is check.", "check"},
		{"Stalemate is a draw.", ""},
		{"Stalemate", "stalemate"},
		{"Check the board first.", ""},
		{"That is checked by nobody.", ""},
		{"It is not stalemate.", ""},
		{"No checkmate yet.", ""},
		{"Mated kings are never taken.", ""},
	} {
		if got, _ := statusClaim(c.sentence); got != c.want {
			t.Errorf("%q claims %q, want %q", c.sentence, got, c.want)
		}
	}
}

func TestPieceClaims(t *testing.T) {
	for _, c := range []struct {
		text string
		want int
	}{
		{"The bishop on a6 guards f1.", 1},
		{"Your rook on h1 and the white king on e1.", 2},
		{"White’s rook on h1.", 1},
		{"A rook on h1 would help, no rook on a1 does.", 0},
		{"A white rook on h1 would help.", 0},
		{"Put a piece between the bishop and your king, on c3.", 0},
		{"The rook on the h-file.", 0},
		{"rook on h1", 0},
	} {
		if got := pieceClaims(c.text); len(got) != c.want {
			t.Errorf("%q has %d claims, want %d", c.text, len(got), c.want)
		}
	}
}

func TestNearest(t *testing.T) {
	names := []string{"hint", "wrong", "castle-through-check"}
	for _, c := range []struct{ word, want string }{
		{"hnit", "hint"},
		{"Hint", "hint"},
		{"hins", "hint"},
		{"wrng", "wrong"},
		{"castle-trough-chek", "castle-through-check"},
		{"clk", ""},
		{"", ""},
		{strings.Repeat("x", 5000), ""},
	} {
		if got := nearest(c.word, names); got != c.want {
			t.Errorf("%q is near %q, want %q", c.word, got, c.want)
		}
	}
}
