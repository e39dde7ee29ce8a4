package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// The commands why, status, perft and san answer a question about a position with one JSON object on standard output.
// What they are asked is a badInput where it makes no sense; that a move is illegal is an answer.

// badInput is an error that whoever asked can mend.
type badInput struct{ error }

func badInputf(format string, args ...any) error { return badInput{fmt.Errorf(format, args...)} }

// question is the position that a command is asked about, and what else stands on its line.
type question struct {
	flags      *flag.FlagSet
	fen, moves string
	lesson     bool
}

// newQuestion prepares to read a command's line: -fen and -lesson are understood by all.
func newQuestion(command string) *question {
	q := &question{flags: flag.NewFlagSet(command, flag.ContinueOnError)}
	q.flags.StringVar(&q.fen, "fen", "", "the `position`, between quotes; without it, the one every game starts from")
	q.flags.BoolVar(&q.lesson, "lesson", false, "read -fen as lessons do: kings and the last fields may be missing, and spaces do not matter")
	return q
}

// withMoves lets the line also tell how the game went on.
func (q *question) withMoves() *question {
	q.flags.StringVar(&q.moves, "moves", "", "`moves` played from there, in UCI or SAN, with or without numbers, between quotes")
	return q
}

// read reads the line and returns as many words as have names; flags may stand before and after them.
func (q *question) read(args []string, names ...string) ([]string, error) {
	var words []string
	for {
		if err := parse(q.flags, args); err != nil {
			return nil, err
		}
		if q.flags.NArg() == 0 {
			break
		}
		words = append(words, q.flags.Arg(0))
		args = q.flags.Args()[1:]
	}
	if len(words) < len(names) {
		return nil, badInputf("%s: %s is missing", q.flags.Name(), names[len(words)])
	}
	if len(words) > len(names) {
		return nil, badInputf("%s: %q is one word too many; a FEN and a list of moves stand between quotes",
			q.flags.Name(), words[len(names)])
	}
	return words, nil
}

// position reads the FEN. One that no game leads to can be asked about as well, as long as the rules have an answer.
func (q *question) position() (chess.Position, error) {
	given := false
	q.flags.Visit(func(f *flag.Flag) { given = given || f.Name == "fen" })
	if !given {
		return chess.StartPosition(), nil
	}
	if q.lesson {
		p, err := chess.ParseLessonFEN(q.fen)
		return p, asBadInput(err)
	}
	p, err := chess.ParseFEN(q.fen)
	var problems *chess.FENError
	if errors.As(err, &problems) && problems.Unreachable() {
		p, err = chess.ParseLessonFEN(q.fen)
	}
	if err != nil {
		if _, lessonErr := chess.ParseLessonFEN(q.fen); lessonErr == nil {
			return p, badInputf("%w; --lesson reads it", asBadInput(err))
		}
	}
	return p, asBadInput(err)
}

// game plays the moves from the position.
func (q *question) game() (*chess.Game, error) {
	start, err := q.position()
	if err != nil {
		return nil, err
	}
	g := chess.NewGame(start)
	for _, text := range strings.Fields(q.moves) {
		if isNumber(text) {
			continue
		}
		p := g.Position()
		m, err := p.ReadMove(text)
		if err != nil {
			return nil, badInputf("moves: number %d: %w%s", g.Ply()+1, asBadInput(err), whyNot(g, text))
		}
		if err := g.Play(m); err != nil {
			return nil, badInputf("moves: number %d: %w", g.Ply()+1, asBadInput(err))
		}
	}
	return g, nil
}

// isNumber reports whether a word numbers the move that follows it: "1.", "12...".
func isNumber(word string) bool {
	dots := strings.TrimLeft(word, "0123456789")
	return dots != "" && strings.Trim(dots, ".…") == ""
}

// explain reads a move that need not be legal and judges it. Castling is that of a king at home, wherever the king is.
func explain(g *chess.Game, text string) (chess.Move, chess.Verdict, error) {
	p := g.Position()
	try, err := p.ReadTry(text)
	var unread *chess.ReadError
	if errors.As(err, &unread) && unread.Kind == chess.ReadErrorCastling {
		return chess.CastlingMove(p.Turn(), unread.Wing), g.ExplainCastling(unread.Wing), nil
	}
	if err != nil {
		return chess.Move{}, chess.Verdict{}, err
	}
	return try, g.Explain(try), nil
}

// whyNot adds the first reason to the message about a move that could be understood.
func whyNot(g *chess.Game, text string) string {
	if _, v, err := explain(g, text); err == nil && !v.Legal {
		return " (" + string(v.Reasons[0].Code) + ")"
	}
	return ""
}

// asBadInput makes what package chess says of a text the message of a command.
func asBadInput(err error) error {
	if err == nil {
		return nil
	}
	return badInputf("%s", chess.Message(err))
}

// answer writes one JSON object on a line.
func answer(out io.Writer, object any) error {
	encoder := json.NewEncoder(out)
	encoder.SetEscapeHTML(false)
	return encoder.Encode(object)
}

// names returns squares as JSON shall have them: a list, if an empty one.
func names(squares []chess.Square) []string {
	list := make([]string, len(squares))
	for i, s := range squares {
		list[i] = s.String()
	}
	return list
}

// name returns a square's name, nil for none.
func name(s chess.Square) *string {
	if s == chess.NoSquare {
		return nil
	}
	text := s.String()
	return &text
}
