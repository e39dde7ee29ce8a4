package pgn

import (
	"strconv"
	"strings"
	"testing"
)

// outline writes a tree on one line: moves, "$n", {comments|of one move}, <comments before a move>, ( variations ).
func outline(g Game) string {
	var words []string
	add := func(cs []Comment, left, right string) {
		var texts []string
		for _, c := range cs {
			texts = append(texts, strings.ReplaceAll(c.Text, "\n", "/"))
		}
		if len(texts) > 0 {
			words = append(words, left+strings.Join(texts, "|")+right)
		}
	}
	var walk func([]*Move)
	walk = func(moves []*Move) {
		for _, m := range moves {
			add(m.Before, "<", ">")
			words = append(words, m.SAN)
			for _, n := range m.NAGs {
				words = append(words, "$"+strconv.Itoa(n))
			}
			add(m.After, "{", "}")
			for _, v := range m.Variations {
				words = append(words, "(")
				walk(v)
				words = append(words, ")")
			}
		}
	}
	add(g.Comments, "{", "}")
	walk(g.Moves)
	return strings.Join(words, " ")
}

func TestParse(t *testing.T) {
	for _, c := range []struct {
		name, src string
		want      []string // outline of each game and its result
	}{
		{"empty", "", nil},
		{"blank", " \n\t\n", nil},
		{"mark and Windows line ends", "\uFEFF[Event \"x\"]\r\n\r\n1. e4 {a\r\nb} e5\r\n1-0\r\n", []string{"e4 {a/b} e5 1-0"}},
		{"old Mac line ends", "[Event \"x\"]\r\r1. e4 e5 *\r", []string{"e4 e5 *"}},
		{"Latin-1", "1. e4 {K\xf6nigsbauer} *", []string{"e4 {Königsbauer} *"}},
		{"only a result", "*", []string{"*"}},
		{"only a comment", "{ hello }", []string{"{hello} *"}},
		{"result from the tag", "[Result \"0-1\"]\n\n1. e4 e5", []string{"e4 e5 0-1"}},
		{"draw from the tag", "[Result \"½-½\"]\n\n1. e4 e5", []string{"e4 e5 1/2-1/2"}},
		{"half a point", "1. e4 ½-½", []string{"e4 1/2-1/2"}},
		{"two games without tags", "1. e4 *\n1. d4 *", []string{"e4 *", "d4 *"}},
		{"comment below a result", "1. e4 *\n{of e4}\n\n{of d4}\n1. d4 *", []string{"e4 {of e4} *", "{of d4} d4 *"}},
		{"comment after everything", "1. e4 *\n\n{end}", []string{"e4 {end} *"}},
		{"comment below a result without moves", "{a} *\n{b}", []string{"{a|b} *"}},
		{"no result before the next tags", "1. e4\n\n[Event \"b\"]\n1. d4", []string{"e4 *", "d4 *"}},
		{"tags, then comment, then tags", "[Event \"a\"]\n{a}\n[Event \"b\"]\n{b}", []string{"{a} *", "{b} *"}},
		{"castling with zeros", "1. 0-0 0-0-0+ 2. 0-0# *", []string{"0-0 0-0-0+ 0-0# *"}},
		{"number without dot", "1e4 e5 2 Nf3 *", []string{"e4 e5 Nf3 *"}},
		{"unicode dots", "1… e5 *", []string{"e5 *"}},
		{"null moves", "1. e4 -- 2. Z0 0000 *", []string{"e4 -- Z0 0000 *"}},
		{"suffixes apart", "1. e4 !! e5 ! ? *", []string{"e4 $3 e5 $1 $2 *"}},
		{"signs of print", "1. e4 ± e5 = 2. d4 +- d5 ∞ 3. c4‼ *", []string{"e4 $16 e5 $10 d4 $18 d5 $13 c4 $3 *"}},
		{"en passant noted", "1. exd6 e.p. exd6e.p. *", []string{"exd6 exd6 *"}},
		{"figurines", "1. ♘f3 ♞f6 *", []string{"♘f3 ♞f6 *"}},
		{"brace in a line comment", "1. e4 ; a } b {\n e5 *", []string{"e4 {a } b {} e5 *"}},
		{"semicolon in a brace", "1. e4 { a ; b } e5 *", []string{"e4 {a ; b} e5 *"}},
		{"percent in a comment", "1. e4 { a\n% b } e5 *", []string{"e4 {a/% b} e5 *"}},
		{"percent inside a line", "1. e4 { 50 % } e5 *", []string{"e4 {50 %} e5 *"}},
		{"parenthesis in a comment", "1. e4 { :-) ( } e5 *", []string{"e4 {:-) (} e5 *"}},
		{"comment after a variation", "1. e4 (1. d4) {x} $1 e5 *", []string{"e4 $1 {x} ( d4 ) e5 *"}},
		{"comments in variations", "1. e4 ({a} {b} 1. d4 {c} ({d} 1. c4)) *", []string{"e4 ( <a|b> d4 {c} ( <d> c4 ) ) *"}},
		{"empty comments", "{} 1. e4 { } e5 ;\n *", []string{"e4 e5 *"}},
		{"games put together with marks", "1. e4 *\n\uFEFF1. d4 *", []string{"e4 *", "d4 *"}},
		{"tags on one line", `[A "x"] [B "y"] 1. e4 *`, []string{"e4 *"}},
		{"brackets in a comment with a tag line", "1. e4 {a\n[Event \"b\"]\n} *", []string{"e4 {a/[Event \"b\"]} *"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			games, faults := Parse([]byte(c.src))
			if len(faults) > 0 {
				t.Fatal(faults)
			}
			var got []string
			for _, g := range games {
				got = append(got, strings.TrimSpace(outline(g)+" "+g.Result))
			}
			if strings.Join(got, "\n") != strings.Join(c.want, "\n") {
				t.Errorf("read %q, want %q", got, c.want)
			}
		})
	}
}

