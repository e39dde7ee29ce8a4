package tutor

import (
	"encoding/json"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
)

// randomEvent favours the board and squares where something stands, or the game never gets anywhere.
func randomEvent(r *rand.Rand, v View) Event {
	square := func() string {
		switch r.IntN(4) {
		case 0:
			return chess.Square(r.IntN(64)).String()
		case 1:
			return ""
		}
		for range 200 {
			c := v.Board.Cells[r.IntN(64)]
			if c.Grab || c.Description != "" || r.IntN(40) == 0 {
				return c.Square.String()
			}
		}
		return "e4"
	}
	pick := func(names ...string) string { return names[r.IntN(len(names))] }
	switch r.IntN(14) {
	case 0, 1, 2:
		return Event{Type: EventPress, Square: square()}
	case 3:
		return Event{Type: EventDrag}
	case 4, 5:
		return Event{Type: EventRelease, Square: square()}
	case 6, 7, 8:
		return Event{Type: EventTap, Square: square()}
	case 9:
		return Event{Type: EventType(pick("cancel", "escape", "escape", "nonsense", "reset"))}
	case 10:
		return Event{Type: EventPromote, Name: pick("queen", "knight", "rook", "king", "")}
	case 11:
		return Event{Type: EventChoose, Name: pick("kingside", "queenside", "both", "neither", "none", "e4", "Nf3", "yes", "x")}
	case 12:
		return Event{Type: EventSay, Text: pick("O-O", "e5d6", "a8", "Qh2#", "", "Zz9", "queenside", "e2e9", "e4", "Nf3", "b1")}
	}
	if r.IntN(6) == 0 {
		return Event{Type: EventOpen, Name: pick("castle", "pawns", "trap", "gone", ""), Step: r.IntN(6) - 1}
	}
	return Event{Type: EventAction, Name: pick("hint", "show", "undo", "undo", "retry", "continue", "next", "previous", "flip", "x")}
}

func TestRandomEvents(t *testing.T) {
	for seed := range uint64(30) {
		t.Run(strconv.FormatUint(seed, 10), func(t *testing.T) {
			monkey(t, opened(t, []string{"castle", "pawns", "trap"}[seed%3], 1), rand.New(rand.NewPCG(seed, 1)))
		})
	}
}

// monkey plays: whatever comes, the View holds together and the glides end in it.
func monkey(t *testing.T, s *Session, r *rand.Rand) {
	t.Helper()
	before := s.View()
	for range 400 {
		e := randomEvent(r, before)
		s.Handle(e)
		switch want := s.View().Want; {
		case r.IntN(4) > 0:
			serveQuietly(s)
		case want != "" && r.IntN(2) == 0:
			s.Handle(Event{Type: EventScriptFailed, Name: want, Text: "no answer"})
		}
		v := s.View()
		checkView(t, v)
		checkMotion(t, before, v, e)
		if t.Failed() {
			return
		}
		before = v
	}
}

// checkMotion fails where pieces change places without a new Seq, or where a phase does not lead to the
// next one and the last one to the cells.
func checkMotion(t *testing.T, before, after View, e Event) {
	t.Helper()
	if before.Board.Seq == after.Board.Seq {
		if pieces(before) != pieces(after) {
			t.Errorf("%+v: the pieces changed without a new Seq", e)
		}
		return
	}
	phases := after.Board.Motion
	for i, p := range phases {
		end := []byte(p.Before)
		if p.Taken != chess.NoSquare {
			end[p.Taken] = '.'
		}
		for _, g := range p.Glides {
			end[g.To], end[g.From] = end[g.From], '.'
		}
		next := pieces(after)
		if i+1 < len(phases) {
			next = phases[i+1].Before
		}
		// A promotion changes the piece where it lands, a move taken back brings one back: at most that.
		differences := 0
		for sq := range end {
			if end[sq] != next[sq] {
				differences++
			}
		}
		if differences > 2 {
			t.Errorf("%+v: phase %d ends in\n%s, not\n%s", e, i, end, next)
		}
	}
}

// pieces writes the cells as Phase.Before does.
func pieces(v View) string {
	b := []byte(strings.Repeat(".", 64))
	for _, c := range v.Board.Cells {
		if c.Piece != "" {
			b[c.Square] = c.Piece[0]
		}
	}
	return string(b)
}

func FuzzHandleJSON(f *testing.F) {
	f.Add([]byte(`{"type":"tap","square":"e1"}`))
	f.Add([]byte(`{"type":"action","name":"next"}`))
	f.Add([]byte(`{"type":"open","name":"castle","step":99}`))
	f.Add([]byte(`{"type":"script","name":"castle","text":"1. e4 *"}`))
	f.Add([]byte(`{"type":7}`))
	f.Add([]byte(`[]`))
	f.Add([]byte(`{"type":"say","text":"` + "\x00" + `Nf3"}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		s := opened(t, "castle", 2)
		s.HandleJSON(text)
		v := s.View()
		checkView(t, v)
		if !json.Valid(text) && v.Notice == "" {
			t.Error("no notice for what is not JSON")
		}
		serveQuietly(s)
		checkView(t, s.View())
	})
}

func BenchmarkView(b *testing.B) {
	s := opened(b, "castle", 2)
	perform(b, s, "move e1 g1")
	b.ReportAllocs()
	for b.Loop() {
		if _, err := json.Marshal(s.View()); err != nil {
			b.Fatal(err)
		}
	}
}
