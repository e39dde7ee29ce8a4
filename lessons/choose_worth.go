package lessons

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// chooseWorth asks which of two pieces is worth more.
type chooseWorth struct {
	bare
	one, other chess.Square
}

const choiceEqual = "equal"

func readChooseWorth(args []string) (Goal, bool) {
	if len(args) != 2 {
		return nil, false
	}
	one, err := chess.ParseSquare(args[0])
	other, err2 := chess.ParseSquare(args[1])
	return chooseWorth{one: one, other: other}, err == nil && err2 == nil && one != other
}

func (c chooseWorth) String() string {
	return "choose worth " + c.one.String() + " " + c.other.String()
}
func (c chooseWorth) points() []Shape { return ringed(c.one, c.other) }

func (c chooseWorth) choices(g *chess.Game) []Choice {
	p := g.Position()
	return []Choice{
		{ID: c.one.String(), Label: theCapital(&p, c.one)}, {ID: c.other.String(), Label: theCapital(&p, c.other)}, {ID: choiceEqual, Label: "Both the same"},
	}
}

func (c chooseWorth) misfit(g *chess.Game) string {
	p := g.Position()
	for _, s := range []chess.Square{c.one, c.other} {
		switch p.PieceAt(s).Type() {
		case chess.NoPieceType:
			return "No piece stands on " + s.String() + "."
		case chess.King:
			return "A king has no value: he is never taken."
		}
	}
	return ""
}

func (c chooseWorth) right(g *chess.Game) string {
	p := g.Position()
	switch one, other := worthAt(&p, c.one), worthAt(&p, c.other); {
	case one > other:
		return c.one.String()
	case one < other:
		return c.other.String()
	}
	return choiceEqual
}

func (c chooseWorth) about(g *chess.Game, id string) string {
	p := g.Position()
	say := func(s chess.Square) string {
		return "A " + words.PieceType(p.PieceAt(s).Type()) + " is worth " + strconv.Itoa(worthAt(&p, s))
	}
	if id == choiceEqual {
		return say(c.one) + ". And " + the(&p, c.other) + "?"
	}
	s, err := chess.ParseSquare(id)
	if err != nil {
		return ""
	}
	return say(s) + ". And the other one?"
}
