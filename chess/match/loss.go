package match

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

// Resign ends the match: the other side wins, unless it cannot mate by any series of legal moves (FIDE 5.1.2).
func (m *Match) Resign(side chess.Color) error { return m.lose(side, Resignation) }

// FlagFalls ends the match for a player whose time has run out: the other side wins, unless it cannot mate by any series of
// legal moves (FIDE 6.9). Where that stays undecided the flag stands.
func (m *Match) FlagFalls(side chess.Color) error { return m.lose(side, FlagFall) }

// IllegalMove notes that the player who has the move completed an illegal one by pressing the clock. What stood on the
// board before stands there again, and what was touched stays touched (FIDE 7.5.1). The first time the
// opponent gets more time, which is up to the caller. The second time ends the match, unless the other side cannot mate by
// any series of legal moves: then it is drawn (7.5.5).
func (m *Match) IllegalMove() error {
	if m.over() {
		return ErrOver
	}
	side := m.turn()
	m.illegal[side]++
	if m.illegal[side] < 2 {
		return nil
	}
	return m.lose(side, SecondIllegalMove)
}

// IllegalMoves returns how many illegal moves a player has completed.
func (m *Match) IllegalMoves(side chess.Color) int { return m.illegal[side] }

// lose ends the match against a side, or drawn.
func (m *Match) lose(side chess.Color, outcome Outcome) error {
	if m.over() {
		return ErrOver
	}
	m.result.Mate = dead.CanMate(m.game.Position(), side.Other(), m.limit)
	m.end(outcome, side)
	m.result.Drawn = m.result.Mate.Answer == dead.No
	return nil
}

// end writes down that the match has ended drawn; lose corrects it.
func (m *Match) end(outcome Outcome, side chess.Color) {
	m.result.Outcome, m.result.Side, m.result.Drawn = outcome, side, true
	m.result.Article = outcomes[outcome].article
}
