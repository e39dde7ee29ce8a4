package chess

// EndKind says whether and how a position ends the game.
type EndKind uint8

// The kinds of end.
const (
	Ongoing EndKind = iota
	Checkmate
	Stalemate
)

// String returns "ongoing", "checkmate" or "stalemate".
func (k EndKind) String() string { return [...]string{"ongoing", "checkmate", "stalemate"}[k] }

// End is the end of a game explained: why the side to move has no move. For Ongoing only Kind, King and
// Checkers are set.
type End struct {
	Kind EndKind
	// King is the king of the side to move, NoSquare where it has none.
	King     Square
	Checkers []Square
	// Flights are the squares next to the king, in the order a1 to h8, each with why it is no flight.
	Flights []Flight
	// Stuck are the side's other pieces; none of them can move.
	Stuck []Square
}

// Flight is a square next to the king.
type Flight struct {
	Square Square
	// Guards attack the square, some of them perhaps through the square the king would leave.
	Guards []Square
	// Own is true where a piece of the king's own side stands there.
	Own bool
}

// ExplainEnd says whether the game has ended by checkmate or stalemate, and why the king cannot get away.
func (p Position) ExplainEnd() End {
	end := End{King: p.King(p.turn), Checkers: p.Checkers().Squares()}
	switch {
	case p.IsCheckmate():
		end.Kind = Checkmate
	case p.IsStalemate():
		end.Kind = Stalemate
	default:
		return end
	}
	own := p.sides[p.turn]
	for _, s := range kingAttacks[end.King].Squares() {
		// The king does not shield a square behind it, and a piece taken on s still has its protectors.
		occupied := p.Occupied() &^ end.King.bit()
		end.Flights = append(end.Flights, Flight{
			Square: s,
			Guards: p.attackersThrough(s, p.turn.Other(), occupied).Squares(),
			Own:    own.Has(s),
		})
	}
	end.Stuck = (own &^ end.King.bit()).Squares()
	return end
}
