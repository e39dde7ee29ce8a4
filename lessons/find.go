package lessons

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// Miss is what is said of a square that is none of those asked for.
type Miss struct {
	Text  string
	Proof Proof
	// Free is true where the thought was right and only the square is another: it costs nothing.
	Free bool
}

// choiceNoSquare is the one choice of a finding: that there is nothing to find.
const choiceNoSquare = "none"

// offersNone reports whether the learner may say that there is nothing to find.
func (e *Exercise) offersNone() bool {
	i := slices.IndexFunc(e.tags, func(t pgn.Tag) bool { return t.Name == "Calls" })
	return i >= 0 && slices.Contains(strings.Fields(e.tags[i].Value), choiceNoSquare)
}

// notOf says that no piece of a side stands on a square, "" where one does.
func notOf(p *chess.Position, s chess.Square, side chess.Color) string {
	switch piece := p.PieceAt(s); {
	case piece == chess.NoPiece:
		return "No piece stands on " + s.String() + "."
	case piece.Color() != side:
		return theCapital(p, s) + " is " + sideName(side.Other()) + "'s. Only " + sideName(side) + "'s pieces are asked for."
	}
	return ""
}
