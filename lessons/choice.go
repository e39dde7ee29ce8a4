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
			{ID: choiceKingside, Label: "Kingside only"},
			{ID: choiceQueenside, Label: "Queenside only"},
			{ID: choiceBoth, Label: "Both"},
			{ID: choiceNeither, Label: "Neither"},
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

// castling returns the king's move for castling on a wing. It reports false where the king is not at home, so that the
// move would be an ordinary step.
func castling(p *chess.Position, wing chess.Wing) (chess.Move, bool) {
	home := chess.E1
	if p.Turn() == chess.Black {
		home = chess.E8
	}
	to := home + 2
	if wing == chess.QueenSide {
		to = home - 2
	}
	return chess.Move{From: home, To: to}, p.King(p.Turn()) == home
}

func canCastle(p *chess.Position, wing chess.Wing) bool {
	m, home := castling(p, wing)
	return home && p.IsLegal(m)
}

// aboutChoice says what is wrong with an answer, without giving the right one away.
func aboutChoice(g Goal, game *chess.Game, id string) string {
	p := game.Position()
	switch g {
	case GoalChooseCastlings:
		text := ""
		for _, wing := range []chess.Wing{chess.KingSide, chess.QueenSide} {
			text = joinText(text, aboutCastling(game, &p, wing, id))
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
		return "Look again at " + wing.String() + " castling: what speaks against it?"
	}
	m, home := castling(p, wing)
	if !home {
		return "The king is not on his first square, so castling is over for him."
	}
	v := game.Explain(m)
	if len(v.Reasons) == 0 {
		return ""
	}
	return words.Reason(game, m, v.Reasons[0])
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
