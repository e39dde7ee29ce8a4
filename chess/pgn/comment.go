package pgn

import "bytes"

func (p *parser) atComment() bool {
	c := p.peek()
	return c == '{' || c == ';'
}

// comment reads a comment and reports whether there is anything in it. A brace that is never closed is a fault, and
// closed false.
func (p *parser) comment() (c Comment, some, closed bool) {
	if p.peek() == ';' {
		p.pos++
		end := p.lineEnd(p.pos)
		c, some = p.trimmed(end)
		p.pos = end
		return c, some, true
	}
	line, col := p.place()
	p.pos++
	end, closed := p.commentEnd()
	if !closed {
		p.fault(line, col, "This comment is never closed. Write } where it ends.")
		p.pos = end
		return Comment{}, false, false
	}
	c, some = p.trimmed(end)
	p.pos = end + 1
	return c, some, true
}

// commentEnd returns where the comment ends whose brace has been read: at the closing brace; else at a tag pair below a
// blank line, which is another game (without this, one forgotten brace would swallow it), or with the text.
func (p *parser) commentEnd() (end int, closed bool) {
	for i, blankAbove := p.pos, false; ; {
		next := bytes.IndexByte(p.text[i:], '\n') + 1
		line := p.text[i:]
		if next > 0 {
			line = line[:next-1]
		}
		if blankAbove && p.tagLine(i) {
			return i, false
		}
		if n := bytes.IndexByte(line, '}'); n >= 0 {
			return i + n, true
		}
		if next == 0 {
			p.short = true
			return len(p.text), false
		}
		blankAbove = i > p.pos && len(bytes.Trim(line, " \t")) == 0
		i += next
	}
}

const commentSpace = " \t\n\v\f"

// trimmed makes a comment of the text up to the index, without the space around it.
func (p *parser) trimmed(end int) (Comment, bool) {
	raw := p.text[p.pos:end]
	text := bytes.TrimLeft(raw, commentSpace)
	if len(text) == 0 {
		return Comment{}, false
	}
	p.pos += len(raw) - len(text)
	line, col := p.place()
	return Comment{Text: p.words.keep(bytes.TrimRight(text, commentSpace)), Line: line, Col: col}, true
}
