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
	if v.Free != nil {
		switch r.IntN(4) {
		case 0:
			return Event{
				Type: EventSetup, Name: pick("begin", "begin", "tool", "tool", "clear", "start", "turn", "castling", "en-passant", "fen", "undo", "redo", "done", "done", "cancel", "x"),
				Text: pick("K", "q", "P", "p", "hand", "eraser", "white", "black", "e3", "d6", "", "4k3/8/8/8/8/8/8/4K2R w K -", "k/K", "8/8/8/3pP3/8/8/8/8 w - d6"),
			}
		case 1:
			return Event{Type: EventAction, Name: pick("why", "why", "undo", "redo", "retry", "flip", "leave")}
		case 2:
			return Event{Type: EventCall, Name: pick("play-on", "resign")}
		}
	}
	switch r.IntN(8) {
	case 0:
		return Event{
			Type: EventFree, Name: pick("", "", "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1", "8/8/8/3N4/8/8/8/8", "k6k/8/8/8/8/8/8/K7", "4k3/P7/8/8/8/8/p7/4K3 w - - 99 1", "x"),
			Text: pick("", "e2e4_e7e5", "a7a8q", "f2f3_e7e5_g2g4_d8h4", "zz"),
		}
	case 1:
		return Event{Type: EventAction, Name: "free"}
	case 2:
		return Event{Type: EventOpen, Name: pick("castle", "pawns", "trap", "gone", ""), Step: r.IntN(6) - 1}
	case 3:
		return Event{Type: EventVisit, Text: pick("{}", `{"lesson":"castle","from":2}`, `{"lesson":"pawns","to":3,"noRetry":true}`, `{"noHints":true,"pocket":true}`, "x")}
	case 4:
		return Event{Type: EventOwn, Text: pick(ownSet, otherSet, "1. e5 *", ""), Step: r.IntN(3)}
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
		if p := after.Setup; p != nil {
			t.Errorf("%+v: pieces glide while a position is set up: %+v", e, after.Board.Motion)
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
	f.Add([]byte(`{"type":"own","text":"[StudyName \"x\"] { y } 1. e4 *","step":-1}`))
	f.Add([]byte(`{"type":"visit","text":"{\"lesson\":\"pawns\",\"from\":2,\"to\":-1,\"noRetry\":true}"}`))
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

// Whatever an address says, the free board opens, and its own address opens the same.
func FuzzFree(f *testing.F) {
	f.Add("", "e2e4_e7e5")
	f.Add("4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1", "a7a8q")
	f.Add("k6k/8/8/8/8/8/8/K7 w - - 0 1", "x")
	f.Add("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5d6")
	f.Add("4k3/8/8/8/8/8/8/4K2R w KQkq - 150 1", "O-O Kd8")
	f.Add("\x00é/9/_____", "\xff")
	f.Fuzz(func(t *testing.T, fen, moves string) {
		s := freely(t, fen, moves)
		v := s.View()
		board, played, _ := strings.Cut(strings.TrimPrefix(v.Free.Address, "board="), "&moves=")
		again := freely(t, board, played)
		if w := again.View(); w.Free.Address != v.Free.Address || pieces(w) != pieces(v) {
			t.Errorf("%q opens %q", v.Free.Address, w.Free.Address)
		}
		perform(t, s, "act why; setup begin; setup done; act undo; act redo; act retry; act flip")
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
