package main

import (
	"bytes"
	"errors"
	"strconv"
	"strings"
	"testing"
)

func TestStatusFacts(t *testing.T) {
	facts(t, "legal_moves", func(t *testing.T, fen, expected string) {
		if got := list(ask(t, "status", "--fen", fen)["legal"]); got != expected {
			t.Errorf("got  %s\nwant %s", got, expected)
		}
	})
	facts(t, "move_count", func(t *testing.T, fen, expected string) {
		if got := strconv.Itoa(len(ask(t, "status", "--fen", fen)["legal"].([]any))); got != expected {
			t.Errorf("%s moves, want %s", got, expected)
		}
	})
	facts(t, "fen_after", func(t *testing.T, input, expected string) {
		fen, moves, _ := strings.Cut(input, " | ")
		if got := ask(t, "status", "--fen", fen, "--moves", moves)["fen"]; got != expected {
			t.Errorf("got  %s\nwant %s", got, expected)
		}
	})
	facts(t, "repetition_count", func(t *testing.T, input, expected string) {
		fen, moves, _ := strings.Cut(input, " | ")
		answer := ask(t, "status", "--fen", fen, "--moves", moves)
		if got := strconv.Itoa(int(answer["repetitions"].(float64))); got != expected {
			t.Errorf("%s times, want %s", got, expected)
		}
		if claims := list(answer["claims"]); (claims == "threefold-repetition") != (expected == "3") {
			t.Errorf("claims %q after %s times", claims, expected)
		}
	})
	facts(t, "status", func(t *testing.T, fen, expected string) {
		answer := ask(t, "status", "--fen", fen)
		got := answer["outcome"]
		if got == "none" || got == "dead-position" {
			got = "ongoing" // what the row calls a position that is neither mate nor stalemate
		}
		if got != expected {
			t.Errorf("outcome %v, want %s", answer["outcome"], expected)
		}
	})
	facts(t, "insufficient", func(t *testing.T, fen, expected string) {
		outcome := ask(t, "status", "--fen", fen)["outcome"]
		if got := strconv.FormatBool(outcome == "dead-position"); got != expected {
			t.Errorf("outcome %v, want dead %s", outcome, expected)
		}
	})
	facts(t, "insufficient_side", func(t *testing.T, input, expected string) {
		fen, side, _ := strings.Cut(input, " | ")
		can := ask(t, "status", "--fen", fen)["canMate"].(map[string]any)[side]
		if want := map[string]string{"true": "no", "false": "yes"}[expected]; can != want {
			t.Errorf("%s can mate: %v, want %s", side, can, want)
		}
	})
}

// A position that the rules have no answer for is refused, and so is a slip of the pen; what no game leads to is answered
// (docs/decisions/0302).
func TestStatusFENValidity(t *testing.T) {
	answered := map[string]bool{"fe10": true, "fe11": true, "fe13": true, "fe22": true}
	facts(t, "fen_validity", func(t *testing.T, fen, expected string) {
		id := t.Name()[strings.LastIndexByte(t.Name(), '/')+1:]
		var out bytes.Buffer
		err := status(&out, []string{"--fen", fen})
		if err != nil && !errors.As(err, &badInput{}) {
			t.Errorf("%v is not told as bad input", err)
		}
		if (err == nil) != answered[id] {
			t.Errorf("answered: %v (%v)", err == nil, err)
		}
		if expected == "ERR" && err == nil || strings.HasPrefix(expected, "ok ") && !strings.Contains(expected, "ERR") && err != nil {
			t.Errorf("%v, want %s", err, expected)
		}
	})
}

