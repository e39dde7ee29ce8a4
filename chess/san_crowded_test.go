package chess

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// crowdedPositions makes positions with many pieces of a few kinds, kings included, in which the waiting king is not
// attacked.
func crowdedPositions(count int, visit func(Position)) {
	random := rand.New(rand.NewPCG(7, 8))
	for count > 0 {
		var p Position
		p.enPassant, p.skipped, p.number = NoSquare, NoSquare, 1
		p.turn = Color(random.IntN(2))
		kinds := []PieceType{Knight, Bishop, Rook, Queen, Pawn}
		random.Shuffle(len(kinds), func(i, j int) { kinds[i], kinds[j] = kinds[j], kinds[i] })
		kinds = kinds[:1+random.IntN(3)]
		squares := random.Perm(64)
		p.put(White, King, Square(squares[0]))
		p.put(Black, King, Square(squares[1]))
		for _, s := range squares[2 : 6+random.IntN(30)] {
			t := kinds[random.IntN(len(kinds))]
			if t == Pawn && (s < 8 || s >= 56) {
				continue
			}
			c := p.turn // mostly the side to move, which has to be told apart
			if random.IntN(4) == 0 {
				c = c.Other()
			}
			p.put(c, t, Square(s))
		}
		if p.AttackersTo(p.King(p.turn.Other()), p.turn) == 0 {
			count--
			visit(p)
		}
	}
}

// Every move is written with as little of its square of departure as tells it from all other legal moves: nothing, else
// the file, else the rank, else both (PGN standard, 8.2.3.4). The four ways are tried here one after the other.
func TestSANSaysNoMoreThanNeeded(t *testing.T) {
	longest := map[int]int{}
	crowdedPositions(1500, func(p Position) {
		moves := p.LegalMoves()
		for _, m := range moves {
			kind := p.typeAt(m.From)
			if kind == Pawn {
				continue
			}
			fits := func(said string) (n int) {
				for _, other := range moves {
					if other.To == m.To && p.typeAt(other.From) == kind && matches(other.From, said) {
						n++
					}
				}
				return n
			}
			name := m.From.String()
			said := ""
			for _, way := range []string{"", name[:1], name[1:], name} {
				said = way
				if fits(way) == 1 {
					break
				}
			}
			longest[len(said)]++
			takes := ""
			if p.Captured(m) != NoSquare {
				takes = "x"
			}
			want := string(kind.Letter()) + said + takes + m.To.String()
			if got := strings.TrimRight(p.SAN(m), "+#"); got != want {
				t.Fatalf("%s: %v is written %s, want %s", p.FEN(), m, got, want)
			}
		}
	})
	if longest[0] == 0 || longest[1] == 0 || longest[2] == 0 {
		t.Errorf("not every length was needed: %v", longest)
	}
}

// matches reports whether a square has the file and rank that are said of it.
func matches(s Square, said string) bool {
	for i := range len(said) {
		if strings.IndexByte(s.String(), said[i]) < 0 {
			return false
		}
	}
	return true
}

// With many pieces too every move is read back, with its sign for check or without, and as a learner's try.
func TestCrowdedSANThereAndBack(t *testing.T) {
	crowdedPositions(300, func(p Position) {
		for _, m := range p.LegalMoves() {
			san := p.SAN(m)
			plain := strings.TrimRight(san, "+#")
			texts := []string{san, plain, strings.ReplaceAll(plain, "x", "")}
			if t := p.typeAt(m.From); t != Pawn {
				texts = append(texts, string(t.Letter())+m.From.String()+m.To.String()) // more than needed
			}
			for _, text := range texts {
				if back, err := p.ParseSAN(text); err != nil || back != m {
					t.Fatalf("%s: %v is written %s and read as %v (%v)", p.FEN(), m, text, back, err)
				}
				if back, err := p.ReadTry(text); err != nil || back != m {
					t.Fatalf("%s: %v is written %s and tried as %v (%v)", p.FEN(), m, text, back, err)
				}
			}
		}
	})
}
