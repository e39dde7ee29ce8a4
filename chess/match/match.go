// Package match is a game of chess as it is played between two people: who wins and when, which draws come by themselves
// and which have to be claimed, agreed to or granted, and what has to be played once a piece was touched. The articles are
// those of the FIDE Laws of Chess (2023). What is on the board is package chess; whether a side could still mate is
// package dead.
//
// A Match keeps no clock: whoever does says when a flag has fallen, and adds the minutes of a penalty.
package match

import (
	"errors"
	"fmt"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

// ErrOver is the error of everything that is done after the end.
var ErrOver = errors.New("match: the game is over")

// Match is a game between two players, from its start to its result. Nothing is taken back.
type Match struct {
	game   *chess.Game
	limit  dead.Limit
	result Result

	touched   []chess.Square  // by the player to move, on this move
	promotion chess.PieceType // the new piece that has touched its square
	announced chess.Move      // with a claim that was wrong
	offered   [2]bool         // by Color: an offer of a draw that stands
	illegal   [2]int          // by Color: illegal moves completed
}

// New returns a match that goes on from what a game has on its board, with its history. The game belongs to the match
// from then on. The limit is for the question whether a side can still mate.
func New(g *chess.Game, limit dead.Limit) *Match {
	return &Match{game: g, limit: limit, result: Judge(g)}
}

// Position returns the position on the board.
func (m *Match) Position() chess.Position { return m.game.Position() }

// Game returns the game played so far. It must not be changed.
func (m *Match) Game() *chess.Game { return m.game }

// Result says how the match stands.
func (m *Match) Result() Result { return m.result }

// Play makes a move for the player who has it. The error says why a move is refused; Explain says more.
func (m *Match) Play(move chess.Move) error {
	if m.over() {
		return ErrOver
	}
	if v := m.Explain(move); !v.Legal {
		return fmt.Errorf("match: %v is refused: %s (FIDE %s)", move, v.Reasons[0].Code, v.Reasons[0].Article)
	}
	mover := m.turn()
	if err := m.game.Play(move); err != nil {
		return err
	}
	m.offered[mover.Other()] = false // to move is to decline (FIDE 9.1.2.1)
	m.touched, m.promotion, m.announced = nil, chess.NoPieceType, chess.Move{}
	m.result = Judge(m.game)
	return nil
}

// Explain judges a try as chess.Game does, and knows two reasons more: game-over with the article by which the match has
// ended, and, for a move that is legal otherwise, touch-move.
func (m *Match) Explain(try chess.Move) chess.Verdict {
	v := m.game.Explain(try)
	switch {
	case m.over():
		if v.Legal || v.Reasons[0].Code != chess.ReasonGameOver {
			over := chess.NewReason(chess.ReasonGameOver, m.result.Article)
			v.Reasons = append([]chess.Reason{over}, v.Reasons...)
			v.Legal = false
		}
	case v.Legal:
		if against, broken := m.Obligation().Against(try); broken {
			v = chess.Verdict{Reasons: []chess.Reason{against}}
		}
	}
	return v
}

func (m *Match) turn() chess.Color {
	p := m.game.Position()
	return p.Turn()
}

func (m *Match) over() bool { return m.result.Outcome != None }
