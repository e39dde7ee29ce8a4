package lessons

import "github.com/touchmove/touchmove/chess"

// worth is what pieces are worth: 9 5 3 3 1. The king has no worth: he is never taken.
func worth(t chess.PieceType) int {
	return [...]int{chess.Pawn: 1, chess.Knight: 3, chess.Bishop: 3, chess.Rook: 5, chess.Queen: 9, chess.King: 0}[t]
}

// gain is what a legal move wins by itself: the piece it takes, and what a pawn becomes more than it was.
func gain(p *chess.Position, m chess.Move) int {
	won := 0
	if taken := p.Captured(m); taken != chess.NoSquare {
		won = worth(p.PieceAt(taken).Type())
	}
	if m.Promotion != chess.NoPieceType {
		won += worth(m.Promotion) - worth(chess.Pawn)
	}
	return won
}

// trade is what a legal capture wins when from then on both sides take on its square as long as it pays, found by looking at
// every legal order of captures: pinned pieces and kings take only where they may. It is less than 0 where the capture loses.
func trade(p *chess.Position, m chess.Move) int {
	after := p.After(m)
	return gain(p, m) - exchange(&after, m.To, 0, mostWon)
}

// mostWon is more than anything that is won on one square.
const mostWon = 1000

// exchange is what the side to move wins by taking on a square, 0 where that does not pay. Of a result that is at least
// most, or no better than least, only that is known: the other side would not, or need not, let it come to that.
func exchange(p *chess.Position, square chess.Square, least, most int) int {
	if p.AttackersTo(square, p.Turn()) == 0 {
		return max(0, least)
	}
	best := max(0, least)
	var room [chess.MaxMoves]chess.Move
	for _, m := range p.AppendLegalMoves(room[:0]) { // by kind of piece: pawns first, which prunes most
		if best >= most {
			break
		}
		if m.To != square || p.Captured(m) != square {
			continue
		}
		after, won := p.After(m), gain(p, m)
		best = max(best, won-exchange(&after, square, won-most, won-best))
	}
	return best
}
