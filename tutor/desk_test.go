package tutor

import (
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/setup"
)

func boardOf(t *testing.T, fen string) setup.Board {
	t.Helper()
	b, _ := setup.Read(fen)
	if b.FEN() != fen {
		t.Fatalf("%q is read as %q", fen, b.FEN())
	}
	return b
}

func uci(t *testing.T, moves ...string) []chess.Move {
	t.Helper()
	var all []chess.Move
	for _, text := range moves {
		if text == "--" {
			all = append(all, chess.Move{})
			continue
		}
		from, err := chess.ParseSquare(text[:2])
		to, err2 := chess.ParseSquare(text[2:])
		if err != nil || err2 != nil {
			t.Fatal(text)
		}
		all = append(all, chess.Move{From: from, To: to})
	}
	return all
}

// TestDeskPlaysAnywhere plays where the free board would not: without kings, with bare kings, after a repetition.
func TestDeskPlaysAnywhere(t *testing.T) {
	for _, c := range []struct{ name, fen, move string }{
		{"without kings", "8/8/8/2b5/8/8/8/R7 w - - 0 1", "a1a2"},
		{"a pawn alone", "8/8/8/8/8/8/4P3/8 w - - 0 1", "e2e4"},
		{"bare kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2"},
		{"fifty moves on", "4k3/8/8/8/8/8/8/R3K3 w - - 150 200", "a1a2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			d := NewDesk()
			d.Show(boardOf(t, c.fen), nil, chess.White)
			d.Handle(Event{Type: EventTap, Square: c.move[:2]})
			d.Handle(Event{Type: EventTap, Square: c.move[2:]})
			if len(d.Moves()) != 1 || d.Said() != "" {
				t.Errorf("%v, %q", d.Moves(), d.Said())
			}
		})
	}
}

func TestDeskSaysWhyNot(t *testing.T) {
	d := NewDesk()
	for _, text := range []string{"e5", "nonsense", "O-O"} {
		d.Handle(Event{Type: EventSay, Text: text})
		if d.Said() == "" || len(d.Moves()) != 0 {
			t.Errorf("%q: %q", text, d.Said())
		}
	}
	if d.Handle(Event{Type: EventSay, Text: "e4"}); d.Said() != "" {
		t.Errorf("e4: %q", d.Said())
	}
}

// TestDeskGlides shows one move more, one less, and something else.
func TestDeskGlides(t *testing.T) {
	d := NewDesk()
	b := setup.Start()
	show := func(moves ...string) Board {
		d.Show(b, uci(t, moves...), chess.White)
		return d.Board()
	}
	first := show("e2e4")
	if len(first.Motion) != 1 || first.Motion[0].Glides[0].To.String() != "e4" {
		t.Errorf("forth: %+v", first.Motion)
	}
	if again := show("e2e4"); again.Seq != first.Seq {
		t.Error("what stands there already is shown as new")
	}
	if back := show(); len(back.Motion) != 1 || back.Motion[0].Glides[0].To.String() != "e2" {
		t.Errorf("back: %+v", back.Motion)
	}
	if far := show("d2d4", "d7d5"); len(far.Motion) != 0 {
		t.Errorf("two moves: %+v", far.Motion)
	}
	// A move that cannot be made ends the moves.
	if show("e2e4", "e2e4", "e7e5"); len(d.Moves()) != 1 {
		t.Errorf("%v", d.Moves())
	}
	if show("e2e4", "--"); len(d.Moves()) != 1 || d.Board().Turn != chess.White {
		t.Error("nobody passes")
	}
}

func TestDeskSetsUp(t *testing.T) {
	d := NewDesk()
	if _, editing := d.SetUp(); editing || d.Setup() != nil {
		t.Error("it sets up before it was asked to")
	}
	d.Handle(Event{Type: EventSetup, Name: "begin"})
	d.Handle(Event{Type: EventSetup, Name: "clear"})
	d.Handle(Event{Type: EventSetup, Name: "put", Text: "Ke1"})
	b, editing := d.SetUp()
	if !editing || b.FEN() != "8/8/8/8/8/8/8/4K3 w - - 0 1" || !d.Setup().Done.Enabled {
		t.Errorf("%v %q", editing, b.FEN())
	}
	d.Handle(Event{Type: EventSetup, Name: "put", Text: "Ka1"})
	if d.Setup().Done.Enabled {
		t.Error("two kings can be done")
	}
}
