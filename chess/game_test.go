package chess

import (
	"strings"
	"testing"
)

func TestGame(t *testing.T) {
	g := NewGame(StartPosition())
	if g.Undo() || g.Redo() || g.Ply() != 0 || g.Position() != StartPosition() {
		t.Fatal("a new game has a move")
	}
	e4, e5 := Move{From: E2, To: E4}, Move{From: E7, To: E5}
	for _, m := range []Move{e4, e5} {
		if err := g.Play(m); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.Play(e4); err == nil || g.Ply() != 2 {
		t.Errorf("an illegal move gives %v and leaves %d plies", err, g.Ply())
	}
	if moves := g.Moves(); len(moves) != 2 || moves[0] != e4 || moves[1] != e5 {
		t.Errorf("moves %v", moves)
	}
	g.Moves()[0] = e5
	if g.Moves()[0] != e4 {
		t.Error("Moves hands out the game's own memory")
	}
	for ply, want := range map[int]Move{-1: {}, 0: {}, 1: e4, 2: e5, 3: {}} {
		if got := g.Move(ply); got != want || got.IsZero() != (want == Move{}) {
			t.Errorf("move %d is %v, want %v", ply, got, want)
		}
	}
	for ply, want := range map[int]Position{-1: StartPosition(), 0: StartPosition(), 2: g.Position(), 9: g.Position()} {
		if g.At(ply) != want {
			t.Errorf("At(%d) is another position", ply)
		}
	}
	if !g.Undo() || g.Ply() != 1 || g.Position() != StartPosition().After(e4) {
		t.Error("Undo leads elsewhere")
	}
}

func TestUndoAndRedo(t *testing.T) {
	const line = "e2e4 c7c5 g1f3 d7d6"
	played := func(g *Game) string {
		var names []string
		for _, m := range g.Moves() {
			names = append(names, m.String())
		}
		return strings.Join(names, " ")
	}
	full := after(t, startFEN, line)
	g := after(t, startFEN, line)
	for range 3 {
		g.Undo()
	}
	if played(g) != "e2e4" || g.At(9) != g.Position() {
		t.Errorf("three moves taken back leave %s", played(g))
	}
	for g.Redo() {
	}
	if played(g) != line || g.Position() != full.Position() {
		t.Errorf("played again: %s, want %s", played(g), line)
	}

	g.Undo()
	g.Undo()
	if err := g.Play(Move{From: E7, To: E5}); err == nil {
		t.Fatal("Black's move is legal for White")
	}
	if !g.Redo() {
		t.Error("an illegal try forgets the moves taken back")
	}
	g.Undo()
	if err := g.Play(Move{From: B1, To: C3}); err != nil {
		t.Fatal(err)
	}
	if g.Redo() || played(g) != "e2e4 c7c5 b1c3" {
		t.Errorf("after another move the old line goes on: %s", played(g))
	}
}

// What Explain tells from the history is what was played, not what was taken back.
func TestExplainForgetsWhatWasTakenBack(t *testing.T) {
	g := after(t, "4k3/p7/8/8/8/8/8/4K2R w K - 0 1", "e1e2 a7a6 e2e1 a6a5")
	castle := CastlingMove(White, KingSide)
	if v := g.Explain(castle); v.Legal || v.Reasons[0].Code != ReasonCastleKingHasMoved || v.Reasons[0].Evidence.Ply != 1 {
		t.Errorf("the king has moved, but %+v", v)
	}
	for g.Undo() {
	}
	if !g.Explain(castle).Legal {
		t.Error("the king has not moved, but castling is lost")
	}
}

func TestPlay(t *testing.T) {
	p := StartPosition()
	next, err := p.Play(Move{From: E2, To: E4})
	if err != nil || next != p.After(Move{From: E2, To: E4}) {
		t.Errorf("legal move: %v", err)
	}
	const want = `chess: e2e5 is not legal in "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": not-how-it-moves`
	if same, err := p.Play(Move{From: E2, To: E5}); err == nil || err.Error() != want || same != p {
		t.Errorf("illegal move: %v", err)
	}
}

func TestAfterIllegalMovesDoesNotPanic(t *testing.T) {
	p := mustFEN(t, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1")
	allTries(func(m Move) {
		q := p.After(m)
		q.LegalMoves()
		q.ExplainEnd()
		_ = q.FEN()
	})
}

func TestCaptured(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		move      Move
		want      Square
	}{
		{"a step", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Move{From: E2, To: E4}, NoSquare},
		{"a pawn takes", "4k3/8/8/3pP3/8/4p3/5P2/4K3 w - - 0 1", Move{From: F2, To: E3}, E3},
		{"in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Move{From: E5, To: D6}, D5},
		{"in passing, Black", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", Move{From: D4, To: E3}, E4},
		{"castling", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", CastlingMove(White, KingSide), NoSquare},
	} {
		p := mustFEN(t, c.fen)
		if !p.IsLegal(c.move) {
			t.Fatalf("%s: not legal", c.name)
		}
		if got := p.Captured(c.move); got != c.want {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
