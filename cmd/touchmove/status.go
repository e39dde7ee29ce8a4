package main

import (
	"io"
	"os"
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
	"github.com/touchmove/touchmove/chess/match"
)

// standing is what status answers.
type standing struct {
	FEN         string          `json:"fen"`
	Turn        chess.Color     `json:"turn"`
	Check       bool            `json:"check"`
	Checkers    []string        `json:"checkers"`
	Legal       []string        `json:"legal"` // UCI, sorted
	Outcome     match.Outcome   `json:"outcome"`
	Winner      *chess.Color    `json:"winner"`      // null where nobody has won
	Repetitions int             `json:"repetitions"` // how often the position has stood on the board, now included
	Claims      []match.Outcome `json:"claims"`      // draws that the side to move may claim without a move
	CanMate     canMate         `json:"canMate"`
}

// canMate says for each side whether it could mate by some series of legal moves: "yes", "no" or "undecided".
type canMate struct {
	White dead.Answer `json:"white"`
	Black dead.Answer `json:"black"`
}

func runStatus(args []string) error { return status(os.Stdout, args) }

func status(out io.Writer, args []string) error {
	q := newQuestion("status").withMoves()
	if _, err := q.read(args); err != nil {
		return err
	}
	g, err := q.game()
	if err != nil {
		return err
	}
	return answer(out, standingOf(g))
}

func standingOf(g *chess.Game) standing {
	p := g.Position()
	s := standing{
		FEN: p.FEN(), Turn: p.Turn(), Check: p.InCheck(), Checkers: names(p.Checkers().Squares()),
		Legal: []string{}, Claims: []match.Outcome{},
	}
	for _, m := range p.LegalMoves() {
		s.Legal = append(s.Legal, m.String())
	}
	slices.Sort(s.Legal)

	white := dead.CanMate(p, chess.White, dead.DeskLimit).Answer
	black := dead.CanMate(p, chess.Black, dead.DeskLimit).Answer
	s.CanMate = canMate{white, black}

	result := match.Judge(g)
	s.Outcome, s.Repetitions = result.Outcome, len(result.Occurrences)
	if winner, won := result.Winner(); won {
		s.Winner = &winner
	}
	if white == dead.No && black == dead.No && s.Outcome != match.Checkmate && s.Outcome != match.Stalemate {
		s.Outcome = match.DeadPosition // proven with more work than is done after every move of a game
	}
	if s.Outcome == match.None {
		s.Claims = append(s.Claims, result.Claims()...)
	}
	return s
}
