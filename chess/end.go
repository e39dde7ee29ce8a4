package chess

// EndKind says whether and how a position ends the game.
type EndKind uint8

// The kinds of end.
const (
	Ongoing EndKind = iota
	Checkmate
	Stalemate
)

// String returns "ongoing", "checkmate" or "stalemate", "" for values that are no kind of end.
func (k EndKind) String() string {
	if k > Stalemate {
		return ""
	}
	return [...]string{"ongoing", "checkmate", "stalemate"}[k]
}

// End is the end of a game explained: why the side to move has no move (FIDE 5.1.1, 5.2.1). For Ongoing only Kind, King
// and Checkers are set.
type End struct {
	Kind EndKind
	// King is the king of the side to move, NoSquare where it has none.
	King     Square
	Checkers []Square
	// Between are the squares on which a piece would stand in the way of a check, from each checker to the king.
	Between []Square
	// Flights are the squares next to the king, in the order a1 to h8, each with why it is no flight.
	Flights []Flight
	// Stuck are the side's other pieces; none of them can move.
	Stuck []Square
	// Tries are what the pieces of Stuck would do if they could, in their order, each with why it cannot. In a mate
	// they take a checker or step between: a checker that is the target of none is not even attacked, but perhaps by the
	// king. In a stalemate they are all squares that a piece sees, up to the first occupied one in each direction, a pawn's
	// steps ahead, and what it could take; so every piece of Stuck has one.
	Tries []FailedTry
}

// Flight is a square next to the king.
type Flight struct {
	Square Square
	// Guards attack the square, some of them perhaps through the square the king would leave.
	Guards []Square
	// Own is true where a piece of the king's own side stands there.
	Own bool
}

// FailedTry is a move that a piece cannot make, with the reasons of Explain. A pawn that would promote is tried as a queen.
type FailedTry struct {
	Move    Move
	Reasons []Reason
}

// ExplainEnd says whether the game has ended by checkmate or stalemate, and why no piece can move or help.
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
	for _, checker := range end.Checkers {
		end.Between = append(end.Between, walkBetween(checker, end.King)...)
	}
	end.Stuck = (own &^ end.King.bit()).Squares()
	for _, from := range end.Stuck {
		for _, to := range end.wouldHelp(&p, from).Squares() {
			end.Tries = append(end.Tries, p.failedTry(from, to))
		}
	}
	return end
}

// wouldHelp returns where a piece of the side to move sees a square on which it would end the mate, or, in a stalemate,
// any square at all.
func (e *End) wouldHelp(p *Position, from Square) Bitboard {
	seen := p.seen(from)
	if e.Kind == Stalemate {
		if p.kinds[Pawn].Has(from) {
			seen |= p.ahead(from).bit() // what stands there is why the pawn is stuck
		}
		return seen
	}
	var goal Bitboard
	for _, s := range e.Checkers {
		goal |= s.bit()
		if p.kinds[Pawn].Has(from) && p.skipped < NoSquare && pawnBeyond(p.skipped) == s {
			goal |= p.skipped.bit() // where the checker could be taken in passing
		}
	}
	for _, s := range e.Between {
		goal |= s.bit()
	}
	return seen & goal
}

// seen returns the squares to which a piece of the side to move has a free way, its own king and a piece of its own at the
// end of the way left out of account.
func (p *Position) seen(from Square) Bitboard {
	if t := p.typeAt(from); t != Pawn {
		return attacksOf(t, from, p.Occupied())
	}
	seen := pawnAttacks[p.turn][from] & (p.sides[p.turn.Other()] | p.skipped.bit())
	if step := p.ahead(from); !p.Occupied().Has(step) {
		seen |= step.bit()
		if start := 1 + 5*int(p.turn); from.Rank() == start {
			seen |= p.ahead(step).bit() &^ p.Occupied()
		}
	}
	return seen
}

// ahead returns the square before a pawn of the side to move; no square of the board for one on the last rank.
func (p *Position) ahead(pawn Square) Square {
	if p.turn == White {
		return pawn + 8
	}
	return pawn - 8
}

// failedTry explains why the move is none.
func (p *Position) failedTry(from, to Square) FailedTry {
	m := Move{From: from, To: to}
	if p.kinds[Pawn].Has(from) && (rank1 | rank8).Has(to) {
		m.Promotion = Queen
	}
	return FailedTry{m, p.Explain(m).Reasons[1:]} // the first is that the game is over
}
