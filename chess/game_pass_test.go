package chess

import "testing"

func TestGamePass(t *testing.T) {
	g := NewGame(mustFEN(t, "4k3/3p4/8/8/8/8/4P3/4K2R w K - 0 1"))
	if g.Pass() {
		t.Error("nobody has moved, but the turn is given back")
	}
	for _, m := range []Move{{From: E2, To: E4}, {From: E4, To: E5}} {
		if err := g.Play(m); err != nil || !g.Pass() {
			t.Fatalf("%v cannot be played by one side alone: %v", m, err)
		}
	}
	const after = "4k3/3p4/8/4P3/8/8/8/4K2R w K - 0 3"
	if got := g.Position(); got.FEN() != after || g.Ply() != 2 {
		t.Errorf("%s after %d plies, want %s after 2", got.FEN(), g.Ply(), after)
	}
	if v := g.Explain(Move{From: E5, To: E3}); v.Reasons[0].Code != ReasonPawnNeverBack {
		t.Errorf("the history misleads: %+v", v)
	}
	g.Undo()
	if before := g.Position(); before.Turn() != White || before.FEN() != "4k3/3p4/8/8/4P3/8/8/4K2R w K - 0 2" {
		t.Errorf("taken back to %s", before.FEN())
	}
	g.Redo()
	if got := g.Position(); got.FEN() != after {
		t.Errorf("played again: %s, want %s", got.FEN(), after)
	}
	if err := g.Play(Move{From: H1, To: H8}); err != nil {
		t.Fatal(err)
	}
	if checked := g.Position(); g.Pass() || g.Position() != checked {
		t.Error("the side in check passes")
	}
}