func TestTags(t *testing.T) {
	for _, c := range []struct{ name, src, tag, want string }{
		{"plain", `[White "Ada"]`, "White", "Ada"},
		{"escapes", `[White "a \"b\" \\ \c"]`, "White", `a "b" \ \c`},
		{"quotes not escaped", `[White "a "b" c"]`, "White", `a "b" c`},
		{"bracket", `[White "[x] (Baker)]"]`, "White", "[x] (Baker)]"},
		{"spaces", `[  White   "Ada"  ]`, "White", "Ada"},
		{"empty", `[White ""]`, "White", ""},
		{"several lines", "[\nWhite\n\n\"Ada\"\n]", "White", "Ada"},
		{"unknown", `[X-My:Tag#1 "y"]`, "X-My:Tag#1", "y"},
		{"ends with a backslash", `[White "a\\"]`, "White", `a\`},
	} {
		t.Run(c.name, func(t *testing.T) {
			games, faults := Parse([]byte(c.src))
			if len(faults) > 0 || len(games) != 1 {
				t.Fatal(games, faults)
			}
			if got, ok := games[0].Tag(c.tag); !ok || got.Value != c.want {
				t.Errorf("read %q, want %q", got.Value, c.want)
			}
		})
	}
}

func TestPreface(t *testing.T) {
	games, faults := Parse([]byte("; of the file\n{ and this }\n[Event \"x\"]\n{ of the game } *"))
	if len(faults) > 0 || len(games) != 1 || len(games[0].Preface) != 2 || outline(games[0]) != "{of the game}" {
		t.Fatal(games, faults)
	}
}

func TestPlaces(t *testing.T) {
	games, _ := Parse([]byte("\uFEFF[Event \"ä\"] [Site \"x\"]\r\n\r\n  { ü  {\r\n  wörds } 1.e4 {\r\n  twö} (\r\n 1.d4)\r\n*"))
	g := games[0]
	m := g.Moves[0]
	for _, c := range []struct {
		name                   string
		line, col, gotL, gotCo int
	}{
		{"game", 1, 1, g.Line, g.Col},
		{"tag", 1, 13, g.Tags[1].Line, g.Tags[1].Col},
		{"comment", 3, 5, g.Comments[0].Line, g.Comments[0].Col},
		{"move", 4, 13, m.Line, m.Col},
		{"comment on a new line", 5, 3, m.After[0].Line, m.After[0].Col},
		{"variation", 6, 4, m.Variations[0][0].Line, m.Variations[0][0].Col},
	} {
		if c.line != c.gotL || c.col != c.gotCo {
			t.Errorf("%s at %d:%d, want %d:%d", c.name, c.gotL, c.gotCo, c.line, c.col)
		}
	}
}

func TestFaults(t *testing.T) {
	const next = "\n\n[Event \"next\"]\n\n1. d4 *\n"
	for _, c := range []struct {
		name, src, want string // line:col: text
		kept            string // outline of the first game
	}{
		{"comment never closed", "1. e4 { forgotten", "1:7: This comment is never closed. Write } where it ends.", "e4"},
		{"variation never closed", "1. e4 (1. d4 *", "1:7: This variation is never closed. Write ) where it ends.", "e4 ( d4 )"},
		{"two variations never closed", "1. e4 (1. d4 d5 (1... c5", "1:17: This variation is never closed. Write ) where it ends.", "e4 ( d4 d5 ( c5 ) )"},
		{"parenthesis too many", "1. e4 ) e5 *", "1:7: This ) closes nothing.", "e4"},
		{"brace too many", "1. e4 } e5 *", "1:7: This } closes nothing.", "e4"},
		{"variation before any move", "(1. e4) *", "1:1: A variation stands after the move it could replace; there is no move before this one.", ""},
		{"empty variation", "1. e4 ( {x} ) e5 *", "1:7: This variation has no move.", "e4 e5"},
		{"prose", "1. e4 and so on *", `1:7: "and" is not a move. Text stands between { and }.`, "e4"},
		{"long prose", "1. aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa *", `1:4: "aaaaaaaaaaaaaaaaaaaa…" is not a move. Text stands between { and }.`, ""},
		{"stray sign", "1. e4 , e5 *", `1:7: "," does not belong here. Text stands between { and }.`, "e4"},
		{"zero byte", "1. e4 \x00 e5 *", `1:7: "\x00" does not belong here. Text stands between { and }.`, "e4"},
		{"command outside a comment", "1. e4 [%csl Gd4] e5 *", "1:7: A command stands inside a comment: write { [%…] }.", "e4"},
		{"command before the moves", "[%csl Gd4] 1. e4 *", "1:1: A command stands inside a comment: write { [%…] }.", ""},
		{"glyph without number", "1. e4 $ e5 *", "1:7: A glyph is written $ and a number from 0 to 255.", "e4 e5"},
		{"glyph too large", "1. e4 $256 *", "1:7: A glyph is written $ and a number from 0 to 255.", "e4"},
		{"glyph before any move", "$1 1. e4 *", "1:1: A glyph stands after the move it is about; there is no move before this one.", "e4"},
		{"suffix before any move", "1. !? e4 *", "1:4: A glyph stands after the move it is about; there is no move before this one.", "e4"},
		{"tag without name", "[\"x\"]\n1. e4 *", `1:1: A tag needs a name and a value: [Name "value"].`, "e4"},
		{"tag without value", "[Event]\n1. e4 *", `1:7: The value of the tag Event stands between straight quotes: [Event "value"].`, "e4"},
		{"curly quotes", "[Event “x”]\n1. e4 *", `1:8: The value of the tag Event stands between straight quotes: [Event "value"].`, "e4"},
		{"tag value on two lines", "[Event \"x\ny\"]\n1. e4 *", `1:8: The value of the tag Event stands between straight quotes: [Event "value"].`, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			games, faults := Parse([]byte(c.src + next))
			if len(faults) == 0 || faults[0].Error() != c.want {
				t.Fatalf("faults %v\nwant %s", faults, c.want)
			}
			if faults[0].Game != 1 {
				t.Errorf("in game %d", faults[0].Game)
			}
			if len(games) == 0 || outline(games[0]) != c.kept {
				t.Errorf("kept %v, want %s", games, c.kept)
			}
			if last := games[len(games)-1]; outline(last) != "d4" || len(last.Tags) != 1 {
				t.Errorf("the next game was read as %s", outline(last))
			}
		})
	}
}

func TestRecoveryWithoutTags(t *testing.T) {
	games, faults := Parse([]byte("1. e4 oops (1. d4 {*} *) e5 * 1. c4 *"))
	if len(faults) != 1 || len(games) != 2 || outline(games[1]) != "c4" {
		t.Fatal(games, faults)
	}
}

func TestLimits(t *testing.T) {
	deep := func(n int) string { return "1. e4 " + strings.Repeat("(1. e4 ", n) + strings.Repeat(")", n) + " *" }
	for _, c := range []struct {
		name, src, want string
		games           int
	}{
		{"UTF-16", "\xff\xfe1\x00.\x00", "1:1: The file is written in UTF-16. Save it as UTF-8.", 0},
		{"size", strings.Repeat(" ", MaxBytes+1), "1:1: The file is larger than 1 MiB (1,048,576 bytes). Split it into several.", 0},
		{"size reached", strings.Repeat(" ", MaxBytes), "", 0},
		{"games", strings.Repeat("1. e4 *\n", MaxGames+1), "501:1: The file has more than 500 games. Split it into several.", MaxGames},
		{"games reached", strings.Repeat("1. e4 *\n", MaxGames), "", MaxGames},
		{"moves", strings.Repeat("e4\n", MaxPlies+1), "2001:1: The game has more than 2,000 plies (moves of either side), variations included.", 1},
		{"moves reached", strings.Repeat("e4\n", MaxPlies), "", 1},
		{"depth", deep(MaxDepth + 1), "1:357: Variations are nested more than 50 deep.", 1},
		{"depth reached", deep(MaxDepth), "", 1},
	} {
		t.Run(c.name, func(t *testing.T) {
			games, faults := Parse([]byte(c.src))
			got := ""
			if len(faults) > 0 {
				got = faults[0].Error()
			}
			if got != c.want || len(games) != c.games || len(faults) > 1 {
				t.Errorf("%d games, %v; want %d games, %s", len(games), faults, c.games, c.want)
			}
		})
	}
}

func TestCommands(t *testing.T) {
	for _, c := range []struct{ name, in, text, cmds string }{
		{"none", "plain  words\nhere", "plain words here", ""},
		{"lichess", "[%csl Gd4,Re5] [%cal Ge2e4] look", "look", "csl=Gd4,Re5;cal=Ge2e4;"},
		{"between words", "a [%clk 0:00:30] b", "a b", "clk=0:00:30;"},
		{"bracket in an argument", `[%hint take [b4\] now]`, "", "hint=take [b4] now;"},
		{"backslashes", `a \\ b \] c \d [%x \\]`, `a \ b ] c \d`, `x=\;`},
		{"line ends", "[%hint one\n  two]", "", "hint=one two;"},
		{"no argument", "[%end]", "", "end=;"},
		{"not closed", "text [%hint a b", "text", "hint=a b!;"},
		{"no name", "[% x]", "", "=x;"},
		{"plain brackets", "see [1] there", "see [1] there", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			text, cmds := Commands(Comment{Text: c.in, Line: 1, Col: 1})
			got := ""
			for _, cmd := range cmds {
				got += cmd.Name + "=" + cmd.Args
				if cmd.Unclosed {
					got += "!"
				}
				got += ";"
			}
			if text != c.text || got != c.cmds {
				t.Errorf("text %q, commands %q; want %q, %q", text, got, c.text, c.cmds)
			}
		})
	}
	_, cmds := Commands(Comment{Text: "ä [%a x]\n  [%b y]", Line: 3, Col: 5})
	if cmds[0].Line != 3 || cmds[0].Col != 7 || cmds[1].Line != 4 || cmds[1].Col != 3 {
		t.Errorf("places %+v", cmds)
	}
}
