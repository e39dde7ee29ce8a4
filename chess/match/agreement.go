package match

import (
	"errors"

	"github.com/touchmove/touchmove/chess"
)

// The errors of Accept.
var (
	ErrNoOffer  = errors.New("match: no draw is offered")
	ErrTooEarly = errors.New("match: both players have to make a move before they agree to a draw")
)

// Offer offers a draw. The offer stands until the other player accepts or declines it, or touches a piece or moves
// (FIDE 9.1.2.1).
func (m *Match) Offer(by chess.Color) error {
	if m.over() {
		return ErrOver
	}
	m.offered[by] = true
	return nil
}

// Offered reports whether an offer of a side stands.
func (m *Match) Offered(by chess.Color) bool { return m.offered[by] && !m.over() }

// Decline turns the offer of the other side down.
func (m *Match) Decline(by chess.Color) { m.offered[by.Other()] = false }

// Accept ends the match by agreement, where the other side has offered a draw (FIDE 5.2.3). Both players must have made
// a move by then, counted as the position counts them, so that a position from a book may be agreed upon at once.
func (m *Match) Accept(by chess.Color) error {
	p := m.game.Position()
	switch {
	case m.over():
		return ErrOver
	case !m.offered[by.Other()]:
		return ErrNoOffer
	case p.MoveNumber() < 2:
		return ErrTooEarly
	}
	m.end(Agreement, by)
	return nil
}
