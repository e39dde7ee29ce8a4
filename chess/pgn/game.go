// Package pgn reads and writes Portable Game Notation: tags, moves, comments, glyphs, variations.
//
// Reading knows no rules of chess. A move is the text that stood in the file; Game.Play finds out whether it can be played.
// Every thing read carries its place, so that whoever finds fault with it can point at it. Parse reads a small file whole, a
// Reader games one by one. Write lays games out as the standard asks of files for exchange; Game.Normalize sees to it that
// what they say is as the standard asks, too.
//
// The standard is "Portable Game Notation Specification and Implementation Guide" of 12 March 1994. Numbers such as 8.2.1 are
// its sections. Where readers differ, docs/decisions/0310-reading-pgn.md says what is done here.
package pgn

import "strconv"

// Game is one game of a file.
type Game struct {
	// Preface holds the comments above the tags. They speak about the file, not about the game.
	Preface []Comment
	Tags    []Tag
	// Comments stand before the first move.
	Comments []Comment
	Moves    []*Move
	// Result is "1-0", "0-1", "1/2-1/2" or "*": the token that ends the moves, else what the tag Result says, else "*".
	Result string
	// Line and Col are where the game begins, counted from 1. A column is a character, not a byte.
	Line, Col int
}

// Tag is a tag pair: [Name "Value"].
type Tag struct {
	Name, Value string
	Line, Col   int // of the opening bracket
}

// Move is one move of a line, as written, and what is said about it.
type Move struct {
	// SAN is the move without its suffixes: "Nf3", "exd6+", "0-0"; "--" and the like are null moves.
	SAN string
	// NAGs are the numeric glyphs in the order written. A suffix counts as its number: "!" is 1, "?" is 2, "!!" 3, "??" 4, "!?" 5, "?!" 6.
	NAGs []int
	// Before holds comments in front of the first move of a variation, After those that follow the move.
	Before, After []Comment
	// Variations are lines that could have been played instead of this move.
	Variations [][]*Move
	Line, Col  int
}

// Comment is the text between braces, or from a semicolon to the end of the line, without the space around it.
type Comment struct {
	Text      string
	Line, Col int // of the first character of Text
}

// Fault says what is wrong with a file and where.
type Fault struct {
	Line, Col int
	// Game is counted from 1; 0 where the fault is the file's, and in faults of Play.
	Game int
	Text string
	// Forgiven: what was meant is clear, and was read. Only a Reader that is Strict tells of such.
	Forgiven bool
}

// Error returns "line:col: text".
func (f Fault) Error() string {
	return strconv.Itoa(f.Line) + ":" + strconv.Itoa(f.Col) + ": " + f.Text
}

// Tag returns the tag of that name, and whether there is one.
func (g *Game) Tag(name string) (Tag, bool) {
	for _, t := range g.Tags {
		if t.Name == name {
			return t, true
		}
	}
	return Tag{}, false
}
