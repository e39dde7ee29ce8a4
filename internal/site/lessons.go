package site

import (
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"github.com/touchmove/touchmove/lessons"
)

// addLessons adds the scripts and the course that lists them, and returns the id of the first lesson.
func addLessons(files Files, root string) (first string, err error) {
	scripts := os.DirFS(filepath.Join(root, "lessons", "scripts"))
	course, err := lessons.BuildIndex(scripts)
	if err != nil {
		return "", err
	}
	for _, lesson := range course.Lessons {
		script := lesson.ID + ".pgn"
		if files[path.Join("lessons", script)], err = fs.ReadFile(scripts, script); err != nil {
			return "", err
		}
	}
	files["lessons/course.json"], err = json.Marshal(course)
	return course.Lessons[0].ID, err
}
