package pgn

import (
	"cmp"
	"strconv"
	"strings"
)

// Compact writes games as Write does, in as few characters as can be: in one line, without move numbers. It is for where each
// character counts, such as a link. Parse reads it back equal, but for the places; other programs may want the numbers.
func Compact(games []Game) (string, error) {
	var w compactor
	for i := range games {
		g := &games[i]
		// Write finds what cannot be read again.
		if err := writeGame(&strings.Builder{}, g); err != nil {
			return "", err
		}
		w.comments(g.Preface)
		for _, t := range g.Tags {
			w.mark("[" + t.Name + ` "` + escapes.Replace(t.Value) + `"]`)
		}
		w.comments(g.Comments)
		w.moves(g.Moves)
		w.word(cmp.Or(plainResult([]byte(g.Result)), "*"))
		if i+1 < len(games) && (len(games[i+1].Preface) > 0 || len(games[i+1].Tags) == 0) {
			w.text.WriteString("\n\n") // what stands right below a result is about the game that ended
			w.afterWord = false
		}
	}
	return w.text.String(), nil
}

type compactor struct {
	text      strings.Builder
	afterWord bool
}

// word writes what needs a space, or a sign, between it and another word.
func (w *compactor) word(text string) {
	if w.afterWord {
		w.text.WriteByte(' ')
	}
	w.text.WriteString(text)
	w.afterWord = true
}

// mark writes what begins and ends with a sign of its own.
func (w *compactor) mark(text string) {
	w.text.WriteString(text)
	w.afterWord = false
}

func (w *compactor) comments(all []Comment) {
	for _, c := range all {
		switch text := commentText(c); {
		case text == "":
		case text[0] == ';':
			w.mark(text + "\n")
		default:
			w.mark("{" + text[len("{ "):len(text)-len(" }")] + "}")
		}
	}
}

func (w *compactor) moves(moves []*Move) {
	for _, m := range moves {
		w.comments(m.Before)
		w.word(m.SAN)
		for _, nag := range m.NAGs {
			w.mark("$" + strconv.Itoa(nag))
			w.afterWord = true
		}
		w.comments(m.After)
		for _, v := range m.Variations {
			w.mark("(")
			w.moves(v)
			w.mark(")")
		}
	}
}
