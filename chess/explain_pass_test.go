package chess

import "testing"

func TestExplainPass(t *testing.T) {
	for _, c := range []struct{ name, fen, codes, evidence string }{
		{"at the start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "no-passing", "king e1"},
		{"whoever moves loses", "8/8/p1p5/1p5p/1P5p/8/PPP2K1p/4R1rk w - - 0 1", "no-passing", "king f2"},
		{"in check", "4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "no-passing", "checkers[e8], king e1"},
		{"after mate", "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "game-over no-passing", "checkers[h4], king e1"},
		{"no king", "8/8/8/3N4/8/8/8/8 w - - 0 1", "no-passing", ""},
	} {
		v := mustFEN(t, c.fen).ExplainPass()
		if got := codes(v); v.Legal || got != c.codes {
			t.Errorf("%s: legal %v, reasons %s, want %s", c.name, v.Legal, got, c.codes)
		}
		if got := v.Reasons[len(v.Reasons)-1].Evidence.String(); got != c.evidence {
			t.Errorf("%s: %s, want %s", c.name, got, c.evidence)
		}
	}
}
