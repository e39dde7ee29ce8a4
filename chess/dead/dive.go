package dead

import "github.com/touchmove/touchmove/chess"

// How far a dive goes: nearly every position that is not about walls or the last few pieces is decided within this.
const (
	diveNodes = 2000
	divePlies = 128
	diveDepth = 2
)

// dive looks for a mate by one side with the help of both, depth first. It follows whatever leads towards a usual mate as
// far as that goes, and seldom tries anything else. So it finds quickly what is easy, needs little room, and proves nothing.
type dive struct {
	side  chess.Color
	aims  aims
	nodes int // positions left to look at
	// tried holds 1 plus the depth that was left when a position was tried in vain.
	tried table
	line  []chess.Move
	// moves and prices are stacks: the legal moves of every position of the line, and what each costs.
	moves  []chess.Move
	prices []price
}

// findByDiving returns a helpmate, nil where none was found. What a rook keeps a king from in one corner may go in another,
// so a lone knight against rooks is given all four.
func findByDiving(p *chess.Position, side chess.Color, nodes int) []chess.Move {
	for _, a := range cornersOf(p, side) {
		d := dive{side: side, aims: a, nodes: nodes}
		if d.mates(p, diveDepth, false) {
			return d.line
		}
	}
	return nil
}

// mates reports whether a mate was found below a position; then line leads to it. Depth is not a number of plies but
// what moves may cost together. After a rewarded move an ordinary answer is free.
func (d *dive) mates(p *chess.Position, depth int, free bool) bool {
	if d.nodes--; d.nodes < 0 || tooLittle(p, d.side) {
		return false
	}
	tried, _ := d.tried.at(keyOf(p))
	if *tried > int32(depth) {
		return false
	}
	*tried = int32(depth) + 1

	first := len(d.moves)
	d.moves = p.AppendLegalMoves(d.moves)
	last := len(d.moves)
	defer func() { d.moves = d.moves[:first] }()
	if first == last {
		return p.Turn() != d.side && p.InCheck()
	}
	if len(d.line) == divePlies {
		return false
	}
	d.prices = d.prices[:first]
	for _, m := range d.moves[first:] {
		d.prices = append(d.prices, d.aims.price(p, m))
	}
	for wanted := rewarded; wanted <= punished; wanted++ {
		cost := wanted.cost()
		if wanted == ordinary && free {
			cost = 0
		}
		if cost > depth {
			break
		}
		for i := first; i < last; i++ {
			if d.prices[i] != wanted {
				continue
			}
			next := p.After(d.moves[i])
			d.line = append(d.line, d.moves[i])
			if d.mates(&next, depth-cost, wanted == rewarded) {
				return true
			}
			d.line = d.line[:len(d.line)-1]
		}
	}
	return false
}
