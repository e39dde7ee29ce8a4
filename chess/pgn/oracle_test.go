package pgn

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/internal/annotated"
)

// oracleGame is what oracle/read.mjs answers.
type oracleGame struct {
	Tags             [][2]string
	Result, San, Uci string
}

// askChessops reads files with chessops.
func askChessops(t *testing.T, files []string) [][]oracleGame {
	t.Helper()
	if os.Getenv("TOUCHMOVE_ORACLE") == "" {
		t.Skip("set TOUCHMOVE_ORACLE=1 to compare with chessops; it needs Node and the packages of web/package.json")
	}
	var input strings.Builder
	for _, file := range files {
		line, err := json.Marshal(file)
		if err != nil {
			t.Fatal(err)
		}
		input.Write(append(line, '\n'))
	}
	command := exec.Command("node", "oracle/read.mjs")
	command.Stdin, command.Stderr = strings.NewReader(input.String()), os.Stderr
	output, err := command.Output()
	if err != nil {
		t.Fatal(err)
	}
	var answers [][]oracleGame
	decoder := json.NewDecoder(strings.NewReader(string(output)))
	for range files {
		var games []oracleGame
		if err := decoder.Decode(&games); err != nil {
			t.Fatal(err)
		}
		answers = append(answers, games)
	}
	return answers
}

// lineNote begins those comments to the end of a line that the sloppy writer adds. chessops drops such comments.
const lineNote = "to the end"

// TestAgainstChessops reads made-up games, written in as many ways as people and programs write them: tags, moves as
// played, comments, glyphs, variations and results are the same. What both are known to read differently is in oddFiles.
func TestAgainstChessops(t *testing.T) {
	const files, games = 40, 8
	var texts []string
	for i := range uint64(files) {
		original, faults := Parse([]byte(annotated.Games(games, 100+i)))
		if len(faults) > 0 {
			t.Fatal(faults)
		}
		w := sloppy{random: rand.New(rand.NewPCG(i, 5))}
		texts = append(texts, w.file(original))
	}
	moves := 0
	for i, theirs := range askChessops(t, texts) {
		ours, faults := Parse([]byte(texts[i]))
		if len(faults) > 0 || len(ours) != len(theirs) || len(ours) != games {
			t.Fatalf("file %d: %d games, chessops %d; %v in\n%s", i, len(ours), len(theirs), faults, texts[i])
		}
		for n := range ours {
			g := &ours[n]
			var tags [][2]string
			for _, tag := range g.Tags {
				if tag.Name != "Result" {
					tags = append(tags, [2]string{tag.Name, tag.Value})
				}
			}
			if !slices.Equal(tags, theirs[n].Tags) || g.Result != theirs[n].Result {
				t.Fatalf("file %d, game %d: %v %s, chessops %v %s", i, n+1, tags, g.Result, theirs[n].Tags, theirs[n].Result)
			}
			if faults := g.Play(func(_ *chess.Position, m *Move, played chess.Move) { m.SAN = played.String(); moves++ }); len(faults) > 0 {
				t.Fatal(faults)
			}
			if got := plainOutline(g); got != theirs[n].Uci {
				same := 0
				for same < min(len(got), len(theirs[n].Uci)) && got[same] == theirs[n].Uci[same] {
					same++
				}
				t.Fatalf("file %d, game %d: …%.100s, chessops …%.100s", i, n+1, got[max(same-30, 0):], theirs[n].Uci[max(same-30, 0):])
			}
		}
	}
	t.Logf("%d games, %d moves", files*games, moves)
}

// plainOutline is the outline without comments to the end of a line, and with spaces for line ends. A variation of the first
// move of a variation comes after that, because to chessops both are moves of the same position, one beside the other.
func plainOutline(g *Game) string {
	plain := func(cs []Comment) (kept []Comment) {
		for _, c := range cs {
			if c.Text = fold(c.Text); !strings.HasPrefix(c.Text, lineNote) {
				kept = append(kept, c)
			}
		}
		return kept
	}
	var walk func(moves []*Move)
	walk = func(moves []*Move) {
		for _, m := range moves {
			m.Before, m.After = plain(m.Before), plain(m.After)
			for i := 0; i < len(m.Variations); i++ {
				first := m.Variations[i][0]
				m.Variations = slices.Insert(m.Variations, i+1, first.Variations...)
				first.Variations = nil
				walk(m.Variations[i])
			}
		}
	}
	walk(g.Moves)
	g.Comments = plain(g.Comments)
	return outline(*g)
}

