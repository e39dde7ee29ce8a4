package chess

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"
)

const epdStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"

// What is read is written as it was, apart from what SAN leaves open.
func TestEPDThereAndBack(t *testing.T) {
	for _, c := range []struct{ name, line, written string }{
		{"a position", epdStart, ""},
		{"best move and title", `1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id "BK.01";`, ""},
		{
			"several moves, sign for check missing", "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1 Kc8; am Qd4;",
			"1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+ Kc8; am Qd4;",
		},
		{"over-disambiguated", epdStart + " bm Ng1f3 e2-e4!;", epdStart + " bm Nf3 e4;"},
		{"moves one after another", epdStart + " pv e4 e5 Nf3 Nc6 Bb5 a6 O-O Nf6;", ""},
		{"counters", "7k/8/6K1/8/8/8/8/R7 w - - fmvn 120; hmvc 149;", ""},
		{"counters with zeros", "7k/8/6K1/8/8/8/8/R7 w - - hmvc 007; fmvn 012;", "7k/8/6K1/8/8/8/8/R7 w - - hmvc 7; fmvn 12;"},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 bm exd6;", ""},
		{"en passant nobody can take", "4k3/8/8/3p4/8/8/8/4K3 w - d6 noop;", "4k3/8/8/3p4/8/8/8/4K3 w - - noop;"},
		{"semicolons in a text", epdStart + ` c0 "first; second;";`, ""},
		{"quotes and backslashes in a text", epdStart + ` c0 "she said \"j'adoube\" \\ left";`, ""},
		{"a backslash that escapes nothing", epdStart + ` c0 "a\b";`, epdStart + ` c0 "a\\b";`},
		{"an empty text", epdStart + ` c9 "";`, ""},
		{"a text in another script", epdStart + ` id "Ежъ ♞";`, ""},
		{"numbers", epdStart + " acd 20; acn 123456789012345678901; acs 30; ce -32767; dm 3; rc 2;", ""},
		{"scores as words", epdStart + ` c0 "Nf3=10, e4=8"; eco C20; opening "King's pawn" 2;`, ""},
		{"no operand", epdStart + " draw_offer; resign;", ""},
		{"an opcode of fifteen characters", epdStart + " a23456789_12345 x;", ""},
	} {
		e, err := ParseEPD(c.line)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		want := c.written
		if want == "" {
			want = c.line
		}
		if e.String() != want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, e, want)
		}
		again, err := ParseEPD(e.String())
		e.Position.skipped = again.Position.skipped // EPD does not tell what nobody can take
		if err != nil || !reflect.DeepEqual(again, e) {
			t.Errorf("%s: read again as %+v (%v)", c.name, again, err)
		}
	}
}

