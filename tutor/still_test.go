package tutor

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestStill(t *testing.T) {
	for _, c := range []struct {
		name   string
		s      *Session
		placed string
		label  string
		line   string
	}{
		{"moves", opened(t, "castle", 1), "4k3/8/8/8/8/8/r6P/4K2R", "White: king e1, rook h1, pawn h2. Black: king e8, rook a2. White to move.", "You play White"},
		{"after a lead-in", opened(t, "pawns", 1), "4k3/8/8/3pP3/8/8/8/4K3", "White: king e1, pawn e5. Black: king e8, pawn d5. White to move.", "You play White"},
		{"a question", opened(t, "pawns", 7), "4k3/8/8/8/8/8/8/4KQ1r", "White: king e1, queen f1. Black: king e8, rook h1.", "Choose your answer"},
		{"an empty board", scripted(t, `[FEN "8/8/8/8/8/8/8/8 w - - 0 1"] [Kings "none"] [Goal "choose colour e4"] { x } *`), "8/8/8/8/8/8/8/8", "", "Choose your answer"},
	} {
		v := c.s.View()
		still := StillOf(&v)
		if still.Placement != c.placed || still.Label != c.label || still.Line != c.line || still.Title != v.Title || still.Prompt != v.Prompt || still.Prompt == "" {
			t.Errorf("%s: %+v", c.name, still)
		}
		text, err := json.Marshal(still)
		if err != nil || strings.Contains(string(text), "null") {
			t.Errorf("%s: %s, %v", c.name, text, err)
		}
	}
	s := opened(t, "castle", 1)
	perform(t, s, "act flip")
	v := s.View()
	if still := StillOf(&v); still.Bottom != chess.Black || !strings.HasPrefix(still.Placement, "4k3/") || len(still.Marks) != 2 {
		t.Errorf("turned round: %+v", still)
	}
}
