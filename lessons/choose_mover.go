package lessons

import "github.com/touchmove/touchmove/chess"

// chooseMover asks whose turn it is.
type chooseMover struct{ bare }

func (chooseMover) hidesMover()    {}
func (chooseMover) String() string { return "choose mover" }

func (chooseMover) choices(*chess.Game) []Choice {
	return []Choice{{ID: choiceWhite, Label: "White"}, {ID: choiceBlack, Label: "Black"}}
}

func (chooseMover) right(g *chess.Game) string {
	p := g.Position()
	return p.Turn().String()
}

func (chooseMover) about(g *chess.Game, _ string) string {
	p := g.Position()
	if g.Ply() == 0 {
		if p.FEN() == chess.StartPosition().FEN() {
			return "At the start White always moves first."
		}
		return "White and Black take turns, one move each."
	}
	return sideName(p.Turn().Other()) + " has just moved, and nobody moves twice."
}
