package words

import (
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

// EndWhy says why the king of the side to move has no way out, guard by guard, for those who do not see the board: "The
// queen on g6 guards g7, h7 and g8." It is "" where the game goes on.
func EndWhy(p chess.Position) string {
	end := p.ExplainEnd()
	if end.Kind == chess.Ongoing {
		return ""
	}
	guarded := map[chess.Square][]string{} // by guard
	var guards, own []chess.Square
	for _, flight := range end.Flights {
		if flight.Own {
			own = append(own, flight.Square)
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
		sentences = append(sentences, english.say(values{
			"guard":   {english.say(standingOn(&p, guard), "phrase/theirs")},
			"squares": guarded[guard],
		}, "end/guards"))
	}
	if len(own) > 0 {
		var blockers []string
		for _, s := range own {
			blockers = append(blockers, english.say(standingOn(&p, s), "phrase/theirs"))
		}
		sentences = append(sentences, english.say(values{"blockers": blockers}, "end/own"))
	}
	if len(end.Stuck) > 0 {
		sentences = append(sentences, english.say(values{
			"color": {english.say(nil, "color/"+p.Turn().String())},
		}, "end/stuck"))
	}
	return strings.Join(sentences, " ")
}

// standingOn provides the placeholders that name a piece by its square.
func standingOn(p *chess.Position, s chess.Square) values {
	return values{"piece": {pieceName(p.PieceAt(s).Type())}, "square": {s.String()}}
}
