package bench

import (
	"os"
	"path/filepath"

	"github.com/touchmove/touchmove/internal/site"
)

// buildHello makes the bare program with the Ebitengine release that the site has.
func buildHello(root, dist string) (site.Files, error) {
	source := filepath.Join(root, "web", "bench", "hello")
	wasm := filepath.Join(root, ".cache", "hello.wasm")
	if err := site.CompileWasm(root, "./web/bench/hello", wasm); err != nil {
		return nil, err
	}
	loader, err := site.WasmExec()
	if err != nil {
		return nil, err
	}
	files := site.Files{}
	for name, file := range map[string]string{
		"index.html":   filepath.Join(source, "index.html"),
		"wasm_exec.js": loader,
		"hello.wasm":   wasm,
	} {
		if files[name], err = os.ReadFile(file); err != nil {
			return nil, err
		}
	}
	if err := files.AddCompressed(filepath.Join(root, ".cache"), false); err != nil {
		return nil, err
	}
	return files, files.Write(dist)
}

// helloWithRules is the size of hello's program with the rules in it, brotli 11.
func helloWithRules(root string) (int, error) {
	wasm := filepath.Join(root, ".cache", "hello-chess.wasm")
	if err := site.CompileWasm(root, "./web/bench/hello", wasm, "-tags", "chess"); err != nil {
		return 0, err
	}
	content, err := os.ReadFile(wasm)
	if err != nil {
		return 0, err
	}
	files := site.Files{"hello.wasm": content}
	err = files.AddCompressed(filepath.Join(root, ".cache"), false)
	return len(files["hello.wasm.br"]), err
}
