package board

import (
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/tutor"
)

// pieces returns a diagram of "Ke1 Rh1 pa2".
func pieces(text string) (d diagram) {
	for _, p := range strings.Fields(text) {
		sq, err := chess.ParseSquare(p[1:])
		if err != nil {
			panic(err)
		}
		d[sq] = p[0]
	}
	return d
}

func (d diagram) text() string {
	b := []byte(strings.Repeat(".", 64))
	for sq, letter := range d {
		if letter != 0 {
			b[sq] = letter
		}
	}
	return string(b)
}

func (d diagram) list() string {
	var list []string
	for sq, letter := range d {
		if letter != 0 {
			list = append(list, string(rune(letter))+chess.Square(sq).String())
		}
	}
	return strings.Join(list, " ")
}

func TestPhases(t *testing.T) {
	const none = chess.NoSquare
	for _, c := range []struct {
		name                string
		before, after       string
		glides              []tutor.Glide
		taken               chess.Square
		still, leave, comes string
	}{
		{"quiet", "Ke1 Pe2 ke8", "Ke1 Pe4 ke8", []tutor.Glide{{From: chess.E2, To: chess.E4}}, none, "Ke1 ke8", "", ""},
		{"capture", "Ra1 pa7", "Ra7", []tutor.Glide{{From: chess.A1, To: chess.A7}}, chess.A7, "", "pa7", ""},
		{"capture, not said", "Ra1 pa7", "Ra7", []tutor.Glide{{From: chess.A1, To: chess.A7}}, none, "", "pa7", ""},
		{
			"castling", "Ke1 Rh1 ke8", "Rf1 Kg1 ke8",
			[]tutor.Glide{{From: chess.E1, To: chess.G1}, {From: chess.H1, To: chess.F1}},
			none, "ke8", "", "",
		},
		{"en passant", "Pe5 pd5", "Pd6", []tutor.Glide{{From: chess.E5, To: chess.D6}}, chess.D5, "", "pd5", ""},
		{"capture taken back", "Ra7", "Ra1 pa7", []tutor.Glide{{From: chess.A7, To: chess.A1}}, none, "", "", "pa7"},
		{"en passant taken back", "Pd6", "Pe5 pd5", []tutor.Glide{{From: chess.D6, To: chess.E5}}, none, "", "", "pd5"},
		{"promotion", "Pe7", "Qe8", []tutor.Glide{{From: chess.E7, To: chess.E8}}, none, "", "", ""},
		{"from an empty square", "Ke1", "Ke1", []tutor.Glide{{From: chess.A3, To: chess.A4}}, none, "Ke1", "", ""},
		{"from nowhere", "Ke1", "Ke1", []tutor.Glide{{From: none, To: none}}, none, "Ke1", "", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			ph := newPhase(pieces(c.before), pieces(c.after), tutor.Phase{Glides: c.glides, Taken: c.taken})
			if got := ph.still.list(); got != c.still {
				t.Errorf("stands: %q, want %q", got, c.still)
			}
			if got := ph.leaves.list(); got != c.leave {
				t.Errorf("leaves: %q, want %q", got, c.leave)
			}
			if got := ph.comes.list(); got != c.comes {
				t.Errorf("comes: %q, want %q", got, c.comes)
			}
		})
	}
}

func TestTimelineRunsPhasesInTurn(t *testing.T) {
	start, middle, end := pieces("Pe2 pe7"), pieces("Pe4 pe7"), pieces("Pe4 pe5")
	line := newTimeline([]tutor.Phase{
		{Before: start.text(), Glides: []tutor.Glide{{From: chess.E2, To: chess.E4}}, Taken: chess.NoSquare},
		{Before: middle.text(), Glides: []tutor.Glide{{From: chess.E7, To: chess.E5}}, Taken: chess.NoSquare},
	}, end, 10)
	if len(line.phases) != 2 {
		t.Fatalf("%d phases", len(line.phases))
	}
	center := func(sq chess.Square) point { return point{float64(sq.File()), float64(sq.Rank())} }
	at := func(now float64, letter byte) point {
		for _, f := range line.figures(now, center) {
			if f.letter == letter {
				return f.at
			}
		}
		t.Fatalf("no %c at %v", letter, now)
		return point{}
	}
	if p := at(10, 'P'); p.y != 1 {
		t.Errorf("the first move begins at %v", p)
	}
	if p := at(10.01, 'P'); p.y <= 1 || p.y >= 3 {
		t.Errorf("the first move is at %v after 10 ms", p)
	}
	if p := at(10+glideTime, 'P'); p.y != 3 {
		t.Errorf("the first move ends at %v", p)
	}
	if p := at(10+glideTime, 'p'); p.y != 6 {
		t.Errorf("the reply moves before its time: %v", p)
	}
	if p := at(line.end(), 'p'); p.y > 4.001 {
		t.Errorf("the reply ends at %v", p)
	}
	if perMove := (line.end() - 10) / 2; perMove >= 0.250 {
		t.Errorf("a move takes %v s", perMove)
	}
}

func TestTimelineRefusesNonsense(t *testing.T) {
	for _, before := range []string{"", "rnbq", strings.Repeat(".", 65)} {
		if line := newTimeline([]tutor.Phase{{Before: before}}, diagram{}, 0); len(line.phases) != 0 {
			t.Errorf("%q makes %d phases", before, len(line.phases))
		}
	}
}
