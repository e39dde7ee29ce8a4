package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// chooseCastlings asks which castlings the side to move may play now.
type chooseCastlings struct{}

const (
	choiceKingside  = "kingside"
	choiceQueenside = "queenside"
	choiceBoth      = "both"
	choiceNeither   = "neither"
)

func (chooseCastlings) String() string   { return "choose castlings" }
func (chooseCastlings) hidesCheck() bool { return false }

func (chooseCastlings) choices(*chess.Game) []Choice {
	return []Choice{
		{ID: choiceKingside, Label: "Only on the king's side"},
		{ID: choiceQueenside, Label: "Only on the queen's side"},
		{ID: choiceBoth, Label: "On both sides"},
		{ID: choiceNeither, Label: "On neither side"},
	}
}

func (chooseCastlings) right(g *chess.Game) string {
	p := g.Position()
	kingside, queenside := canCastle(&p, chess.KingSide), canCastle(&p, chess.QueenSide)
	switch {
	case kingside && queenside:
		return choiceBoth
	case kingside:
		return choiceKingside
	case queenside:
		return choiceQueenside
	}
	return choiceNeither
}

func (chooseCastlings) about(g *chess.Game, id string) string {
	p := g.Position()
	text := aboutCastling(g, &p, chess.KingSide, id)
	if other := aboutCastling(g, &p, chess.QueenSide, id); other != text { // one check forbids both
		text = joinText(text, other)
	}
	return text
}

// proof has the king's way on each side, or why he may not go it; nothing where he is not at home.
func (chooseCastlings) proof(g *chess.Game) Proof {
	p := g.Position()
	var proof Proof
	for _, wing := range []chess.Wing{chess.KingSide, chess.QueenSide} {
		try := chess.CastlingMove(p.Turn(), wing)
		if p.King(p.Turn()) == try.From {
			proof.Tries = append(proof.Tries, Judged{try, g.Explain(try)})
		}
	}
	return proof
}

func canCastle(p *chess.Position, wing chess.Wing) bool {
	m := chess.CastlingMove(p.Turn(), wing)
	return p.King(p.Turn()) == m.From && p.IsLegal(m) // any other piece might go there too
}

// aboutCastling says why the answer is wrong about one wing, "" where it is not.
func aboutCastling(game *chess.Game, p *chess.Position, wing chess.Wing, id string) string {
	claimed := id == choiceBoth || id == wing.String()
	switch can := canCastle(p, wing); {
	case claimed == can:
		return ""
	case can:
		side := "king's"
		if wing == chess.QueenSide {
			side = "queen's"
		}
		return "Look again at castling on the " + side + " side: what forbids it?"
	}
	m := chess.CastlingMove(p.Turn(), wing)
	if p.King(p.Turn()) != m.From {
		return "The king is not on his first square, so castling is over for him."
	}
	return words.Reason(game, m, game.Explain(m).Reasons[0])
}
