package pgn

import "strconv"

// variation is one being read.
type variation struct {
	instead   *Move // the move it could have been played instead of
	first     int   // where its moves begin in parser.lines
	line, col int
	before    []Comment // of its first move
}

// movetext reads the moves up to the result, the next game's tags or the end. It reports false where the game cannot
// be read further.
func (p *parser) movetext(g *Game) bool {
	p.lines, p.open = p.lines[:0], p.open[:0]
	ok, done := true, false
	for ok && !done {
		p.skipSpace()
		switch c := p.peek(); {
		case p.atEnd(), c == '[' && !p.follows("[%"):
			done = true
		case c == '[':
			line, col := p.place()
			p.fault(line, col, "A command stands inside a comment: write { [%…] }.")
			ok = false
		case c == '{', c == ';':
			ok = p.said(g)
		case c == '(':
			ok = p.openVariation()
		case c == ')':
			ok = p.closeVariation()
		case c == '$':
			p.nag()
		case c == '.':
			p.pos++
		case p.moveNumber():
		case p.follows("…"):
			p.pos += len("…")
		default:
			ok, done = p.token(g)
		}
	}
	// Variations still open end here: what was read of them stays. They are a fault of their own only where none
	// stopped the reading.
	for len(p.open) > 0 {
		v := p.open[len(p.open)-1]
		if ok {
			p.fault(v.line, v.col, "This variation is never closed. Write ) where it ends.")
		}
		p.keepVariation()
	}
	g.Moves = p.taken(0)
	return ok
}

// last returns the last move of the line being read, nil where it has none yet.
func (p *parser) last() *Move {
	first := 0
	if n := len(p.open); n > 0 {
		first = p.open[n-1].first
	}
	if len(p.lines) == first {
		return nil
	}
	return p.lines[len(p.lines)-1]
}

// said reads a comment among the moves.
func (p *parser) said(g *Game) bool {
	c, some, closed := p.comment()
	if !some {
		return closed
	}
	if last := p.last(); last != nil {
		last.After = p.comments.add(last.After, c)
	} else if n := len(p.open); n > 0 {
		v := &p.open[n-1]
		v.before = p.comments.add(v.before, c)
	} else {
		g.Comments = append(g.Comments, c)
	}
	return closed
}

func (p *parser) openVariation() bool {
	line, col := p.place()
	last := p.last()
	if last == nil {
		p.fault(line, col, "A variation stands after the move it could replace; there is no move before this one.")
		return false
	}
	if len(p.open) == p.limits.Depth {
		p.fault(line, col, "Variations are nested more than "+grouped(p.limits.Depth)+" deep.")
		return false
	}
	p.open = append(p.open, variation{instead: last, first: len(p.lines), line: line, col: col})
	p.pos++
	return true
}

func (p *parser) closeVariation() bool {
	if len(p.open) == 0 {
		line, col := p.place()
		p.fault(line, col, "This ) closes nothing.")
		return false
	}
	p.pos++
	if p.last() == nil {
		v := p.open[len(p.open)-1]
		p.fault(v.line, v.col, "This variation has no move.")
	}
	p.keepVariation()
	return true
}

// keepVariation ends the innermost variation and hangs it where it belongs, unless it has no move.
func (p *parser) keepVariation() {
	n := len(p.open) - 1
	v := p.open[n]
	p.open[n] = variation{}
	p.open = p.open[:n]
	if moves := p.taken(v.first); len(moves) > 0 {
		v.instead.Variations = p.variations.add(v.instead.Variations, moves)
	}
}

// taken takes the moves read last, from the index on.
func (p *parser) taken(first int) []*Move {
	moves := append([]*Move(nil), p.lines[first:]...)
	clear(p.lines[first:]) // what is taken is not held
	p.lines = p.lines[:first]
	return moves
}

// nag reads "$14".
func (p *parser) nag() {
	line, col := p.place()
	p.pos++
	n := p.digits()
	nag, err := strconv.Atoi(string(p.rest()[:n]))
	p.pos += n
	if err != nil || nag > 255 {
		p.fault(line, col, "A glyph is written $ and a number from 0 to 255.")
		return
	}
	p.annotate(nag, line, col)
}

// digits returns how many digits come next.
func (p *parser) digits() int {
	for i, c := range p.rest() {
		if c < '0' || c > '9' {
			return i
		}
	}
	p.short = true
	return len(p.rest())
}

// moveNumber reads the number of a move with its dots and reports whether there is one. Without dots it is left to token:
// what begins with a digit may also be a result or castling.
func (p *parser) moveNumber() bool {
	n := p.pos
	for n < len(p.text) && p.text[n] >= '0' && p.text[n] <= '9' {
		n++
	}
	if n == p.pos || n == len(p.text) || p.text[n] != '.' || p.follows("0000") {
		return false
	}
	for n < len(p.text) && p.text[n] == '.' {
		n++
	}
	p.pos = n
	return true
}

func (p *parser) annotate(nag, line, col int) {
	last := p.last()
	if last == nil {
		p.fault(line, col, "A glyph stands after the move it is about; there is no move before this one.")
		return
	}
	last.NAGs = p.nags.add(last.NAGs, nag)
}

// token reads a move, a glyph, a number or a result.
func (p *parser) token(g *Game) (ok, done bool) {
	line, col := p.place()
	if c := p.peek(); !isLetter(c) { // most tokens are moves and begin with a letter
		if nag, size := p.glyph(); size > 0 {
			p.pos += size
			p.annotate(nag, line, col)
			return true, false
		}
		if c == '*' {
			p.pos++
			return true, p.result(g, "*", line, col)
		}
	}
	word := plainDashes(p.word())
	if len(word) == 0 {
		r, size := p.character()
		p.pos += size
		if r == '}' {
			p.fault(line, col, "This } closes nothing.")
		} else {
			p.fault(line, col, strconv.Quote(string(r))+" does not belong here. Text stands between { and }.")
		}
		return false, false
	}
	if !isLetter(word[0]) {
		if result := plainResult(word); result != "" {
			return true, p.result(g, result, line, col)
		}
		n := numberSize(word)
		word = word[n:]
		col += n
		if len(word) == 0 {
			return true, false
		}
	}
	if word[len(word)-1] == 'e' && p.follows(".p.") { // "exd6 e.p.", "exd6e.p."
		word = word[:len(word)-1]
		p.pos += len(".p.")
		if len(word) == 0 {
			return true, false
		}
	}
	switch {
	case !looksLikeMove(word):
		p.fault(line, col, strconv.Quote(shorten(string(word)))+" is not a move. Text stands between { and }.")
		return false, false
	case p.plies == p.limits.Plies:
		p.fault(line, col, "The game has more than "+grouped(p.limits.Plies)+" plies (moves of either side), variations included.")
		return false, false
	}
	p.plies++
	m := p.moves.next()
	m.SAN, m.Line, m.Col = p.words.known(word), line, col
	if n := len(p.open); n > 0 {
		v := &p.open[n-1]
		m.Before, v.before = v.before, nil
	}
	p.lines = append(p.lines, m)
	return true, false
}

// result ends the moves, unless it is the result of a variation, as some programs write it before the parenthesis.
func (p *parser) result(g *Game, result string, line, col int) (done bool) {
	if len(p.open) > 0 {
		if p.skipSpace(); p.peek() == ')' {
			p.forgive(line, col, "A result ends the game. In a variation it stands in a comment.")
			return false
		}
	}
	g.Result = result
	return true
}