// sloppy writes games in ever different ways.
type sloppy struct {
	random *rand.Rand
	out    strings.Builder
}

func (w *sloppy) chance(of int) bool { return w.random.IntN(of) == 0 }

func (w *sloppy) pick(from ...string) string { return from[w.random.IntN(len(from))] }

func (w *sloppy) file(games []Game) string {
	if w.chance(3) {
		w.out.WriteString("\uFEFF")
	}
	for i := range games {
		w.game(&games[i])
	}
	text := w.out.String()
	if w.chance(3) {
		text = strings.ReplaceAll(text, "\n", "\r\n")
	}
	return text
}

func (w *sloppy) game(g *Game) {
	tags := 0
	for i, tag := range g.Tags {
		if i > 0 && tag.Name != "Result" && w.chance(4) {
			continue
		}
		tags++
		w.out.WriteString("[" + tag.Name + w.pick(" ", "  ", "\t") + `"` + escapes.Replace(tag.Value) + `"]` + w.pick("\n", "\n", " ", "\n% private\n"))
	}
	w.out.WriteString(w.pick("\n", "\n", "")) // with or without an empty line
	for _, c := range g.Comments {
		w.comment(c)
	}
	w.line(g.Moves, 1, false)
	if g.Result != "*" || w.chance(2) { // missing, the tag says it
		w.out.WriteString(g.Result)
	}
	w.out.WriteString("\n\n" + w.pick("", "\n", "% private\n"))
}

