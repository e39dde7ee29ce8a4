package tutor

import (
	"slices"
	"strings"
	"testing"
)

func TestSetup(t *testing.T) {
	const bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
	for _, c := range []struct {
		name, fen, events string
		want              string // the FEN afterwards
		faults            []string
		note              string
		done              bool
	}{
		{"nothing done", bare, "", bare, nil, "", true},
		{"cleared", bare, "setup clear", "8/8/8/8/8/8/8/8 w - - 0 1", []string{"Pieces: white has no king.", "Pieces: black has no king."}, sayOnlyShown, true},
		{"the start", bare, "setup start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", nil, "", true},
		{"a piece put", bare, "setup tool Q; tap d4", "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", nil, "", true},
		{"many put", bare, "setup tool p; tap a7; tap b7; press c7; release c7", "4k3/ppp5/8/8/8/8/8/4K3 w - - 0 1", nil, "", true},
		{"put twice is taken away", bare, "setup tool Q; tap d4; tap d4", bare, nil, "", true},
		{"put on another", bare, "setup tool Q; tap d4; setup tool r; tap d4", "4k3/8/8/8/3r4/8/8/4K3 w - - 0 1", nil, "", true},
		{"put from the tray", bare, "setup put Qd4; setup put Qd4; setup put Qz9; setup put; setup put x; tap d4", "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", nil, "", true},
		{"erased", "4k3/8/8/8/3r4/8/8/4K3 w - - 0 1", "setup tool eraser; tap d4; tap d5", bare, nil, "", true},
		{"moved by taps", bare, "tap e1; tap a1", "4k3/8/8/8/8/8/8/K7 w - - 0 1", nil, "", true},
		{"selected and left", bare, "tap e1; tap e1; tap a1", bare, nil, "", true},
		{"dragged", bare, "drop e1 a1", "4k3/8/8/8/8/8/8/K7 w - - 0 1", nil, "", true},
		{"dragged with a tool chosen", bare, "setup tool Q; drop e1 a1", "4k3/8/8/8/8/8/8/K7 w - - 0 1", nil, "", true},
		{"dragged onto another", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "drop a1 e8", "4R3/8/8/8/8/8/8/4K3 w - - 0 1", []string{"Pieces: black has no king."}, sayOnlyShown, true},
		{"dragged off the board", bare, "press e8; drag; release", "8/8/8/8/8/8/8/4K3 w - - 0 1", []string{"Pieces: black has no king."}, sayOnlyShown, true},
		{"a drag taken away", bare, "press e8; drag; cancel; release a1", bare, nil, "", true},
		{"a drag put back", bare, "press e8; drag; escape; release a1", bare, nil, "", true},
		{"a drag that the page did not notice", bare, "press e1; release e2", "4k3/8/8/8/8/8/4K3/8 w - - 0 1", nil, "", true},
		{"a press that ends outside", bare, "press e1; release", bare, nil, "", true},
		{"nothing is dragged", bare, "press e4; drag; release e5", bare, nil, "", true},
		{"escape puts the tool back", bare, "setup tool Q; escape; tap d4", bare, nil, "", true},
		{"the turn", bare, "setup turn black", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", nil, "", true},
		{"castling", "r3k3/8/8/8/8/8/8/4K2R w - - 0 1", "setup castling K; setup castling q; setup castling Q; setup castling x", "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", nil, "", true},
		{"castling taken back", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "setup castling K", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", nil, "", true},
		{"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - - 5 9", "setup en-passant d6", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9", nil, "", true},
		{"en passant where it cannot be", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9", "setup en-passant e6; setup en-passant", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 9", nil, "", true},
		{"two kings", bare, "setup tool K; tap a1", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", []string{"Pieces: white has 2 kings."}, sayImpossible, false},
		{"kings side by side", bare, "drop e1 e7", "4k3/4K3/8/8/8/8/8/8 w - - 0 1", []string{"The black king could be taken; white is to move."}, sayOnlyShown, true},
		{"ten queens", "4k3/8/8/8/8/QQQQQ3/QQQQ4/4K3 b - - 0 1", "setup tool Q; tap e2", "4k3/8/8/8/8/QQQQQ3/QQQQQ3/4K3 b - - 0 1", []string{"Pieces: white has"}, sayNobodyGetsThere, true},
		{"undone", bare, "setup clear; setup tool K; tap a1; setup undo; setup undo", bare, nil, "", true},
		{"redone", bare, "setup clear; setup undo; setup redo; setup redo", "8/8/8/8/8/8/8/8 w - - 0 1", nil, sayOnlyShown, true},
		{"an unknown control", bare, "setup dance wildly; setup tool dragon; setup begin", bare, nil, "", true},
		{"a FEN", bare, "setup fen r3k3/8/8/8/8/8/8/4K2R b Kq - 3 7", "r3k3/8/8/8/8/8/8/4K2R b Kq - 3 7", nil, "", true},
		{"half a FEN", bare, "setup fen 4k3/8/8/8/8/8/8/4K2R", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", nil, "", true},
		{"a FEN with a mistake", bare, "setup fen 4k3/8/8/8/8/8/8/4K2R w Q - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", []string{"Castling: has 'Q'"}, "", true},
		{"the mistake goes with the next change", bare, "setup fen 4k3/8/8/8/8/8/8/4K2R w Q - 0 1; tap h1; tap h2", "4k3/8/8/8/8/8/7R/4K3 w - - 0 1", nil, "", true},
		{"no FEN", bare, "setup fen hello", bare, []string{"Pieces: has 1 rank, not 8."}, "", true},
		{"typing is one change", bare, "setup fen 4k3/8/8/8/8/8/8/K7; setup fen 4k3/8/8/8/8/8/8/KR6; setup undo", bare, nil, "", true},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := freely(t, c.fen, "")
			perform(t, s, "setup begin; "+c.events)
			v := s.View()
			if v.Setup == nil {
				t.Fatal("not set up")
			}
			if v.Setup.FEN != c.want {
				t.Errorf("%q, want %q", v.Setup.FEN, c.want)
			}
			if c.note != "" && v.Setup.Note != c.note {
				t.Errorf("note %q, want %q", v.Setup.Note, c.note)
			}
			for i, want := range c.faults {
				if i >= len(v.Setup.Faults) || !strings.HasPrefix(v.Setup.Faults[i], want) {
					t.Errorf("faults %q, want %q", v.Setup.Faults, c.faults)
					break
				}
			}
			if c.faults == nil && c.note == "" && c.done && len(v.Setup.Faults) > 0 {
				t.Errorf("faults %q", v.Setup.Faults)
			}
			if c.want != v.Setup.FEN || v.Setup.Done.Enabled != (c.done || v.Setup.Note == sayOnlyShown) {
				t.Errorf("done %+v", v.Setup.Done)
			}
			if v.Free.Address != "board="+strings.ReplaceAll(c.want, " ", "_") {
				t.Errorf("address %q", v.Free.Address)
			}
		})
	}
}

// What is offered is what is possible.
func TestSetupControls(t *testing.T) {
	s := freely(t, "4k2r/8/8/3pP3/8/8/8/R3K2R w Kk - 0 1", "")
	perform(t, s, "setup begin; setup tool n")
	v := s.View().Setup
	var castlings, chosen []string
	for _, c := range v.Castlings {
		castlings = append(castlings, c.Label+map[bool]string{true: "+"}[c.On])
	}
	for _, tool := range v.Tools {
		if tool.Chosen {
			chosen = append(chosen, tool.Label)
		}
	}
	if want := []string{"White kingside+", "White queenside", "Black kingside+"}; !slices.Equal(castlings, want) {
		t.Errorf("castlings %q, want %q", castlings, want)
	}
	if len(v.Tools) != 14 || !slices.Equal(chosen, []string{"black knight"}) {
		t.Errorf("%d tools, chosen %q", len(v.Tools), chosen)
	}
	if len(v.EnPassants) != 1 || v.EnPassants[0].String() != "d6" {
		t.Errorf("en passant %v", v.EnPassants)
	}
}

func TestSetupEnds(t *testing.T) {
	s := freely(t, "", "e2e4_e7e5")
	perform(t, s, "setup begin; act undo; act why; say e4; tap e4; setup done")
	if v := s.View(); v.Setup != nil || v.Free.Moves != "1. e4 e5" {
		t.Errorf("nothing was changed: %+v", v.Free)
	}
	perform(t, s, "setup begin; setup clear; setup cancel; setup clear")
	if v := s.View(); v.Setup != nil || v.Free.Moves != "1. e4 e5" {
		t.Errorf("cancelled: %+v", v.Free)
	}
	perform(t, s, "act flip; setup begin; drop e4 e3; setup done; say Nf3")
	if v := s.View(); v.Setup != nil || v.Free.Moves != "2. Nf3" || v.Board.Bottom.String() != "black" {
		t.Errorf("changed: %+v", v.Free)
	}
	perform(t, s, "setup begin; setup tool K; tap a4; setup done")
	if v := s.View(); v.Setup == nil {
		t.Error("played with two white kings")
	}
	perform(t, s, "tap a4; setup clear; setup tool n; tap d4; setup done")
	if v := s.View(); v.Setup != nil || v.Feedback.Title != titleShownOnly {
		t.Errorf("without kings: %+v", v.Feedback)
	}
	// An en passant square that only a FEN can give is not lost.
	s = freely(t, "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "")
	perform(t, s, "setup begin; setup done; move e5 d6")
	if v := s.View(); v.Feedback.Reason != "en-passant-uncovers-king" {
		t.Errorf("%+v", v.Feedback)
	}
}
