package pgn

import (
	"cmp"
	"io"
	"strconv"
	"strings"
)

// Write writes games so that Parse reads them back equal, but for the places. The error is the writer's.
//
// Unknown tags and commands are text like any other and survive. Two things PGN cannot say are replaced: a line
// end in a tag's value by a space, and "}" by ")" in a comment of several lines.
func Write(w io.Writer, games []Game) error {
	var b strings.Builder
	for i := range games {
		if i > 0 {
			b.WriteString("\n")
		}
		writeGame(&b, &games[i])
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func writeGame(b *strings.Builder, g *Game) {
	for _, c := range g.Preface {
		b.WriteString(commentText(c))
		b.WriteString("\n")
	}
	for _, t := range g.Tags {
		b.WriteString("[" + t.Name + ` "` + quote(t.Value) + "\"]\n")
	}
	if len(g.Tags) > 0 {
		b.WriteString("\n")
	}
	l := line{out: b}
	l.comments(g.Comments)
	number, black := firstNumber(g)
	l.moves(g.Moves, number, black)
	l.word(cmp.Or(plainResult(g.Result), "*"))
	b.WriteString("\n")
}

// quote escapes a tag's value.
func quote(s string) string {
	return strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ", "\r", " ").Replace(s)
}

// commentText writes a comment. One with a closing brace can only be one to the end of the line.
func commentText(c Comment) string {
	if !strings.Contains(c.Text, "}") {
		return "{ " + c.Text + " }"
	}
	if strings.Contains(c.Text, "\n") {
		return "{ " + strings.ReplaceAll(c.Text, "}", ")") + " }"
	}
	return "; " + c.Text
}

// firstNumber returns the move number and the side that the tag FEN begins with.
func firstNumber(g *Game) (number int, black bool) {
	t, _ := g.Tag("FEN")
	fields := strings.Fields(t.Value)
	black = len(fields) > 1 && fields[1] == "b"
	if len(fields) > 5 {
		number, _ = strconv.Atoi(fields[5])
	}
	return max(number, 1), black
}

// line lays words out in lines of at most 80 characters where it can. Comments are not broken: that would change them.
type line struct {
	out   *strings.Builder
	col   int
	glued bool // the next word follows without a space: "(" came before
	ended bool // the next word needs a new line: a comment to the end of the line came before
}

func (l *line) word(w string) {
	const width = 80
	size := len([]rune(w))
	switch {
	case l.ended, l.col > 0 && !l.glued && l.col+1+size > width:
		l.out.WriteString("\n")
		l.col = 0
	case l.col > 0 && !l.glued:
		l.out.WriteString(" ")
		l.col++
	}
	l.out.WriteString(w)
	l.col += size
	if n := strings.LastIndexByte(w, '\n'); n >= 0 {
		l.col = len([]rune(w[n+1:]))
	}
	l.glued, l.ended = false, false
}

func (l *line) comments(cs []Comment) {
	for _, c := range cs {
		w := commentText(c)
		l.word(w)
		l.ended = strings.HasPrefix(w, ";")
	}
}

func (l *line) moves(moves []*Move, number int, black bool) {
	fresh := true // something stood between this move and the last: Black's number is needed
	for _, m := range moves {
		if len(m.Before) > 0 {
			l.comments(m.Before)
			fresh = true
		}
		switch {
		case !black:
			l.word(strconv.Itoa(number) + ". " + m.SAN)
		case fresh:
			l.word(strconv.Itoa(number) + "... " + m.SAN)
		default:
			l.word(m.SAN)
		}
		for _, nag := range m.NAGs {
			l.word("$" + strconv.Itoa(nag))
		}
		l.comments(m.After)
		for _, v := range m.Variations {
			l.word("(")
			l.glued = true
			l.moves(v, number, black)
			if l.ended {
				l.word(")")
			} else {
				l.out.WriteString(")")
				l.col++
			}
		}
		fresh = len(m.After) > 0 || len(m.Variations) > 0
		if black {
			number++
		}
		black = !black
	}
}
