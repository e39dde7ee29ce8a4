package site

import (
	"fmt"
	"html"
	"os"
	"path/filepath"
	"regexp"
)

var (
	placeholder = regexp.MustCompile(`\{\{(\w+)\}\}`)
	only        = regexp.MustCompile(`(?s)[ \t]*\{\{only (\w+)\}\}\n(.*?)[ \t]*\{\{end\}\}\n`)
)

// pagePolicy is the Content-Security-Policy of index.html and embed.html. The latter has its first script enforce it
// (web/src/policy.ts).
const pagePolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; manifest-src 'self'"

// fillPage reads a page of the folder web and puts values in place of its {{names}}. What stands between a line
// {{only NAME}} and a line {{end}} is for the page of that name alone, which values have as "page".
func fillPage(root, name string, values map[string]string) ([]byte, error) {
	page, err := os.ReadFile(filepath.Join(root, "web", name))
	if err != nil {
		return nil, err
	}
	page = only.ReplaceAllFunc(page, func(found []byte) []byte {
		parts := only.FindSubmatch(found)
		if string(parts[1]) != values["page"] {
			return nil
		}
		return parts[2]
	})
	page = placeholder.ReplaceAllFunc(page, func(found []byte) []byte {
		if string(found) == buildMark {
			return found
		}
		value, known := values[string(found[2:len(found)-2])]
		if !known && err == nil {
			err = fmt.Errorf("web/%s: no value for %s", name, found)
		}
		return []byte(html.EscapeString(value))
	})
	return page, err
}