func TestEPDMeaning(t *testing.T) {
	e, err := ParseEPD(`r3k2r/8/8/8/8/8/8/R3K2R w KQkq - id "castles"; hmvc 3; fmvn 40; bm O-O O-O-O; pv O-O Ke7 Rae1+;`)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := e.Position.FEN(), "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 40"; got != want {
		t.Errorf("the position is %s, want %s", got, want)
	}
	if got := e.Text("id"); got != "castles" {
		t.Errorf("the title is %q", got)
	}
	for opcode, want := range map[string]string{"bm": "[e1g1 e1c1]", "pv": "[e1g1 e8e7 a1e1]", "am": "[]", "hmvc": "[]"} {
		o, _ := e.Operation(opcode)
		if got := fmt.Sprint(o.Moves); got != want {
			t.Errorf("%s is %s, want %s", opcode, got, want)
		}
	}
	if e.Text("c0") != "" || e.Text("hmvc") != "" {
		t.Error("there is no text")
	}
	// Made by hand: what EPD cannot say is put into what it can.
	e = EPD{StartPosition(), []Operation{{Opcode: "c0", Operands: []Operand{{"two\r\nlines", true}}}, {Opcode: "x", Operands: []Operand{{"a;b", false}, {"", false}}}}}
	if got, want := e.String(), epdStart+` c0 "two lines"; x "a;b" "";`; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestParseEPDRefuses(t *testing.T) {
	const fields = "4k3/8/8/8/8/8/8/4K2R w K -" // 26 characters
	for _, c := range []struct{ name, line, want string }{
		{"nothing", "", "column 1: the position has 1 field, not 4"},
		{"three fields", "4k3/8/8/8/8/8/8/4K2R w K", "column 1: the position has 3 fields, not 4"},
		{"a FEN", fields + " 0 1", `column 28: "0" is no name of an operation: a letter, then up to 14 letters, digits or underscores`},
		{"no semicolon", fields + " bm O-O", "column 34: bm: is not ended by a semicolon"},
		{"two spaces", fields + "  bm O-O;", "column 27: one space stands before an operation"},
		{"a space at the end", fields + " bm O-O; ", `column 36: "" is no name of an operation: a letter, then up to 14 letters, digits or underscores`},
		{"a space before the semicolon", fields + " bm O-O ;", "column 34: bm: one space stands before an operand, none before the semicolon"},
		{"a tab", fields + " bm\tO-O;", "column 30: bm: one space stands before an operand, none before the semicolon"},
		{"a word stuck to a text", fields + ` x "a"b;`, "column 33: x: one space stands before an operand, none before the semicolon"},
		{"an illegal move", fields + " bm O-O Kd3;", `column 35: bm: "Kd3" is not legal for white here`},
		{"no move at all", fields + " bm hello;", `column 31: bm: "hello" is not a move in SAN or UCI`},
		{"an ambiguous move", "4k3/8/8/8/8/2N5/8/4K1N1 w - - am Ne2;", `column 34: am: "Ne2" fits the pieces on g1 and c3`},
		{"a move too late in a line", fields + " pv O-O Kd7 O-O;", `column 39: pv: "O-O" is not legal for white here`},
		{"no best move", fields + " bm;", "column 28: bm: names no move"},
		{"two supplied moves", fields + " sm O-O Kd1;", "column 28: sm: has 2 moves, not 1"},
		{"said twice", fields + " bm O-O; bm Kd1;", "column 36: bm: is said twice"},
		{"a quote left open", fields + ` id "one; two;`, "column 31: id: the quote is never closed"},
		{"a quote escaped at the end", fields + ` id "one\";`, "column 31: id: the quote is never closed"},
		{"a line end in a text", fields + " id \"one\ntwo\";", "column 35: id: a text ends on the line it begins on"},
		{"a long text", fields + ` id "` + strings.Repeat("é", 128) + `";`, "column 31: id: the text has 256 bytes, more than 255"},
		{"a title without quotes", fields + " id BK.01;", "column 28: id: has one text between quotes"},
		{"two comments in one", fields + ` c0 "a" "b";`, "column 28: c0: has one text between quotes"},
		{"a clock that is none", fields + " hmvc x;", "column 28: hmvc: has one number from 0 to 9999"},
		{"a negative clock", fields + " hmvc -1;", "column 28: hmvc: has one number from 0 to 9999"},
		{"a clock too long", fields + " hmvc 99999999999999999999999;", "column 28: hmvc: has one number from 0 to 9999"},
		{"move number 0", fields + " fmvn 0;", "column 28: fmvn: has one number from 1 to 9999"},
		{"a depth that is none", fields + " acd deep;", "column 28: acd: has one whole number"},
		{"two signs", fields + " ce +-3;", "column 28: ce: has one whole number"},
		{"no opcode", fields + " ;", `column 28: "" is no name of an operation: a letter, then up to 14 letters, digits or underscores`},
		{"a long opcode", fields + " a234567890123456;", `column 28: "a234567890123456" is no name of an operation: a letter, then up to 14 letters, digits or underscores`},
		{"an accent in an opcode", fields + " né 1;", `column 28: "né" is no name of an operation: a letter, then up to 14 letters, digits or underscores`},
		{"a long line", fields + strings.Repeat(" ", 5000), "column 1: the line has 5026 bytes, more than 4096"},
		{"after letters of two bytes", fields + ` id "éé"; x`, "column 38: x: is not ended by a semicolon"},
	} {
		e, err := ParseEPD(c.line)
		var problem *EPDError
		if !errors.As(err, &problem) {
			t.Errorf("%s: read as %s (%v), want an *EPDError", c.name, e, err)
			continue
		}
		if got := strings.TrimPrefix(err.Error(), "chess: EPD: "); got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, got, c.want)
		}
	}
	var problems *FENError
	if _, err := ParseEPD("4k3/8/8/8/8/8/8/4K3 x K - noop;"); !errors.As(err, &problems) || len(problems.Problems) != 2 {
		t.Errorf("%v, want two problems of the position", err)
	}
}

