package tutor

import "testing"

// What moves and what is marked is also there in words.
func TestToldToThoseWhoDoNotSee(t *testing.T) {
	for _, c := range []struct {
		name, lesson string
		step         int
		events       string
		said, told   string
	}{
		{"castling", "castle", 1, "move e1 g1", "white king e1 to g1, white rook h1 to f1", ""},
		{"taken back", "castle", 1, "move e1 g1; act undo", "white king g1 to e1, white rook f1 to h1", ""},
		{
			"stalemate", "trap", 1, "move c2 g6", "white queen c2 to g6",
			"The queen on g6 guards g7, h7 and g8. The king on f7 guards g7 and g8.",
		},
		{"stalemate taken back", "trap", 1, "move c2 g6; act undo", "white queen g6 to c2", ""},
		{"a pawn waits", "pawns", 2, "move a7 a8", "white pawn a7 to a8", ""},
		{"and goes back", "pawns", 2, "move a7 a8; escape", "white pawn a8 to a7", ""},
		{
			"a question about a mate", "pawns", 8, "choose checkmate", "white rook e1 to e8",
			"The rook on e8 guards f8 and h8. The pawn on f7, the pawn on g7 and the pawn on h7 stand in the king's way. No other black piece can move.",
		},
		{"which is not answered by a mistake", "pawns", 8, "choose stalemate", "white rook e1 to e8", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := opened(t, c.lesson, c.step)
			perform(t, s, c.events)
			board := s.View().Board
			if n := len(board.Motion); n == 0 || board.Motion[n-1].Said != c.said {
				t.Errorf("said %+v, want %q", board.Motion, c.said)
			}
			if board.Told != c.told {
				t.Errorf("told %q, want %q", board.Told, c.told)
			}
		})
	}
}
