package lessons

import "github.com/touchmove/touchmove/chess"

// chooseAttacked asks whether a piece of the side not to move attacks a square.
type chooseAttacked struct{ square chess.Square }

func (c chooseAttacked) String() string             { return "choose attacked " + c.square.String() }
func (chooseAttacked) hidesCheck() bool             { return true } // where the square is the king's
func (chooseAttacked) choices(*chess.Game) []Choice { return yesOrNo() }
func (c chooseAttacked) points() []Shape            { return ringed(c.square) }

func (c chooseAttacked) attackers(g *chess.Game) chess.Bitboard {
	return findAttackers{target: c.square}.squares(g)
}

func (c chooseAttacked) right(g *chess.Game) string { return yesIf(c.attackers(g) != 0) }
func (c chooseAttacked) proof(g *chess.Game) Proof  { return attacksOn(c.square, c.attackers(g)) }

func (c chooseAttacked) about(g *chess.Game, id string) string {
	p := g.Position()
	if id == choiceYes {
		return "Follow each of " + sideName(p.Turn().Other()) + "'s pieces: none of them reaches " + c.square.String() + "."
	}
	return theCapital(&p, c.attackers(g).First()) + " attacks " + c.square.String() + "."
}
