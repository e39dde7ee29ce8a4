package main

import (
	"io"
	"os"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/chess/words"
)

// judgment is what why answers.
type judgment struct {
	Move    string   `json:"move"` // UCI; "0000" for passing
	SAN     *string  `json:"san"`  // null where the move is illegal
	Legal   bool     `json:"legal"`
	Reasons []reason `json:"reasons"` // in the order of chess.Game.Explain
}

type reason struct {
	Code    string  `json:"code"`
	Article string  `json:"article"` // of the FIDE Laws of Chess (2023)
	Text    string  `json:"text"`    // as a learner reads it
	Squares squares `json:"squares"`
	Ply     int     `json:"ply"` // the move in the history that caused it, counted from 1; 0 where none did
}

// squares are named by their part in a reason (see chess.Evidence, of which Target, Moved and Ghost are left out); an
// empty list or null where there is none.
type squares struct {
	Attackers []string `json:"attackers"`
	Blockers  []string `json:"blockers"`
	Path      []string `json:"path"`
	Checkers  []string `json:"checkers"`
	King      *string  `json:"king"`
	Line      []string `json:"line"`
	Pinner    *string  `json:"pinner"`
	Flights   []string `json:"flights"`
}

func runWhy(args []string) error { return why(os.Stdout, args) }

func why(out io.Writer, args []string) error {
	q := newQuestion("why").withMoves()
	line, err := q.read(args, "MOVE")
	if err != nil {
		return err
	}
	g, err := q.game()
	if err != nil {
		return err
	}
	p := g.Position()
	if pgn.IsNull(line[0]) {
		return answer(out, judgmentOf(g, "0000", chess.Move{}, p.ExplainPass()))
	}
	try, verdict, err := explain(g, line[0])
	if err != nil {
		return asBadInput(err)
	}
	j := judgmentOf(g, try.String(), try, verdict)
	if j.Legal {
		san := p.SAN(try)
		j.SAN = &san
	}
	return answer(out, j)
}

func judgmentOf(g *chess.Game, move string, try chess.Move, v chess.Verdict) judgment {
	j := judgment{Move: move, Legal: v.Legal, Reasons: []reason{}}
	for _, r := range v.Reasons {
		e := r.Evidence
		j.Reasons = append(j.Reasons, reason{
			Code: string(r.Code), Article: r.Article, Text: words.Reason(g, try, r), Ply: e.Ply,
			Squares: squares{
				Attackers: names(e.Attackers), Blockers: names(e.Blockers), Path: names(e.Path), Checkers: names(e.Checkers),
				King: name(e.King), Line: names(e.Line), Pinner: name(e.Pinner), Flights: names(e.Flights),
			},
		})
	}
	return j
}
