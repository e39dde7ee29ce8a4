package board

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
)

var testLayout = Layout{Width: 840, Height: 880, X: 20, Y: 20, Square: 100, LineY: 840, LineHeight: 40, DPR: 1}

func TestSquareAt(t *testing.T) {
	for _, c := range []struct {
		x, y   float64
		bottom chess.Color
		want   chess.Square
	}{
		{20, 20, chess.White, chess.A8},
		{819.9, 20, chess.White, chess.H8},
		{20, 819.9, chess.White, chess.A1},
		{470, 770, chess.White, chess.E1},
		{20, 20, chess.Black, chess.H1},
		{819.9, 819.9, chess.Black, chess.A8},
		{19.9, 400, chess.White, chess.NoSquare},
		{820, 400, chess.White, chess.NoSquare},
		{400, 19.9, chess.White, chess.NoSquare},
		{400, 820, chess.White, chess.NoSquare},
	} {
		if got := testLayout.squareAt(point{c.x, c.y}, c.bottom); got != c.want {
			t.Errorf("at %v, %v with %v below: %v, want %v", c.x, c.y, c.bottom, got, c.want)
		}
	}
}

func TestCenterIsOnItsSquare(t *testing.T) {
	for _, bottom := range []chess.Color{chess.White, chess.Black} {
		for sq := range chess.NoSquare {
			if got := testLayout.squareAt(testLayout.center(sq, bottom), bottom); got != sq {
				t.Errorf("the middle of %v is on %v with %v below", sq, got, bottom)
			}
		}
	}
}

func TestLayoutValid(t *testing.T) {
	if !testLayout.valid() {
		t.Error("a good layout is refused")
	}
	for name, spoil := range map[string]func(*Layout){
		"no width":    func(l *Layout) { l.Width = 0 },
		"no height":   func(l *Layout) { l.Height = -1 },
		"no square":   func(l *Layout) { l.Square = 0 },
		"huge":        func(l *Layout) { l.Width = 1 << 30 },
		"huge square": func(l *Layout) { l.Square = 1 << 30 },
		"no ratio":    func(l *Layout) { l.DPR = 0 },
	} {
		l := testLayout
		spoil(&l)
		if l.valid() {
			t.Errorf("%s is accepted", name)
		}
	}
}
