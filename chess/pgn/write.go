package pgn

import (
	"cmp"
	"errors"
	"io"
	"strconv"
	"strings"
	"unicode/utf8"
)

// width is how many characters a line may have. The standard wants fewer than 80 (8.2.1).
const width = 79

// Write writes games in the layout of the standard's export format, so that Parse reads them back equal, but for the
// places. The contents stay as they are; Normalize first where they shall follow the standard too. Each game ends with an
// empty line. The text is UTF-8. The error is the writer's, or tells of a move, a glyph or the name of a tag that could not
// be read again; nothing is written then.
//
// Unknown tags and commands are text like any other and survive. What PGN cannot say is replaced: a line end in a tag's
// value by a space, "}" by ")" in a comment of several lines, and an empty line above what looks like a tag pair in a
// comment is left out.
func Write(w io.Writer, games []Game) error {
	var b strings.Builder
	for i := range games {
		if err := writeGame(&b, &games[i]); err != nil {
			return err
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

func writeGame(b *strings.Builder, g *Game) error {
	for _, c := range g.Preface {
		if text := commentText(c); text != "" {
			b.WriteString(text)
			b.WriteString("\n")
		}
	}
	for _, t := range g.Tags {
		if s := (scanner{text: []byte(t.Name)}); t.Name == "" || s.tagName(0) < len(t.Name) {
			return errors.New("pgn: " + strconv.Quote(t.Name) + " is not the name of a tag")
		}
		b.WriteString("[" + t.Name + ` "`)
		escapes.WriteString(b, t.Value)
		b.WriteString("\"]\n")
	}
	if len(g.Tags) > 0 {
		b.WriteString("\n")
	}
	l := layout{out: b}
	l.comments(g.Comments)
	number, black := firstNumber(g)
	l.moves(g.Moves, number, black)
	l.token(cmp.Or(plainResult([]byte(g.Result)), "*"))
	b.WriteString("\n\n")
	return l.err
}

// escapes are for a tag's value.
var escapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ", "\r", " ")

// commentText writes a comment, "" for an empty one. One with a closing brace can only be one to the end of the line.
func commentText(c Comment) string {
	text := strings.Trim(c.Text, " \t\n\v\f\r")
	if text == "" {
		return ""
	}
	if strings.ContainsAny(text, "\n\r") {
		text = strings.ReplaceAll(withoutGap(text), "}", ")")
	} else if strings.Contains(text, "}") {
		return "; " + text
	}
	return "{ " + text + " }"
}

// withoutGap leaves out empty lines above what looks like a tag pair: readers would take it for the next game.
func withoutGap(text string) string {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
	if !strings.Contains(text, "\n[") {
		return text
	}
	var lines []string
	for _, line := range strings.Split(text, "\n") {
		if s := (scanner{text: []byte(line)}); s.tagLine(0) {
			for len(lines) > 1 && strings.Trim(lines[len(lines)-1], " \t") == "" {
				lines = lines[:len(lines)-1]
			}
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n")
}

// firstNumber returns the move number and the side that the tag FEN begins with.
func firstNumber(g *Game) (number int, black bool) {
	t, _ := g.Tag("FEN")
	fields := strings.Fields(t.Value)
	black = len(fields) > 1 && fields[1] == "b"
	if len(fields) > 5 {
		const most = 1_000_000 // no game gets near, and counting on does not overflow
		if n, err := strconv.Atoi(fields[5]); err == nil {
			number = min(n, most)
		}
	}
	return max(number, 1), black
}

// layout places tokens in lines.
type layout struct {
	out    *strings.Builder
	column int
	glued  bool // the next token follows without a space: "(" came before
	ended  bool // the next token needs a new line: a comment to the end of the line came before
	err    error
}

// token writes something that must stay on one line.
func (l *layout) token(text string) {
	size := utf8.RuneCountInString(text)
	space := 1
	if l.glued || l.column == 0 || text == ")" {
		space = 0
	}
	if l.ended || l.column+space+size > width && l.column > 0 {
		l.newLine()
		space = 0
	}
	if space > 0 {
		l.out.WriteByte(' ')
	}
	l.out.WriteString(text)
	l.column += space + size
	l.glued = text == "("
}

func (l *layout) newLine() {
	l.out.WriteByte('\n')
	l.column = 0
	l.ended = false
}

// comment writes a comment. It is not broken, because that would change it. One of several lines begins on a line of its
// own, so that it looks the same wherever it stands.
func (l *layout) comment(c Comment) {
	text := commentText(c)
	if text == "" {
		return
	}
	last := strings.LastIndexByte(text, '\n') + 1
	if last == 0 {
		l.token(text)
		l.ended = text[0] == ';'
		return
	}
	if l.column > 0 {
		l.newLine()
	}
	l.out.WriteString(text)
	l.column = utf8.RuneCountInString(text[last:])
	l.glued = false
}

func (l *layout) comments(cs []Comment) {
	for _, c := range cs {
		l.comment(c)
	}
}

func (l *layout) moves(moves []*Move, number int, black bool) {
	fresh := true // something stood between this move and the last: Black's number is needed (standard, 8.2.2.2)
	for _, m := range moves {
		if len(m.Before) > 0 {
			l.comments(m.Before)
			fresh = true
		}
		if !black {
			l.token(strconv.Itoa(number) + ".")
		} else if fresh {
			l.token(strconv.Itoa(number) + "...")
		}
		if !isMove(m.SAN) {
			l.err = errors.New("pgn: " + strconv.Quote(m.SAN) + " is not a move")
		}
		l.token(m.SAN)
		for _, nag := range m.NAGs {
			if nag < 0 || nag > 255 {
				l.err = errors.New("pgn: " + strconv.Itoa(nag) + " is not a glyph")
			}
			l.token("$" + strconv.Itoa(nag))
		}
		l.comments(m.After)
		for _, v := range m.Variations {
			l.token("(")
			l.moves(v, number, black)
			l.token(")")
		}
		fresh = len(m.NAGs)+len(m.After)+len(m.Variations) > 0
		if black {
			number++
		}
		black = !black
	}
}

// isMove reports whether a text is read as one move.
func isMove(san string) bool {
	s := scanner{text: []byte(san)}
	_, sign := s.glyph()
	word := s.word()
	return san != "" && sign == 0 && len(word) == len(san) && numberSize(word) == 0 && looksLikeMove(word)
}
