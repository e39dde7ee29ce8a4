package chess

import "testing"

// A game is played by choosing among the legal moves by byte; then anything is tried.
func FuzzExplain(f *testing.F) {
	f.Add([]byte{0, 3, 200, 17}, byte(12), byte(28), byte(0))
	f.Add([]byte("castling"), byte(E1), byte(G1), byte(0))
	f.Add([]byte{}, byte(255), byte(255), byte(255))
	f.Fuzz(func(t *testing.T, choices []byte, from, to, promotion byte) {
		g := NewGame(StartPosition())
		for _, choice := range choices[:min(len(choices), 300)] {
			moves := g.current().LegalMoves()
			if len(moves) == 0 {
				break
			}
			if err := g.Play(moves[int(choice)%len(moves)]); err != nil {
				t.Fatal(err)
			}
		}
		p := g.Position()
		m := Move{Square(from), Square(to), PieceType(promotion)}
		for _, v := range []Verdict{g.Explain(m), p.Explain(m)} {
			if v.Legal != p.IsLegal(m) || v.Legal != (len(v.Reasons) == 0) {
				t.Fatalf("%s %v: legal %v, explained %+v", p.FEN(), m, p.IsLegal(m), v)
			}
		}
	})
}
