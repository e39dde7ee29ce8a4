package lessons

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/touchmove/touchmove/chess"
	"github.com/touchmove/touchmove/lessons/scripts"
)

// course reads the course that is shipped.
func course(t testing.TB) []*Lesson {
	t.Helper()
	_, lessons, err := ReadCourse(scripts.FS)
	if err != nil {
		t.Fatal(err)
	}
	return lessons
}

// TestScripts proves each script by itself, so that one with a fault hides none of the others.
func TestScripts(t *testing.T) {
	files, err := fs.Glob(scripts.FS, "*.pgn")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		t.Run(file, func(t *testing.T) {
			src, err := fs.ReadFile(scripts.FS, file)
			if err != nil {
				t.Fatal(err)
			}
			l, err := Parse(strings.TrimSuffix(file, ".pgn"), src)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range Validate(l) {
				t.Error(f)
			}
		})
	}
}

func TestNoExerciseTwice(t *testing.T) {
	for _, f := range repeated(course(t)) {
		t.Error(f)
	}
}

func TestEveryScriptIsListed(t *testing.T) {
	listed := map[string]bool{}
	for _, l := range course(t) {
		listed[l.ID+".pgn"] = true
	}
	files, err := fs.Glob(scripts.FS, "*.pgn")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !listed[file] {
			t.Errorf("%s is not in course.txt", file)
		}
	}
}

func TestEveryFactIsTaught(t *testing.T) {
	if missing := uncovered(course(t)); len(missing) > 0 {
		t.Error("the course has gaps:\n" + strings.Join(missing, "\n"))
	}
}

// TestScriptsCanBeSolved plays each exercise by its solution.
func TestScriptsCanBeSolved(t *testing.T) {
	for _, l := range course(t) {
		for _, e := range l.Exercises {
			r := NewRunner(e)
			for steps := 0; r.State() == StateLearner && steps < 100; steps++ {
				if c, ok := r.SolutionCall(); ok {
					r.Call(c.ID)
					if c.Square != chess.NoSquare {
						r.Touch(c.Square)
					}
					if !c.Move.IsZero() {
						r.Try(c.Move)
					}
				} else if id, ok := r.SolutionChoice(); ok {
					r.Choose(id)
				} else if m, ok := r.Solution(); ok {
					r.Try(m)
				} else if text, ok := r.SolutionText(); ok {
					r.Write(text)
				} else if square, ok := r.SolutionSquare(); ok {
					r.Tap(square)
				}
			}
			if r.State() != StateSolved || r.Stars() != 1 {
				t.Errorf("%s, game %d: the solution does not solve it", l.ID, e.Game)
			}
		}
	}
}
