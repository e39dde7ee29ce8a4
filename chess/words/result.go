package words

import (
	"strconv"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/match"
)

// Result says to a child how a match has ended, who won and why it is a draw; "" where it goes on. The game is the one
// that was played.
func Result(g *chess.Game, r match.Result) string {
	if r.Outcome == match.None {
		return ""
	}
	return sayResult(g, r, "result/")
}

// ResultExact says the same for an adult who wants the rule, with what was counted and the article of the FIDE Laws of
// Chess (2023).
func ResultExact(g *chess.Game, r match.Result) string {
	if r.Outcome == match.None {
		return ""
	}
	return english.say(values{
		"sentence": {sayResult(g, r, "exact-result/")},
		"article":  {r.Article},
	}, "phrase/article")
}

func sayResult(g *chess.Game, r match.Result, group string) string {
	key := group + r.Outcome.String()
	switch r.Outcome {
	case match.Resignation, match.FlagFall, match.SecondIllegalMove:
		if r.Drawn {
			key += ".drawn"
		}
	case match.ThreefoldRepetition, match.FiftyMoves:
		key += announced(r.Counts)
	case match.DeadPosition:
		key += few(g.Position())
	}
	v := countedValues(g, r.Counts)
	v["side"], v["other"] = []string{side(r.Side)}, []string{side(r.Side.Other())}
	return english.say(v, key, group+r.Outcome.String(), "end/"+r.Outcome.String())
}

// few is the ending of the key of a dead position where it is dead because so little is left; "" where it takes more
// than a glance.
func few(p chess.Position) string {
	bishops := p.Pieces(chess.White, chess.Bishop) | p.Pieces(chess.Black, chess.Bishop)
	knights := p.Pieces(chess.White, chess.Knight) | p.Pieces(chess.Black, chess.Knight)
	switch left := p.Occupied().Count() - 2; {
	case left == 0:
		return ".kings"
	case left == 1 && bishops != 0:
		return ".bishop"
	case left == 1 && knights != 0:
		return ".knight"
	case left == bishops.Count():
		return ".bishops"
	}
	return ""
}

// announced is the ending of the key where a claim is about a move that is not made.
func announced(counted match.Counts) string {
	if counted.Announced.IsZero() {
		return ""
	}
	return ".announced"
}

// countedValues provides the placeholders for what was counted.
func countedValues(g *chess.Game, counted match.Counts) values {
	v := values{
		"count": {strconv.Itoa(len(counted.Occurrences))},
		"moves": {strconv.Itoa(counted.HalfMoveClock / 2)},
	}
	often := "phrase/often"
	switch len(counted.Occurrences) {
	case 1:
		often = "phrase/once"
	case 2:
		often = "phrase/twice"
	}
	v["often"] = []string{english.say(v, often)}
	for _, ply := range counted.Occurrences {
		v["times"] = append(v["times"], when(g, ply, counted.Announced))
	}
	if !counted.Announced.IsZero() {
		v["announced"] = []string{numbered(g.Position(), counted.Announced)}
	}
	return v
}

// when names the time after so many plies: "at the start", "after 3... Nf6". One more than were played is the move
// announced.
func when(g *chess.Game, ply int, announced chess.Move) string {
	if ply == 0 {
		return english.say(nil, "phrase/at-start")
	}
	m := g.Move(ply)
	if m.IsZero() {
		m = announced
	}
	return english.say(values{"move": {numbered(g.At(ply-1), m)}}, "phrase/after")
}

// numbered writes a legal move with its number: "3. Nf3", "3... Nf6".
func numbered(p chess.Position, m chess.Move) string {
	return english.say(values{
		"number": {strconv.Itoa(p.MoveNumber())},
		"san":    {p.SAN(m)},
	}, "phrase/numbered-"+p.Turn().String())
}
