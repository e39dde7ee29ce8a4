package dead

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// Positions in which published programs, or earlier forms of this analysis, found no mate where there is one. Each broke the
// same rule in its own way: what the facts say of a board was taken for true of the board after a move.
func TestCounterexamples(t *testing.T) {
	for _, c := range []struct {
		why  string
		fen  string
		side chess.Color
	}{
		{"the checking pawn itself was what shut the king in", "4kb2/3p4/3pp3/3p2p1/1p1K1pP1/1P1P1P2/8/1B6 b - - 0 1", chess.White},
		{"the same with more bishops", "1b2kb2/8/2pp4/3p2p1/1p1K1pP1/1P1P1P2/8/1B3B2 b - - 0 1", chess.White},
		{"the same with a bishop to be taken first", "3b1b2/3k4/2pp4/3p4/1p1K1p1p/bP1P1P1P/8/1B3B2 w - - 0 1", chess.White},
		{"the same with pawns that promote", "8/B4b2/2k5/1p1p4/1P1Pp1pB/1pp1P1P1/1p6/1K3b2 w - - 0 1", chess.White},
		{"a pawn that moves a little mates", "8/1p2p1p1/1P2P1P1/Bp2pBp1/1P2P1P1/7k/1P2P3/7K w - - 0 1", chess.White},
		{"bishops on both sides of a wall", "k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1", chess.White},
		{"bishops on both sides of a wall", "k7/1pK3p1/6Pb/1p4pB/bP4P1/Bp6/1P4P1/8 b - - 0 1", chess.Black},
		{"a pawn can take the checking rook only because it comes there", "rnb3b1/pk1p1p2/p1pP1Pp1/P1p3P1/R1P5/P5P1/8/4K3 w - - 0 1", chess.White},
		{"a king's move stalemates only while the pawn behind it is shut in", "5K1k/7p/7P/8/5P2/8/8/8 w - - 0 1", chess.Black},
		{"a mate by the loser does not end every line", "8/p7/8/P2p4/Pp1p4/kP1Pp3/2KpP3/NQ1B4 w - - 0 1", chess.Black},
	} {
		p := mustFEN(t, c.fen)
		if staticNo(&p, c.side) || staticNoNowOrNext(&p, c.side) {
			t.Errorf("%s, %v: proven that there is no mate (%s)", c.fen, c.side, c.why)
		}
		if answer := canMate(t, p, c.side); answer != Yes {
			t.Errorf("%s, %v: %v, want yes (%s)", c.fen, c.side, answer, c.why)
		}
	}
}

// A position that is mate already has no next move, so nothing may be asked of the static analysis.
func TestMateOnTheBoard(t *testing.T) {
	p := mustFEN(t, "6k1/8/8/3p4/1p1Pp1p1/1PpKPpP1/2P2P1B/N7 w - - 0 1")
	if proof := CanMate(p, chess.Black, DeskLimit); proof.Answer != Yes || len(proof.Helpmate) != 0 {
		t.Errorf("mate on the board: %v", proof)
	}
	if CanMate(p, chess.White, DeskLimit).Answer != No {
		t.Error("the side that is mated may mate")
	}
	if Fast(p) {
		t.Error("mate on the board is a dead position")
	}
	if _, ok := Explain(p); ok {
		t.Error("facts of a game that is over")
	}
}
