package site

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// compileWasm builds cmd/wasm for the browser. The linked file stays in the cache folder, where
// the go command finds it again and need not link when nothing has changed.
func compileWasm(o Options) ([]byte, error) {
	name := "touchmove.wasm"
	if o.Tags != "" {
		name = "touchmove-" + o.Tags + ".wasm"
	}
	cache := filepath.Join(o.Root, ".cache")
	overlay, err := templateOverlay(o.Root, cache)
	if err != nil {
		return nil, err
	}
	out := filepath.Join(cache, name)
	if err := CompileWasm(o.Root, "./cmd/wasm", out, "-tags", o.Tags, "-overlay", overlay); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}

// CompileWasm builds the program in package pkg, seen from folder dir, for js/wasm into the file
// out, without symbols and without paths of the machine it is built on. More flags are for "go build".
func CompileWasm(dir, pkg, out string, flags ...string) error {
	args := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags", "-s -w", "-o", out}
	cmd := exec.Command("go", append(append(args, flags...), pkg)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("compile %s for the browser: %w", pkg, err)
	}
	return nil
}

// templateOverlay writes the file that has the go command take our package template for the
// standard library's, in this one program. Package template says why.
func templateOverlay(root, cache string) (string, error) {
	goroot, err := goRoot()
	if err != nil {
		return "", err
	}
	standard := filepath.Join(goroot, "src", "text", "template")
	sources, err := filepath.Glob(filepath.Join(standard, "*.go"))
	if err != nil {
		return "", err
	}
	replace := map[string]string{}
	for _, file := range sources {
		if !strings.HasSuffix(file, "_test.go") {
			replace[file] = "" // as if it were not there
		}
	}
	replace[filepath.Join(standard, "template.go")] = filepath.Join(root, "internal", "site", "template", "template.go")
	text, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(cache, 0o755); err != nil {
		return "", err
	}
	file := filepath.Join(cache, "overlay.json")
	return file, os.WriteFile(file, text, 0o644)
}
