package author

import (
	"slices"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/chess/setup"
)

// tag returns the value of a tag, "" where it is not there.
func tag(g *pgn.Game, name string) string {
	t, _ := g.Tag(name)
	return t.Value
}

// setTag gives a tag a value, or takes it away where that is "". It reports whether that changes anything.
func setTag(g *pgn.Game, name, value string) bool {
	i := slices.IndexFunc(g.Tags, func(t pgn.Tag) bool { return t.Name == name })
	switch {
	case value == "" && i < 0 || i >= 0 && value != "" && g.Tags[i].Value == value:
		return false
	case value == "":
		g.Tags = slices.DeleteFunc(g.Tags, func(t pgn.Tag) bool { return t.Name == name })
	case i >= 0:
		g.Tags[i].Value = value
	default:
		g.Tags = slices.Insert(g.Tags, tagPlace(g, name), pgn.Tag{Name: name, Value: value})
	}
	return true
}

// tagOrder are our tags in the order in which a new one is put among them.
var tagOrder = []string{"StudyName", "ChapterName", "FEN", "SetUp", "Kings", "Orientation", "Learner", "LeadIn", "Turns", "Goal"}

// tagPlace is where a new tag belongs: behind those that come before it in tagOrder.
func tagPlace(g *pgn.Game, name string) int {
	order := slices.Index(tagOrder, name)
	place := 0
	if order < 0 {
		return len(g.Tags)
	}
	for i, t := range g.Tags {
		if o := slices.Index(tagOrder, t.Name); o >= 0 && o < order {
			place = i + 1
		}
	}
	return place
}

// setPosition gives a game the position to begin with, and says of one that no game has that it shall be taken.
func setPosition(g *pgn.Game, b *setup.Board) {
	fen := b.FEN()
	setTag(g, "FEN", fen)
	setTag(g, "SetUp", "1")
	kings := ""
	if _, err := chess.ParseFEN(fen); err != nil {
		kings = "none"
	}
	setTag(g, "Kings", kings)
}
