package lessons

import "github.com/touchmove/touchmove/chess"

// reached reports whether the goal is reached by the move that led to a position.
func (g Goal) reached(p *chess.Position) bool {
	switch g {
	case GoalMate:
		return p.IsCheckmate()
	case GoalStalemate:
		return p.IsStalemate()
	case GoalCheck:
		return p.InCheck()
	}
	return false
}

// spoils reports whether a move that led to a position is a mistake whatever a script says: the win given away.
func (g Goal) spoils(p *chess.Position) bool { return g == GoalMate && p.IsStalemate() }
