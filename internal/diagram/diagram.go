// Package diagram draws positions as SVG, for pages that are read and printed: the rulebook's, and a teacher's worksheet. The
// page says in its style how the parts look that have a class.
package diagram

import (
	"fmt"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// Diagram is a position and what is drawn on it.
type Diagram struct {
	Position chess.Position
	// Bottom is the side at the lower edge.
	Bottom chess.Color
	// NoTurn is true where nobody has the move, or where it must not be seen who has.
	NoTurn bool
	// Turned is true where the board lies wrong, a dark square at the right.
	Turned bool
	// Plain is true where no letters and numbers stand beside the board.
	Plain bool
	Marks []Mark
}

// Mark is one thing drawn on the squares.
type Mark struct {
	Kind Kind
	// From is where arrows, rays and lines begin, NoSquare for all others.
	From, To chess.Square
	// Shift moves it down, in the drawings' units: king and rook pass each other.
	Shift float64
}

// Kind is what is drawn.
type Kind string

// The kinds of marks.
const (
	Last    Kind = "last"    // a square of the last move
	Tint    Kind = "tint"    // a square the text speaks of
	Square  Kind = "square"  // a ring to point with
	Move    Kind = "move"    // an arrow
	Illegal Kind = "illegal" // an arrow, barred
	Dot     Kind = "dot"     // where a piece can go
	Take    Kind = "take"    // what it can take
	Gone    Kind = "gone"    // a pawn taken in passing
	Attack  Kind = "attack"  // a ray
	Pin     Kind = "pin"     // a line from the pinner to the king
	Safe    Kind = "safe"    // a tick
	Guarded Kind = "guarded" // a cross
)

// Mark adds a mark.
func (d *Diagram) Mark(kind Kind, from, to chess.Square) {
	d.Marks = append(d.Marks, Mark{Kind: kind, From: from, To: to})
}

// Alt says in words what the diagram shows, for those who do not see it.
func (d *Diagram) Alt() string {
	var parts []string
	for _, side := range []chess.Color{chess.White, chess.Black} {
		var men []string
		for _, kind := range []chess.PieceType{chess.King, chess.Queen, chess.Rook, chess.Bishop, chess.Knight, chess.Pawn} {
			squares := d.Position.Pieces(side, kind).Squares()
			switch {
			case len(squares) == 1:
				men = append(men, kind.String()+" "+squares[0].String())
			case len(squares) > 1:
				men = append(men, kind.String()+"s "+names(squares))
			}
		}
		if len(men) > 0 {
			parts = append(parts, strings.ToUpper(side.String()[:1])+side.String()[1:]+": "+strings.Join(men, ", "))
		}
	}
	if d.Position.EPD() == chess.StartPosition().EPD() {
		parts = []string{"All pieces where they stand at the start of a game"}
	}
	if len(parts) == 0 {
		parts = []string{"An empty board"}
	}
	if d.Turned {
		parts = append(parts, "The board is turned: dark squares where the light ones should be")
	}
	if !d.NoTurn {
		parts = append(parts, map[chess.Color]string{chess.White: "White", chess.Black: "Black"}[d.Position.Turn()]+" to move")
	}
	return strings.Join(append(parts, d.marked()...), ". ") + "."
}

// marked describes the marks, those of a kind together.
func (d *Diagram) marked() []string {
	words := []struct {
		kinds []Kind
		text  string
	}{
		{[]Kind{Last}, "Last move"},
		{[]Kind{Move}, "Arrow"},
		{[]Kind{Illegal}, "Not allowed"},
		{[]Kind{Dot}, "Can go to"},
		{[]Kind{Take}, "Can take on"},
		{[]Kind{Gone}, "Taken in passing"},
		{[]Kind{Attack}, "Attacked"},
		{[]Kind{Pin}, "Pin along"},
		{[]Kind{Safe}, "Tick on"},
		{[]Kind{Guarded}, "Cross on"},
		{[]Kind{Square, Tint}, "Marked"},
	}
	var parts []string
	for _, w := range words {
		var places []string
		for _, m := range d.Marks {
			for _, kind := range w.kinds {
				if m.Kind == kind && m.From != chess.NoSquare {
					places = append(places, fmt.Sprintf("%s to %s", m.From, m.To))
				} else if m.Kind == kind {
					places = append(places, m.To.String())
				}
			}
		}
		if len(places) > 0 {
			parts = append(parts, w.text+": "+strings.Join(places, ", "))
		}
	}
	return parts
}

func names(squares []chess.Square) string {
	all := make([]string, len(squares))
	for i, s := range squares {
		all[i] = s.String()
	}
	return strings.Join(all, " ")
}
