package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// passSAN is how a script writes that the other side stands still, so that other programs read the line.
const passSAN = "--"

// alone reads the tag Turns.
func (r *reader) alone(e *Exercise, g *pgn.Game) {
	if t, ok := g.Tag("Turns"); ok {
		e.Alone = t.Value == "learner"
		if !e.Alone {
			r.fault(t.Line, t.Col, "The value of Turns is "+strconv.Quote(t.Value)+".", `Write [Turns "learner"], or leave the tag out.`)
		}
	}
}

// pass reads a null move. It stands only between two moves of a learner who plays alone, in the main line. What it leads to
// is a node like any other, with the zero Move.
func (r *reader) pass(e *Exercise, parent *Node, m *pgn.Move, position *chess.Position) (chess.Move, bool) {
	quoted := "The move " + strconv.Quote(m.SAN)
	switch {
	case !e.Alone:
		r.fault(m.Line, m.Col, quoted+" passes. Nobody can pass a turn in chess.", `Where the other side shall stand still, write [Turns "learner"].`)
	case position.Turn() == e.Start.Turn():
		r.fault(m.Line, m.Col, quoted+" passes the learner's turn.", "")
	case position.InCheck():
		r.fault(m.Line, m.Col, quoted+" lets a king stand still that is in check.", "")
	case !parent.onMain():
		r.fault(m.Line, m.Col, quoted+" stands in a variation.", "What follows another move is found by search: end the variation before it.")
	default:
		return chess.Move{}, true
	}
	return chess.Move{}, false
}

// onMain reports whether a node belongs to the main line.
func (n *Node) onMain() bool {
	for ; n.Parent != nil; n = n.Parent {
		if n.Parent.Main() != n {
			return false
		}
	}
	return true
}

// step plays a move of a script, or passes, and reports whether it could.
func step(g *chess.Game, m chess.Move) bool {
	if m.IsZero() {
		return g.Pass()
	}
	return g.Play(m) == nil
}

// stepped returns the position after a move of a script.
func stepped(p chess.Position, m chess.Move) chess.Position {
	if m.IsZero() {
		p, _ = p.AfterPass()
		return p
	}
	return p.After(m)
}
