package pgn

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// movetext reads the moves of one game.
type movetext struct {
	*parser
	game   *Game
	stack  []variation
	before []Comment // of the first move of a variation
}

// variation is one being read.
type variation struct {
	instead   *Move // the move it could have been played instead of
	moves     []*Move
	line, col int
}

// movetext reads the moves up to the result, the next game's tags or the end. It reports false where the game cannot
// be read further.
func (p *parser) movetext(g *Game) bool {
	m := &movetext{parser: p, game: g}
	for {
		p.skipSpace()
		r := p.peek()
		ok, done := true, false
		switch {
		case p.atEnd(), r == '[' && !strings.HasPrefix(p.rest(), "[%"):
			done = true
		case r == '[':
			p.fault(p.line, p.col, "A command stands inside a comment: write { [%…] }.")
			ok = false
		case p.atComment():
			ok = m.comment()
		case r == '(':
			ok = m.open()
		case r == ')':
			ok = m.close()
		case r == '$':
			m.nag()
		case r == '.', r == '…':
			p.skip(utf8.RuneLen(r))
		default:
			ok, done = m.token()
		}
		if done || !ok {
			m.keep(ok)
			return ok
		}
	}
}

// last returns the last move of the line being read, nil where it has none yet.
func (m *movetext) last() *Move {
	moves := *m.current()
	if len(moves) == 0 {
		return nil
	}
	return moves[len(moves)-1]
}

func (m *movetext) current() *[]*Move {
	if n := len(m.stack); n > 0 {
		return &m.stack[n-1].moves
	}
	return &m.game.Moves
}

func (m *movetext) comment() bool {
	c, ok := m.parser.comment()
	switch last := m.last(); {
	case last != nil:
		last.After = append(last.After, c...)
	case len(m.stack) > 0:
		m.before = append(m.before, c...)
	default:
		m.game.Comments = append(m.game.Comments, c...)
	}
	return ok
}

func (m *movetext) open() bool {
	last := m.last()
	if last == nil {
		m.fault(m.line, m.col, "A variation stands after the move it could replace; there is no move before this one.")
		return false
	}
	if len(m.stack) == MaxDepth {
		m.fault(m.line, m.col, "Variations are nested more than 50 deep.")
		return false
	}
	m.stack = append(m.stack, variation{instead: last, line: m.line, col: m.col})
	m.skip(1)
	return true
}

func (m *movetext) close() bool {
	n := len(m.stack)
	if n == 0 {
		m.fault(m.line, m.col, "This ) closes nothing.")
		return false
	}
	m.skip(1)
	v := m.stack[n-1]
	m.stack = m.stack[:n-1]
	m.before = nil
	if len(v.moves) == 0 {
		m.fault(v.line, v.col, "This variation has no move.")
		return true
	}
	v.instead.Variations = append(v.instead.Variations, v.moves)
	return true
}

// keep ends the variations still open: what was read of them stays. They are a fault of their own only where none stopped the reading.
func (m *movetext) keep(ok bool) {
	for n := len(m.stack) - 1; n >= 0; n-- {
		v := m.stack[n]
		if ok {
			m.fault(v.line, v.col, "This variation is never closed. Write ) where it ends.")
		}
		if len(v.moves) > 0 {
			v.instead.Variations = append(v.instead.Variations, v.moves)
		}
	}
}

// nag reads "$14".
func (m *movetext) nag() {
	line, col := m.line, m.col
	m.skip(1)
	n := 0
	for _, r := range m.rest() {
		if r < '0' || r > '9' {
			break
		}
		n++
	}
	nag, err := strconv.Atoi(m.rest()[:n])
	m.skip(n)
	if err != nil || nag > 255 {
		m.fault(line, col, "A glyph is written $ and a number from 0 to 255.")
		return
	}
	m.glyph(nag, line, col)
}

func (m *movetext) glyph(nag, line, col int) {
	if last := m.last(); last != nil {
		last.NAGs = append(last.NAGs, nag)
		return
	}
	m.fault(line, col, "A glyph stands after the move it is about; there is no move before this one.")
}

// token reads a glyph, a number, a result or a move.
func (m *movetext) token() (ok, done bool) {
	line, col := m.line, m.col
	if nag, size := glyph(m.rest()); size > 0 {
		m.skip(size)
		m.glyph(nag, line, col)
		return true, false
	}
	if m.peek() == '*' {
		m.skip(1)
		m.game.Result = "*"
		return true, true
	}
	word := m.word()
	if result := plainResult(word); result != "" {
		m.game.Result = result
		return true, true
	}
	if word == "" {
		r := m.peek()
		m.skip(utf8.RuneLen(r))
		if r == '}' {
			m.fault(line, col, "This } closes nothing.")
		} else {
			m.fault(line, col, strconv.Quote(string(r))+" does not belong here. Text stands between { and }.")
		}
		return false, false
	}
	if strings.HasSuffix(word, "e") && strings.HasPrefix(m.rest(), ".p.") { // "exd6 e.p.", "exd6e.p."
		word = word[:len(word)-1]
		m.skip(len(".p."))
		if word == "" {
			return true, false
		}
	}
	n := numberSize(word)
	word = word[n:]
	col += n
	switch {
	case word == "": // a move number
		return true, false
	case !looksLikeMove(word):
		m.fault(line, col, strconv.Quote(shorten(word))+" is not a move. Text stands between { and }.")
		return false, false
	case m.parser.moves == MaxMoves:
		m.fault(line, col, "The game has more than 2,000 moves, variations included.")
		return false, false
	}
	m.parser.moves++
	moves := m.current()
	*moves = append(*moves, &Move{SAN: word, Before: m.before, Line: line, Col: col})
	m.before = nil
	return true, false
}

// plainResult returns the result as the standard writes it, "" where the word is none.
func plainResult(w string) string {
	switch w {
	case "1-0", "0-1", "1/2-1/2", "*":
		return w
	case "1/2", "½-½", "½":
		return "1/2-1/2"
	}
	return ""
}

// numberSize returns how many digits a word begins with that are a move number. "0-0" and "0000" have none.
func numberSize(w string) int {
	if isCastling(w) || IsNull(w) {
		return 0
	}
	n := 0
	for n < len(w) && w[n] >= '0' && w[n] <= '9' {
		n++
	}
	return n
}

// looksLikeMove tells a move from a word of a sentence: it names a rank, castles or passes.
func looksLikeMove(w string) bool {
	if isCastling(w) || IsNull(w) {
		return true
	}
	c := w[0]
	letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
	return letter && strings.ContainsAny(w, "12345678")
}

func isCastling(w string) bool {
	switch strings.TrimRight(w, "+#") {
	case "O-O", "O-O-O", "0-0", "0-0-0", "o-o", "o-o-o":
		return true
	}
	return false
}

// IsNull reports whether a move's text is one of those with which programs write that a side does not move.
func IsNull(w string) bool {
	switch w {
	case "--", "Z0", "0000", "@@@@":
		return true
	}
	return false
}

// shorten keeps a message readable.
func shorten(w string) string {
	const most = 20
	n := 0
	for i := range w {
		if n == most {
			return w[:i] + "…"
		}
		n++
	}
	return w
}
