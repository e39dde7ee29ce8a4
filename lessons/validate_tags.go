package lessons

import (
	"slices"

	"github.com/touchmove/touchmove/chess/pgn"
)

// tags checks the tags that the reader takes as they are.
func (v *validator) tags(first bool) {
	e := v.exercise
	has := func(name string) bool {
		return slices.ContainsFunc(e.tags, func(t pgn.Tag) bool { return t.Name == name && t.Value != "" })
	}
	if first && !has("StudyName") {
		v.whole("The lesson has no title.", `Write [StudyName "…"] in the first game.`)
	}
	if !has("ChapterName") {
		v.whole("The exercise has no title.", `Write [ChapterName "…"].`)
	}
	if has("FEN") && !has("SetUp") {
		v.whole("Other programs show a position only where a tag says so.", `Write [SetUp "1"] after FEN.`)
	}
	if len(e.Facts) == 0 {
		v.whole("The exercise does not say what it teaches.", `Write [Facts "3.1"] with numbers from FORMAT.md.`)
	}
	for _, number := range e.Facts {
		if !isFact(number) {
			line, col := e.Line, e.Col
			if i := slices.IndexFunc(e.tags, func(t pgn.Tag) bool { return t.Name == "Facts" }); i >= 0 {
				line, col = e.tags[i].Line, e.tags[i].Col
			}
			v.at(line, col, "The curriculum has no fact "+number+".", "FORMAT.md lists the facts.")
		}
	}
	for i, t := range e.tags {
		if slices.Contains(knownTags, t.Name) && slices.ContainsFunc(e.tags[:i], func(u pgn.Tag) bool { return u.Name == t.Name }) {
			v.at(t.Line, t.Col, "The tag "+t.Name+" stands twice.", "")
		}
	}
	for _, f := range misspeltTags(e.tags) {
		f.File, f.Game = v.file, e.Game
		v.faults = append(v.faults, f)
	}
}

// misspeltTags finds the tags that look like a known one.
func misspeltTags(tags []pgn.Tag) []Fault {
	var faults []Fault
	for _, t := range tags {
		if slices.Contains(knownTags, t.Name) {
			continue
		}
		if near := nearest(t.Name, knownTags); near != "" {
			faults = append(faults, Fault{
				Line: t.Line, Col: t.Col, cause: true,
				Text: cutMiddle("The tag " + t.Name + " means nothing here."), Suggestion: "Did you mean " + near + "?",
			})
		}
	}
	return faults
}
