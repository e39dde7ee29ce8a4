package lessons

import (
	"errors"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// The tags that mean something here.
var knownTags = []string{
	"StudyName", "ChapterName", "FEN", "SetUp", "Orientation", "Learner", "LeadIn", "Goal", "Facts", "Kings", "Turns", "Variant",
	"Board", "Target", "Calls", "Clock", "Touched", "Touch",
}

// exercise reads one game. What cannot be read is reported and given a harmless value, so that all faults are found at once.
func (r *reader) exercise(g *pgn.Game) *Exercise {
	sound := len(r.faults)
	e := &Exercise{Game: r.game, Line: g.Line, Col: g.Col, tags: g.Tags, Title: "Exercise " + strconv.Itoa(r.game)}
	r.titles(e, g)
	playable := r.position(e, g)
	e.Goal = r.goal(g)
	r.board(e, g)
	r.beside(e, g)
	r.alone(e, g)
	if t, ok := g.Tag("Facts"); ok {
		e.Facts = strings.FieldsFunc(t.Value, func(c rune) bool { return c == ' ' || c == ',' })
	}
	e.Root = &Node{Line: g.Line, Col: g.Col}
	r.comments(e, e.Root, g.Comments)
	r.tagged(e, g)
	if playable {
		r.line(e, e.Root, g.Moves, e.Start)
		r.sides(e, g)
		e.gatherLeadIn()
		r.replies(e)
		e.judge()
		r.calls(e)
	}
	if len(r.faults) > sound { // a tag that was not understood may be why
		for _, f := range misspeltTags(g.Tags) {
			r.fault(f.Line, f.Col, f.Text, f.Suggestion)
		}
	}
	return e
}

func (r *reader) titles(e *Exercise, g *pgn.Game) {
	if t, ok := g.Tag("ChapterName"); ok && t.Value != "" {
		e.Title = t.Value
	} else if _, chapter, ok := eventTitles(g); ok && chapter != "" {
		e.Title = chapter
	}
	if t, ok := g.Tag("Variant"); ok && t.Value != "" && t.Value != "Standard" && t.Value != "From Position" {
		r.fault(t.Line, t.Col, "This is "+t.Value+", a chess variant with other rules.", "Only standard chess is taught here.")
	}
}

// position reads FEN and Kings. It reports false where there is no position to play in.
func (r *reader) position(e *Exercise, g *pgn.Game) bool {
	if t, ok := g.Tag("Kings"); ok {
		e.NoKings = t.Value == "none"
		if !e.NoKings {
			r.fault(t.Line, t.Col, "The value of Kings is "+strconv.Quote(t.Value)+".", `Write [Kings "none"], or leave the tag out.`)
		}
	}
	t, ok := g.Tag("FEN")
	if !ok {
		e.Start = chess.StartPosition()
		e.FEN = e.Start.FEN()
		return true
	}
	read := chess.ParseFEN
	if e.NoKings {
		read = chess.ParseLessonFEN
	}
	position, err := read(t.Value)
	if err != nil {
		var problems *chess.FENError
		if !errors.As(err, &problems) {
			r.fault(t.Line, t.Col, "The position cannot be read: "+err.Error()+".", "")
			return false
		}
		for _, p := range problems.Problems {
			r.fault(t.Line, t.Col, "The position is not legal: "+p.Field+": "+p.Text+".", "")
		}
		return false
	}
	e.Start, e.FEN = position, t.Value
	return true
}

func (r *reader) goal(g *pgn.Game) Goal {
	t, ok := g.Tag("Goal")
	if !ok {
		return line{}
	}
	goal, text, suggestion := readGoal(t.Value)
	if text != "" {
		r.fault(t.Line, t.Col, text, suggestion)
		return line{}
	}
	return goal
}

// board reads the tag Board.
func (r *reader) board(e *Exercise, g *pgn.Game) {
	t, ok := g.Tag("Board")
	if !ok {
		return
	}
	e.Turned = t.Value == "turned"
	if !e.Turned {
		r.fault(t.Line, t.Col, "The value of Board is "+strconv.Quote(t.Value)+".", `Write [Board "turned"], or leave the tag out.`)
	}
}

// tagged completes a goal that other tags tell more of.
func (r *reader) tagged(e *Exercise, g *pgn.Game) {
	if goal, ok := e.Goal.(tagged); ok {
		e.Goal = goal.tagged(r, e, g)
	}
	t, has := g.Tag("Target")
	if _, ok := e.Goal.(handing); has && !ok {
		r.fault(t.Line, t.Col, "The tag Target belongs to exercises in which pieces are placed.", `Write [Goal "place"].`)
	}
}

// sides finds out who plays, how long the lead-in is and who sits at the bottom.
func (r *reader) sides(e *Exercise, g *pgn.Game) {
	plies := e.Root.plies()
	learner, hasLearner := r.color(g, "Learner")
	asked := !e.playsLine()
	if asked {
		e.Lead = plies
	} else if hasLearner && learner != e.Start.Turn() {
		e.Lead = min(1, plies)
	}
	if t, ok := g.Tag("LeadIn"); ok {
		n, err := strconv.Atoi(t.Value)
		switch {
		case err != nil || n < 0:
			r.fault(t.Line, t.Col, "LeadIn is "+strconv.Quote(t.Value)+".", "It is the number of plies that are played before the learner's turn.")
		case n > plies:
			r.fault(t.Line, t.Col, "LeadIn is "+t.Value+", but the main line ends with ply "+strconv.Itoa(plies)+".", "")
		case asked && n != plies:
			r.fault(t.Line, t.Col, "In a question every move of the main line is lead-in, and that ends with ply "+strconv.Itoa(plies)+".", "Leave the tag out.")
		default:
			e.Lead = n
		}
	}
	if e.Alone && e.Lead > 0 {
		r.fault(g.Line, g.Col, "Nothing can be played before the learner's turn where the other side stands still.", "Leave out LeadIn, and let the learner be the side to move.")
		e.Lead = 0
	}
	turn := e.Start.Turn()
	if e.Lead%2 == 1 {
		turn = turn.Other()
	}
	e.Learner = turn
	if t, _ := g.Tag("Learner"); hasLearner && learner != turn {
		r.fault(t.Line, t.Col, "After the lead-in it is "+turn.String()+"'s turn, not the learner's.", "Make Learner, LeadIn and the position agree.")
	}
	e.Bottom = e.Learner
	if _, asked := e.Goal.(interface{ hidesMover() }); asked {
		e.Bottom = chess.White // who sits there must not tell
	}
	if bottom, ok := r.color(g, "Orientation"); ok {
		e.Bottom = bottom
	}
}

// color reads a tag whose value is a side.
func (r *reader) color(g *pgn.Game, name string) (chess.Color, bool) {
	t, ok := g.Tag(name)
	if !ok {
		return chess.White, false
	}
	switch strings.ToLower(t.Value) {
	case "white":
		return chess.White, true
	case "black":
		return chess.Black, true
	}
	r.fault(t.Line, t.Col, name+" is "+strconv.Quote(t.Value)+".", `Write "white" or "black".`)
	return chess.White, false
}
