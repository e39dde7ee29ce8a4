package site

import (
	"os"
	"path/filepath"

	"github.com/touchmove/touchmove/internal/rulebook"
	"github.com/touchmove/touchmove/lessons"
)

// rulesFolder is where the rulebook is, seen from the site.
const rulesFolder = "rules/"

// addRulebook adds the pages of the rulebook and their style.
func addRulebook(files Files, root string) error {
	_, course, err := lessons.ReadCourse(os.DirFS(filepath.Join(root, "lessons", "scripts")))
	if err != nil {
		return err
	}
	book, err := rulebook.Read(os.DirFS(filepath.Join(root, "lessons", "rulebook")))
	if err != nil {
		return err
	}
	style, err := bundleStyle(root, "web/rulebook.css")
	if err != nil {
		return err
	}
	styleName := hashed("rules", style, ".css")
	files[rulesFolder+styleName] = style
	pages, err := book.Pages(course, os.DirFS(filepath.Join(root, "assets")), styleName)
	if err != nil {
		return err
	}
	for name, page := range pages {
		files[rulesFolder+name] = page
	}
	return nil
}
