package tutor

import (
	"strings"
	"testing"
)

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
			"stalemate", "trap", 1, "move c2 g6", "white queen c2 to g6, stalemate",
			"The queen on g6 guards g7, h7 and g8. The king on f7 guards g7 and g8.",
		},
		{"stalemate taken back", "trap", 1, "move c2 g6; act undo", "white queen g6 to c2", ""},
		{"a reply", "castle", 2, "move e1 c1", "black king e8 to e7", ""},
		{"a capture that promotes", "pawns", 2, "say axb8=N", "white pawn a7 to b8, takes the black knight, becomes a knight", ""},
		{"a pawn waits", "pawns", 2, "move a7 a8", "white pawn a7 to a8", ""},
		{"and goes back", "pawns", 2, "move a7 a8; escape", "white pawn a8 to a7", ""},
		{
			"a question about a mate", "pawns", 8, "choose checkmate", "white rook e1 to e8",
			"The rook on e8 gives check. The rook on e8 guards f8 and h8. The pawn on f7, the pawn on g7 and the pawn on h7 stand in the king's way. " +
				"No black piece can take it or step in between.",
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

// What the script has words for is said in those words alone; else the moves are told in ours.
func TestMovesAreToldWhereTheScriptIsSilent(t *testing.T) {
	const plain = `[FEN "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"]
[LeadIn "1"]

1... d5 2. Ke2 ( 2. Kf2 $2 2... d4 3. Kf3 ) 2... d4 3. Kd3 *
`
	asks := strings.Replace(plain, "d5 2.", "d5 { Step up. } 2.", 1)
	for _, c := range []struct{ name, script, events, want string }{
		{"lead-in", plain, "", "Black's pawn goes from d7 to d5."},
		{"lead-in with a prompt", asks, "", ""},
		{"reply", plain, "move e1 e2", "Black's pawn goes from d5 to d4."},
		{"reply with a prompt before", asks, "move e1 e2", "Black's pawn goes from d5 to d4."},
		{"reply with a new prompt", strings.Replace(asks, "d4 3. Kd3", "d4 { Stop it. } 3. Kd3", 1), "move e1 e2", ""},
		{"reply with feedback", strings.Replace(asks, "Ke2", "Ke2 { Near. }", 1), "move e1 e2", "Near."},
		{"punishment", asks, "move e1 f2; act continue", "Black's pawn goes from d5 to d4."},
		{"punishment with words", strings.Replace(asks, "d4 3. Kf3", "d4 { It runs. } 3. Kf3", 1), "move e1 f2; act continue", "It runs."},
		{"show me", asks, "act show", "The arrow shows the move: White's king goes from e1 to e2. Now play it."},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := New([]byte(`{"lessons":[{"id":"told","steps":1}]}`), "")
			s.Handle(Event{Type: EventOpen})
			s.Handle(Event{Type: EventScript, Name: "told", Text: c.script})
			perform(t, s, c.events)
			v := s.View()
			if v.Feedback.Text != c.want {
				t.Errorf("%q, want %q", v.Feedback.Text, c.want)
			}
			for _, phase := range v.Board.Motion {
				if phase.Said == "" {
					t.Errorf("a move that is not told: %+v", phase)
				}
			}
		})
	}
}
