package author

import (
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/chess/setup"
	"github.com/touchmove/touchmove/lessons"
)

// reading is a game as an exercise: what lessons makes of it, and where in the tree of moves each thing stands.
type reading struct {
	exercise *lessons.Exercise
	faults   lessons.Faults
	nodes    []*node
	// roles is what each place is, by its id. That of the beginning is "" where it is the first turn.
	roles []MoveRole
	// turns are the places at which the learner is asked.
	turns []bool
	// sound is false where the FEN has no position.
	sound bool
}

// Where things stand in a game that lessons reads, in place of a line of a file: moves and comments have their id for the
// line, tags are above.
const (
	moveCol    = 1
	commentCol = 10
	firstTag   = -1000
)

// read has lessons read a game.
func read(g *pgn.Game, number int) reading {
	r := reading{nodes: nodes(g)}
	r.exercise, r.faults = lessons.ReadExercise(placed(g), number)
	_, r.sound = startOf(g)
	r.assignRoles()
	return r
}

// placed returns a copy of a game in which everything has its place.
func placed(g *pgn.Game) *pgn.Game {
	g = cloned(g)
	for i := range g.Tags {
		g.Tags[i].Line, g.Tags[i].Col = firstTag+i, 1
	}
	g.Line, g.Col = 0, moveCol
	placeComments(g.Comments, 0, commentCol)
	for _, n := range nodes(g) {
		if n.move != nil {
			n.move.Line, n.move.Col = n.id, moveCol
			placeComments(n.move.After, n.id, placeComments(n.move.Before, n.id, commentCol))
		}
	}
	return g
}

// placeComments gives comments a place, from a column on; in one line, so that a command in them has it too. It returns the
// column after them.
func placeComments(comments []pgn.Comment, line, col int) int {
	for i := range comments {
		comments[i].Text = lineEnds.Replace(comments[i].Text)
		comments[i].Line, comments[i].Col = line, col
		col += len(comments[i].Text) + 1
	}
	return col
}

// lineEnds puts a text into one line.
var lineEnds = strings.NewReplacer("\n", " ", "\r", " ")

// startOf returns the position that a game begins with, as it can be drawn; false where there is none.
func startOf(g *pgn.Game) (setup.Board, bool) {
	p, err := g.Start()
	if err != nil {
		return setup.Start(), false
	}
	if t, there := g.Tag("FEN"); there {
		b, _ := setup.Read(t.Value) // with an en passant square on which nobody can take
		return b, true
	}
	return setup.Of(p), true
}

// assignRoles finds out what each move is in the exercise.
func (r *reading) assignRoles() {
	r.roles, r.turns = make([]MoveRole, len(r.nodes)), make([]bool, len(r.nodes))
	for i := range r.roles {
		r.roles[i] = RoleIdle
	}
	e := r.exercise
	first := e.First()
	for n := first; n != nil; n = n.Parent {
		r.roles[idOfNode(n)] = RoleLeadIn
	}
	if first == e.Root {
		r.roles[0] = ""
	}
	r.turn(first)
}

func idOfNode(n *lessons.Node) int {
	if n.Parent == nil {
		return 0
	}
	return n.Line
}

// turn gives the moves from a turn of the learner their roles, and what follows them.
func (r *reading) turn(turn *lessons.Node) {
	for turn != nil {
		r.turns[idOfNode(turn)] = true
		asks := r.exercise.Asks()
		if asks != lessons.AsksMove && asks != lessons.AsksWriting {
			return
		}
		var after *lessons.Node
		for i, c := range turn.Children {
			switch {
			case i == 0, c.Judgement == lessons.JudgementRight:
				r.roles[c.Line] = RoleRight
				reply := c.Main()
				if reply != nil {
					r.roles[reply.Line] = RoleReply
				}
				if i == 0 {
					after = reply
				} else if reply != nil {
					r.turn(reply)
				}
			case c.Judgement == lessons.JudgementWrong:
				r.roles[c.Line] = RoleWrong
				for n := c.Main(); n != nil; n = n.Main() {
					r.roles[n.Line] = RoleShown
				}
			default:
				r.roles[c.Line] = RoleOther
			}
		}
		turn = after
	}
}

// first is the place of the learner's first turn.
func (r *reading) first() int { return idOfNode(r.exercise.First()) }

// movesTo returns the moves that lead to a place, the zero Move for a pass; as far as they can be made.
func (r *reading) movesTo(n *node) []chess.Move {
	if !r.sound {
		return nil
	}
	var moves []chess.Move
	p := r.exercise.Start
	for _, step := range n.path() {
		m, next, ok := played(&p, step.move.SAN)
		if !ok {
			break
		}
		moves = append(moves, m)
		p = next
	}
	return moves
}

// played makes a move that is written in a game, or passes.
func played(p *chess.Position, san string) (m chess.Move, after chess.Position, ok bool) {
	if pgn.IsNull(san) {
		after, ok = p.AfterPass()
		return chess.Move{}, after, ok
	}
	m, err := p.ReadMove(san)
	if err != nil {
		return m, *p, false
	}
	return m, p.After(m), true
}
