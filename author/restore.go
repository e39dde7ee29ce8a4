package author

import (
	"slices"

	"github.com/touchmove/touchmove/chess/pgn"
)

// restore opens a script of ours, with nothing changed in it: a set that was kept, or that of a link. What has nothing in it that
// can be understood is not opened.
func (s *Session) restore(e Event) {
	games, faults := pgn.Parse([]byte(e.Text))
	if len(faults) > 0 || len(games) == 0 {
		s.notice = sayBadScript
		if len(faults) > 0 {
			s.notice += " " + faults[0].Text
		}
		if !slices.ContainsFunc(games, hasContent) {
			return
		}
	}
	next := set{}
	for i := range games {
		if studyName := plain(tag(&games[i], "StudyName")); next.title == "" {
			next.title = studyName
		}
		next.exercises = append(next.exercises, &exercise{game: &games[i]})
	}
	s.mode = s.modeFor(next)
	s.change(next, labelRead, "")
	s.toQuestion()
}

func hasContent(g pgn.Game) bool {
	return len(g.Tags)+len(g.Moves)+len(g.Comments)+len(g.Preface) > 0
}
