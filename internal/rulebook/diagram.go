package rulebook

import (
	"errors"
	"fmt"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// Diagram is a position and what is drawn on it. All that its text says of the position is proved.
type Diagram struct {
	Position chess.Position
	// Caption is HTML.
	Caption string

	game *chess.Game
	// lesson is true for a position that no game has, so that nobody has the move.
	lesson bool
	// turned is true where the board lies wrong, a dark square at the right.
	turned bool
	marks  []mark
}

// mark is one thing drawn on the squares.
type mark struct {
	kind markKind
	// from is where arrows, rays and lines begin, NoSquare for all others.
	from, to chess.Square
	// shift moves it down, in the drawings' units: king and rook pass each other.
	shift float64
}

type markKind string

const (
	markLast    markKind = "last"    // a square of the last move
	markTint    markKind = "tint"    // a square the text speaks of
	markSquare  markKind = "square"  // a ring to point with
	markMove    markKind = "move"    // an arrow
	markIllegal markKind = "illegal" // an arrow, barred
	markDot     markKind = "dot"     // where a piece can go
	markTake    markKind = "take"    // what it can take
	markGone    markKind = "gone"    // a pawn taken in passing
	markAttack  markKind = "attack"  // a ray
	markPin     markKind = "pin"     // a line from the pinner to the king
	markSafe    markKind = "safe"    // a tick
	markGuarded markKind = "guarded" // a cross
)

func (d *Diagram) mark(kind markKind, from, to chess.Square) {
	d.marks = append(d.marks, mark{kind: kind, from: from, to: to})
}

// diagram reads the lines of a diagram. Of one whose position cannot be read nothing else is looked at.
func (p *parser) diagram() *Diagram {
	var d *Diagram
	p.fields(func(name, value string) bool {
		if name == "diagram" || name == "lesson" {
			position, err := readPosition(name, value)
			if err != nil {
				p.fault("%v", err)
			}
			d = &Diagram{Position: position, game: chess.NewGame(position), lesson: name == "lesson"}
			return true
		}
		if name == "caption" {
			d.Caption = p.inline(value)
			return true
		}
		statement, known := statements[name]
		if known {
			if err := statement(d, value); err != nil {
				p.fault("%s: %v", name, err)
			}
		}
		return known
	})
	if d.Caption == "" {
		p.fault("the diagram has no caption")
	}
	return d
}

// readPosition takes for a diagram what a game could have led to, and for a lesson only what none could.
func readPosition(door, fen string) (chess.Position, error) {
	position, strict := chess.ParseFEN(fen)
	if door == "diagram" {
		if strict != nil {
			return chess.StartPosition(), strict
		}
		return position, nil
	}
	position, err := chess.ParseLessonFEN(fen)
	if err != nil {
		return chess.StartPosition(), err
	}
	if strict == nil {
		return position, errors.New("a game could have this position: write diagram")
	}
	return position, nil
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
				men = append(men, kind.String()+"s "+join(squares))
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
	if d.turned {
		parts = append(parts, "The board is turned: dark squares where the light ones should be")
	}
	if !d.lesson {
		parts = append(parts, map[chess.Color]string{chess.White: "White", chess.Black: "Black"}[d.Position.Turn()]+" to move")
	}
	return strings.Join(append(parts, d.marked()...), ". ") + "."
}

// marked describes the marks, those of a kind together.
func (d *Diagram) marked() []string {
	words := []struct {
		kinds []markKind
		text  string
	}{
		{[]markKind{markLast}, "Last move"},
		{[]markKind{markMove}, "Arrow"},
		{[]markKind{markIllegal}, "Not allowed"},
		{[]markKind{markDot}, "Can go to"},
		{[]markKind{markTake}, "Can take on"},
		{[]markKind{markGone}, "Taken in passing"},
		{[]markKind{markAttack}, "Attacked"},
		{[]markKind{markPin}, "Pin along"},
		{[]markKind{markSafe}, "Tick on"},
		{[]markKind{markGuarded}, "Cross on"},
		{[]markKind{markSquare, markTint}, "Marked"},
	}
	var parts []string
	for _, w := range words {
		var places []string
		for _, m := range d.marks {
			for _, kind := range w.kinds {
				if m.kind == kind && m.from != chess.NoSquare {
					places = append(places, fmt.Sprintf("%s to %s", m.from, m.to))
				} else if m.kind == kind {
					places = append(places, m.to.String())
				}
			}
		}
		if len(places) > 0 {
			parts = append(parts, w.text+": "+strings.Join(places, ", "))
		}
	}
	return parts
}

func join(squares []chess.Square) string {
	names := make([]string, len(squares))
	for i, s := range squares {
		names[i] = s.String()
	}
	return strings.Join(names, " ")
}
