package pgn

import (
	"bytes"
	"strings"
)

// tags reads the tag pairs. It reports false where the game cannot be read further.
func (p *parser) tags(g *Game) bool {
	for {
		p.skipSpace()
		if p.peek() != '[' {
			return true
		}
		line, col := p.place()
		t := Tag{Line: line, Col: col}
		if p.follows("[%") {
			p.fault(line, col, "A command stands inside a comment: write { [%…] }.")
			return false
		}
		p.pos++
		p.skipSpace()
		n := p.tagName(p.pos)
		if n == 0 {
			p.fault(line, col, `A tag needs a name and a value: [Name "value"].`)
			p.pos = p.lineEnd(p.pos)
			continue
		}
		t.Name = p.words.known(p.rest()[:n])
		p.pos += n
		p.pos = p.afterBlanks(p.pos)
		line, col = p.place()
		value, end := p.tagValue()
		if end == 0 {
			p.fault(line, col, "The value of the tag "+t.Name+` stands between straight quotes: [`+t.Name+` "value"].`)
			p.pos = p.lineEnd(p.pos)
			continue
		}
		t.Value = p.unquote(value)
		p.pos = end
		g.Tags = append(g.Tags, t)
	}
}

// tagValue returns what stands between the quotes that come next, and the index behind the bracket; 0 where there is no
// value. A quote that is not followed by the bracket is part of the value: many programs forget to escape it. White space
// may stand between, line ends too (standard, 8.1).
func (p *parser) tagValue() (value []byte, end int) {
	begin := p.afterSpace(p.pos)
	if begin == len(p.text) || p.text[begin] != '"' {
		return nil, 0
	}
	begin++
	for i := begin; i < len(p.text); i++ {
		switch p.text[i] {
		case '\n':
			return nil, 0
		case '\\':
			if i+1 < len(p.text) && p.text[i+1] != '\n' {
				i++
			}
		case '"':
			if end := p.afterSpace(i + 1); end < len(p.text) && p.text[end] == ']' {
				return p.text[begin:i], end + 1
			}
			line, col := p.place()
			p.forgive(line, col, `A quote inside a value is written \".`)
			i = p.afterBlanks(i+1) - 1
		}
	}
	p.short = true
	return nil, 0
}

// unquote resolves \" and \\; any other backslash stays.
func (p *parser) unquote(value []byte) string {
	if bytes.IndexByte(value, '\\') < 0 {
		return p.words.keep(value)
	}
	var b strings.Builder
	for i := 0; i < len(value); i++ {
		if value[i] == '\\' && i+1 < len(value) && (value[i+1] == '"' || value[i+1] == '\\') {
			i++
		}
		b.WriteByte(value[i])
	}
	return b.String()
}

// checkTags notes which tags are there twice, and which are missing of those that every game has (standard, 8.1.1).
func (p *parser) checkTags(g *Game) {
	there := map[string]bool{}
	for _, t := range g.Tags {
		if there[t.Name] {
			p.forgive(t.Line, t.Col, "The tag "+t.Name+" is there twice.")
		}
		there[t.Name] = true
	}
	missing := ""
	for _, t := range roster {
		if !there[t.Name] {
			missing += " " + t.Name
		}
	}
	if missing != "" {
		p.forgive(g.Line, g.Col, "Tags are missing:"+missing+".")
	}
}
