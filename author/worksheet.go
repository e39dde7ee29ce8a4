package author

import (
	_ "embed"
	"html"
	"slices"
	"strings"
	"unicode"

	"github.com/touchmove/touchmove/assets"
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/internal/diagram"
	"github.com/touchmove/touchmove/lessons"
)

//go:embed worksheet.html
var worksheetHTML string

// worksheet is an HTML document to print: a diagram of each exercise with its question and room for the answer, and the
// answers on a page of their own. It is black on white, and has no script. left counts the exercises that are not in it.
func (s *Session) worksheet() (page string, left int) {
	var sheet, key strings.Builder
	var diagrams []*diagram.Diagram
	for i, e := range s.set.exercises {
		r := read(e.game, i+1)
		if !r.sound || len(r.faults) > 0 {
			left++
			continue
		}
		runner := lessons.NewRunner(r.exercise)
		d := diagramOf(r.exercise, runner)
		diagrams = append(diagrams, d)
		title := number(i+1) + ". " + heading(e.game, i+1)
		sheet.WriteString("<li><h2>" + escaped(title) + "</h2>\n" + d.SVG() + "\n")
		if prompt := runner.Prompt(); prompt != "" {
			sheet.WriteString("<p>" + escaped(prompt) + "</p>\n")
		}
		sheet.WriteString(room(r.exercise, runner) + "</li>\n")
		key.WriteString("<li><b>" + escaped(title) + "</b> " + escaped(solution(&r, runner)) + "</li>\n")
	}
	symbols, err := diagram.Symbols(assets.FS, diagrams)
	if err != nil {
		panic(err) // the drawings of all twelve are inside
	}
	return strings.NewReplacer(
		"TITLE", escaped(s.Title()), "SYMBOLS", symbols, "SHEET", sheet.String(), "KEY", key.String(),
	).Replace(worksheetHTML), left
}

// diagramOf is the diagram of an exercise, as it is when the learner is asked.
func diagramOf(e *lessons.Exercise, r *lessons.Runner) *diagram.Diagram {
	d := &diagram.Diagram{
		Position: r.Game().Position(), Bottom: e.Bottom, Turned: e.Turned, Plain: e.AsksOfTheBoard(),
		NoTurn: e.Alone || e.NoKings || hidesMover(e),
	}
	for _, shape := range r.Shapes() {
		kind := diagram.Square
		if shape.Kind == lessons.ShapeArrow {
			kind = diagram.Move
		}
		d.Mark(kind, shape.From, shape.Square)
	}
	for _, square := range r.Targets() {
		d.Mark(diagram.Square, chess.NoSquare, square)
	}
	return d
}

// hidesMover reports whether whose turn it is is the question.
func hidesMover(e *lessons.Exercise) bool { return e.Goal.String() == "choose mover" }

// room is where the answer is written: boxes to tick, or lines.
func room(e *lessons.Exercise, r *lessons.Runner) string {
	var text strings.Builder
	switch e.Asks() {
	case lessons.AsksChoice:
		text.WriteString("<p>")
		for _, c := range r.Choices() {
			text.WriteString(`<span class="box">` + escaped(c.Label) + "</span> ")
		}
		text.WriteString("</p>\n")
	case lessons.AsksSquares:
		text.WriteString(`<div class="line">Squares:</div>` + "\n")
	default:
		lines := 0
		for turn := e.First(); turn != nil && turn.Main() != nil && lines < mostLines; turn = turn.Main().Main() {
			lines++
		}
		for i := range max(1, lines) {
			label := ""
			if lines > 1 {
				label = number(i+1) + "."
			}
			text.WriteString(`<div class="line">` + label + "</div>\n")
		}
	}
	return text.String()
}

// escaped writes a text into HTML. Control characters, which HTML cannot have, are replaced.
func escaped(text string) string {
	return html.EscapeString(strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return unicode.ReplacementChar
		}
		return r
	}, text))
}

// mostLines is how many lines there are for an answer.
const mostLines = 6

// solution says the right answer.
func solution(r *reading, runner *lessons.Runner) string {
	e := r.exercise
	pattern := runner.Pattern()
	switch {
	case len(pattern) == 0:
		return "Nothing is asked."
	case e.Asks() == lessons.AsksChoice:
		for _, c := range runner.Choices() {
			if c.ID == pattern[0] {
				return c.Label
			}
		}
		return pattern[0]
	case e.Asks() == lessons.AsksSquares, e.Asks() == lessons.AsksWriting:
		if calls := runner.Choices(); len(calls) > 0 && len(pattern) == 1 && pattern[0] == calls[0].ID {
			return calls[0].Label
		}
		return strings.Join(pattern, ", ")
	}
	if line := mainLine(e); line != "" {
		return strings.TrimSpace(line + also(e))
	}
	return moveNames(e, runner, pattern)
}

// mainLine writes the answer with the replies to it: "1. Qxf7+ Kxf7 2. Nd8#".
func mainLine(e *lessons.Exercise) string {
	first := e.First()
	if first.Main() == nil || calls(first) {
		return ""
	}
	p := positionAfter(e, first)
	var moves []string
	for n := first.Main(); n != nil; n = n.Main() {
		count := number(p.MoveNumber()) + ". "
		switch {
		case n.Move.IsZero():
		case p.Turn() == chess.White || e.Alone:
			moves = append(moves, count+p.SAN(n.Move))
		case len(moves) == 0:
			moves = append(moves, number(p.MoveNumber())+"... "+p.SAN(n.Move))
		default:
			moves = append(moves, p.SAN(n.Move))
		}
		p = after(p, n.Move)
	}
	return strings.Join(moves, " ")
}

// calls reports whether something is done beside the board at a turn.
func calls(n *lessons.Node) bool { return len(n.Do)+len(n.Then) > 0 }

// also names the other moves that are right at the first turn.
func also(e *lessons.Exercise) string {
	first := e.First()
	var others []string
	for _, n := range first.Children[1:] {
		if n.Judgement == lessons.JudgementRight {
			others = append(others, n.SAN)
		}
	}
	if len(others) == 0 {
		return ""
	}
	return " (also: " + strings.Join(others, ", ") + ")"
}

func positionAfter(e *lessons.Exercise, n *lessons.Node) chess.Position {
	var moves []chess.Move
	for ; n.Parent != nil; n = n.Parent {
		moves = append(moves, n.Move)
	}
	slices.Reverse(moves)
	p := e.Start
	for _, m := range moves {
		p = after(p, m)
	}
	return p
}

// after is the position after a move, or a pass.
func after(p chess.Position, m chess.Move) chess.Position {
	if m.IsZero() {
		p, _ = p.AfterPass()
		return p
	}
	return p.After(m)
}

// moveNames writes an answer of moves and calls.
func moveNames(e *lessons.Exercise, runner *lessons.Runner, pattern []string) string {
	labels := map[string]string{}
	for _, c := range runner.Calls() {
		labels[c.ID] = c.Label
	}
	p := runner.Game().Position()
	var parts []string
	for _, one := range pattern {
		move, err := p.ReadMove(one)
		switch {
		case labels[one] != "":
			parts = append(parts, labels[one])
		case err == nil:
			parts = append(parts, p.SAN(move))
			p = p.After(move)
			if e.Alone {
				p, _ = p.AfterPass()
			}
		default:
			parts = append(parts, one)
		}
	}
	return strings.Join(parts, ", ")
}