func TestParseLessonEPD(t *testing.T) {
	for _, c := range []struct{ name, line, want string }{
		{"no kings", "8/8/8/3N4/8/8/8/8 w - - bm Nc7;", "8/8/8/3N4/8/8/8/8 w - - bm Nc7;"},
		{"missing fields", "8/8/8/3N4/8/8/8/8 w", "8/8/8/3N4/8/8/8/8 w - -"},
		{"a FEN and operations", epdStart + " 0 1 bm e4; fmvn 1;", epdStart + " bm e4; fmvn 1;"},
		{"counters in both places", "7k/8/6K1/8/8/8/8/R7 w - - 8 9 hmvc 3; fmvn 4;", "7k/8/6K1/8/8/8/8/R7 w - - hmvc 3; fmvn 4;"},
		{"no semicolon at the end", epdStart + ` id "x"; bm e4`, epdStart + ` id "x"; bm e4;`},
		{"space everywhere", "  " + epdStart + "\tbm  e4 \t d4 ; \r\n", epdStart + " bm e4 d4;"},
		{"moves in UCI", epdStart + " bm g1f3 e2e4; pv e2e4 g8f6;", epdStart + " bm Nf3 e4; pv e4 Nf6;"},
		{"a title without quotes", epdStart + " id  WAC.001  by  hand ; c0 no end", epdStart + ` id "WAC.001 by hand"; c0 "no end";`},
		{"said twice", epdStart + " bm e4; bm d4;", epdStart + " bm e4; bm d4;"},
	} {
		e, err := ParseLessonEPD(c.line)
		if err != nil || e.String() != c.want {
			t.Errorf("%s: (%v)\ngot  %s\nwant %s", c.name, err, e, c.want)
		}
	}
	for name, line := range map[string]string{
		"nothing": "", "white space": " \t", "two kings": "kk6/8/8/8/8/8/8/8 w - - noop;", "no such move": epdStart + " bm e5;",
		"a word that is no opcode": epdStart + " 0 1 2 bm e4;", "a quote left open": epdStart + ` c0 "a; bm e4;`,
	} {
		if e, err := ParseLessonEPD(line); err == nil {
			t.Errorf("%s: read as %s", name, e)
		}
	}
}

// Four fields tell exactly whether two positions are the same (FIDE 9.2.3).
func TestPositionEPD(t *testing.T) {
	for _, c := range []struct{ name, fen, other string }{
		{"en passant that is not legal", "8/8/8/KPp4r/8/8/8/7k w - c6 0 1", "8/8/8/KPp4r/8/8/8/7k w - - 7 9"},
		{"counters", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 40 99"},
	} {
		if a, b := mustFEN(t, c.fen).EPD(), mustFEN(t, c.other).EPD(); a != b {
			t.Errorf("%s: %s and %s", c.name, a, b)
		}
	}
	if a, b := mustFEN(t, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1").EPD(), mustFEN(t, "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1").EPD(); a == b {
		t.Errorf("en passant makes no difference in %s", a)
	}
}

// Whatever is read is written so that it is read as the same, by either door.
func FuzzEPD(f *testing.F) {
	f.Add(`1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id "BK.01";`)
	f.Add(epdStart + ` pv e4 e5 Nf3; hmvc 3; fmvn 9; c0 "a \"b\" \\ ; c"; ce -12; foo bar "baz" 1;`)
	f.Add(epdStart + ` 0 1 id x y; bm e2e4 g1f3`)
	f.Add("8/8/8/8/8/8/8/8 b - - noop;")
	f.Fuzz(func(t *testing.T, line string) {
		for name, parse := range map[string]func(string) (EPD, error){"strict": ParseEPD, "lesson": ParseLessonEPD} {
			e, err := parse(line)
			if err != nil {
				var fen *FENError
				var epd *EPDError
				if !errors.As(err, &fen) && !errors.As(err, &epd) || err.Error() == "" {
					t.Fatalf("%s: %q gives %v", name, line, err)
				}
				if epd != nil && (epd.Column < 1 || epd.Column > len(line)+1) {
					t.Fatalf("%s: %q has a fault in column %d", name, line, epd.Column)
				}
				continue
			}
			again, err := parse(e.String())
			if err != nil {
				t.Fatalf("%s: %q is written as %q, which is not read: %v", name, line, e, err)
			}
			e.Position.skipped = again.Position.skipped // EPD does not tell what nobody can take
			if _, ok := e.Operation("hmvc"); !ok {
				e.Position.halfMoves = 0
			}
			if _, ok := e.Operation("fmvn"); !ok {
				e.Position.number = 1
			}
			if !reflect.DeepEqual(again, e) {
				t.Fatalf("%s: %q is read as %+v, then as %+v", name, line, e, again)
			}
		}
	})
}