func TestStatusJSON(t *testing.T) {
	for _, c := range []struct {
		name string
		args []string
		want string
	}{
		{
			"fool's mate",
			[]string{"--moves", "f2f3 e7e5 g2g4 d8h4"},
			`{"fen":"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3","turn":"white","check":true,"checkers":["h4"],` +
				`"legal":[],"outcome":"checkmate","winner":"black","repetitions":1,"claims":[],"canMate":{"white":"no","black":"yes"}}`,
		},
		{
			"two kings",
			[]string{"--fen", "8/8/4k3/8/8/3K4/8/8 w - - 0 1"},
			`{"fen":"8/8/4k3/8/8/3K4/8/8 w - - 0 1","turn":"white","check":false,"checkers":[],` +
				`"legal":["d3c2","d3c3","d3c4","d3d2","d3d4","d3e2","d3e3","d3e4"],"outcome":"dead-position","winner":null,"repetitions":1,` +
				`"claims":[],"canMate":{"white":"no","black":"no"}}`,
		},
		{
			"a hundred quiet moves of one side",
			[]string{"--fen", "4k3/8/8/8/8/8/7p/7K w - - 100 90"},
			`{"fen":"4k3/8/8/8/8/8/7p/7K w - - 100 90","turn":"white","check":false,"checkers":[],` +
				`"legal":["h1g2","h1h2"],"outcome":"none","winner":null,"repetitions":1,` +
				`"claims":["fifty-moves"],"canMate":{"white":"no","black":"yes"}}`,
		},
	} {
		var out bytes.Buffer
		if err := status(&out, c.args); err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := strings.TrimSpace(out.String()); got != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.name, got, c.want)
		}
	}
}

func TestStatusEnds(t *testing.T) {
	const knights = "g1f3 g8f6 f3g1 f6g8 "
	for _, c := range []struct {
		name                       string
		args                       []string
		outcome, winner, claims    string
		whiteCanMate, blackCanMate string
	}{
		{"the start", nil, "none", "", "", "yes", "yes"},
		{"the third time", []string{"--moves", strings.Repeat(knights, 2)}, "none", "", "threefold-repetition", "yes", "yes"},
		{"the fifth time", []string{"--moves", strings.Repeat(knights, 4)}, "fivefold-repetition", "", "", "yes", "yes"},
		{"stalemate", []string{"--fen", "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1"}, "stalemate", "", "", "no", "no"},
		{"the seventy-fifth move", []string{"--fen", "7k/8/6K1/8/8/8/8/R7 w - - 149 120", "--moves", "Ra7"}, "seventy-five-moves", "", "", "yes", "no"},
		{"mate on the seventy-fifth move", []string{"--fen", "7k/8/6K1/8/8/8/8/R7 w - - 149 120", "--moves", "Ra8"}, "checkmate", "white", "", "yes", "no"},
		{"fifty moves", []string{"--fen", "7k/8/6K1/8/8/8/8/R7 w - - 100 120"}, "none", "", "fifty-moves", "yes", "no"},
		{"a wall of pawns", []string{"--fen", "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1"}, "dead-position", "", "", "no", "no"},
		{"a knight against a queen", []string{"--fen", "8/8/8/4k3/7q/8/5N2/6K1 w - - 0 1"}, "none", "", "", "no", "yes"},
	} {
		answer := ask(t, "status", c.args...)
		winner, _ := answer["winner"].(string)
		can := answer["canMate"].(map[string]any)
		got := []any{answer["outcome"], winner, list(answer["claims"]), can["white"], can["black"]}
		for i, want := range []any{c.outcome, c.winner, c.claims, c.whiteCanMate, c.blackCanMate} {
			if got[i] != want {
				t.Errorf("%s: %v, want %v of outcome, winner, claims, can White, can Black", c.name, got, want)
			}
		}
	}
}

// Moves may be numbered as in books, with the number beside the move or by itself.
func TestMovesWithNumbers(t *testing.T) {
	want := ask(t, "status", "-moves", "e2e4 e7e5 g1f3")["fen"]
	for _, moves := range []string{"1.e4 e5 2.Nf3", "1. e4 e5 2. Nf3", "1. e4 1... e5 2. Sf3", " 1.e4\n1…e5\t2. Nf3 "} {
		if got := ask(t, "status", "-moves", moves)["fen"]; got != want {
			t.Errorf("%q: %v, want %v", moves, got, want)
		}
	}
}
