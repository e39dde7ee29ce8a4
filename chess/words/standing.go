package words

import (
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/dead"
)

// ReasonAlso says a further reason why a try is illegal, shortly, to follow the first one: "Also: the way is not empty".
func ReasonAlso(g *chess.Game, try chess.Move, r chess.Reason) string {
	return english.say(values{"why": {sayReason(g, try, r, "line/")}}, "phrase/also")
}

// Check says who gives check: "The rook on e8 gives check."; "" where nobody does.
func Check(p chess.Position) string {
	checkers := the(&p, p.Checkers().Squares()...)
	if len(checkers) == 0 {
		return ""
	}
	return english.say(values{"checkers": checkers}, "standing/check")
}

// CheckAnswers says how the side in check can answer it: "White can move the king or take the rook on e8."; "" where there
// is no check or no answer.
func CheckAnswers(p chess.Position) string {
	checkers := the(&p, p.Checkers().Squares()...)
	if len(checkers) == 0 || p.IsCheckmate() {
		return ""
	}
	ways := answers(&p, checkers)
	return english.say(values{"side": {side(p.Turn())}, "ways": {english.join(ways, "phrase/or")}}, "standing/answers")
}

// Castling says of a wing whether the side to move can castle there now, and if not, each reason why.
func Castling(g *chess.Game, w chess.Wing, v chess.Verdict) string {
	if v.Legal {
		return english.say(nil, "standing/castling-yes."+w.String())
	}
	return english.say(values{"why": {CastlingWhyNot(g, w, v)}}, "standing/castling-no."+w.String())
}

// CastlingNeither says why the side to move can castle on neither wing, where CastlingWhyNot says the same of both.
func CastlingNeither(whyNot string) string {
	return english.say(values{"why": {whyNot}}, "standing/castling-neither")
}

// CastlingWhyNot is each reason why the side to move cannot castle on a wing, the game being over left out; "" where it can.
func CastlingWhyNot(g *chess.Game, w chess.Wing, v chess.Verdict) string {
	p := g.Position()
	try := chess.CastlingMove(p.Turn(), w)
	text := ""
	for _, r := range v.Reasons {
		if r.Code != chess.ReasonGameOver {
			text = strings.TrimSpace(text + " " + Reason(g, try, r))
		}
	}
	return text
}

// Pinned says by what a piece is held: "The knight on c6 is pinned: it shields its king from the bishop on b5."
func Pinned(p chess.Position, pin chess.Pin) string {
	return english.say(values{"piece": the(&p, pin.Pinned), "pinner": the(&p, pin.Pinner)}, "standing/pinned")
}

// Mating says of both sides whether they can still give mate, by the answers of dead.CanMate, indexed by Color.
func Mating(answers [2]dead.Answer) string {
	if answers[chess.White] == answers[chess.Black] {
		return english.say(nil, "standing/mating-both."+answers[chess.White].String())
	}
	text := ""
	for c, answer := range answers {
		text += " " + english.say(values{"side": {side(chess.Color(c))}}, "standing/mating."+answer.String())
	}
	return text[1:]
}

// Frozen says which men never move again; "" for none.
func Frozen(men chess.Bitboard) string {
	if men == 0 {
		return ""
	}
	var squares []string
	for _, s := range men.Squares() {
		squares = append(squares, s.String())
	}
	return english.say(values{"squares": squares}, "standing/frozen")
}

// KingRegion says to how many squares a king is confined.
func KingRegion(c chess.Color, region chess.Bitboard) string {
	return english.say(values{"side": {side(c)}, "count": {strconv.Itoa(region.Count())}}, "standing/region")
}
