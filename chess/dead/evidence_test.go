package dead

import (
	"fmt"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// The evidence that the table of known answers gives for each of them, checked without this package's analysis and
// search: helpmates are replayed, and where all positions that can follow were counted by another program, they are counted again,
// by their keys, and looked at for mates. The rest other programs vouch for.
func TestEvidence(t *testing.T) {
	walks := map[string]walkedAll{}
	replayed, exhausted, vouched := 0, 0, 0
	for _, row := range tsv(t, "dead_positions.tsv") {
		fen, question, answer, evidence, helpmate := row[0], row[1], row[2], row[5], row[7]
		if question == "dead" { // follows from the rows of the two sides
			continue
		}
		p := mustFEN(t, fen)
		side, _ := map[string]chess.Color{"white": chess.White, "black": chess.Black}[question]
		var count int
		switch n, _ := fmt.Sscanf(evidence, "exhaustive search of %d", &count); {
		case answer == "winnable":
			replayed++
			moves := lineOf(t, p, helpmate)
			replay(t, p, side, Proof{Yes, moves})
			if !strings.Contains(evidence, fmt.Sprintf("of %d pl", len(moves))) {
				t.Errorf("%s: %s has %d plies, and the evidence is %q", fen, question, len(moves), evidence)
			}
		case n == 1:
			exhausted++
			if _, ok := walks[fen]; !ok {
				walks[fen] = walkAll(p)
			}
			if all := walks[fen]; all.positions != count || all.mates[side] > 0 {
				t.Errorf("%s: %d positions follow, %d of them mates by %s, and the evidence is %q",
					fen, all.positions, all.mates[side], question, evidence)
			}
		default:
			vouched++
		}
	}
	if replayed != 77 || exhausted != 53 || vouched != 38 {
		t.Errorf("%d helpmates, %d times all positions, %d times other programs alone: want 77, 53, 38", replayed, exhausted, vouched)
	}
}

// lineOf reads moves in UCI's notation, each of which is legal where it is played.
func lineOf(t *testing.T, p chess.Position, text string) (moves []chess.Move) {
	for _, word := range strings.Fields(text) {
		m, err := p.ParseUCI(word)
		if err != nil {
			t.Fatalf("%s: %v", p.FEN(), err)
		}
		moves = append(moves, m)
		p = p.After(m)
	}
	return moves
}

// walkedAll is what there is among all positions that can follow one, with it.
type walkedAll struct {
	positions int
	mates     [2]int // by each side
}

// walkAll goes through all positions that can follow one, in no particular order and leaving out nothing.
func walkAll(p chess.Position) (all walkedAll) {
	known := map[key]bool{keyOf(&p): true}
	for todo := []chess.Position{p}; len(todo) > 0; {
		p, todo = todo[len(todo)-1], todo[:len(todo)-1]
		if p.IsCheckmate() {
			all.mates[p.Turn().Other()]++
		}
		for _, m := range p.LegalMoves() {
			next := p.After(m)
			if k := keyOf(&next); !known[k] {
				known[k] = true
				todo = append(todo, next)
			}
		}
	}
	all.positions = len(known)
	return all
}
