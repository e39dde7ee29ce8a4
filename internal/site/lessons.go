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

// glossaryFile is where the page finds the glossary.
const glossaryFile = "lessons/glossary.json"

// addGlossary adds the terms that the page explains.
func addGlossary(files Files, root string) error {
	src, err := os.ReadFile(filepath.Join(root, "lessons", "glossary.txt"))
	if err != nil {
		return err
	}
	terms, err := lessons.ParseGlossary(string(src))
	if err != nil {
		return err
	}
	files[glossaryFile], err = json.Marshal(terms)
	return err
}
