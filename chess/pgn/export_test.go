package pgn

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/touchmove/touchmove/internal/annotated"
)

// normal reads games, brings them into export form and writes them.
func normal(t *testing.T, src string) string {
	t.Helper()
	games, faults := Parse([]byte(src))
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	for i := range games {
		if faults := games[i].Normalize(); len(faults) > 0 {
			t.Fatal(faults)
		}
	}
	return string(sameAgain(t, games))
}

// checkLayout proves what the standard asks of the lines of a file (8.1.1, 8.2.1): the roster first and in order, the other
// tags by name, an empty line after the tags and after the game, no line of moves with 80 characters or with a space at
// either end. Only a tag, a word or a comment that holds a brace may be longer.
func checkLayout(t *testing.T, text []byte) {
	t.Helper()
	if len(text) == 0 {
		return
	}
	if !bytes.HasSuffix(text, []byte("\n\n")) {
		t.Fatalf("does not end with an empty line: %q", text)
	}
	if !utf8.Valid(text) {
		t.Fatal("not UTF-8")
	}
	games, _ := Parse(text)
	for _, g := range games {
		var names []string
		for _, tag := range g.Tags {
			names = append(names, tag.Name)
		}
		for i, tag := range roster {
			if len(names) <= i || names[i] != tag.Name {
				t.Fatalf("tags %v", names)
			}
		}
		others := slices.DeleteFunc(slices.Clone(names), func(name string) bool {
			return slices.ContainsFunc(roster, func(tag Tag) bool { return tag.Name == name })
		})
		if !slices.IsSorted(others) {
			t.Fatalf("tags %v", names)
		}
		if result, _ := g.Tag("Result"); result.Value != g.Result {
			t.Fatalf("tag %s, result %s", result.Value, g.Result)
		}
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		long := utf8.RuneCountInString(line) > width
		if long && !strings.HasPrefix(line, "[") && !strings.HasPrefix(line, ";") && breakable(line) {
			t.Fatalf("%d characters: %q", utf8.RuneCountInString(line), line)
		}
	}
}

// breakable reports whether a line too long could have been two.
func breakable(line string) bool {
	spaces := 0
	for i := 1; i+1 < len(line); i++ {
		if line[i] == ' ' && line[i-1] != ' ' && line[i-1] != '{' && !strings.ContainsRune(" %[}", rune(line[i+1])) {
			spaces++
		}
	}
	return spaces > 0
}

func TestNormalize(t *testing.T) {
	for _, c := range []struct{ name, src, want string }{
		{
			"tags in order",
			"[ECO \"A00\"]\n[annotator \"me\"]\n[Black \"b\"]\n[Event \"e\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n\n1. O-O 1/2-1/2",
			"[Event \"e\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"b\"]\n[Result \"1/2-1/2\"]\n" +
				"[ECO \"A00\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n[SetUp \"1\"]\n[annotator \"me\"]\n\n1. O-O 1/2-1/2\n\n",
		},
		{
			"a tag twice",
			"[Event \"a\"]\n[Event \"b\"]\n[X \"1\"]\n[A \"2\"]\n[X \"3\"]\n\n*",
			"[Event \"a\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n" +
				"[A \"2\"]\n[X \"1\"]\n\n*\n\n",
		},
		{"moves as they should be", "e2e4 e5 Bf1-c4 Nb8c6 Qh5 Nf6?? Qf7 1–0", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 $4 4. Qxf7# 1-0\n\n"},
		{"castling and promotion", "[FEN \"4k3/P7/8/8/8/8/8/4K2R w K - 0 1\"] 0-0 Ke7 a8Q", "1. O-O Ke7 2. a8=Q *\n\n"},
		{"other letters", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. 0-0", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O *\n\n"},
		{"departures", "[FEN \"8/8/1k6/8/4Q2Q/8/8/K6Q w - - 0 1\"] Qh4e1", "1. Qh4e1 *\n\n"},
		{"passing", "1. e4 Z0 2. d4 -- 3. c4", "1. e4 -- 2. d4 -- 3. c4 *\n\n"},
		{"number after glyphs, comments, variations", "1. e4 $1 e5 (1... c5 2. Nf3) 2. Nf3 {x} Nc6 3. Bb5 ; y\n a6", "1. e4 $1 1... e5 (1... c5 2. Nf3) 2. Nf3 { x } 2... Nc6 3. Bb5 { y } 3... a6 *\n\n"},
		{
			"long comment",
			"1. e4 { " + strings.Repeat("seven77 ", 25) + "} e5",
			"1. e4\n{ " + strings.Repeat("seven77 ", 8) + "seven77\n" + strings.Repeat("seven77 ", 8) + "seven77\n" +
				strings.Repeat("seven77 ", 6) + "seven77 } 1... e5 *\n\n",
		},
		{
			"comment that cannot be broken everywhere",
			"{ " + strings.Repeat("seven77 ", 9) + "%x [Y z] a } *",
			"{ " + strings.Repeat("seven77 ", 7) + "seven77\nseven77 %x [Y z] a } *\n\n",
		},
		{"closing together", "1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3 d5 (2... g6 3. c4 (3. g3 Bg7 (3... b6)))))) *", "1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3 d5 (2... g6 3. c4 (3. g3 Bg7 (3... b6))\n)))) *\n\n"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := normal(t, c.src)
			if i := strings.Index(got, "\n\n"); !strings.Contains(c.want, "[Event") {
				got = got[i+2:]
			}
			if got != c.want {
				t.Errorf("wrote\n%s\nwant\n%s", got, c.want)
			}
		})
	}
}

func TestNormalizeLeavesOutWhatCannotBePlayed(t *testing.T) {
	for _, c := range []struct{ src, want, fault string }{
		{"1. e4 e5 2. Ke3 (2. d4 exd4) 2... Nc6 {x} 1-0", "1. e4 e5 1-0", "1:13"},
		{"1. e4 (1. Ke3 e5) (1. d4 d4 c5) 1... e5 *", "1. e4 (1. d4) 1... e5 *", "1:11"},
		{"{x} 1. e5 *", "{ x } *", "1:8"},
		{"[FEN \"none\"] 1. e5 *", "1. e5 *", "1:1"},
	} {
		games, _ := Parse([]byte(c.src))
		faults := games[0].Normalize()
		_, moves, _ := strings.Cut(string(sameAgain(t, games)), "\n\n")
		if moves != c.want+"\n\n" || len(faults) == 0 || !strings.HasPrefix(faults[0].Error(), c.fault+": ") {
			t.Errorf("%s becomes %q, %v", c.src, moves, faults)
		}
	}
}

// TestNormalFormStays: a file in export form is written as it was, byte for byte, and lines are not too long.
func TestNormalFormStays(t *testing.T) {
	src := annotated.Games(100, 3)
	once := normal(t, src)
	checkLayout(t, []byte(once))
	if twice := normal(t, once); twice != once {
		t.Error("written differently the second time")
	}
	for line := range strings.Lines(once) {
		if utf8.RuneCountInString(line) > width+1 {
			t.Errorf("%q", line)
		}
	}
}
