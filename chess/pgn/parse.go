package pgn

import (
	"bytes"
	"cmp"
	"strings"
	"unicode/utf8"
)

// Parse reads all games of a file. It is tolerant where the meaning is clear (missing numbers, tags, results and
// blank lines; a byte order mark; any line ends) and exact about the rest: a fault names line and column. A game
// with a fault in its moves is kept up to there, and reading goes on with the next game. Parse never panics.
//
// A comment that follows the result without a blank line belongs to the game that ended, otherwise to the next.
func Parse(src []byte) ([]Game, []Fault) {
	if len(src) > MaxBytes {
		return nil, []Fault{{Line: 1, Col: 1, Text: "The file is larger than 1 MiB (1,048,576 bytes). Split it into several."}}
	}
	if bytes.HasPrefix(src, []byte("\xff\xfe")) || bytes.HasPrefix(src, []byte("\xfe\xff")) {
		return nil, []Fault{{Line: 1, Col: 1, Text: "The file is written in UTF-16. Save it as UTF-8."}}
	}
	p := &parser{scanner: newScanner(src)}
	p.file()
	return p.games, p.faults
}

type parser struct {
	*scanner
	games  []Game
	faults []Fault
	moves  int // of the game being read
}

// fault notes what is wrong in the game being read. More than a hundred help nobody, and cost memory.
func (p *parser) fault(line, col int, text string) {
	const most = 100
	if len(p.faults) == most {
		return
	}
	p.faults = append(p.faults, Fault{Line: line, Col: col, Game: len(p.games) + 1, Text: text})
}

func (p *parser) file() {
	ended := 0 // the line of the last result
	for {
		p.skipSpace()
		// What stands right below a result is about the game that ended.
		var loose []Comment
		for p.atComment() {
			near := ended > 0 && p.line-ended < 2 && len(loose) == 0
			c, _ := p.comment()
			if near {
				p.trail(c)
				ended = p.line
			} else {
				loose = append(loose, c...)
			}
			p.skipSpace()
		}
		if p.atEnd() {
			p.leave(loose)
			return
		}
		if len(p.games) == MaxGames {
			p.faults = append(p.faults, Fault{Line: p.line, Col: p.col, Text: "The file has more than 500 games. Split it into several."})
			return
		}
		p.game(loose)
		ended = p.line
	}
}

// trail adds comments to the game that ended.
func (p *parser) trail(c []Comment) {
	g := &p.games[len(p.games)-1]
	if n := len(g.Moves); n > 0 {
		g.Moves[n-1].After = append(g.Moves[n-1].After, c...)
	} else {
		g.Comments = append(g.Comments, c...)
	}
}

// leave places comments after which the file ends.
func (p *parser) leave(loose []Comment) {
	switch {
	case len(loose) == 0:
	case len(p.games) > 0:
		p.trail(loose)
	default:
		p.games = append(p.games, Game{Comments: loose, Result: "*", Line: loose[0].Line, Col: loose[0].Col})
	}
}

// game reads one game. The comments above it were read already.
func (p *parser) game(above []Comment) {
	p.moves = 0
	g := Game{Line: p.line, Col: p.col}
	ok := p.tags(&g)
	if len(g.Tags) > 0 {
		g.Preface = above
	} else {
		g.Comments = above
	}
	ok = ok && p.movetext(&g)
	if g.Result == "" {
		t, _ := g.Tag("Result")
		g.Result = cmp.Or(plainResult(t.Value), "*")
	}
	if !ok {
		p.recover()
	}
	p.games = append(p.games, g)
}

// recover reads on to the next game: to a tag at the beginning of a line, or past a result.
func (p *parser) recover() {
	for depth := 0; !p.atEnd(); {
		p.skipSpace()
		switch {
		case p.atEnd():
		case p.col == 1 && tagLine(p.rest()):
			return
		case p.atComment():
			if _, ok := p.comment(); !ok {
				return
			}
		case p.peek() == '(':
			depth++
			p.skip(1)
		case p.peek() == ')':
			depth--
			p.skip(1)
		default:
			w := p.word()
			if w == "" {
				r := p.peek()
				p.skip(utf8.RuneLen(r))
				w = string(r)
			}
			if plainResult(w) != "" && depth <= 0 {
				return
			}
		}
	}
}

