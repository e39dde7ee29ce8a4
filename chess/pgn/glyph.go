package pgn

import "strings"

// glyphs are the signs of printed chess and their NAGs, the longer ones first where one begins another.
var glyphs = []struct {
	sign string
	nag  int
}{
	{"!!", 3},
	{"??", 4},
	{"!?", 5},
	{"?!", 6},
	{"!", 1},
	{"?", 2},
	{"‼", 3},
	{"⁇", 4},
	{"⁉", 5},
	{"⁈", 6},
	{"+/-", 16},
	{"-/+", 17},
	{"+/=", 14},
	{"=/+", 15},
	{"+-", 18},
	{"-+", 19},
	{"+=", 14},
	{"=+", 15},
	{"=", 10},
	{"□", 7},
	{"∞", 13},
	{"⩲", 14},
	{"⩱", 15},
	{"±", 16},
	{"∓", 17},
}

// glyph returns the NAG of the sign that the text goes on with and the sign's length, 0 and 0 for none.
func (s *scanner) glyph() (nag, size int) {
	switch c := s.peek(); {
	case c == '!', c == '?', c == '+', c == '-', c == '=', c >= 0x80:
		for i := range glyphs {
			if g := &glyphs[i]; s.follows(g.sign) {
				return g.nag, len(g.sign)
			}
		}
	}
	return 0, 0
}

// glyphStart reports whether a character beyond ASCII is a sign, so that it ends a word.
func glyphStart(r rune) bool { return strings.ContainsRune("‼⁇⁉⁈□∞⩲⩱±∓", r) }
