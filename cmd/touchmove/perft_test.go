package main

import (
	"strconv"
	"strings"
	"testing"
)

func TestPerft(t *testing.T) {
	facts(t, "perft", func(t *testing.T, input, expected string) {
		fen, depth, _ := strings.Cut(input, " | ")
		answer := ask(t, "perft", "--fen", fen, depth)
		if got := strconv.Itoa(int(answer["nodes"].(float64))); got != expected {
			t.Errorf("%s, want %s", got, expected)
		}
		if strconv.Itoa(int(answer["depth"].(float64))) != depth || answer["seconds"].(float64) < 0 || answer["divide"] != nil {
			t.Errorf("answer %v", answer)
		}
	})
	if got := ask(t, "perft", "0")["nodes"]; got != 1.0 {
		t.Errorf("depth 0: %v", got)
	}
}

func TestPerftDivide(t *testing.T) {
	answer := ask(t, "perft", "--divide", "3")
	sum := 0.0
	for _, n := range answer["divide"].(map[string]any) {
		sum += n.(float64)
	}
	if sum != 8902 || answer["nodes"] != sum || answer["divide"].(map[string]any)["e2e4"] != 600.0 {
		t.Errorf("%v", answer)
	}
	for _, c := range []struct {
		name  string
		args  []string
		nodes float64
	}{
		{"depth 0", []string{"-divide", "0"}, 1},
		{"mate", []string{"-divide", "-fen", "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "2"}, 0},
	} {
		answer := ask(t, "perft", c.args...)
		if divide, ok := answer["divide"].(map[string]any); answer["nodes"] != c.nodes || !ok || len(divide) != 0 {
			t.Errorf("%s: %v", c.name, answer)
		}
	}
}
