package site

import "github.com/evanw/esbuild/pkg/api"

// elementFile is the wrapper for other people's pages. Its name does not change with its content: those pages name it.
const elementFile = "touchmove-exercise.js"

// addElement adds the custom element. It is no module and exports nothing, so that a page may load it in either way.
func addElement(files Files, root string) (err error) {
	files[elementFile], err = bundle(root, api.BuildOptions{
		EntryPoints: []string{"web/src/element.ts"},
		Format:      api.FormatIIFE,
	})
	return err
}
