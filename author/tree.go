package author

import (
	"slices"

	"github.com/touchmove/touchmove/chess/pgn"
)

// node is a place in the tree of moves: behind a move, or, where move is nil, before the first.
type node struct {
	move *pgn.Move
	// id is the move's number in the order of reading, 0 before the first.
	id     int
	parent *node
	depth  int // 0 in the main line
	ply    int // how many moves lead here, itself included
	// line is where the move stands, at index i (-1 before the first); over is the move that the line is a variation of, nil for
	// the main line.
	line *[]*pgn.Move
	i    int
	over *node
}

// nodes returns all places of a game in the order of reading: by their ids.
func nodes(g *pgn.Game) []*node {
	root := &node{line: &g.Moves, i: -1}
	all := []*node{root}
	var walk func(line *[]*pgn.Move, over, before *node, depth int)
	walk = func(line *[]*pgn.Move, over, before *node, depth int) {
		for i, m := range *line {
			n := &node{move: m, id: len(all), parent: before, depth: depth, ply: before.ply + 1, line: line, i: i, over: over}
			all = append(all, n)
			for j := range m.Variations {
				walk(&m.Variations[j], n, before, depth+1)
			}
			before = n
		}
	}
	walk(&g.Moves, nil, root, 0)
	return all
}

// next is the move that goes on with the line, nil at its end.
func (n *node) next() *pgn.Move {
	if n.i+1 < len(*n.line) {
		return (*n.line)[n.i+1]
	}
	return nil
}

// starts reports whether a variation begins with the move.
func (n *node) starts() bool { return n.over != nil && n.i == 0 }

// path are the places on the way to a place, itself included, without the root.
func (n *node) path() []*node {
	var path []*node
	for ; n.move != nil; n = n.parent {
		path = append(path, n)
	}
	slices.Reverse(path)
	return path
}

// children returns the moves from a place, the one that goes on with the line first.
func children(all []*node, n *node) []*node {
	var found []*node
	for _, c := range all[1:] {
		if c.parent == n {
			found = append(found, c)
		}
	}
	slices.SortStableFunc(found, func(a, b *node) int { return a.depth - b.depth })
	return found
}

// idOf returns the number of a move, 0 where it is not there.
func idOf(g *pgn.Game, m *pgn.Move) int {
	for _, n := range nodes(g) {
		if n.move == m {
			return n.id
		}
	}
	return 0
}

// add hangs a move behind a place: it goes on with the line, or is one more variation.
func (n *node) add(m *pgn.Move) {
	if next := n.next(); next != nil {
		next.Variations = append(next.Variations, []*pgn.Move{m})
		return
	}
	*n.line = append(*n.line, m)
}

// remove takes the move away with all that follows it. Its own variations stay; where it is no variation itself, the first
// of them takes its place.
func (n *node) remove() {
	rest := n.move.Variations
	if n.starts() {
		over := n.over.move
		over.Variations = slices.DeleteFunc(over.Variations, func(v []*pgn.Move) bool { return v[0] == n.move })
		over.Variations = append(over.Variations, rest...)
		return
	}
	*n.line = (*n.line)[:n.i]
	if len(rest) > 0 {
		heir := rest[0]
		heir[0].Variations = append(heir[0].Variations, rest[1:]...)
		behind(heir[0])
		*n.line = append(*n.line, heir...)
	}
}

// promote makes the variation that the move belongs to the line, and what was the line a variation of it.
func (n *node) promote() {
	over := n.over
	if over == nil {
		return
	}
	old := slices.Clone((*over.line)[over.i:])
	var rest [][]*pgn.Move
	var promoted []*pgn.Move
	for i := range over.move.Variations {
		if v := over.move.Variations[i]; &over.move.Variations[i] == n.line {
			promoted = v
		} else {
			rest = append(rest, v)
		}
	}
	over.move.Variations = nil
	first := promoted[0]
	first.Variations = append(append([][]*pgn.Move{old}, rest...), first.Variations...)
	behind(first)
	*over.line = append((*over.line)[:over.i:over.i], promoted...)
}

// behind puts what was said before the first move of a variation behind that move: in front of it, in a line that is no
// variation, it would be about the move before.
func behind(m *pgn.Move) {
	m.After = append(m.Before, m.After...)
	m.Before = nil
}
