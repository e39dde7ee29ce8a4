package rulebook

import (
	"errors"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/internal/diagram"
)

// Diagram is a position and what is drawn on it. All that its text says of the position is proved.
type Diagram struct {
	diagram.Diagram
	// Caption is HTML.
	Caption string

	game *chess.Game
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
			d = &Diagram{Diagram: diagram.Diagram{Position: position, NoTurn: name == "lesson"}, game: chess.NewGame(position)}
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
