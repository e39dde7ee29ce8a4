package pgn

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
	line := p.pos // where the line begins, or what of it belongs to the comment
	for i, c := range p.text[p.pos:] {
		i += p.pos
		switch c {
		case '}':
			return i, true
		case '\n':
			blank := line > p.pos && p.afterBlanks(line) == i
			line = i + 1
			if blank && p.tagLine(line) {
				return line, false
			}
		}
	}
	p.short = true
	return len(p.text), false
}

// trimmed makes a comment of the text up to the index, without the space around it.
func (p *parser) trimmed(end int) (Comment, bool) {
	for p.pos < end && isSpaceByte(p.text[p.pos]) {
		p.pos++
	}
	for p.pos < end && isSpaceByte(p.text[end-1]) {
		end--
	}
	if p.pos == end {
		return Comment{}, false
	}
	line, col := p.place()
	return Comment{Text: p.words.keep(p.text[p.pos:end]), Line: line, Col: col}, true
}
