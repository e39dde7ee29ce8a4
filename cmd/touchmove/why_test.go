package main

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// codesOf joins the codes of an answer's reasons.
func codesOf(answer map[string]any) string {
	var codes []string
	for _, r := range answer["reasons"].([]any) {
		codes = append(codes, r.(map[string]any)["code"].(string))
	}
	return strings.Join(codes, " ")
}

func TestWhyFacts(t *testing.T) {
	facts(t, "is_legal", func(t *testing.T, input, expected string) {
		fen, move, _ := strings.Cut(input, " | ")
		if len(move) > 3 && move[3] == '9' {
			if err := why(&bytes.Buffer{}, []string{"--fen", fen, move}); err == nil {
				t.Error("a square that there is not is no bad input")
			}
			return
		}
		answer := ask(t, "why", "--fen", fen, move)
		if got := strconv.FormatBool(answer["legal"].(bool)); got != expected {
			t.Errorf("legal %s, want %s", got, expected)
		}
		if answer["legal"].(bool) != (codesOf(answer) == "") || answer["legal"].(bool) != (answer["san"] != nil) {
			t.Errorf("legal, reasons and san disagree: %v", answer)
		}
	})
}

// Every try that the reasons are tested with gets the same here, and a sentence for each.
func TestWhyTries(t *testing.T) {
	table, err := os.ReadFile(filepath.Join("..", "..", "chess", "testdata", "tries.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	for i, row := range strings.Split(strings.TrimSpace(string(table)), "\n") {
		if i == 0 {
			continue
		}
		column := strings.Split(row, "\t")
		t.Run(column[0], func(t *testing.T) {
			answer := ask(t, "why", "--lesson", "--fen", column[1], "--moves", column[2], column[3])
			if got := codesOf(answer); got != column[4] {
				t.Errorf("reasons %s, want %s", got, column[4])
			}
			if answer["move"] != column[3] {
				t.Errorf("move %v, want %s", answer["move"], column[3])
			}
			for _, r := range answer["reasons"].([]any) {
				if r.(map[string]any)["text"] == "" || r.(map[string]any)["article"] == "" {
					t.Errorf("a reason without words or article: %v", r)
				}
			}
		})
	}
}

// The names and kinds of all fields, which other programs rely on. The sentences are those of package words.
func TestWhyJSON(t *testing.T) {
	for _, c := range []struct {
		name string
		args []string
		want string
	}{
		{"legal", []string{"g1f3"}, `{"move":"g1f3","san":"Nf3","legal":true,"reasons":[]}`},
		{"legal, in SAN", []string{"--moves", "e2e4 e7e5", "Nf3"}, `{"move":"g1f3","san":"Nf3","legal":true,"reasons":[]}`},
		{
			"castling through an attacked square",
			[]string{"--fen", "4k3/5r2/8/8/8/8/8/4K2R w K - 0 1", "O-O"},
			`{"move":"e1g1","san":null,"legal":false,"reasons":[{"code":"castle-through-check","article":"3.8.2.2",` +
				`"text":"…","squares":{"attackers":["f7"],"blockers":[],` +
				`"path":["e1","f1","g1"],"checkers":[],"king":"e1","line":[],"pinner":null,"flights":["d1","d2","e2"]},"ply":0}]}`,
		},
		{
			"a rook that has moved",
			[]string{"--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "--moves", "h1h2 e8e7 h2h1 e7e8", "0-0"},
			`{"move":"e1g1","san":null,"legal":false,"reasons":[{"code":"castle-rook-has-moved","article":"3.8.2.1",` +
				`"text":"…","squares":{"attackers":[],"blockers":[],` +
				`"path":["e1","f1","g1"],"checkers":[],"king":"e1","line":[],"pinner":null,"flights":["d1","f1","d2","e2","f2"]},"ply":1}]}`,
		},
		{
			"castling with a rook at home",
			[]string{"--fen", "k7/8/8/8/8/8/8/4R2K w - - 0 1", "O-O"},
			`{"move":"e1g1","san":null,"legal":false,"reasons":[{"code":"castle-king-has-moved","article":"3.8.2.1",` +
				`"text":"…","squares":{"attackers":[],"blockers":[],` +
				`"path":[],"checkers":[],"king":"h1","line":[],"pinner":null,"flights":["g1","g2","h2"]},"ply":0}]}`,
		},
		{
			"castling after castling",
			[]string{"--moves", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 Re1 O-O", "O-O"},
			`{"move":"e1g1","san":null,"legal":false,"reasons":[{"code":"castle-king-has-moved","article":"3.8.2.1",` +
				`"text":"…","squares":{"attackers":[],"blockers":[],` +
				`"path":[],"checkers":[],"king":"g1","line":[],"pinner":null,"flights":["f1","h1"]},"ply":7}]}`,
		},
		{
			"pinned",
			[]string{"--fen", "4k3/8/8/8/7b/8/5R2/4K3 w - - 0 1", "Rf5"},
			`{"move":"f2f5","san":null,"legal":false,"reasons":[{"code":"pinned","article":"3.9.2",` +
				`"text":"…","squares":{"attackers":[],"blockers":[],` +
				`"path":[],"checkers":[],"king":"e1","line":["h4","g3","f2","e1"],"pinner":"h4","flights":[]},"ply":0}]}`,
		},
		{
			"passing",
			[]string{"0000"},
			`{"move":"0000","san":null,"legal":false,"reasons":[{"code":"no-passing","article":"1.2",` +
				`"text":"…","squares":{"attackers":[],"blockers":[],` +
				`"path":[],"checkers":[],"king":"e1","line":[],"pinner":null,"flights":[]},"ply":0}]}`,
		},
	} {
		var out bytes.Buffer
		if err := why(&out, c.args); err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := strings.TrimSpace(sentence.ReplaceAllString(out.String(), `"text":"…"`)); got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, got, c.want)
		}
	}
}

var sentence = regexp.MustCompile(`"text":"[A-Z][^"]+\."`)

// docs/reasons.md names the parts that why leaves out.
func TestWhySquares(t *testing.T) {
	tags := func(object reflect.Type) (names []string) {
		for i := range object.NumField() {
			names = append(names, object.Field(i).Tag.Get("json"))
		}
		return names
	}
	got := append(tags(reflect.TypeFor[squares]()), "target", "moved", "ghost", "ply")
	want := tags(reflect.TypeFor[chess.Evidence]())
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Errorf("why and docs/reasons.md know %v, the evidence has %v", got, want)
	}
}
