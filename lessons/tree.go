package lessons

import (
	"errors"
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/chess/words"
)

// line hangs a line of moves below a node. The position is the node's. A move that cannot be played ends the line.
func (r *reader) line(e *Exercise, parent *Node, moves []*pgn.Move, position chess.Position) {
	for _, m := range moves {
		if r.full() {
			return
		}
		move, ok := r.move(e, parent, m, &position)
		var node *Node
		if ok {
			node = &Node{Move: move, SAN: m.SAN, Parent: parent, Line: m.Line, Col: m.Col, nags: m.NAGs}
			parent.Children = append(parent.Children, node)
			r.comments(e, node, m.Before)
			r.comments(e, node, m.After)
		}
		for _, v := range m.Variations {
			r.line(e, parent, v, position)
		}
		if !ok {
			return
		}
		position = stepped(position, move)
		parent = node
	}
}

// move reads a move as a tolerant reader does ("0-0", figurines); Validate insists on exact writing.
func (r *reader) move(e *Exercise, parent *Node, m *pgn.Move, position *chess.Position) (chess.Move, bool) {
	if pgn.IsNull(m.SAN) {
		return r.pass(e, parent, m, position)
	}
	if e.Alone && position.Turn() != e.Start.Turn() && parent.onMain() && parent.Parent != nil && parent.Main() == nil {
		r.fault(m.Line, m.Col, "Here the other side stands still.", "Write "+passSAN+" before "+m.SAN+".")
		return chess.Move{}, false
	}
	if move, err := position.ReadMove(m.SAN); err == nil {
		return move, true
	}
	quoted := "The move " + strconv.Quote(m.SAN)
	game := e.gameAt(parent)
	move, err := position.ReadTry(m.SAN)
	var verdict chess.Verdict
	var unread *chess.ReadError
	switch {
	case err == nil:
		verdict = game.Explain(move)
	case errors.As(err, &unread) && unread.Kind == chess.ReadErrorCastling:
		verdict = game.ExplainCastling(unread.Wing)
	default:
		r.fault(m.Line, m.Col, "The move cannot be read here: "+chess.Message(err)+".", "")
		return chess.Move{}, false
	}
	hint := "Is " + position.SAN(move) + " meant?" // where another piece than the text names could go
	if !verdict.Legal {
		hint = words.Reason(game, move, verdict.Reasons[0])
	}
	r.fault(m.Line, m.Col, quoted+" is not legal here.", hint)
	return chess.Move{}, false
}

// gameAt returns the game that leads to a node.
func (e *Exercise) gameAt(n *Node) *chess.Game {
	var moves []chess.Move
	for ; n.Parent != nil; n = n.Parent {
		moves = append(moves, n.Move)
	}
	game := chess.NewGame(e.Start)
	for i := len(moves) - 1; i >= 0; i-- {
		if !step(game, moves[i]) {
			break
		}
	}
	return game
}

// gatherLeadIn moves what the comments of the lead-in say to the learner's first turn: it is all prompt.
func (e *Exercise) gatherLeadIn() {
	first := e.First()
	if first == e.Root {
		return
	}
	for n := first.Parent; n != nil; n = n.Parent {
		first.Text = joinText(n.Text, first.Text)
		first.Hints = append(n.Hints, first.Hints...)
		first.Shapes = append(n.Shapes, first.Shapes...)
		first.IllegalWords = append(n.IllegalWords, first.IllegalWords...)
		first.Replies = append(n.Replies, first.Replies...)
		first.commands = append(n.commands, first.commands...)
		first.said = append(n.said, first.said...)
		if first.Default == "" {
			first.Default = n.Default
		}
		first.Offered = first.Offered || n.Offered
		n.Text, n.Hints, n.Shapes, n.IllegalWords, n.Replies, n.commands, n.said, n.Default = "", nil, nil, nil, nil, nil, nil, ""
	}
}

// judge gives the learner's moves their judgements.
func (e *Exercise) judge() {
	for turn := range e.turns {
		for i, n := range turn.Children {
			n.Judgement = judgementOf(n.nags)
			if i == 0 {
				n.Judgement = JudgementRight
			}
		}
	}
}

// judgementOf reads the glyphs of a variation's first move.
func judgementOf(nags []int) Judgement {
	for _, nag := range nags {
		switch nag {
		case 1, 3:
			return JudgementRight
		case 2, 4:
			return JudgementWrong
		}
	}
	return JudgementOther
}

// turns visits every node at which the learner may come to move: on the main line and on variations called right.
// The judgements of a turn's moves may be given during its visit.
func (e *Exercise) turns(visit func(*Node) bool) {
	if !e.playsLine() {
		visit(e.First())
		return
	}
	pending := []*Node{e.First()}
	for len(pending) > 0 {
		turn := pending[0]
		pending = pending[1:]
		if !visit(turn) {
			return
		}
		for _, n := range turn.Children {
			if reply := n.Main(); n.Judgement == JudgementRight && reply != nil && reply.isTurn() {
				pending = append(pending, reply)
			}
		}
	}
}

func joinText(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + " " + b
}
