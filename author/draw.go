package author

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/tutor"
)

// pressed is the square on which a pointer went down to draw or to choose, NoSquare for none.
type pressed chess.Square

const nothingPressed = pressed(chess.NoSquare)

// drawingColor is a colour to draw with, and the letter that scripts have for it.
type drawingColor struct{ name, letter string }

var colors = []drawingColor{{"green", "G"}, {"red", "R"}, {"blue", "B"}, {"yellow", "Y"}}

func colorOf(match func(drawingColor) bool) (drawingColor, bool) {
	if i := slices.IndexFunc(colors, match); i >= 0 {
		return colors[i], true
	}
	return drawingColor{}, false
}

// setColor picks what is drawn with.
func (s *Session) setColor(e Event) {
	if c, ok := colorOf(func(c drawingColor) bool { return c.name == e.Name }); ok {
		s.color = c.name
	}
}

// atSquares takes squares to draw on, or for the goal. What is typed are squares, too: "e4", "e2e4".
func (s *Session) atSquares(e Event) {
	square, err := chess.ParseSquare(e.Square)
	switch e.Type {
	case EventPress:
		s.pressed = nothingPressed
		if err == nil {
			s.pressed = pressed(square)
		}
	case EventRelease:
		from := chess.Square(s.pressed)
		s.pressed = nothingPressed
		if err == nil && from != chess.NoSquare {
			s.mark(from, square)
		}
	case EventTap:
		if err == nil {
			s.mark(square, square)
		}
	case EventCancel, EventEscape:
		s.pressed = nothingPressed
	case EventSay:
		text := strings.ToLower(strings.TrimSpace(e.Text))
		from, err := chess.ParseSquare(text[:min(2, len(text))])
		to := from
		if err == nil && len(text) > 2 {
			to, err = chess.ParseSquare(text[2:])
		}
		if err != nil {
			s.told = sayTypeSquares
			return
		}
		s.mark(from, to)
	}
}

// mark draws from one square to another, or chooses one for the goal.
func (s *Session) mark(from, to chess.Square) {
	if s.mode == ModeGoal {
		s.chooseSquare(from, to)
		return
	}
	c, _ := colorOf(func(c drawingColor) bool { return c.name == s.color })
	command, word := "csl", to.String()
	if from != to {
		command, word = "cal", from.String()+to.String()
	}
	s.edit(labelDraw, "", func(g *pgn.Game, at *node) (*pgn.Move, bool) {
		said := sayingAt(g, at)
		said.draw(command, c.letter, word)
		said.say(g, at)
		return at.move, true
	})
}

// draw adds an arrow or a circle to what is drawn, or takes away the one that is there in the same colour.
func (s *saying) draw(command, letter, word string) {
	for i, c := range s.commands {
		if c.Name != command {
			continue
		}
		words := drawn(c)
		at := slices.IndexFunc(words, func(w string) bool { return len(w) > 1 && w[1:] == word })
		switch {
		case at < 0:
			continue
		case words[at][:1] != letter:
			words[at] = letter + word
		default:
			words = slices.Delete(words, at, at+1)
		}
		if s.commands[i].Args = strings.Join(words, ","); len(words) == 0 {
			s.commands = slices.Delete(s.commands, i, i+1)
		}
		return
	}
	for i, c := range s.commands {
		if c.Name == command {
			s.commands[i].Args = strings.Join(append(drawn(c), letter+word), ",")
			return
		}
	}
	s.commands = append(s.commands, pgn.Command{Name: command, Args: letter + word})
}

// drawn are the arrows or circles of a command.
func drawn(c pgn.Command) []string {
	return strings.FieldsFunc(c.Args, func(r rune) bool { return r == ',' || r == ' ' })
}

// wipe takes away what is drawn at the cursor.
func (s *Session) wipe(Event) {
	s.edit(labelDraw, "", func(g *pgn.Game, at *node) (*pgn.Move, bool) {
		said := sayingAt(g, at)
		before := len(said.commands)
		said.commands = slices.DeleteFunc(said.commands, isDrawing)
		if len(said.commands) == before {
			return nil, false
		}
		said.say(g, at)
		return at.move, true
	})
}

func isDrawing(c pgn.Command) bool { return c.Name == "cal" || c.Name == "csl" }

// drawings are the marks of what is drawn at a place.
func (s *saying) drawings() []tutor.Mark {
	var marks []tutor.Mark
	for _, c := range s.commands {
		if !isDrawing(c) {
			continue
		}
		for _, word := range drawn(c) {
			color, ok := colorOf(func(c drawingColor) bool { return c.letter == word[:1] })
			if !ok {
				continue
			}
			if m, ok := drawing(c.Name, word[1:]); ok {
				m.Color = color.name
				marks = append(marks, m)
			}
		}
	}
	return marks
}

func drawing(command, squares string) (tutor.Mark, bool) {
	m := tutor.Mark{Kind: tutor.MarkCircle, From: chess.NoSquare, Via: chess.NoSquare}
	if command == "cal" {
		if len(squares) != 4 {
			return m, false
		}
		m.Kind = tutor.MarkArrow
		from, err := chess.ParseSquare(squares[:2])
		if err != nil {
			return m, false
		}
		m.From, squares = from, squares[2:]
	}
	to, err := chess.ParseSquare(squares)
	m.Square = to
	return m, err == nil
}
