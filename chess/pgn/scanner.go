package pgn

import (
	"strings"
	"unicode/utf8"
)

// scanner walks over the text and knows where it is.
type scanner struct {
	text      string // valid UTF-8, lines end with \n
	pos       int
	line, col int
}

// newScanner makes the text plain: no byte order mark, one kind of line end, UTF-8. Files of the nineties are
// Latin-1; what is not valid UTF-8 is taken for that.
func newScanner(src []byte) *scanner {
	var text string
	if utf8.Valid(src) {
		text = strings.TrimPrefix(string(src), "\uFEFF")
	} else {
		runes := make([]rune, len(src))
		for i, b := range src {
			runes[i] = rune(b)
		}
		text = string(runes)
	}
	text = strings.ReplaceAll(text, "\r\n", "\n")
	text = strings.ReplaceAll(text, "\r", "\n")
	return &scanner{text: text, line: 1, col: 1}
}

func (s *scanner) atEnd() bool { return s.pos >= len(s.text) }

// peek returns the next character, 0 at the end.
func (s *scanner) peek() rune {
	if s.atEnd() {
		return 0
	}
	r, _ := utf8.DecodeRuneInString(s.text[s.pos:])
	return r
}

// rest returns what has not been read.
func (s *scanner) rest() string { return s.text[s.pos:] }

// skip reads n bytes, which must end with a character.
func (s *scanner) skip(n int) {
	for _, r := range s.text[s.pos : s.pos+n] {
		if r == '\n' {
			s.line++
			s.col = 1
		} else {
			s.col++
		}
	}
	s.pos += n
}

// skipLine reads up to the end of the line, not the line end itself, and returns what it read.
func (s *scanner) skipLine() string {
	n := strings.IndexByte(s.rest(), '\n')
	if n < 0 {
		n = len(s.rest())
	}
	line := s.rest()[:n]
	s.skip(n)
	return line
}

// skipSpace reads white space and the lines that a % in the first column hides from every reader.
func (s *scanner) skipSpace() {
	for !s.atEnd() {
		r := s.peek()
		switch {
		case r == '%' && s.col == 1:
			s.skipLine()
		case isSpace(r):
			s.skip(utf8.RuneLen(r))
		default:
			return
		}
	}
}

// isSpace counts a no-break space, and a byte order mark in the middle (files put together), as white space too.
func isSpace(r rune) bool {
	switch r {
	case ' ', '\n', '\t', '\v', '\f', '\u00A0', '\uFEFF':
		return true
	}
	return false
}

// word reads the run of characters that moves, numbers and results are made of.
func (s *scanner) word() string {
	n := 0
	for _, r := range s.rest() {
		if !isWord(r) {
			break
		}
		n += utf8.RuneLen(r)
	}
	w := s.rest()[:n]
	s.skip(n)
	return w
}

func isWord(r rune) bool {
	switch {
	case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9':
		return true
	case r < 0x80:
		return strings.ContainsRune("+#=:-/_@", r)
	}
	// Figurines and the piece letters of other alphabets.
	return !isSpace(r) && r != '…' && glyphStart(r) == 0
}

// tagLine reports whether the text begins with a tag pair: this is how a game is found again after a fault.
func tagLine(text string) bool {
	if !strings.HasPrefix(text, "[") {
		return false
	}
	text = strings.TrimLeft(text[1:], " \t")
	n := tagName(text)
	after := strings.TrimLeft(text[n:], " \t")
	return n > 0 && strings.HasPrefix(after, `"`)
}

// tagName returns the length of the tag name the text begins with.
func tagName(text string) int {
	for i := 0; i < len(text); i++ {
		c := text[i]
		letter := c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_'
		if !letter && (i == 0 || !strings.ContainsRune("+#=:-", rune(c))) {
			return i
		}
	}
	return len(text)
}
