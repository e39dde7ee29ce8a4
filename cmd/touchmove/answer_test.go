package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// questions are the commands that answer with JSON.
var questions = map[string]func(io.Writer, []string) error{"why": why, "status": status, "perft": perft, "san": san}

// ask runs a command and reads its answer.
func ask(t *testing.T, command string, args ...string) map[string]any {
	t.Helper()
	var out bytes.Buffer
	if err := questions[command](&out, args); err != nil {
		t.Fatalf("%s %q: %v", command, args, err)
	}
	if n := bytes.Count(out.Bytes(), []byte("\n")); n != 1 {
		t.Fatalf("%s %q: the answer has %d lines", command, args, n)
	}
	var object map[string]any
	if err := json.Unmarshal(out.Bytes(), &object); err != nil {
		t.Fatalf("%s %q: %v in %s", command, args, err, out.String())
	}
	return object
}

// list joins a JSON list of strings.
func list(value any) string {
	var words []string
	for _, v := range value.([]any) {
		words = append(words, v.(string))
	}
	return strings.Join(words, " ")
}

// facts visits the rows of a kind in the table of facts that the rules are tested with.
func facts(t *testing.T, kind string, check func(t *testing.T, input, expected string)) {
	t.Helper()
	table, err := os.ReadFile(filepath.Join("..", "..", "chess", "testdata", "rules.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for row := range strings.Lines(string(table)) {
		column := strings.Split(strings.TrimSuffix(row, "\n"), "\t")
		if column[1] == kind {
			n++
			t.Run(column[0], func(t *testing.T) { check(t, column[2], column[3]) })
		}
	}
	if n == 0 {
		t.Fatalf("no facts of kind %s", kind)
	}
}

// What cannot be understood is bad input, with a message that says which part of it and what is wrong.
func TestBadInput(t *testing.T) {
	const kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	const open = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
	const afterNf3 = "rnbqkbnr/ppp1pppp/3p4/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 2"
	for _, c := range []struct {
		name, command string
		args          []string
		message       string
	}{
		{"no move", "why", nil, "why: MOVE is missing"},
		{"no depth", "perft", []string{"-divide"}, "perft: DEPTH is missing"},
		{"two moves", "why", []string{"e2e4", "e7e5"}, `why: "e7e5" is one word too many; a FEN and a list of moves stand between quotes`},
		{"a FEN without quotes", "san", []string{"-fen", "4k3/8/8/8/8/8/8/4K3", "w", "-", "-", "0", "1", "Kd1"}, `san: "-" is one word too many; a FEN and a list of moves stand between quotes`},
		{"a word for status", "status", []string{"e2e4"}, `status: "e2e4" is one word too many; a FEN and a list of moves stand between quotes`},
		{"an empty FEN", "status", []string{"--fen", ""}, `FEN: is not six fields with one space between`},
		{"a bad side", "status", []string{"--fen", "4k3/8/8/8/8/8/8/4K3 x - - 0 1"}, `FEN: side to move: is "x", not w or b`},
		{"two bad fields", "why", []string{"--fen", "4k3/8/8/8/8/8/8/4K3 w K - z 1", "e1e2"}, `FEN: castling: has 'K', but no white rook is on h1; half-move clock: is "z", not a number up to 9999`},
		{"no kings", "why", []string{"--fen", "8/8/8/3N4/8/8/8/8 w - - 0 1", "d5c7"}, "FEN: pieces: white has no king; pieces: black has no king; --lesson reads it"},
		{"four fields", "why", []string{"--fen", "4k3/8/8/8/8/8/8/4K3 w - -", "e1e2"}, "FEN: is not six fields with one space between; --lesson reads it"},
		{"two spaces", "why", []string{"--fen", "4k3/8/8/8/8/8/8/4K3 w -  - 0 1", "e1e2"}, "FEN: is not six fields with one space between; --lesson reads it"},
		{"a tab", "why", []string{"--fen", "4k3/8/8/8/8/8/8/4K3\tw - - 0 1", "e1e2"}, "FEN: is not six fields with one space between; --lesson reads it"},
		{"two kings in a lesson", "why", []string{"--lesson", "--fen", "kk6/8/8/8/8/8/8/8", "d5c7"}, "FEN: pieces: black has 2 kings"},
		{"the waiting king in check", "perft", []string{"--fen", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "1"}, "FEN: the black king could be taken; white is to move"},
		{"a word that is no move", "why", []string{"hello"}, `"hello" is not a move in SAN or UCI`},
		{"no such square", "why", []string{"e2e9"}, `"e2e9" is not a move in SAN or UCI`},
		{"two that can", "why", []string{"-fen", "6k1/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2"}, `"Ne2" fits the pieces on g1 and c3`},
		{"no such piece", "why", []string{"-fen", kings, "Qd1"}, `"Qd1": no white queen can be meant`},
		{"an illegal move midway", "why", []string{"--moves", "e2e4 e7e5 e1e3 e8e7", "g1f3"}, `moves: number 3: "e1e3" is not legal for white here (not-how-it-moves)`},
		{"an illegal SAN midway", "status", []string{"--moves", "e4 e5 Rh3"}, `moves: number 3: "Rh3" is not legal for white here (path-blocked)`},
		{"an unreadable move midway", "status", []string{"--moves", "e4 e5 Bx"}, `moves: number 3: "Bx" is not a move in SAN or UCI`},
		{"a promotion left open midway", "status", []string{"--fen", "7k/P7/8/8/8/8/8/K7 w - - 0 1", "--moves", "a7a8"}, `moves: number 1: "a7a8": a pawn that reaches the last rank, and no other, becomes Q, R, B or N (promotion-not-chosen)`},
		{"on after mate", "status", []string{"--moves", "f3 e5 g4 Qh4 e1f2"}, `moves: number 5: "e1f2" is not legal for white here (game-over)`},
		{"an illegal move to write", "san", []string{"e2e5"}, `"e2e5" is not legal for white here`},
		{"a guess", "san", []string{"-fen", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "xd5"}, `"xd5" is not legal for white here`},
		{"a bishop for a pawn", "san", []string{"-fen", "4k3/8/8/8/2p5/8/B7/4K3 w - - 0 1", "bxc4"}, `"bxc4" is not legal for white here`},
		{"a French king", "san", []string{"-fen", open, "Re2"}, `"Re2" is not legal for white here`},
		{"a French king midway", "status", []string{"-moves", "1. e4 e5 2. Re2 Re7"}, `moves: number 3: "Re2" is not legal for white here`},
		{"a French king to judge", "why", []string{"-fen", open, "Re2"}, `"Re2": no white rook can be meant`},
		{"a Dutch knight", "san", []string{"-fen", afterNf3, "Pe5"}, `"Pe5" is not legal for white here`},
		{"a Dutch knight midway", "status", []string{"-moves", "Nf3 d6 Pe5"}, `moves: number 3: "Pe5" is not legal for white here (not-how-it-moves)`},
		{"castling again midway", "status", []string{"-moves", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O 6. Kh1 a6 7. O-O"}, `moves: number 13: "O-O" is not legal for white here (castle-king-has-moved)`},
		{"castling without a king", "why", []string{"-lesson", "-fen", "8/8/8/8/8/8/8/4R3", "O-O"}, `"O-O": no white king can be meant`},
		{"a negative depth", "perft", []string{"-divide", "--", "-1"}, `perft: DEPTH is "-1", not a number of plies, 0 or more`},
		{"a depth too long", "perft", []string{"99999999999999999999"}, `perft: DEPTH is "99999999999999999999", not a number of plies, 0 or more`},
	} {
		var out bytes.Buffer
		err := questions[c.command](&out, c.args)
		if !errors.As(err, &badInput{}) || !strings.HasPrefix(err.Error(), c.message) {
			t.Errorf("%s: %v\nwant bad input: %s", c.name, err, c.message)
		}
		if out.Len() > 0 {
			t.Errorf("%s: answered %s", c.name, out.String())
		}
	}
}

func TestExitCodes(t *testing.T) {
	for _, c := range []struct {
		name string
		err  error
		want int
	}{
		{"an answer", nil, 0},
		{"faults told", errFaults, 1},
		{"a failure", io.ErrUnexpectedEOF, 1},
		{"flags not understood", errBadInputTold, 2},
		{"bad input", badInputf("a test of the exit code: %w", io.EOF), 2},
	} {
		if got := exitCode(c.err); got != c.want {
			t.Errorf("%s: exit code %d, want %d", c.name, got, c.want)
		}
	}
	if err := why(io.Discard, []string{"-colour", "red", "e2e4"}); !errors.Is(err, errBadInputTold) {
		t.Errorf("an unknown flag gives %v", err)
	}
}

// Flags may stand on either side of a word, with one hyphen or two.
func TestFlagsAnywhere(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
	for _, args := range [][]string{{"-fen", fen, "O-O"}, {"--fen", fen, "O-O"}, {"O-O", "--fen=" + fen}} {
		if got := ask(t, "san", args...)["uci"]; got != "e1g1" {
			t.Errorf("%q: %v", args, got)
		}
	}
}
