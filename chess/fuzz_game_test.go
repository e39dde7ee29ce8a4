package chess

import (
	"slices"
	"testing"
)

// FuzzGame plays by bytes: each plays a move, takes one back or plays one again, and after each the game must be what a
// list of positions and moves kept beside it says. Run it with
//
//	go test -run '^$' -fuzz '^FuzzGame$' -fuzztime 10m ./chess
func FuzzGame(f *testing.F) {
	for i := range shuffles {
		f.Add(byte(i), []byte{0, 3, 200, 17, 250, 250, 252, 9, 251, 252, 252})
	}
	f.Add(byte(0), []byte("there and back and there and back"))
	f.Fuzz(func(t *testing.T, start byte, steps []byte) {
		g := NewGame(mustFEN(t, shuffles[int(start)%len(shuffles)]))
		line := []Position{g.Position()} // with the moves taken back
		var moves []Move
		ply := 0
		for _, step := range steps[:min(len(steps), 200)] {
			switch legal := g.current().LegalMoves(); {
			case step >= 252:
				if g.Redo() != (ply < len(moves)) {
					t.Fatalf("Redo at ply %d of %d", ply, len(moves))
				}
				ply = min(ply+1, len(moves))
			case step >= 246:
				if g.Undo() != (ply > 0) {
					t.Fatalf("Undo at ply %d", ply)
				}
				ply = max(ply-1, 0)
			case len(legal) > 0:
				m := legal[int(step)%len(legal)]
				line, moves = line[:ply+1], moves[:ply]
				line, moves = append(line, line[ply].After(m)), append(moves, m)
				ply++
				if err := g.Play(m); err != nil {
					t.Fatal(err)
				}
			}
			if g.Ply() != ply || g.Position() != line[ply] || !slices.Equal(g.Moves(), moves[:ply]) {
				t.Fatalf("after %v the game stands at %s, want %s", g.Moves(), g.Position().FEN(), line[ply].FEN())
			}
			checkRoundTrips(t, line[ply])
			checkOccurrences(t, g, line[:ply+1])
		}
	})
}

// checkRoundTrips writes a position and each of its moves and reads them again.
func checkRoundTrips(t *testing.T, p Position) {
	t.Helper()
	fen := p.FEN()
	read, err := ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	if read.Key() != p.Key() || read.HalfMoveClock() != p.HalfMoveClock() || read.MoveNumber() != p.MoveNumber() || read.FEN() != fen {
		t.Fatalf("%s is read as %s", fen, read.FEN())
	}
	for _, m := range p.LegalMoves() {
		san := p.SAN(m)
		if back, err := read.ParseSAN(san); err != nil || back != m {
			t.Fatalf("%s: %v is written %s, read as %v (%v)", fen, m, san, back, err)
		}
		if back, err := read.ParseUCI(m.String()); err != nil || back != m {
			t.Fatalf("%s: %v is read as %v (%v)", fen, m, back, err)
		}
		if p.After(m).Key() != read.After(m).Key() {
			t.Fatalf("%s: %v leads to two positions", fen, m)
		}
	}
}

// checkOccurrences counts the position on the board by its text.
func checkOccurrences(t *testing.T, g *Game, line []Position) {
	t.Helper()
	var want []int
	last := sameByFEN(line[len(line)-1])
	for ply, p := range line {
		if sameByFEN(p) == last {
			want = append(want, ply)
		}
	}
	if got := g.OccurrencesOf(g.Position()); !slices.Equal(got, want) {
		t.Fatalf("%s stood after plies %v, as text after %v", last, got, want)
	}
}
