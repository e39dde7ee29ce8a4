package pgn

import (
	"cmp"
	"slices"
	"strings"

	"github.com/touchmove/touchmove/chess"
)

// roster are the tags that every game has in the export format, in this order, with what they say where nothing is
// known (standard, 8.1.1).
var roster = []Tag{
	{Name: "Event", Value: "?"},
	{Name: "Site", Value: "?"},
	{Name: "Date", Value: "????.??.??"},
	{Name: "Round", Value: "?"},
	{Name: "White", Value: "?"},
	{Name: "Black", Value: "?"},
	{Name: "Result", Value: "*"},
}

// Normalize brings a game into the form that the standard asks of files for exchange: the seven tags of the roster first
// and all there, the others in the order of their names, no name twice (the first counts, as for Tag), SetUp beside FEN;
// the tag Result as the end of the moves says; moves in SAN with as much of the square of departure as is needed and with
// the signs for check and mate; comments in lines that are not too long. Write then lays it out.
//
// It returns the faults of Play. A move that cannot be played ends its line, because the standard has no place for such
// (8.2); it is left out with all that hangs on it. Where the tag FEN has no position, moves stay as they are.
func (g *Game) Normalize() []Fault {
	g.normalizeTags()
	start, faults := g.start()
	if faults == nil {
		p := player{cut: true, visit: func(before *chess.Position, m *Move, played chess.Move) {
			m.SAN = nullMove
			if !played.IsZero() {
				m.SAN = before.SAN(played)
			}
		}}
		g.Moves = g.Moves[:p.line(&start, g.Moves)]
		faults = p.faults
	}
	wrapComments(g.Preface)
	wrapComments(g.Comments)
	wrapMoves(g.Moves)
	return faults
}

func (g *Game) normalizeTags() {
	g.Result = cmp.Or(plainResult([]byte(g.Result)), "*")
	if _, there := g.Tag("FEN"); there {
		g.setTag("SetUp", "1")
	}
	for _, t := range roster {
		if _, there := g.Tag(t.Name); !there {
			g.Tags = append(g.Tags, t)
		}
	}
	g.setTag("Result", g.Result)
	place := func(t Tag) int {
		i := slices.IndexFunc(roster, func(known Tag) bool { return known.Name == t.Name })
		if i < 0 {
			return len(roster)
		}
		return i
	}
	slices.SortStableFunc(g.Tags, func(a, b Tag) int {
		if order := cmp.Compare(place(a), place(b)); order != 0 || place(a) < len(roster) {
			return order
		}
		return cmp.Compare(a.Name, b.Name)
	})
	g.Tags = slices.CompactFunc(g.Tags, func(a, b Tag) bool { return a.Name == b.Name })
}

// setTag changes the tag of that name, or adds one.
func (g *Game) setTag(name, value string) {
	for i := range g.Tags {
		if g.Tags[i].Name == name {
			g.Tags[i].Value = value
			return
		}
	}
	g.Tags = append(g.Tags, Tag{Name: name, Value: value})
}

func wrapMoves(moves []*Move) {
	for _, m := range moves {
		wrapComments(m.Before)
		wrapComments(m.After)
		for _, v := range m.Variations {
			wrapMoves(v)
		}
	}
}

func wrapComments(comments []Comment) {
	for i := range comments {
		comments[i].Text = wrap(comments[i].Text)
	}
}

// wrap breaks lines of a comment that are too long for a line of the file, at spaces. To readers a line end is a space.
// No line begins with a sign that means something at the beginning of a line, be it only to some program.
func wrap(text string) string {
	const most = width - len("{ ") - len(" }")
	if len(text) <= most || strings.Contains(text, "}") {
		return text
	}
	var b strings.Builder
	column := 0
	for rest := text; rest != ""; {
		n := wordEnd(rest)
		word := rest[:n]
		rest = rest[n:]
		size := len([]rune(word))
		switch {
		case word[0] == '\n':
			column = 0
		case word[0] == ' ' && column+size > most:
			b.WriteByte('\n')
			word = word[1:]
			column = size - 1
		default:
			column += size
		}
		b.WriteString(word)
	}
	return b.String()
}

// wordEnd returns the length of what the text begins with and what must stay together: a line end, or a space that can be
// broken at with all up to the next such.
func wordEnd(text string) int {
	if text[0] == '\n' {
		return 1
	}
	for i := 1; i < len(text); i++ {
		switch {
		case text[i] == '\n':
			return i
		case text[i] != ' ' || text[i-1] == ' ':
		case i+1 < len(text) && !strings.ContainsRune(" \n%[", rune(text[i+1])):
			return i
		}
	}
	return len(text)
}
