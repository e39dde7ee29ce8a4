package author

import (
	"strings"

	"github.com/touchmove/touchmove/chess/pgn"
)

// PGN is the set as a script, or, where number is that of an exercise, that one alone.
func (s *Session) PGN(number int) string {
	exercises := s.set.exercises
	if number > 0 {
		if number > len(exercises) {
			return ""
		}
		exercises = exercises[number-1 : number]
	}
	return written(s.set.title, exercises)
}

// compact is the set as a link has it: as short as it can be. In its comments line ends and runs of spaces are one space, as
// they are to every reader, and only the first exercise has the title of the set, which counts.
func (s *Session) compact() string {
	games := gamesOf(s.set.title, s.set.exercises)
	for i := range games {
		g := cloned(&games[i])
		for _, n := range nodes(g)[1:] {
			fold(n.move.Before)
			fold(n.move.After)
		}
		fold(g.Preface)
		fold(g.Comments)
		if i > 0 {
			setTag(g, "StudyName", "")
		}
		games[i] = *g
	}
	text, err := pgn.Compact(games)
	if err != nil {
		panic(err) // every move and tag has been read, or made here
	}
	return text
}

func fold(comments []pgn.Comment) {
	for i := range comments {
		comments[i].Text = plain(comments[i].Text)
	}
}

// written writes exercises as a script with a title.
func written(title string, exercises []*exercise) string {
	var text strings.Builder
	if err := pgn.Write(&text, gamesOf(title, exercises)); err != nil {
		panic(err) // every move and tag has been read, or made here
	}
	return text.String()
}

// gamesOf are the games of a script with a title.
func gamesOf(title string, exercises []*exercise) []pgn.Game {
	games := make([]pgn.Game, len(exercises))
	for i, e := range exercises {
		games[i] = *e.game
		games[i].Tags = append([]pgn.Tag(nil), e.game.Tags...)
		// The first game's title counts; that of another which has one says the same.
		if _, there := e.game.Tag("StudyName"); there || i == 0 {
			setTag(&games[i], "StudyName", title)
		}
	}
	return games
}

// size is about how large the set is as a file, in bytes.
func (s *Session) size() int {
	size := 0
	for _, e := range s.set.exercises {
		size += e.bytes()
	}
	return size
}

// bytes is how large an exercise is as a file.
func (e *exercise) bytes() int {
	if e.checked.size == 0 {
		e.checked.size = len(written("", []*exercise{e}))
	}
	return e.checked.size
}
