package site

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
)

// addLessons adds the scripts and the course that lists them.
func addLessons(files Files, root string) error {
	paths, err := filepath.Glob(filepath.Join(root, "lessons", "*.pgn"))
	if err != nil {
		return err
	}
	type item struct {
		ID    string `json:"id"`
		Title string `json:"title"`
		Steps int    `json:"steps"`
	}
	course := struct {
		Title   string `json:"title"`
		Lessons []item `json:"lessons"`
	}{Title: "Touchmove"}
	for _, file := range paths {
		content, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		name := filepath.Base(file)
		files["lessons/"+name] = content
		id := strings.TrimSuffix(name, ".pgn")
		course.Lessons = append(course.Lessons, item{id, id, strings.Count(string(content), "[Event ")})
	}
	files["lessons/course.json"], err = json.Marshal(course)
	return err
}
