package pgn

import (
	"bytes"
	"unicode/utf8"
)

// scanner walks over a piece of text and knows where it is. The text is UTF-8 and its lines end with \n.
type scanner struct {
	text []byte
	pos  int
	// short says that what was read might be read differently if the text went on: the scanner has looked beyond its end.
	short bool

	// text[placed] stands at line and col, both counted from 1.
	placed, line, col int
}

// place returns where the scanner is. A column is a character, not a byte. Each byte is counted once: a line of a
// megabyte takes no longer than many short ones.
func (s *scanner) place() (line, col int) {
	line, col = s.line, s.col
	for _, c := range s.text[s.placed:s.pos] {
		if c == '\n' {
			line++
			col = 1
		} else if utf8.RuneStart(c) {
			col++
		}
	}
	s.placed, s.line, s.col = s.pos, line, col
	return line, col
}

// atEnd reports whether the whole text is read.
func (s *scanner) atEnd() bool {
	if s.pos < len(s.text) {
		return false
	}
	s.short = true
	return true
}

// peek returns the next byte, 0 at the end.
func (s *scanner) peek() byte {
	if s.pos < len(s.text) {
		return s.text[s.pos]
	}
	s.short = true
	return 0
}

// rest returns what has not been read. Whoever looks further into it than lookahead bytes says so in s.short.
func (s *scanner) rest() []byte { return s.text[s.pos:] }

// lookahead is how many bytes can always be looked at: the text goes on that far, or it is the end of the file.
const lookahead = 16

// follows reports whether the text goes on with those few characters.
func (s *scanner) follows(text string) bool {
	return len(s.text)-s.pos >= len(text) && string(s.text[s.pos:s.pos+len(text)]) == text
}

// character returns the next character and its size in bytes.
func (s *scanner) character() (rune, int) { return utf8.DecodeRune(s.rest()) }

// atLineStart reports whether the next character is the first of its line.
func (s *scanner) atLineStart() bool {
	if s.pos > 0 {
		return s.text[s.pos-1] == '\n'
	}
	return s.col == 1 // then nothing is passed: the place is up to date
}

// lineEnd returns where the line ends that has something at the index: the index of its \n, or the text's length.
func (s *scanner) lineEnd(i int) int {
	if n := bytes.IndexByte(s.text[i:], '\n'); n >= 0 {
		return i + n
	}
	s.short = true
	return len(s.text)
}

// skipSpace reads white space and the lines that a % in the first column hides from every reader.
func (s *scanner) skipSpace() {
	for s.pos < len(s.text) {
		switch c := s.text[s.pos]; {
		case c == ' ', c == '\n', c == '\t', c == '\v', c == '\f':
			s.pos++
		case c == '%' && s.atLineStart():
			s.pos = s.lineEnd(s.pos)
		case c < utf8.RuneSelf:
			return
		default:
			r, size := s.character()
			if !isSpace(r) {
				return
			}
			s.pos += size
		}
	}
	s.short = true
}

// isSpace counts a no-break space, and a byte order mark in the middle (files put together), as white space too.
func isSpace(r rune) bool {
	switch r {
	case ' ', '\n', '\t', '\v', '\f', '\u00A0', '\uFEFF':
		return true
	}
	return false
}

// word reads the run of characters that moves, numbers and results are made of. It is valid until more text is read in.
func (s *scanner) word() []byte {
	begin := s.pos
	for s.pos < len(s.text) {
		c := s.text[s.pos]
		if c < utf8.RuneSelf {
			if !inWord[c] {
				return s.text[begin:s.pos]
			}
			s.pos++
			continue
		}
		// Figurines and the piece letters of other alphabets.
		r, size := s.character()
		if isSpace(r) || r == '…' || glyphStart(r) {
			return s.text[begin:s.pos]
		}
		s.pos += size
	}
	s.short = true
	return s.text[begin:]
}

// inWord tells the ASCII characters of a word.
var inWord = func() (in [utf8.RuneSelf]bool) {
	for _, c := range "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+#=:-/_@" {
		in[c] = true
	}
	return in
}()

// tagLine reports whether a tag pair begins at the index: this is how a game is found again after a fault.
func (s *scanner) tagLine(i int) bool {
	if i == len(s.text) || s.text[i] != '[' {
		return false
	}
	i = s.afterBlanks(i + 1)
	name := s.tagName(i)
	i = s.afterBlanks(i + name)
	return name > 0 && i < len(s.text) && s.text[i] == '"'
}

// afterBlanks returns where the white space ends that begins at the index, within the line.
func (s *scanner) afterBlanks(i int) int {
	for i < len(s.text) && (s.text[i] == ' ' || s.text[i] == '\t') {
		i++
	}
	s.short = s.short || i == len(s.text)
	return i
}

// afterSpace returns where the white space ends that begins at the index.
func (s *scanner) afterSpace(i int) int {
	for i < len(s.text) && isSpaceByte(s.text[i]) {
		i++
	}
	s.short = s.short || i == len(s.text)
	return i
}

func isSpaceByte(c byte) bool { return c == ' ' || c >= '\t' && c <= '\f' }

// tagName returns the length of the tag name at the index.
func (s *scanner) tagName(begin int) int {
	for i, c := range s.text[begin:] {
		if !isTagNameByte(c, i == 0) {
			return i
		}
	}
	s.short = true
	return len(s.text) - begin
}

func isTagNameByte(c byte, first bool) bool {
	switch {
	case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '_':
		return true
	}
	return !first && (c == '+' || c == '#' || c == '=' || c == ':' || c == '-')
}
