package site

import (
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
)

var placeholder = regexp.MustCompile(`\{\{(\w+)\}\}`)

// fillPage reads web/index.html and puts values in place of its {{names}}.
func fillPage(root string, values map[string]string) ([]byte, error) {
	page, err := os.ReadFile(filepath.Join(root, "web", "index.html"))
	if err != nil {
		return nil, err
	}
	page = placeholder.ReplaceAllFunc(page, func(found []byte) []byte {
		value, known := values[string(found[2:len(found)-2])]
		if !known && err == nil {
			err = fmt.Errorf("web/index.html: no value for %s", found)
		}
		return []byte(html.EscapeString(value))
	})
	return page, err
}
