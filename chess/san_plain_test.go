package chess

import (
	"math/rand/v2"
	"testing"
)

// What plainSAN answers is what ParseSAN finds without it, and it answers every move that is written as SAN writes it. An
// exclamation mark, which ParseSAN forgives, keeps the text from it.
func TestPlainSANAgreesWithTheLongWay(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	pick := func(parts ...string) string { return parts[random.IntN(len(parts))] }
	file := func() string { return string(rune('a' + random.IntN(8))) }
	rank := func() string { return string(rune('1' + random.IntN(8))) }
	answered := 0
	randomPositions(t, 30, func(g *Game) {
		p := g.Position()
		for _, m := range p.LegalMoves() {
			san := p.SAN(m)
			if got, ok := p.plainSAN(san); !ok || got != m {
				t.Fatalf("%s: %s is read as %v, %v", p.FEN(), san, got, ok)
			}
		}
		for range 200 {
			text := pick("", "", "N", "B", "R", "Q", "K", "P") + pick("", "", file()) + pick("", "", "", rank()) +
				pick("", "x", "-") + file() + rank() + pick("", "", "", "=Q", "=N", "=K", "N", "q") + pick("", "", "+", "#")
			if random.IntN(10) == 0 {
				text = pick("O-O", "O-O-O", "0-0", "O-O+", "Ox", "=Q", "a=Q", "+", "", "K", "e", "e9", "i4", "Kx", "Nbd")
			}
			got, ok := p.plainSAN(text)
			if !ok {
				continue
			}
			answered++
			if want, err := p.ParseSAN(text + "!"); err != nil || got != want {
				t.Fatalf("%s: %s is %v, the long way %v (%v)", p.FEN(), text, got, want, err)
			}
		}
	})
	if answered < 1000 {
		t.Errorf("only %d texts answered", answered)
	}
	p := StartPosition()
	if n := testing.AllocsPerRun(100, func() { p.plainSAN("Nf3") }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
