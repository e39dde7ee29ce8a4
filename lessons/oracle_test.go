package lessons

import (
	"bufio"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// TestMainLinesAgainstChessops: another library reads every script and comes to the same positions, in all exercises that
// are ordinary chess: two kings, and both sides move in turn.
func TestMainLinesAgainstChessops(t *testing.T) {
	if os.Getenv("TOUCHMOVE_ORACLE") == "" {
		t.Skip("set TOUCHMOVE_ORACLE=1 to compare with chessops; it needs Node and the packages of web/package.json")
	}
	files, err := filepath.Glob("scripts/*.pgn")
	if err != nil || len(files) == 0 {
		t.Fatal("no scripts", err)
	}
	command := exec.Command("node", append([]string{"oracle/mainlines.mjs"}, files...)...)
	command.Stderr = os.Stderr
	output, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := command.Wait(); err != nil {
			t.Error(err)
		}
	}()
	answers := json.NewDecoder(bufio.NewReader(output))
	compared := 0
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		l, err := Parse(strings.TrimSuffix(filepath.Base(file), ".pgn"), src)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range l.Exercises {
			var answer struct {
				File, Error string
				Game        int
				FENs, Moves []string
			}
			if err := answers.Decode(&answer); err != nil {
				t.Fatalf("%s, game %d: %v", file, e.Game, err)
			}
			if answer.File != file || answer.Game != e.Game {
				t.Fatalf("%s, game %d is answered for %s, game %d", file, e.Game, answer.File, answer.Game)
			}
			if !e.ordinary() {
				continue
			}
			compared++
			moves, fens := e.mainLine()
			if answer.Error != "" || !slices.Equal(answer.Moves, moves) || !slices.Equal(answer.FENs, fens) {
				t.Errorf("%s, game %d: chessops reads %+v, we read %v %v", file, e.Game, answer, moves, fens)
			}
		}
	}
	if err := answers.Decode(new(any)); !errors.Is(err, io.EOF) {
		t.Error("more games are answered than there are", err)
	}
	t.Logf("%d exercises compared", compared)
}

// ordinary reports whether the exercise is chess to any program.
func (e *Exercise) ordinary() bool {
	for n := e.Root.Main(); n != nil; n = n.Main() {
		if n.Move.IsZero() {
			return false
		}
	}
	_, err := chess.ParseFEN(e.FEN)
	return !e.NoKings && err == nil
}

// mainLine returns the moves as chessops writes them, where castling is the king onto the rook, and the positions.
func (e *Exercise) mainLine() (moves, fens []string) {
	p := e.Start
	fens = []string{p.FEN()}
	for n := e.Root.Main(); n != nil; n = n.Main() {
		uci := n.Move.String()
		switch n.SAN[:min(3, len(n.SAN))] {
		case "O-O":
			uci = uci[:2] + "h" + uci[3:]
			if strings.HasPrefix(n.SAN, "O-O-O") {
				uci = uci[:2] + "a" + uci[3:]
			}
		}
		moves = append(moves, uci)
		p = p.After(n.Move)
		fens = append(fens, p.FEN())
	}
	return moves, fens
}
