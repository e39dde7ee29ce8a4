package lessons

import "github.com/touchmove/touchmove/chess"

// walk visits every node with its game.
func (e *Exercise) walk(visit func(n *Node, game *chess.Game)) {
	game := chess.NewGame(e.Start)
	var down func(*Node, *chess.Game)
	down = func(n *Node, game *chess.Game) {
		visit(n, game)
		for _, c := range n.Children {
			if c.Move.IsZero() { // Undo would take back the move before it too
				down(c, e.gameAt(c))
			} else if game.Play(c.Move) == nil {
				down(c, game)
				game.Undo()
			}
		}
	}
	down(e.Root, game)
}

// notation checks that moves are written exactly and listed once.
func (v *validator) notation() {
	v.exercise.walk(func(n *Node, game *chess.Game) {
		p := game.Position()
		for i, c := range n.Children {
			want := passSAN
			if !c.Move.IsZero() {
				want = p.SAN(c.Move)
			}
			if c.SAN != want {
				v.fault(c, "The move "+c.SAN+" is not written exactly.", "Write "+want+".")
			}
			if n.child(c.Move) != n.Children[i] {
				v.fault(c, "The move "+c.SAN+" is listed twice.", "")
			}
		}
	})
}
