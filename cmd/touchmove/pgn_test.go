package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestPGN(t *testing.T) {
	const tags = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n"
	for _, c := range []struct{ name, in, out, faults string }{
		{"nothing", "", "", ""},
		{
			"as people write", "\ufeff1.e4 e5 2.Ng1-f3!! (2.f2-f4 exf4 {taken}) Nc6 3.Bb5 a6 4.0-0 ; castles\r\n1-0",
			tags + "[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 $3 (2. f4 exf4 { taken }) 2... Nc6 3. Bb5 a6 4. O-O { castles }\n1-0\n\n", "",
		},
		{
			"two games, a fault in each", "1. e4 Ke7 *\n\n[Event \"?\"]\n\n1. d4 d5 2. Zz *\n\n",
			tags + "[Result \"*\"]\n\n1. e4 *\n\n" + tags + "[Result \"*\"]\n\n1. d4 d5 *\n\n",
			"1:7: The move \"Ke7\" is not legal here: own-piece-on-target.\n5:13: \"Zz\" is not a move. Text stands between { and }.\n",
		},
	} {
		file := filepath.Join(t.TempDir(), "games.pgn")
		if err := os.WriteFile(file, []byte(c.in), 0o644); err != nil {
			t.Fatal(err)
		}
		var out, faults bytes.Buffer
		err := normalize(&out, &faults, []string{file})
		if (err != nil) != (c.faults != "") || err != nil && !errors.Is(err, errBadInputTold) {
			t.Errorf("%s: %v", c.name, err)
		}
		if out.String() != c.out {
			t.Errorf("%s: got\n%s\nwant\n%s", c.name, out.String(), c.out)
		}
		if got := strings.ReplaceAll(faults.String(), file+":", ""); got != c.faults {
			t.Errorf("%s: faults\n%s\nwant\n%s", c.name, got, c.faults)
		}
	}
	var out, faults bytes.Buffer
	directory := t.TempDir()
	if err := normalize(&out, &faults, []string{directory}); err == nil || strings.Count(err.Error(), directory) != 1 {
		t.Errorf("a directory: %v", err)
	}
	for name, args := range map[string][]string{"no file": nil, "two files": {"a", "b"}, "a missing file": {filepath.Join(t.TempDir(), "x.pgn")}} {
		var out, faults bytes.Buffer
		if err := normalize(&out, &faults, args); !errors.As(err, &badInput{}) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// What has been brought into form stays as it is.
func TestPGNTwice(t *testing.T) {
	const game = "{Above} [White \"A \\\"B\\\"\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R b K - 3 7\"]\n[Annotator \"C\"]\n\n" +
		"Ke7 ({first} 7... Kd7! $14 8. Rh7+ (8. Kd2 {[%csl Gd2]} {two}) Kc6) 8. 0-0 {long and longer" +
		" and longer and longer and longer and longer and longer and longer and longer} -- 9. Rf7+ 1/2-1/2"
	file := filepath.Join(t.TempDir(), "games.pgn")
	var once, twice, faults bytes.Buffer
	if err := os.WriteFile(file, []byte(game), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := normalize(&once, &faults, []string{file}); err != nil {
		t.Fatalf("%v: %s", err, faults.String())
	}
	if err := os.WriteFile(file, once.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := normalize(&twice, &faults, []string{file}); err != nil || once.String() != twice.String() {
		t.Errorf("%v %s: not the same the second time", err, faults.String())
	}
}
