package site

import (
	"os"
	"path/filepath"

	"github.com/evanw/esbuild/pkg/api"
)

// authorStem begins the names of the files that only the teacher's workshop needs.
const authorStem = "author"

// addAuthor adds author.html, the teacher's workshop, with its program, scripts and style sheet. The page has the style
// of the course beside its own.
func addAuthor(files Files, root, style string) error {
	wasm, err := compileAuthor(root)
	if err != nil {
		return err
	}
	wasmName := hashed(authorStem, wasm, ".wasm")
	program, err := bundleProgram(root, build{Wasm: wasmName, WasmBytes: len(wasm)})
	if err != nil {
		return err
	}
	programName := hashed(authorStem+"-program", program, ".js")
	loader, err := WasmExec()
	if err != nil {
		return err
	}
	script, err := bundle(root, api.BuildOptions{
		EntryPoints: []string{"web/src/author/main.ts"},
		Inject:      []string{loader},
		Loader:      map[string]api.Loader{".html": api.LoaderText}, // frame.html
		Plugins:     []api.Plugin{drawingsAsText, modulesApart(map[string]string{"./program": programName})},
	})
	if err != nil {
		return err
	}
	scriptName := hashed(authorStem, script, ".js")
	sheet, err := bundleStyle(root, "web/author.css")
	if err != nil {
		return err
	}
	sheetName := hashed(authorStem, sheet, ".css")
	page, err := fillPage(root, "author.html", map[string]string{
		"program": programName, "script": scriptName, "style": style, "sheet": sheetName,
	})
	if err != nil {
		return err
	}
	files[wasmName], files[programName], files[scriptName], files[sheetName] = wasm, program, script, sheet
	files[authorStem+".html"] = page
	return nil
}

// compileAuthor builds cmd/author for the browser, as small as the learner's program.
func compileAuthor(root string) ([]byte, error) {
	out := filepath.Join(root, ".cache", authorStem+".wasm")
	if err := CompileWasm(root, "./cmd/author", out, notInlined()...); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}
