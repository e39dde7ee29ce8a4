package words

import "testing"

func TestEnd(t *testing.T) {
	for fen, want := range map[string]string{
		"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1": "Stalemate. Black isn't in check but has no move left. It's a draw.",
		"7k/5K2/8/8/8/8/7Q/8 b - - 0 1":  "Checkmate. Black's king is attacked and nothing helps. White wins.",
		"7k/5K2/8/8/8/8/2Q5/8 w - - 0 1": "",
	} {
		if got := End(game(t, fen, "").Position()); got != want {
			t.Errorf("%s: %q, want %q", fen, got, want)
		}
	}
}

func TestEndWhy(t *testing.T) {
	for fen, want := range map[string]string{
		"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1": "The queen on g6 guards g7, h7 and g8. The king on f7 guards g7 and g8.",
		"3R2k1/5ppp/8/8/8/8/8/K7 b - - 0 1": "The rook on d8 gives check. The rook on d8 guards f8 and h8. " +
			"The pawn on f7, the pawn on g7 and the pawn on h7 stand in the king's way. No black piece can take it or step in between.",
		"1r2qkr1/p1pp1pb1/B2Pp1N1/3n4/1p2P1P1/5Q2/PPPB1P1P/R2N1K1R b - - 0 7": "The knight on g6 gives check. The pawn on d6 guards e7. The knight on g6 guards e7. " +
			"The pawn on f7, the bishop on g7, the queen on e8 and the rook on g8 stand in the king's way. " +
			"The pawn on f7 can't take the knight on g6: it's pinned by the queen on f3. No black piece can take it.",
		"3R3k/6bp/8/8/8/8/1B6/K7 b - - 0 1": "The rook on d8 gives check. The rook on d8 guards g8. The bishop on g7 and the pawn on h7 stand in the king's way. " +
			"The bishop on g7 can't step in between: it's pinned by the bishop on b2. No black piece can take it or step in between.",
		"3qkb2/3p1pp1/5N2/8/8/8/8/K3R3 b - - 0 1": "The rook on e1 guards e7. " +
			"The pawn on d7, the pawn on f7, the queen on d8 and the bishop on f8 stand in the king's way. " +
			"The rook on e1 and the knight on f6 give check at once, so no other piece can help.",
		"5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10": "The queen on e6 guards f5 and f7. The pawn on h4 guards g5. " +
			"The pawn on h5, the pawn on f6, the rook on h6, the pawn on g7 and the queen on h7 stand in the king's way. " +
			"The pawn on f6 is pinned by the queen on e6. The pawn on h5, the pawn on e7 and the pawn on g7 are blocked. " +
			"The rook on h6, the queen on h7, the bishop on f8, the knight on g8 and the rook on h8 are shut in by their own side.",
		"8/8/3b4/8/4b3/7p/5kP1/7K w - - 0 1": "The king on f2 guards g1. The bishop on d6 guards h2. The pawn on g2 stands in the king's way. " +
			"The pawn on g2 is pinned by the bishop on e4.",
		// The bishop could move, but that does not help.
		"k1R5/8/1K6/8/8/8/8/4b3 b - - 0 1": "The rook on c8 gives check. The king on b6 guards a7 and b7. The rook on c8 guards b8. " +
			"No black piece can take it or step in between.",
		"7k/5K2/8/8/8/8/2Q5/8 w - - 0 1": "",
	} {
		if got := EndWhy(game(t, fen, "").Position()); got != want {
			t.Errorf("%s: %q, want %q", fen, got, want)
		}
	}
}
