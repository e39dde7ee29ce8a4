package main

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

func TestSANFacts(t *testing.T) {
	facts(t, "san", func(t *testing.T, input, expected string) {
		fen, move, _ := strings.Cut(input, " | ")
		answer := ask(t, "san", "--fen", fen, move)
		if answer["san"] != expected || answer["uci"] != move {
			t.Errorf("%v, want %s", answer, expected)
		}
		back := ask(t, "san", "--fen", fen, expected)
		if back["uci"] != move || back["fen"] != answer["fen"] {
			t.Errorf("%s is read as %v", expected, back)
		}
	})
	facts(t, "parse_san", func(t *testing.T, input, expected string) {
		fen, move, _ := strings.Cut(input, " | ")
		if expected == "ERR" {
			var out bytes.Buffer
			if err := san(&out, []string{"--fen", fen, move}); !errors.As(err, &badInput{}) {
				t.Errorf("%v %s", err, out.String())
			}
			return
		}
		if got := ask(t, "san", "--fen", fen, move)["uci"]; got != expected {
			t.Errorf("%v, want %s", got, expected)
		}
	})
}

func TestSAN(t *testing.T) {
	for _, c := range []struct {
		name string
		args []string
		want string
	}{
		{"from UCI", []string{"e2e4"}, `{"san":"e4","uci":"e2e4","fen":"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"}`},
		{"from German", []string{"Sf3"}, `{"san":"Nf3","uci":"g1f3","fen":"rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"}`},
		{"from a symbol", []string{"♘f3"}, `{"san":"Nf3","uci":"g1f3","fen":"rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"}`},
		{"mate by a promotion that takes", []string{"--fen", "8/8/8/8/8/3k4/1p6/N2K4 b - - 0 1", "bxa1=Q"}, `{"san":"bxa1=Q#","uci":"b2a1q","fen":"8/8/8/8/8/3k4/8/q2K4 w - - 0 2"}`},
	} {
		var out bytes.Buffer
		if err := san(&out, c.args); err != nil || strings.TrimSpace(out.String()) != c.want {
			t.Errorf("%s: (%v)\ngot  %s\nwant %s", c.name, err, out.String(), c.want)
		}
	}
}