func (w *sloppy) line(moves []*Move, number int, black bool) {
	for _, m := range moves {
		for _, c := range m.Before {
			w.comment(c)
		}
		dots := "."
		if black {
			dots = "..."
		}
		switch w.random.IntN(5) {
		case 0, 1:
			w.out.WriteString(fmt.Sprint(number) + dots + w.pick("", " ", "\n"))
		case 2:
			w.out.WriteString(w.pick("... ", ". ", "7. ", "99.... ", "1 "))
		}
		san := m.SAN
		if w.chance(4) {
			san = strings.TrimRight(san, "+#")
		}
		if strings.HasPrefix(san, "O-O") {
			san = strings.ReplaceAll(san, "O", w.pick("O", "0"))
		}
		w.out.WriteString(san)
		for _, nag := range m.NAGs {
			if nag >= 1 && nag <= 6 && w.chance(2) {
				w.out.WriteString(w.pick("", " ") + [...]string{1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!"}[nag])
			} else {
				w.out.WriteString(" $" + fmt.Sprint(nag))
			}
		}
		w.gap()
		for _, c := range m.After {
			w.comment(c)
		}
		for _, v := range m.Variations {
			w.out.WriteString("(" + w.pick("", " "))
			w.line(v, number, black)
			w.out.WriteString(")" + w.pick("", " ", "\n"))
		}
		if black {
			number++
		}
		black = !black
	}
}

// gap is white space, or more that means nothing.
func (w *sloppy) gap() {
	switch {
	case w.chance(15):
		w.out.WriteString(" ; " + lineNote + " { ( 1. e4 $1 *\n")
	case w.chance(15):
		w.out.WriteString("\n% private ) } 1-0\n")
	default:
		w.out.WriteString(w.pick(" ", " ", "  ", "\n", "\t"))
	}
}

func (w *sloppy) comment(c Comment) {
	text := c.Text
	if w.chance(3) {
		text = strings.ReplaceAll(text, "\n", " ")
	}
	w.out.WriteString("{" + w.pick("", " ", "\n") + text + w.pick("", " ", "\n") + "}" + w.pick("", " ", "\n"))
}

// oddFiles are what both read differently, and a few that look as if. Each says what the standard says.
var oddFiles = []struct {
	why, src     string
	ours, theirs string // outlines of the games and their results; theirs is "" where it is the same
}{
	{"a comment to the end of the line is a comment (5)", "1. e4 ; a\n1... e5 {b} *", "e4 {a} e5 {b} *", "e4 e5 {b} *"},
	{"an empty line does not end a game, its result does (8.2.6)", "1. e4 e5\n\n2. Nf3 1-0", "e4 e5 Nf3 1-0", "e4 e5 * / Nf3 1-0"},
	{"a result ends the game (8.2.6)", "1. e4 *\n1. d4 1-0", "e4 * / d4 1-0", "e4 d4 1-0"},
	{"tags begin the next game (8.1)", "1. e4\n[Event \"b\"]\n1. d4 *", "e4 * / d4 *", "e4 d4 *"},
	{"white space may stand between all tokens of a tag (7, 8.1)", "[ Result \"1-0\" ]\n\n1. e4", "e4 1-0", "1-0 / e4 *"},
	{"a tag may take several lines (8.1)", "[Result\n\"1-0\"]\n\n1. e4", "e4 1-0", "1-0 / e4 *"},
	{"quotes not escaped: the value is clear", "[Event \"a \"b\" c\"]\n[Result \"1-0\"]\n\n1. e4", "e4 1-0", "1-0 / e4 *"},
	{"a tag pair is not a move (8.1)", "[Event “e5”]\n\n1. e4 *", "e4 *", "e5 * / e4 *"},
	{"glyphs go to 255 (10)", "1. e4 $300 e5 *", "e4 e5 *", "e4 $300 e5 *"},
	{"signs of print have numbers (10)", "1. e4 ± e5 = *", "e4 $16 e5 $10 *", "e4 e5 *"},
	{"figurines are pieces", "1. ♘f3 *", "♘f3 *", "f3 *"},
	{"a word is not a move", "1. e4 see game a4 *", "e4 *", "e4 a4 *"},
	{"braces do not nest (5)", "1. e4 {a {b} c} e5 *", "e4 {a {b} *", "e4 {a {b} e5 *"},
	{"a brace never closed does not swallow the next game", "1. e4 {a\n\n[Event \"b\"]\n\n1. d4 *", "e4 * / d4 *", "e4 {a [Event \"b\"] 1. d4 *} *"},
	{"a variation needs a move before it (8.2.5)", "(1. e4) 1. d4 *", "*", "e4 ( d4 ) *"},
	{"half a point is a draw", "1. e4 1/2", "e4 1/2-1/2", "e4 *"},
	{"a comment above the tags is not above the moves", "{a}\n[Event \"b\"]\n{c} 1. e4 *", "{c} e4 *", "{a|c} e4 *"},
	{"a result in a variation does not end the game", "1. e4 (1. d4 1-0) e5 *", "e4 ( d4 ) e5 *", ""},
	{"a percent sign in a comment is text", "1. e4 {50\n% of} e5 *", "e4 {50 % of} e5 *", ""},
	{"a percent sign later in the line is none (6)", "1. e4 {a} % \n1... e5 *", "e4 {a} *", "e4 {a} e5 *"},
	{"long moves", "1. e2e4 e7-e5 2. Ng1-f3 Nb8c6 *", "e2e4 e7-e5 Ng1-f3 Nb8c6 *", ""},
	{"an empty variation", "1. e4 () e5 *", "e4 e5 *", ""},
	{"passing", "1. e4 -- 2. d4 *", "e4 -- d4 *", ""},
	{"en dashes", "1. e4 e5 1–0", "e4 e5 1-0", ""},
	{"the end of the moves goes before the tag", "[Result \"0-1\"]\n\n1. e4 1-0", "e4 1-0", ""},
	{"a tag twice", "[Event \"a\"]\n[Event \"b\"]\n\n1. e4 *", "e4 *", ""},
}

func oddOutline(games []Game) string {
	var words []string
	for i := range games {
		words = append(words, strings.TrimSpace(plainOutline(&games[i])+" "+games[i].Result))
	}
	return strings.Join(words, " / ")
}

func TestOddFiles(t *testing.T) {
	for _, c := range oddFiles {
		games, _ := Parse([]byte(c.src))
		if got := oddOutline(games); got != c.ours {
			t.Errorf("%s: read as %s, want %s", c.why, got, c.ours)
		}
	}
}

func TestOddFilesAgainstChessops(t *testing.T) {
	var texts []string
	for _, c := range oddFiles {
		texts = append(texts, c.src)
	}
	for i, games := range askChessops(t, texts) {
		c := oddFiles[i]
		var words []string
		for _, g := range games {
			words = append(words, strings.TrimSpace(g.San+" "+g.Result))
		}
		want := c.theirs
		if want == "" {
			want = c.ours
		}
		if got := strings.Join(words, " / "); got != want {
			t.Errorf("%s: chessops reads %s, not %s", c.why, got, want)
		}
	}
}
