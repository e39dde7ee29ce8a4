package lessons

import (
	"slices"
	"strconv"
	"strings"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
)

// The commands that mean something here.
var knownCommands = []string{"hint", "wrong", "illegal", "right", "cal", "csl", "do", "then", "dont", "offer", "order"}

// comments reads the comments of a node.
func (r *reader) comments(e *Exercise, n *Node, comments []pgn.Comment) {
	n.said = append(n.said, comments...)
	var texts []string
	for _, c := range comments {
		text, commands := pgn.Commands(c)
		if text != "" {
			texts = append(texts, text)
		}
		for _, cmd := range commands {
			if cmd.Unclosed {
				r.fault(cmd.Line, cmd.Col, "The command [%"+cmd.Name+" is never closed.", "Write ] where it ends, and \\] for a bracket inside.")
				continue
			}
			n.commands = append(n.commands, cmd)
			r.command(e, n, cmd)
		}
	}
	n.Text = joinText(n.Text, strings.Join(texts, " "))
}

func (r *reader) command(e *Exercise, n *Node, cmd pgn.Command) {
	key, text := "", cmd.Args
	switch cmd.Name {
	case "cal", "csl":
		r.shapes(n, cmd)
		return
	case "offer":
		n.Offered = true
		return
	case "illegal":
		key, text = r.illegalKey(cmd)
	}
	if text == "" && slices.Contains(knownCommands, cmd.Name) {
		r.fault(cmd.Line, cmd.Col, "The command [%"+cmd.Name+"] has no words.", "Write [%"+cmd.Name+" followed by a sentence.")
		return
	}
	switch cmd.Name {
	case "hint":
		n.Hints = append(n.Hints, text)
	case "illegal":
		n.IllegalWords = append(n.IllegalWords, IllegalWords{Key: key, Text: text})
	case "right":
		n.Replies = append(n.Replies, Reply{Text: text})
	case "wrong":
		if e.playsLine() { // what an answer is shows only when the moves are read: see replies
			n.Default = text
		}
	}
}

// replies reads what the script says about wrong answers of a question, and about wrong squares.
func (r *reader) replies(e *Exercise) {
	if e.playsLine() {
		return
	}
	n := e.First()
	choices := e.choices(e.gameAt(n))
	for _, cmd := range n.commands {
		if cmd.Name != "wrong" {
			continue
		}
		first, rest, _ := strings.Cut(cmd.Args, " ")
		_, noSquare := chess.ParseSquare(first)
		square := noSquare == nil && e.Asks() == AsksSquares
		if !square && !slices.ContainsFunc(choices, func(c Choice) bool { return c.ID == first }) {
			n.Default = cmd.Args
			continue
		}
		if rest == "" {
			r.fault(cmd.Line, cmd.Col, "The command [%wrong "+first+"] has no words.", "Write a sentence after it.")
		}
		n.Replies = append(n.Replies, Reply{Choice: first, Text: rest})
	}
}

func (r *reader) shapes(n *Node, cmd pgn.Command) {
	for _, word := range strings.FieldsFunc(cmd.Args, func(c rune) bool { return c == ',' || c == ' ' }) {
		shape, ok := readShape(cmd.Name, word)
		if !ok {
			r.fault(cmd.Line, cmd.Col, "[%"+cmd.Name+"] has "+strconv.Quote(word)+".", "An arrow is written Ge2e4, a circle Gd4; the colours are G, R, B and Y.")
			continue
		}
		n.Shapes = append(n.Shapes, shape)
	}
}

// illegalKey parts the argument of [%illegal]: a try, a code, or neither.
func (r *reader) illegalKey(cmd pgn.Command) (key, text string) {
	first, rest, _ := strings.Cut(cmd.Args, " ")
	switch {
	case isUCI(first):
		return first, rest
	case !strings.Contains(first, "-") || strings.ToLower(first) != first:
		return "", cmd.Args
	}
	var codes []string
	for _, code := range chess.ReasonCodes() {
		if first == string(code) {
			return first, rest
		}
		codes = append(codes, string(code))
	}
	suggestion := "FORMAT.md lists the codes."
	if near := nearest(first, codes); near != "" {
		suggestion = "Did you mean " + near + "?"
	}
	r.fault(cmd.Line, cmd.Col, "There is no reason "+strconv.Quote(first)+".", suggestion)
	return first, rest
}

// isUCI reports whether a word is written like a move in UCI.
func isUCI(w string) bool {
	if len(w) == 5 {
		if !strings.Contains("qrbn", w[4:]) {
			return false
		}
		w = w[:4]
	}
	if len(w) != 4 {
		return false
	}
	_, err := chess.ParseSquare(w[:2])
	_, err2 := chess.ParseSquare(w[2:])
	return err == nil && err2 == nil
}

// readShape reads "Ge2e4" for cal, "Gd4" for csl.
func readShape(command, word string) (Shape, bool) {
	if word == "" {
		return Shape{}, false
	}
	color, ok := map[byte]string{'G': "green", 'R': "red", 'B': "blue", 'Y': "yellow"}[word[0]]
	if !ok {
		return Shape{}, false
	}
	if command == "csl" {
		square, err := chess.ParseSquare(word[1:])
		return Shape{Kind: ShapeCircle, From: chess.NoSquare, Square: square, Color: color}, err == nil
	}
	if len(word) != 5 {
		return Shape{}, false
	}
	from, err := chess.ParseSquare(word[1:3])
	to, err2 := chess.ParseSquare(word[3:])
	return Shape{Kind: ShapeArrow, From: from, Square: to, Color: color}, err == nil && err2 == nil
}
