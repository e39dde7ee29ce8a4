package lessons

import (
	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/words"
)

// The ids of answers.
const (
	choiceKingside  = "kingside"
	choiceQueenside = "queenside"
	choiceBoth      = "both"
	choiceNeither   = "neither"

	choiceCheck     = "check"
	choiceCheckmate = "checkmate"
	choiceStalemate = "stalemate"
	choiceNone      = "none"
)

// choicesOf returns the answers of a question, nil for other goals.
func choicesOf(g Goal) []Choice {
	switch g {
	case GoalChooseCastlings:
		return []Choice{
			{ID: choiceKingside, Label: "Only on the king's side"},
			{ID: choiceQueenside, Label: "Only on the queen's side"},
			{ID: choiceBoth, Label: "On both sides"},
			{ID: choiceNeither, Label: "On neither side"},
		}
	case GoalChooseStatus:
		return []Choice{
			{ID: choiceCheck, Label: "Check"},
			{ID: choiceCheckmate, Label: "Checkmate"},
			{ID: choiceStalemate, Label: "Stalemate"},
			{ID: choiceNone, Label: "None of these"},
		}
	}
	return nil
}

// rightChoice computes the answer of a question, "" for other goals.
func rightChoice(g Goal, p chess.Position) string {
	switch g {
	case GoalChooseCastlings:
		return castlingChoice(canCastle(&p, chess.KingSide), canCastle(&p, chess.QueenSide))
	case GoalChooseStatus:
		switch end := p.ExplainEnd(); {
		case end.Kind == chess.Checkmate:
			return choiceCheckmate
		case end.Kind == chess.Stalemate:
			return choiceStalemate
		case len(end.Checkers) > 0:
			return choiceCheck
		}
		return choiceNone
	}
	return ""
}

func castlingChoice(kingside, queenside bool) string {
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

func canCastle(p *chess.Position, wing chess.Wing) bool {
	m := chess.CastlingMove(p.Turn(), wing)
	return p.King(p.Turn()) == m.From && p.IsLegal(m) // any other piece might go there too
}

// aboutChoice says what is wrong with an answer, without giving the right one away.
func aboutChoice(g Goal, game *chess.Game, id string) string {
	p := game.Position()
	switch g {
	case GoalChooseCastlings:
		text := aboutCastling(game, &p, chess.KingSide, id)
		if other := aboutCastling(game, &p, chess.QueenSide, id); other != text { // one check forbids both
			text = joinText(text, other)
		}
		return text
	case GoalChooseStatus:
		return aboutStatus(&p, id)
	}
	return ""
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
		return "Look again at castling on the " + side + " side: what speaks against it?"
	}
	m := chess.CastlingMove(p.Turn(), wing)
	if p.King(p.Turn()) != m.From {
		return "The king is not on his first square, so castling is over for him."
	}
	return words.Reason(game, m, game.Explain(m).Reasons[0])
}

func aboutStatus(p *chess.Position, id string) string {
	end := p.ExplainEnd()
	check := len(end.Checkers) > 0
	king := "the king on " + end.King.String()
	if end.King == chess.NoSquare {
		king = "a king"
	}
	switch {
	case !check && (id == choiceCheck || id == choiceCheckmate):
		return "No piece attacks " + king + "."
	case check && id == choiceStalemate:
		return "A piece attacks " + king + ". In stalemate nothing attacks him."
	case check && id == choiceNone:
		return "Look again: a piece attacks " + king + "."
	case id == choiceCheckmate, id == choiceStalemate:
		return "Look again: there is a legal move left."
	case id == choiceCheck:
		return "It is check, but look for a way out of it. There is none."
	}
	return "The king is not attacked. But look for a legal move: there is none."
}
