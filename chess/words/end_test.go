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
		"3R2k1/5ppp/8/8/8/8/8/K7 b - - 0 1": "The rook on d8 guards f8 and h8. " +
			"The pawn on f7, the pawn on g7 and the pawn on h7 stand in the king's way. No other black piece can move.",
		"7k/5K2/8/8/8/8/2Q5/8 w - - 0 1": "",
	} {
		if got := EndWhy(game(t, fen, "").Position()); got != want {
			t.Errorf("%s: %q, want %q", fen, got, want)
		}
	}
}
