package dead

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/touchmove/touchmove/chess"
)

// wallPositions are where the attacks start from: those with proven answers, most of which are about walls.
func wallPositions(t testing.TB) (all []chess.Position) {
	for _, row := range tsv(t, "dead_positions.tsv") {
		if p := mustFEN(t, row[0]); row[1] == "white" && hasBlockedPawn(&p) {
			all = append(all, p)
		}
	}
	return all
}

// setting reads a number from the environment.
func setting(t testing.TB, name string, otherwise int) int {
	text := os.Getenv(name)
	if text == "" {
		return otherwise
	}
	n, err := strconv.Atoi(text)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return n
}

// Attacks the verdicts of the static analysis: for each No on a changed position, a mate is looked for among as many as
// 200,000 positions. Where there are no more than that, they are all there are, and none is a mate. What was proven is
// changed again, so that the attack goes ever further away from where it began.
//
// In full, which takes about an hour:
//
//	TOUCHMOVE_ATTACK=100000 nice go test ./chess/dead -run TestAttackVerdicts -v -timeout 24h
func TestAttackVerdicts(t *testing.T) {
	wanted, most := setting(t, "TOUCHMOVE_ATTACK", 300), 200_000
	if wanted < 1000 {
		most = 10_000 // so that a few are quick
	}
	r := rand.New(rand.NewPCG(uint64(setting(t, "TOUCHMOVE_ATTACK_SEED", 1)), 0))
	seeds := wallPositions(t)
	asked := map[key]bool{}
	verdicts, held, exhausted, contradictions := 0, 0, 0, 0
	for begin := time.Now(); len(asked) < wanted; {
		p, ok := mutation(t, seeds, r)
		if k := keyOf(&p); !ok || asked[k] || !hasMove(&p) {
			continue
		} else {
			asked[k] = true
		}
		proven := false
		for side := chess.White; side <= chess.Black; side++ {
			plainNo := staticNo(&p, side)
			if tooLittle(&p, side) || !plainNo && !staticNoWithHeld(&p, side) {
				continue
			}
			proven = true
			verdicts++
			if !plainNo {
				held++
			}
			switch answer, mate := newSearch(&p, side).run(most); answer {
			case Yes:
				contradictions++
				replay(t, p, side, Proof{Yes, mate})
				t.Errorf("%s: proven that %v never mates, but %v (plain %v)", p.FEN(), side, mate, plainNo)
			case No:
				exhausted++
			}
		}
		if proven && len(seeds) < 10_000 {
			seeds = append(seeds, p)
		}
		if len(asked)%10_000 == 0 {
			t.Logf("%v: %d positions, %d times No, %d contradicted", time.Since(begin).Round(time.Second), len(asked), verdicts, contradictions)
		}
	}
	t.Logf("%d positions, each for both sides: %d times No (%d of them by held men), %d of these confirmed by all positions, %d contradicted",
		len(asked), verdicts, held, exhausted, contradictions)
}
