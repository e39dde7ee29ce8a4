package words

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// End says how the game has ended, "" where it has not.
func End(p chess.Position) string {
	return english.say(values{
		"side":  {side(p.Turn())},
		"other": {side(p.Turn().Other())},
	}, "end/"+p.ExplainEnd().Kind.String())
}

// EndWhy says why the side to move has no way out, for those who do not see the board: first who gives check, then who
// guards the squares around its king, "The queen on g6 guards g7, h7 and g8.", then why no other piece helps, or in a
// stalemate can move. It is "" where the game goes on.
func EndWhy(p chess.Position) string {
	check, flights, others := EndSteps(p)
	return strings.Join(strings.Fields(check+" "+flights+" "+others), " ")
}

// EndSteps is EndWhy one thing after another: who gives check, who guards the squares around the king, why no other piece
// helps. A step is "" where there is nothing to say.
func EndSteps(p chess.Position) (check, flights, others string) {
	end := p.ExplainEnd()
	rest := helpless
	switch end.Kind {
	case chess.Ongoing:
		return "", "", ""
	case chess.Stalemate:
		rest = stuck
	}
	text := func(sentences []string) string { return strings.Join(sentences, " ") }
	return text(checker(&p, &end)), text(slices.Concat(guards(&p, &end), kingsWay(&p, &end))), text(rest(&p, &end))
}

// checker says who gives check. Of two helpless tells.
func checker(p *chess.Position, end *chess.End) []string {
	if len(end.Checkers) != 1 {
		return nil
	}
	return []string{english.say(values{"checkers": the(p, end.Checkers...)}, "end/check")}
}

// guards says which squares around the king are guarded, guard by guard.
func guards(p *chess.Position, end *chess.End) []string {
	guarded := map[chess.Square][]string{}
	var guards []chess.Square
	for _, flight := range end.Flights {
		if flight.Own {
			continue
		}
		for _, guard := range flight.Guards {
			if guarded[guard] == nil {
				guards = append(guards, guard)
			}
			guarded[guard] = append(guarded[guard], flight.Square.String())
		}
	}
	var sentences []string
	for _, guard := range guards {
		sentences = append(sentences, english.say(values{"guard": the(p, guard), "squares": guarded[guard]}, "end/guards"))
	}
	return sentences
}

// kingsWay says which pieces stand in their own king's way.
func kingsWay(p *chess.Position, end *chess.End) []string {
	var blockers []chess.Square
	for _, flight := range end.Flights {
		if flight.Own {
			blockers = append(blockers, flight.Square)
		}
	}
	if blockers == nil {
		return nil
	}
	return []string{english.say(values{"blockers": the(p, blockers...)}, "end/own")}
}

// helpless says why no other piece helps against a mate.
func helpless(p *chess.Position, end *chess.End) []string {
	if len(end.Stuck) == 0 {
		return nil
	}
	if len(end.Checkers) > 1 {
		return []string{english.say(values{"checkers": the(p, end.Checkers...)}, "end/double")}
	}
	var sentences []string
	for _, try := range end.Tries {
		key := "end/between"
		if p.Captured(try.Move) != chess.NoSquare {
			key = "end/take"
		}
		if text := sayTry(p, try, key); text != "" && !slices.Contains(sentences, text) {
			sentences = append(sentences, text)
		}
	}
	key := "end/no-help"
	if len(end.Between) == 0 {
		key = "end/no-taking"
	}
	return append(sentences, english.say(values{"color": {english.say(nil, "color/"+p.Turn().String())}}, key))
}

// stuck says of every piece but the king why it cannot move in a stalemate: the pinned ones, the pawns that something
// stands before, and those that see nothing but pieces of their own side.
func stuck(p *chess.Position, end *chess.End) []string {
	var sentences []string
	var blocked, shutIn []chess.Square
	for _, s := range end.Stuck {
		held := ""
		for _, try := range end.Tries {
			if try.Move.From == s && held == "" {
				held = sayTry(p, try, "end/pinned")
			}
		}
		switch {
		case held != "":
			sentences = append(sentences, held)
		case p.PieceAt(s).Type() == chess.Pawn:
			blocked = append(blocked, s)
		default:
			shutIn = append(shutIn, s)
		}
	}
	if blocked != nil {
		sentences = append(sentences, english.say(values{"pieces": the(p, blocked...)}, "end/blocked"))
	}
	if shutIn != nil {
		sentences = append(sentences, english.say(values{"pieces": the(p, shutIn...)}, "end/shut-in"))
	}
	return sentences
}

// sayTry says that a piece is held by the safety of its king, with the text of the key where it is pinned; "" where
// something else holds it.
func sayTry(p *chess.Position, try chess.FailedTry, pinned string) string {
	for _, r := range try.Reasons {
		v := values{
			"piece": the(p, try.Move.From), "target": the(p, p.Captured(try.Move)),
			"pinner": the(p, r.Evidence.Pinner), "attackers": the(p, r.Evidence.Attackers...),
		}
		switch r.Code {
		case chess.ReasonPinned:
			return english.say(v, pinned)
		case chess.ReasonEnPassantUncoversKing:
			return english.say(v, "end/en-passant")
		}
	}
	return ""
}

// the names the pieces on squares: "the queen on g6".
func the(p *chess.Position, squares ...chess.Square) []string {
	var names []string
	for _, s := range squares {
		if p.PieceAt(s) != chess.NoPiece {
			names = append(names, english.say(standingOn(p, s), "phrase/theirs"))
		}
	}
	return names
}

// standingOn provides the placeholders that name a piece by its square.
func standingOn(p *chess.Position, s chess.Square) values {
	return values{"piece": {pieceName(p.PieceAt(s).Type())}, "square": {s.String()}}
}
