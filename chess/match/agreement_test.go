package match

import (
	"errors"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

func TestAgreement(t *testing.T) {
	const white, black = chess.White, chess.Black
	play := func(text string) func(m *Match) error {
		return func(m *Match) error { return m.Play(move(t, m.Position(), text)) }
	}
	offer := func(c chess.Color) func(m *Match) error { return func(m *Match) error { return m.Offer(c) } }
	touch := func(s ...chess.Square) func(m *Match) error { return func(m *Match) error { return m.Touch(s...) } }
	for _, c := range []struct {
		name   string
		steps  []func(m *Match) error
		accept chess.Color
		want   error
	}{
		{"offered after the move", []func(m *Match) error{play("e2e4"), play("e7e5"), play("g1f3"), offer(white)}, black, nil},
		{"offered before the move stands after it", []func(m *Match) error{play("e2e4"), play("e7e5"), offer(white), play("g1f3")}, black, nil},
		{"nothing offered", []func(m *Match) error{play("e2e4"), play("e7e5")}, black, ErrNoOffer},
		{"one's own offer", []func(m *Match) error{play("e2e4"), play("e7e5"), offer(white)}, white, ErrNoOffer},
		{"declined by a move", []func(m *Match) error{play("e2e4"), offer(white), play("e7e5"), play("g1f3")}, black, ErrNoOffer},
		{"declined by a touch", []func(m *Match) error{play("e2e4"), play("e7e5"), offer(black), touch(chess.G1)}, white, ErrNoOffer},
		{"an empty square is no touch", []func(m *Match) error{play("e2e4"), play("e7e5"), offer(black), touch(chess.E3)}, white, nil},
		{"declined aloud", []func(m *Match) error{play("e2e4"), play("e7e5"), offer(black), func(m *Match) error { m.Decline(white); return nil }}, white, ErrNoOffer},
		{"before Black's first move", []func(m *Match) error{play("e2e4"), offer(white)}, black, ErrTooEarly},
		{"after both have moved", []func(m *Match) error{play("e2e4"), play("e7e5"), offer(white)}, black, nil},
	} {
		m := played(t, startFEN, "")
		for _, step := range c.steps {
			if err := step(m); err != nil {
				t.Fatalf("%s: %v", c.name, err)
			}
		}
		standing := m.Offered(c.accept.Other())
		err := m.Accept(c.accept)
		if !errors.Is(err, c.want) || standing != !errors.Is(c.want, ErrNoOffer) {
			t.Errorf("%s: %v, offer %v; want %v", c.name, err, standing, c.want)
		}
		r := m.Result()
		if agreed := r.Outcome == Agreement; agreed != (c.want == nil) || agreed && (!r.Drawn || r.Side != c.accept || r.Article != "5.2.3") {
			t.Errorf("%s: %+v", c.name, r)
		}
	}
}
