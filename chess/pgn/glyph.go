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
	{"+-", 18},
	{"-+", 19},
	{"=", 10},
	{"□", 7},
	{"∞", 13},
	{"⩲", 14},
	{"⩱", 15},
	{"±", 16},
	{"∓", 17},
}

// glyph returns the NAG of the sign that the text begins with and the sign's length, 0 and 0 for none.
func glyph(text string) (nag, size int) {
	for _, g := range glyphs {
		if strings.HasPrefix(text, g.sign) {
			return g.nag, len(g.sign)
		}
	}
	return 0, 0
}

// glyphStart returns the NAG of a sign that cannot be part of a move, so that it ends a word.
func glyphStart(r rune) int {
	if r < 0x80 && r != '!' && r != '?' {
		return 0
	}
	nag, _ := glyph(string(r))
	return nag
}
