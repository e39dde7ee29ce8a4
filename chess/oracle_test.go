package chess

import (
	"bufio"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// Thousands of positions of random games against chessops: which of all moves are legal, their SAN, check and end.
func TestAgainstChessops(t *testing.T) {
	var positions []Position
	randomPositions(t, 90, func(g *Game) { positions = append(positions, g.Position()) })
	againstChessops(t, positions)
}

// The same for positions with many pieces of a kind, where SAN has to tell one from the others.
func TestManyPiecesAgainstChessops(t *testing.T) {
	var positions []Position
	crowdedPositions(3000, func(p Position) { positions = append(positions, p) })
	againstChessops(t, positions)
}

func againstChessops(t *testing.T, positions []Position) {
	t.Helper()
	if os.Getenv("TOUCHMOVE_ORACLE") == "" {
		t.Skip("set TOUCHMOVE_ORACLE=1 to compare with chessops; it needs Node and the packages of web/package.json")
	}
	var input strings.Builder
	for _, p := range positions {
		input.WriteString(p.FEN() + "\n")
	}
	command := exec.Command("node", "oracle/compare.mjs")
	command.Stdin = strings.NewReader(input.String())
	command.Stderr = os.Stderr
	output, err := command.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(output)
	lines.Buffer(nil, 1<<20)
	moves := 0
	for _, p := range positions {
		if !lines.Scan() {
			t.Fatalf("the oracle stopped: %v", lines.Err())
		}
		var answer struct {
			SAN   map[string]string
			Check bool
			End   string
			Error string
		}
		if err := json.Unmarshal(lines.Bytes(), &answer); err != nil {
			t.Fatal(err)
		}
		if answer.Error != "" {
			t.Errorf("%s: chessops says %s", p.FEN(), answer.Error)
			continue
		}
		moves += len(answer.SAN)
		compareWithAnswer(t, &p, answer.SAN)
		if p.InCheck() != answer.Check || p.ExplainEnd().Kind.String() != answer.End {
			t.Errorf("%s: check %v and %v, chessops says check %v and %s", p.FEN(), p.InCheck(), p.ExplainEnd().Kind, answer.Check, answer.End)
		}
	}
	if err := command.Wait(); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d positions, %d moves", len(positions), moves)
}

// compareWithAnswer holds every from, to and promotion against the moves that are legal elsewhere.
func compareWithAnswer(t *testing.T, p *Position, san map[string]string) {
	t.Helper()
	for from := A1; from <= H8; from++ {
		for to := A1; to <= H8; to++ {
			for _, promotion := range []PieceType{NoPieceType, Knight, Bishop, Rook, Queen} {
				m := Move{from, to, promotion}
				legal := p.IsLegal(m)
				want, wantLegal := "", false
				if legal || p.sides[p.turn].Has(from) { // names are costly to make; any other move is in no answer
					want, wantLegal = san[m.String()], san[m.String()] != ""
				}
				if legal != wantLegal {
					t.Errorf("%s: %v legal %v, chessops says %v", p.FEN(), m, legal, wantLegal)
				} else if legal && p.SAN(m) != want {
					t.Errorf("%s: %v is written %s, chessops writes %s", p.FEN(), m, p.SAN(m), want)
				}
			}
		}
	}
	if len(p.LegalMoves()) != len(san) {
		t.Errorf("%s: %d legal moves, chessops has %d", p.FEN(), len(p.LegalMoves()), len(san))
	}
}
