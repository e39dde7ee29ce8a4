package pgn

import (
	"bytes"
	"slices"
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
		p.skipBlanks()
		n := p.tagName(p.pos)
		if n == 0 {
			p.fault(line, col, `A tag needs a name and a value: [Name "value"].`)
			p.pos = p.lineEnd(p.pos)
			continue
		}
		t.Name = p.words.known(p.rest()[:n])
		p.pos += n
		p.skipBlanks()
		value, size := p.tagValue()
		if size == 0 {
			line, col := p.place()
			p.fault(line, col, "The value of the tag "+t.Name+` stands between straight quotes: [`+t.Name+` "value"].`)
			p.pos = p.lineEnd(p.pos)
			continue
		}
		t.Value = p.unquote(value)
		p.pos += size
		if p.strict && slices.ContainsFunc(g.Tags, func(other Tag) bool { return other.Name == t.Name }) {
			p.forgive(line, col, "The tag "+t.Name+" is there twice.")
		}
		g.Tags = append(g.Tags, t)
	}
}

// tagValue returns what stands between the quotes that come next, and the length with quotes and bracket; 0 where there is
// no value. A quote that is not followed by the bracket is part of the value: many programs forget to escape it.
func (p *parser) tagValue() (value []byte, size int) {
	text := p.text[p.pos:p.lineEnd(p.pos)]
	if len(text) == 0 || text[0] != '"' {
		return nil, 0
	}
	for i := 1; i < len(text); i++ {
		switch text[i] {
		case '\\':
			i++
		case '"':
			end := i + 1
			for end < len(text) && (text[end] == ' ' || text[end] == '\t') {
				end++
			}
			if end < len(text) && text[end] == ']' {
				return text[1:i], end + 1
			}
			line, col := p.place()
			p.forgive(line, col, `A quote inside a value is written \".`)
			i = end - 1
		}
	}
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
