package author

import (
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess/pgn"
	"github.com/touchmove/touchmove/lessons"
)

// scripts are the course's, by their names.
func scripts(t testing.TB) map[string]string {
	t.Helper()
	files, err := filepath.Glob("../lessons/scripts/*.pgn")
	if err != nil || len(files) < 30 {
		t.Fatalf("%d scripts: %v", len(files), err)
	}
	all := map[string]string{}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(file)] = string(text)
	}
	return all
}

// TestCourseSurvives imports every script of the course, writes it and reads it again: nothing is different but the places.
func TestCourseSurvives(t *testing.T) {
	for name, text := range scripts(t) {
		s := New()
		s.ImportFile(name, []byte(text))
		v := s.View()
		for _, l := range v.Import.Lines {
			if l.Kind == ImportRefused || l.Game > 0 && l.Kind != ImportKept {
				t.Errorf("%s: %+v", name, l)
			}
		}
		compareGames(t, name, text, s.PGN(0))
	}
}

// TestEditingLeavesTheRest types into each exercise of the course and takes it back by typing again.
func TestEditingLeavesTheRest(t *testing.T) {
	for name, text := range scripts(t) {
		s := New()
		s.Handle(Event{Type: EventRestore, Text: text})
		for i := range s.set.exercises {
			v := play(s, Event{Type: EventOpen, Number: i + 1})
			was := v.Exercise.Said.Text
			play(s, field(FieldWords, was+" More \\ ] of it."), field(FieldWords, was))
		}
		id := strings.TrimSuffix(name, ".pgn")
		before, err := lessons.Parse(id, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		after, err := lessons.Parse(id, []byte(s.PGN(0)))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for i := range before.Exercises {
			a, b := before.Exercises[i], after.Exercises[i]
			if a.Title != b.Title || a.Goal.String() != b.Goal.String() || a.Lead != b.Lead || a.Learner != b.Learner || a.Bottom != b.Bottom {
				t.Errorf("%s %d: %q %q %d, then %q %q %d", name, i+1, a.Title, a.Goal, a.Lead, b.Title, b.Goal, b.Lead)
			}
			compareNodes(t, name, a.Root, b.Root)
		}
		if faults := lessons.Validate(after); len(faults) > 0 && !testing.Short() {
			t.Errorf("%s: %v", name, faults[0])
		}
	}
}

func compareNodes(t *testing.T, name string, a, b *lessons.Node) {
	t.Helper()
	if a.Move != b.Move || a.SAN != b.SAN || a.Judgement != b.Judgement || a.Text != b.Text || a.Default != b.Default ||
		!reflect.DeepEqual(a.Hints, b.Hints) || !reflect.DeepEqual(a.Shapes, b.Shapes) || !reflect.DeepEqual(a.Replies, b.Replies) ||
		!reflect.DeepEqual(a.IllegalWords, b.IllegalWords) || len(a.Children) != len(b.Children) {
		t.Errorf("%s: at %s something is different:\n%+v\n%+v", name, a.SAN, a, b)
		return
	}
	for i := range a.Children {
		compareNodes(t, name, a.Children[i], b.Children[i])
	}
}

func compareGames(t *testing.T, name, before, after string) {
	t.Helper()
	a, faults := pgn.Parse([]byte(before))
	b, more := pgn.Parse([]byte(after))
	if len(faults)+len(more) > 0 || len(a) != len(b) {
		t.Fatalf("%s: %v %v, %d games, then %d", name, faults, more, len(a), len(b))
	}
	for i := range a {
		unplaced(&a[i])
		unplaced(&b[i])
		if !reflect.DeepEqual(a[i], b[i]) {
			t.Errorf("%s, game %d is different:\n%+v\n%+v", name, i+1, a[i], b[i])
		}
	}
}

// unplaced takes the places out of a game.
func unplaced(g *pgn.Game) {
	g.Line, g.Col = 0, 0
	for i := range g.Tags {
		g.Tags[i].Line, g.Tags[i].Col = 0, 0
	}
	comments := func(all []pgn.Comment) {
		for i := range all {
			all[i].Line, all[i].Col = 0, 0
		}
	}
	comments(g.Preface)
	comments(g.Comments)
	for _, n := range nodes(g)[1:] {
		n.move.Line, n.move.Col = 0, 0
		comments(n.move.Before)
		comments(n.move.After)
		if len(n.move.Variations) == 0 {
			n.move.Variations = nil
		}
	}
}
