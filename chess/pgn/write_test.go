package pgn

import (
	"bytes"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// strip removes places and makes empty slices nil, so that trees can be compared.
func strip(games []Game) []Game {
	var out []Game
	for _, g := range games {
		g.Line, g.Col = 0, 0
		var tags []Tag
		for _, t := range g.Tags {
			tags = append(tags, Tag{Name: t.Name, Value: t.Value})
		}
		g.Tags, g.Preface, g.Comments, g.Moves = tags, stripComments(g.Preface), stripComments(g.Comments), stripMoves(g.Moves)
		out = append(out, g)
	}
	return out
}

func stripComments(cs []Comment) []Comment {
	var out []Comment
	for _, c := range cs {
		out = append(out, Comment{Text: c.Text})
	}
	return out
}

func stripMoves(moves []*Move) []*Move {
	var out []*Move
	for _, m := range moves {
		c := &Move{SAN: m.SAN, NAGs: m.NAGs, Before: stripComments(m.Before), After: stripComments(m.After)}
		for _, v := range m.Variations {
			c.Variations = append(c.Variations, stripMoves(v))
		}
		out = append(out, c)
	}
	return out
}

// sameAgain proves that games are written so that they are read back equal, without fault, and written the same.
func sameAgain(t *testing.T, games []Game) []byte {
	t.Helper()
	var first, second bytes.Buffer
	if err := Write(&first, games); err != nil {
		t.Fatal(err)
	}
	if first.Len() > MaxBytes {
		return nil
	}
	again, faults := Parse(first.Bytes())
	if len(faults) > 0 {
		t.Fatalf("%v in\n%s", faults, first.Bytes())
	}
	if !reflect.DeepEqual(strip(games), strip(again)) {
		t.Fatalf("read back differently:\n%s", first.Bytes())
	}
	if err := Write(&second, again); err != nil || !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Fatalf("written differently the second time:\n%s\n%s", first.Bytes(), second.Bytes())
	}
	return first.Bytes()
}

func TestWriteGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/*.pgn")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			games, faults := Parse(src)
			if len(faults) > 0 {
				t.Fatal(faults)
			}
			got := sameAgain(t, games)
			golden := file + ".golden"
			if *update {
				if err := os.WriteFile(golden, got, 0o644); err != nil {
					t.Fatal(err)
				}
			}
			want, err := os.ReadFile(golden)
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("wrote\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// TestWriteMadeUp writes trees that no file could give.
func TestWriteMadeUp(t *testing.T) {
	games := []Game{
		{},
		{Tags: []Tag{{Name: "Event", Value: "two\nlines"}}, Result: "won"},
		{Comments: []Comment{{Text: "a } b\nc"}}, Moves: []*Move{{SAN: "e4"}}},
	}
	var b bytes.Buffer
	if err := Write(&b, games); err != nil {
		t.Fatal(err)
	}
	const want = "*\n\n[Event \"two lines\"]\n\n*\n\n{ a ) b\nc } 1. e4 *\n\n"
	if b.String() != want {
		t.Errorf("wrote %q, want %q", b.String(), want)
	}
	if _, faults := Parse(b.Bytes()); len(faults) > 0 {
		t.Error(faults)
	}
}

func TestWriteRefuses(t *testing.T) {
	for _, c := range []struct {
		name string
		game Game
		want string
	}{
		{"no move", Game{Moves: []*Move{{}}}, `pgn: "" is not a move`},
		{"two moves", Game{Moves: []*Move{{SAN: "e4 e5"}}}, `pgn: "e4 e5" is not a move`},
		{"sign", Game{Moves: []*Move{{SAN: "e4!"}}}, `pgn: "e4!" is not a move`},
		{"number", Game{Moves: []*Move{{SAN: "1e4"}}}, `pgn: "1e4" is not a move`},
		{"variation", Game{Moves: []*Move{{SAN: "e4", Variations: [][]*Move{{{SAN: ")"}}}}}}, `pgn: ")" is not a move`},
		{"glyph", Game{Moves: []*Move{{SAN: "e4", NAGs: []int{256}}}}, "pgn: 256 is not a glyph"},
		{"tag", Game{Tags: []Tag{{Name: "a b"}}}, `pgn: "a b" is not the name of a tag`},
		{"tag without name", Game{Tags: []Tag{{}}}, `pgn: "" is not the name of a tag`},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b bytes.Buffer
			if err := Write(&b, []Game{{}, c.game}); err == nil || err.Error() != c.want || b.Len() > 0 {
				t.Errorf("%v, wrote %q", err, b.Bytes())
			}
		})
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("full") }

func TestWriteError(t *testing.T) {
	if err := Write(full{}, []Game{{}}); err == nil {
		t.Error("no error")
	}
}
