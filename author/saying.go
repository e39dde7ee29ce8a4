package author

import (
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess/pgn"
)

// saying is what the comments at a place say: a text, and commands.
type saying struct {
	text     string
	commands []pgn.Command
}

// sayingAt returns what is said at a place of a game.
func sayingAt(g *pgn.Game, n *node) saying {
	var s saying
	var texts []string
	for _, c := range commentsAt(g, n) {
		text, commands := pgn.Commands(c)
		if text != "" {
			texts = append(texts, text)
		}
		s.commands = append(s.commands, commands...)
	}
	s.text = strings.Join(texts, " ")
	return s
}

func commentsAt(g *pgn.Game, n *node) []pgn.Comment {
	if n.move == nil {
		return g.Comments
	}
	return slices.Concat(n.move.Before, n.move.After)
}

// say writes what is said at a place, as one comment: a reader takes several for one as well.
func (s saying) say(g *pgn.Game, n *node) {
	var comments []pgn.Comment
	if text := pgn.JoinCommands(s.text, s.commands); text != "" {
		comments = []pgn.Comment{{Text: text}}
	}
	if n.move == nil {
		g.Comments = comments
		return
	}
	n.move.Before, n.move.After = nil, comments
}

// all returns the arguments of all commands of a name.
func (s *saying) all(name string) []string {
	texts := []string{}
	for _, c := range s.commands {
		if c.Name == name {
			texts = append(texts, c.Args)
		}
	}
	return texts
}

// set gives the i-th command of those that match its words, takes it away where they are "", or adds one at the end. It
// reports whether that changes anything.
func (s *saying) set(name, words string, i int, match func(args string) bool) bool {
	for at, c := range s.commands {
		if c.Name != name || !match(c.Args) {
			continue
		}
		if i > 0 {
			i--
			continue
		}
		if words == "" {
			s.commands = slices.Delete(s.commands, at, at+1)
			return true
		}
		s.commands[at].Args, s.commands[at].Unclosed = words, false
		return c.Args != words
	}
	if words == "" {
		return false
	}
	s.commands = append(s.commands, pgn.Command{Name: name, Args: words})
	return true
}

func anyArgs(string) bool { return true }

// keyed matches the words for a key: those that begin with it.
func keyed(key string) func(string) bool {
	return func(args string) bool {
		first, _, _ := strings.Cut(args, " ")
		return first == key
	}
}
