package dead

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// tsv reads a table of testdata with a header line.
func tsv(t testing.TB, name string) [][]string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for _, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n")[1:] {
		rows = append(rows, strings.Split(line, "\t"))
	}
	return rows
}

// mustFEN reads a position that may be odd, but is none of the test's concern.
func mustFEN(t testing.TB, fen string) chess.Position {
	t.Helper()
	p, err := chess.ParseLessonFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// canMate asks with the desk's limit, and replays what it is told.
func canMate(t testing.TB, p chess.Position, side chess.Color) Answer {
	t.Helper()
	proof := CanMate(p, side, DeskLimit)
	replay(t, p, side, proof)
	return proof.Answer
}

// replay checks that a helpmate is one: legal moves, of which the last mates.
func replay(t testing.TB, p chess.Position, side chess.Color, proof Proof) {
	t.Helper()
	if proof.Answer != Yes {
		if proof.Helpmate != nil {
			t.Errorf("%s: %v with moves %v", p.FEN(), proof.Answer, proof.Helpmate)
		}
		return
	}
	end := p
	for i, m := range proof.Helpmate {
		next, err := end.Play(m)
		if err != nil {
			t.Fatalf("%s: move %d of the mate by %v: %v", p.FEN(), i+1, side, err)
		}
		end = next
	}
	if !end.IsCheckmate() || end.Turn() == side {
		t.Errorf("%s: %v lead to %s, no mate by %v", p.FEN(), proof.Helpmate, end.FEN(), side)
	}
}

// Positions with known answers. How each is known the file says, and TestEvidence checks.
func TestKnownAnswers(t *testing.T) {
	undecided := 0
	rows := tsv(t, "dead_positions.tsv")
	for _, row := range rows {
		fen, question, want := row[0], row[1], row[2]
		p := mustFEN(t, fen)
		white, black := Undecided, Undecided
		if question != "black" {
			white = canMate(t, p, chess.White)
		}
		if question != "white" {
			black = canMate(t, p, chess.Black)
		}
		got := map[string]string{}
		got["white"] = [...]string{"undecided", "winnable", "unwinnable"}[white]
		got["black"] = [...]string{"undecided", "winnable", "unwinnable"}[black]
		switch {
		case white == Yes || black == Yes:
			got["dead"] = "not dead"
		case white == No && black == No:
			got["dead"] = "dead"
		default:
			got["dead"] = "undecided"
		}
		switch got[question] {
		case want:
		case "undecided":
			undecided++
			t.Logf("%s: %s is undecided", fen, question)
		default:
			t.Errorf("%s: %s is %s, want %s", fen, question, got[question], want)
		}
		if Fast(p) && want != "unwinnable" && want != "dead" {
			t.Errorf("%s: called dead at once, but %s is %s", fen, question, want)
		}
	}
	if len(rows) != 252 {
		t.Errorf("%d rows, want 252", len(rows))
	}
	if undecided > 0 { // more than there were when this was written
		t.Errorf("%d of %d undecided", undecided, len(rows))
	}
}

// The same by material alone, as several rules libraries have it.
func TestMaterial(t *testing.T) {
	for _, row := range tsv(t, "material.tsv") {
		kind, input, want := row[1], row[2], row[3] == "true"
		fen, side, _ := strings.Cut(input, " | ")
		p := mustFEN(t, fen)
		white := canMate(t, p, chess.White) == No
		black := canMate(t, p, chess.Black) == No
		got := white && black
		if kind == "insufficient_side" {
			got = map[string]bool{"white": white, "black": black}[side]
		} else if Fast(p) != want {
			t.Errorf("%s: dead at once %v, want %v", fen, Fast(p), want)
		}
		if got != want {
			t.Errorf("%s: %v, want %v", input, got, want)
		}
	}
}
