package site

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// compileWasm builds cmd/wasm for the browser. The linked file stays in the cache folder, where
// the go command finds it again and need not link when nothing has changed.
func compileWasm(o Options) ([]byte, error) {
	name := "touchmove.wasm"
	if o.Tags != "" {
		name = "touchmove-" + o.Tags + ".wasm"
	}
	out := filepath.Join(o.Root, ".cache", name)
	if err := CompileWasm(o.Root, "./cmd/wasm", out, o.Tags); err != nil {
		return nil, err
	}
	return os.ReadFile(out)
}

// CompileWasm builds the program in package pkg, seen from folder dir, for js/wasm into the file
// out, without symbols and without paths of the machine it is built on.
func CompileWasm(dir, pkg, out, tags string) error {
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-tags", tags, "-ldflags", "-s -w", "-o", out, pkg)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWASM=")
	cmd.Stderr = os.Stderr
	if err := cmd.Run(); err != nil {
		return fmt.Errorf("compile %s for the browser: %w", pkg, err)
	}
	return nil
}
