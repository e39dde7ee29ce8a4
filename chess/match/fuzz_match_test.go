package match

import (
	"errors"
	"reflect"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

// FuzzMatch does by pairs of bytes whatever can be done in a match. What holds before and after each step is checked; run
// it with
//
//	go test -run '^$' -fuzz '^FuzzMatch$' -fuzztime 10m ./chess/match
func FuzzMatch(f *testing.F) {
	f.Add(byte(0), []byte{0, 1, 0, 2, 6, 12, 7, 20, 0, 3, 8, 0, 9, 1, 10, 0, 11, 0})
	f.Add(byte(1), []byte{6, 4, 6, 7, 0, 1, 7, 0, 0, 0, 12, 0, 12, 1})
	f.Add(byte(2), []byte("whatever two people may do at a board"))
	starts := []string{
		startFEN, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 96 90", "1n2k3/P1P4p/8/3pP3/8/8/p6P/1N2K3 w - d6 0 1",
		"7k/8/6K1/8/8/8/8/R7 w - - 140 120", "8/8/4k3/8/8/3KN3/8/7r w - - 0 1",
	}
	f.Fuzz(func(t *testing.T, start byte, steps []byte) {
		m := New(game(t, starts[int(start)%len(starts)], ""), dead.Limit{Nodes: 100})
		for i := 0; i+1 < min(len(steps), 400); i += 2 {
			before, ply := m.Result(), m.Game().Ply()
			err := step(t, m, steps[i], steps[i+1])
			after := m.Result()
			if before.Outcome != None {
				if !errors.Is(err, ErrOver) || !reflect.DeepEqual(before, after) || m.Game().Ply() != ply {
					t.Fatalf("after the end %v, %+v became %+v", err, before, after)
				}
			}
			checkMatch(t, m)
		}
	})
}

// step does one thing, with a parameter.
func step(t *testing.T, m *Match, what, with byte) error {
	p := m.Position()
	try := chess.Move{From: chess.Square(with % 64), To: chess.Square(what % 64)}
	if legal := p.LegalMoves(); len(legal) > 0 {
		try = legal[int(with)%len(legal)]
	}
	side := chess.Color(with & 1)
	switch what % 16 {
	case 6:
		return m.Touch(chess.Square(with % 65))
	case 7:
		return m.TouchPromotion(chess.PieceType(with % 7))
	case 8:
		return m.Claim(ThreefoldRepetition+Outcome(side), chess.Move{})
	case 9:
		return m.Claim(ThreefoldRepetition+Outcome(side), try)
	case 10:
		return m.Offer(side)
	case 11:
		return m.Accept(side)
	case 12:
		if with < 128 {
			return m.IllegalMove()
		}
		return m.FlagFalls(side)
	case 13:
		if with == 0 {
			return m.Resign(side)
		}
		fallthrough
	default:
		if left := m.Obligation().Moves; len(left) > 0 {
			try = left[int(with)%len(left)]
		}
		err := m.Play(try)
		if err != nil && !errors.Is(err, ErrOver) {
			t.Fatalf("%s: %v is left, but %v", p.FEN(), try, err)
		}
		return err
	}
}

// checkMatch holds a match against itself.
func checkMatch(t *testing.T, m *Match) {
	t.Helper()
	r, p := m.Result(), m.Position()
	if _, won := r.Winner(); won != (r.Outcome != None && !r.Drawn) || (r.Article == "") != (r.Outcome == None) {
		t.Fatalf("%+v", r)
	}
	if own := Judge(m.Game()).Outcome; own != None && own != r.Outcome || own == None && r.Outcome > None && r.Outcome < ThreefoldRepetition {
		t.Fatalf("%s ends by %s by itself, the match by %s", p.FEN(), own, r.Outcome)
	}
	for _, claim := range m.Claims() {
		if r.Outcome != None || len(m.touched) > 0 || !claim.claimed() {
			t.Fatalf("%s may be claimed: %+v", claim, r)
		}
	}
	if r.Outcome != None {
		return
	}
	o := m.Obligation()
	for _, legal := range p.LegalMoves() {
		_, against := o.Against(legal)
		if v := m.Explain(legal); v.Legal == against {
			t.Fatalf("%s: %v legal %v, against the obligation %v", p.FEN(), legal, v.Legal, against)
		}
	}
	if len(o.Moves) == 0 {
		t.Fatalf("%s: nothing is left to play", p.FEN())
	}
}