// tags reads the tag pairs. It reports false where the game cannot be read further.
func (p *parser) tags(g *Game) bool {
	for {
		p.skipSpace()
		if p.peek() != '[' {
			return true
		}
		t := Tag{Line: p.line, Col: p.col}
		if strings.HasPrefix(p.rest(), "[%") {
			p.fault(t.Line, t.Col, "A command stands inside a comment: write { [%…] }.")
			return false
		}
		p.skip(1)
		p.skipBlanks()
		n := tagName(p.rest())
		if n == 0 {
			p.fault(t.Line, t.Col, `A tag needs a name and a value: [Name "value"].`)
			p.skipLine()
			continue
		}
		t.Name = p.rest()[:n]
		p.skip(n)
		p.skipBlanks()
		size := tagValue(p.rest())
		if size < 0 {
			p.fault(p.line, p.col, "The value of the tag "+t.Name+` stands between straight quotes: [`+t.Name+` "value"].`)
			p.skipLine()
			continue
		}
		t.Value = unquote(p.rest()[1:size])
		p.skip(size + 1)
		p.skipBlanks()
		p.skip(1) // tagValue has seen the bracket
		g.Tags = append(g.Tags, t)
	}
}

// skipBlanks reads white space within a line.
func (p *parser) skipBlanks() {
	for p.peek() == ' ' || p.peek() == '\t' {
		p.skip(1)
	}
}

// tagValue returns where the quoted value ends that the text begins with: the index of the closing quote, -1 for
// none. A quote that is not followed by the bracket is part of the value: many programs forget to escape it.
func tagValue(text string) int {
	if !strings.HasPrefix(text, `"`) {
		return -1
	}
	for i := 1; i < len(text) && text[i] != '\n'; i++ {
		switch text[i] {
		case '\\':
			if i+1 < len(text) && text[i+1] != '\n' {
				i++
			}
		case '"':
			if strings.HasPrefix(strings.TrimLeft(text[i+1:], " \t"), "]") {
				return i
			}
		}
	}
	return -1
}

// unquote resolves \" and \\; any other backslash stays.
func unquote(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && (s[i+1] == '"' || s[i+1] == '\\') {
			i++
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

func (p *parser) atComment() bool { return p.peek() == '{' || p.peek() == ';' }

// comment reads a comment; an empty one is none. It reports false where a brace is never closed.
func (p *parser) comment() ([]Comment, bool) {
	line, col := p.line, p.col
	if p.peek() == ';' {
		p.skip(1)
		return p.trimmed(p.skipLine(), line, col+1), true
	}
	body := p.rest()[1:]
	end := strings.IndexByte(body, '}')
	// A tag pair below a blank line is another game: without this, one forgotten brace would swallow it.
	limit := len(body)
	if end >= 0 {
		limit = end
	}
	for i := 0; ; {
		n := strings.Index(body[i:limit], "\n[")
		if n < 0 {
			break
		}
		i += n + 1
		if blankAbove(body[:i]) && tagLine(body[i:]) {
			end = -1
			limit = i
			break
		}
	}
	if end < 0 {
		p.fault(line, col, "This comment is never closed. Write } where it ends.")
		p.skip(1 + limit)
		return nil, false
	}
	p.skip(end + 2)
	return p.trimmed(body[:end], line, col+1), true
}

// blankAbove reports whether the line above the end of the text is blank.
func blankAbove(text string) bool {
	text = strings.TrimRight(strings.TrimSuffix(text, "\n"), " \t")
	return strings.HasSuffix(text, "\n")
}

// trimmed makes a comment of raw text that began at that place.
func (p *parser) trimmed(raw string, line, col int) []Comment {
	text := strings.TrimLeft(raw, " \t\n\v\f")
	for _, r := range raw[:len(raw)-len(text)] {
		if r == '\n' {
			line++
			col = 1
		} else {
			col++
		}
	}
	text = strings.TrimRight(text, " \t\n\v\f")
	if text == "" {
		return nil
	}
	return []Comment{{Text: text, Line: line, Col: col}}
}
